"""Events and refusals told as sentences in a reader's language."""
