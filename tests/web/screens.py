"""Every screen by name, and how to open it."""

from __future__ import annotations

from tests.web.jewel_places import JEWEL
from tests.web.places import HALL_AND_SMITHY, Way
from tests.web.silber_places import SILBER

SCREENS: dict[str, Way] = {**HALL_AND_SMITHY, **SILBER, **JEWEL}
RARE = {*JEWEL} - {"jewel-draft", "jewel-turn", "jewel-end"}  # only in long tests
