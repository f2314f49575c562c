"""The game in the terminal: pages drawn from views, and a person's answers read from lines."""
