"""What the screens of a class show, as values that templates draw: nothing is decided here."""
