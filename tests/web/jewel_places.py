"""Opens each screen of the Jewellers without changing the game."""

from __future__ import annotations

from tests.web.jewel import JewelPage
from tests.web.person import Person
from tests.web.places import Places, Way, ended, replayed, rules


def draft(person: Person, places: Places) -> None:
    JewelPage(person, places.jewel.drafting).asked()
    person.page.locator('[data-thing^="bowl/"]').filter(visible=True).first.wait_for()


def sealed(person: Person, places: Places) -> None:
    JewelPage(person, places.jewel.sealed).take_back.wait_for()


def auction(person: Person, places: Places) -> None:
    answering(person, places.jewel.bidding)


def payment(person: Person, places: Places) -> None:
    answering(person, places.jewel.paying)


def count(person: Person, places: Places) -> None:
    answering(person, places.jewel.counting)


def answering(person: Person, id: str) -> None:
    """Open a table, and wait for the question and its answers."""
    JewelPage(person, id).asked()
    person.page.locator("[data-action]").filter(visible=True).first.wait_for()


def turn(person: Person, places: Places) -> None:
    """Pick up a card of the offer."""
    table = JewelPage(person, places.jewel.turn)
    table.asked()
    table.revealed('.offer [data-thing^="card/"]').click()
    person.page.locator(".pop").filter(visible=True).first.wait_for()


def end(person: Person, places: Places) -> None:
    ended(person, places.jewel.over)


def replay(person: Person, places: Places) -> None:
    replayed(person, places.jewel.over)


JEWEL: dict[str, Way] = {
    "jewel-draft": draft,
    "jewel-sealed": sealed,
    "jewel-auction": auction,
    "jewel-turn": turn,
    "jewel-payment": payment,
    "jewel-count": count,
    "jewel-end": end,
    "jewel-replay": replay,
    "jewel-rules": rules("jewellers"),
}
