"""The front of the site: live streams and ready-made pages, answered without entering Django.

Plain asyncio and nothing of ours: what it has to know of the site it is given (a key, a coroutine
that makes a snapshot, the versions that pages depend on). docs/architecture.md draws the picture.

- `message.py`  what goes down a stream: server-sent events, compressed once for everybody
- `ticket.py`   who may hold which stream, told by the address alone
- `hub.py`      who holds one in this process, and writing to all of them
- `bus.py`      the way to every hub of the site, from any thread; `redis_bus.py` from any process
- `stream.py`   one stream, from request to end
- `pages.py`    pages kept as they were answered, with what they depend on
- `front.py`    the ASGI application before Django
- `limits.py`, `stopping.py`  how many may come, and how they are sent home
"""
