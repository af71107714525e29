"""Any position of a game, stepped and tried under its engine."""
