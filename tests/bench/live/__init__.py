"""How long it takes until the last phone of a class has what was published, and what each costs.

`report.py` starts servers in turn (the edge, a bare socket server as the floor of what machine and
client allow, and socket.io where it is installed) and `listeners.py`, a process that holds all the
streams, publishes, and times by its own clock. Two cores: one is the server's, one the listeners'.
"""
