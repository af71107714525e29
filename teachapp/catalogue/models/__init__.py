"""Everything in the database. `content`, `lessons` and `loaded` come from files, `venues` are
edited on the site, and readers write `reports`."""

from teachapp.catalogue.models.content import (
    Change as Change,
)
from teachapp.catalogue.models.content import (
    ChangeText as ChangeText,
)
from teachapp.catalogue.models.content import (
    Clause as Clause,
)
from teachapp.catalogue.models.content import (
    ClauseText as ClauseText,
)
from teachapp.catalogue.models.content import (
    Component as Component,
)
from teachapp.catalogue.models.content import (
    FormerText as FormerText,
)
from teachapp.catalogue.models.content import (
    Game as Game,
)
from teachapp.catalogue.models.content import (
    GameText as GameText,
)
from teachapp.catalogue.models.content import (
    InParts as InParts,
)
from teachapp.catalogue.models.content import (
    Part as Part,
)
from teachapp.catalogue.models.content import (
    Section as Section,
)
from teachapp.catalogue.models.content import (
    SectionText as SectionText,
)
from teachapp.catalogue.models.content import (
    Source as Source,
)
from teachapp.catalogue.models.content import (
    SourceText as SourceText,
)
from teachapp.catalogue.models.content import (
    Term as Term,
)
from teachapp.catalogue.models.content import (
    TermText as TermText,
)
from teachapp.catalogue.models.content import (
    Text as Text,
)
from teachapp.catalogue.models.content import (
    Variant as Variant,
)
from teachapp.catalogue.models.content import (
    VariantText as VariantText,
)
from teachapp.catalogue.models.lessons import (
    Lesson as Lesson,
)
from teachapp.catalogue.models.lessons import (
    LessonText as LessonText,
)
from teachapp.catalogue.models.lessons import (
    Step as Step,
)
from teachapp.catalogue.models.lessons import (
    StepText as StepText,
)
from teachapp.catalogue.models.loaded import (
    ContentState as ContentState,
)
from teachapp.catalogue.models.loaded import (
    Messages as Messages,
)
from teachapp.catalogue.models.loaded import (
    Passage as Passage,
)
from teachapp.catalogue.models.loaded import (
    ProseFile as ProseFile,
)
from teachapp.catalogue.models.reports import Report as Report
from teachapp.catalogue.models.venues import (
    Copy as Copy,
)
from teachapp.catalogue.models.venues import (
    ShelvesState as ShelvesState,
)
from teachapp.catalogue.models.venues import (
    Venue as Venue,
)
from teachapp.catalogue.models.venues import (
    VenueText as VenueText,
)
