"""How a log record is written: on one line, whatever it holds."""

import logging


class OneLine(logging.Formatter):
    """Writes line breaks as `\\n`.

    What a client sent can then not pass itself off as a record of its own, and a traceback stays
    one record in journals and collectors that read line by line.
    """

    def format(self, record: logging.LogRecord) -> str:
        return super().format(record).replace("\r", "\\r").replace("\n", "\\n")
