"""Why a class does not grant a wish, said to whoever wished it."""

from django.utils.translation import gettext_lazy as _

from teachapp.catalogue import queries
from teachapp.classroom.room.values import Refused, Room

SAID = {
    "answered": _("You have answered this question already. Your first answer counts."),
    "barred": _("The instructor no longer lets you into this class."),
    "closed": _("This class is over."),
    "frozen": _("Eyes to the front for a moment: the instructor has paused the class."),
    "full": _("This class is full. When somebody leaves there is room again."),
    "game-is-on": _("A game is being played. End it before you try something else."),
    "hands-are-open": _("Everybody sees all hands here. Hide them from those who watch first."),
    "host-is-here": _("The instructor is back."),
    "impossible": _("There can’t be such a position in this game."),
    "left": _("You have left this class."),
    "locked": _(
        "The instructor lets nobody new in at the moment. Ask to be let in, then press the button"
        " again."
    ),
    "moved-meanwhile": _("The class has moved on meanwhile, so nothing was done. Look again."),
    "no-answer": _("Please choose an answer."),
    "no-bot": _("It is a person’s turn, so no bot can move."),
    "no-game": _("No game is being played."),
    "no-lesson": _("There is no such lesson."),
    "no-move": _("There is no move to take back."),
    "no-name": _("Please say what you want to be called."),
    "no-pass": _("There is no such code, or not any more. Codes are good for ten minutes."),
    "no-question": _("This question is not asked any more."),
    "no-seat": _("There is no such seat."),
    "no-step": _("There is no such step."),
    "no-such-number": _("This game can’t be played with that number of players."),
    "no-table": _("There is no table to do this at."),
    "nobody-to-accuse": _("Nobody can be accused at this moment, so there is nothing to ask."),
    "nobody": _("There is nobody by that name in this class."),
    "not-allowed": _("Only those who lead the class can do this."),
    "not-your-seat": _("This is not your seat."),
    "nothing-chosen": _("Choose at least one lesson, or a free table."),
    "nothing-to-ask": _("There is nothing to ask here: either every card is allowed, or none."),
    "own-wish": _("Others have to agree."),
    "pass-used": _("This code has been used already. Ask for a new one."),
    "poll-over": _("This question is closed."),
    "rehearsal": _("This is a rehearsal: nobody can join it."),
    "removed": _("The instructor has removed you from this class. You may join again."),
    "seat-taken": _("This seat is taken."),
    "sits-there": _("You sit at this table: the question is for those who watch."),
    "time-is-up": _("Time is up for this question."),
    "too-many-languages": _("The big screen has room for three languages at once."),
    "too-many-codes": _(
        "Too many codes were tried or asked for. Wait ten minutes, then try again."
    ),
    "too-many": _("You have asked about a great many things. Take some back first."),
    "too-often": _(
        "You have done a great many things in this class. Please leave room for the others."
    ),
    "unreadable": _("This could not be read. Look again and try once more."),
}
"""By the code of `Refused`; a test holds it to the codes that there are."""


def said(refused: Refused, room: Room, language: str) -> str:
    """Return a refusal as a sentence; the rules speak for themselves."""
    if refused.violation is not None and refused.move is not None:
        return queries.words(room.game, language).refusal(refused.violation, refused.move)
    return str(SAID[refused.code])
