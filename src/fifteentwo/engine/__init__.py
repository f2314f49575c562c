"""The strong player of the six-card game for two."""
