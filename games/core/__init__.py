"""What games share: the protocol, cards, options, the clause table, notation, records, bots."""
