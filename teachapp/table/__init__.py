"""An observation laid out as zones, cards and actions for the components to draw."""
