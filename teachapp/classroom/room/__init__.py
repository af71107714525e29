"""What a class is, as values: entries folded into a `Room`. Plain Python, no database.

`values` says what there is; `people`, `leading`, `polls` and `table` each hold some kinds of
entries: who may wish for one, what is written down, what it changes. `kinds` lists them all and
folds.
"""
