"""How long it takes until the last phone of a class has what was published, and what each costs.

`report.py` has streams alone: it starts servers in turn (the edge, a bare socket server as the
floor of what machine and client allow, and socket.io where it is installed) and `listeners.py`, a
process that holds all the streams, publishes, and times by its own clock. `classes.py` has classes
from the press of the button to the last phone: the site as it is served, and `rooms.py`, which is
everybody who takes part. Two cores: one is the server's, one the listeners'.
"""
