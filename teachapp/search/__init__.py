"""The page on which a rule is looked up, in all languages at once."""
