"""Telling senders apart without keeping who they are: hashes of network addresses.

A sender is a network, a home's or a school's, for one day; the next day the same network has
another hash, and without the secret key nobody can try addresses against one.
"""

from datetime import date
from hashlib import blake2b
from ipaddress import ip_address, ip_network

from django.conf import settings


def sender(address: str, day: date) -> str:
    """Return what stands for whoever sends from an address on a day."""
    return hashed("sender", day.isoformat(), _network(address))


def hashed(*parts: str) -> str:
    """Return a hash that nobody without the secret key can try guesses against."""
    key = settings.SECRET_KEY.encode()[:64]
    return blake2b("\0".join(parts).encode(), key=key, digest_size=16).hexdigest()


def _network(address: str) -> str:
    """Return what one sender's addresses have in common: a home has 2⁶⁴ of version 6."""
    try:
        version = ip_address(address).version
    except ValueError:
        return address
    return str(ip_network((address, 64), strict=False)) if version == 6 else address
