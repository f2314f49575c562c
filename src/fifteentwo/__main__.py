"""``python -m fifteentwo`` is the command ``fifteentwo``."""

import sys

from fifteentwo.cli import main

sys.exit(main())
