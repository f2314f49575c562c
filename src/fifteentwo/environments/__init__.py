"""The game as an environment for reinforcement learning. Needs the extra ``environments``.

The version in a name goes up whenever results with it can no longer be compared with earlier ones.
"""
