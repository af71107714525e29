"""An address of every kind of page, without its language."""

from tests.browser import cheating, queens

STEP = "/vampire-queen/lessons/hunt/a-low-two/"
POSITION = (
    "/vampire-queen/table/vampire-queen_1_standard_C_3,7;9,12;1,8,H15;2,5,5;4,13,Q_trick=A:H20;B:2/"
)
CHEATING = f"/{cheating.GAME}/"
QUEENS = f"/{queens.GAME}/"
BARK = "/bark-side/"
SETS = "table/bark-side_1_with-special-dogs_A_4,4,6,Wd;1,5,9,10;2,3,8,8_tail=tucked/"
TUCKED = SETS + "?moves=A:4,Wd;B:tuck,1,5"
CHEATED = "?moves=B:cheat,Mo4"
PAGES = {
    "library": "/",
    "library of a venue": "/?venue=demo-club&sort=minutes",
    "library, nothing left": "/?players=12&age=7",
    "about": "/about/",
    "venue": "/at/demo-club/",
    "labels": "/at/demo-club/labels/",
    "box": "/vampire-queen/box/?venue=demo-club",
    "search": "/search/?q=%EC%84%A0&game=vampire-queen",
    "search of nothing": "/search/?q=qeuen",
    "game": "/vampire-queen/",
    "rules": "/vampire-queen/rules/",
    "rules beside": "/vampire-queen/rules/?with=ja&with=en&with=ko&players=3",
    "clause": "/sleeping-queens/rules/dragon-optional/",
    "changes": "/sleeping-queens/changes/",
    "crib": "/vampire-queen/crib/",
    "terms": "/vampire-queen/terms/",
    "variants": "/vampire-queen/variants/",
    "coverage": "/vampire-queen/coverage/",
    "step": STEP,
    "step tried": STEP + "?try=C:H15",
    "step allowed": STEP + "?try=C:8",
    "step answered": STEP + "?answer=1&answer=H15",
    "step of one seat": STEP + "?eyes=D",
    "table": POSITION + "?moves=C:1",
    "table refused": POSITION + "?moves=C:H15",
    "table compared": POSITION + "?moves=C:1&with=japanese-note",
    "report of a clause": "/vampire-queen/report/?clause=hunt-ban",
    "report of the site": "/report/",
    "thanks for a report": "/vampire-queen/report/thanks/?step=hunt/the-tie",
    "400": "/vampire-queen/table/nonsense/",
    "404": "/vampire-queen/lessons/nowhere/",
}
FURTHER = {
    "second game": CHEATING,
    "slaps": CHEATING + "lessons/mosquito/first-hand/",
    "cheat refused": CHEATING + "lessons/slip-away/stuck-with-a-moth/?try=A:cheat,Mo1",
    "cheat unseen": CHEATING + "lessons/slip-away/gone/?eyes=C",
    "table of slaps": cheating.SOME_SLAPPED,
    "table of gifts": cheating.GIFTS,
    "table of a pick": cheating.SPIDER + "?pick=B:N1",
    "table of a race": cheating.RACED,
    "table of a cheat": cheating.TURN + CHEATED,
    "table of one caught": cheating.CAUGHT,
    "third game": QUEENS,
    "step of an attack": QUEENS + "lessons/knight-and-dragon/attack-on-heart/?try=C:Dr",
    "table of a sum": queens.TURN + "?pick=A:2,3",
    "table of a king": queens.TURN + "?pick=A:Ki",
    "table of an attack": queens.KNIGHT + queens.ATTACK,
    "table of a place": queens.TURN + queens.PLACE,
    "table of a rose": queens.TURN + queens.WAKE,
    "table that is over": queens.LAST + queens.OVER,
    "fourth game": BARK,
    "step of a last trick": BARK + "lessons/last-trick/seven-leads/",
    "step of a set too early": BARK + "lessons/last-trick/the-boss-leads/?try=C:7,7",
    "table of a passing": BARK + "table/?players=6",
    "table of a tuck": BARK + TUCKED,
    "table of a set": BARK + SETS + "?pick=A:4,4",
}
"""What tables of the other games have of their own."""
FURTHER |= {
    name: place
    for ordinal, game in (("second", CHEATING), ("third", QUEENS), ("fourth", BARK))
    for name, place in (
        (f"{ordinal} game rules", game + "rules/"),
        (f"{ordinal} game terms", game + "terms/"),
        (f"{ordinal} game variants", game + "variants/"),
        (f"{ordinal} game coverage", game + "coverage/"),
    )
}
OPENED = """() => document.querySelectorAll(".unasked").forEach(each => { each.open = true; })"""
"""Opens the list of moves that nobody waits for, where a page has one."""
