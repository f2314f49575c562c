"""Cards, hands and pegging boards as SVG pictures, for notebooks, pages and documents.

The pictures need no fonts for cards, no style sheet and no script. Their elements carry CSS classes that begin with
``ft-``; colours are presentation attributes, so a page's own rules override them.
"""

from fifteentwo.svg.board import Track, board_svg, usual_skunk_lines
from fifteentwo.svg.card import card_svg
from fifteentwo.svg.document import Svg
from fifteentwo.svg.hand import hand_svg

__all__ = ["Svg", "Track", "board_svg", "card_svg", "hand_svg", "usual_skunk_lines"]
