"""How many streams the machine lets this process hold: each is an open file."""

import logging
import resource

logger = logging.getLogger(__name__)
ENOUGH = 4096
"""A few big classes and everything else that is open."""
WANTED = 65_536
"""Where the hard limit is higher or none; some systems refuse to set none."""


def allow_many_streams() -> int:
    """Raise the limit of open files as far as is allowed, and say so if it stays low."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
        except (ValueError, OSError) as error:
            logger.warning("The limit of open files can't be raised: %s", error)
    if soft != resource.RLIM_INFINITY and soft < ENOUGH:
        logger.warning(
            "Only %d files may be open at once, so at most as many live streams;"
            " raise the hard limit (ulimit -Hn, LimitNOFILE= of systemd) to %d or more.",
            soft,
            ENOUGH,
        )
    return soft
