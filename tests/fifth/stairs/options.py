"""Nothing can be agreed otherwise."""

from dataclasses import dataclass

from games.core.options import Options


@dataclass(frozen=True, slots=True)
class StairsOptions(Options):
    """No option."""


PRESETS = {"standard": StairsOptions()}
