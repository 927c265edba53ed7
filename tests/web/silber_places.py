"""Opens each screen of Silberzwerg without changing the game."""

from __future__ import annotations

from tests.web.person import Person
from tests.web.places import Places, Way, ended, replayed, rules
from tests.web.silber import SilberPage


def placement(person: Person, places: Places) -> None:
    """Start a plan and pick up a miner."""
    table = SilberPage(person, places.silber.planning)
    table.asked()
    table.revealed('.reserve [data-thing="piece/miner"]').click()
    person.page.locator(".cell.goal").first.wait_for()


def sealed(person: Person, places: Places) -> None:
    SilberPage(person, places.silber.sealed)
    person.button("silberzwerg-take-back").wait_for()


def ghost(person: Person, places: Places) -> None:
    picked(person, places.silber.haunting, '[data-thing="column/gems"]')


def contract(person: Person, places: Places) -> None:
    picked(person, places.silber.haunting, ".con.legal")


def lord(person: Person, places: Places) -> None:
    picked(person, places.silber.ruling, '[data-thing="column/yellow"]')
    person.page.locator(".pop .amount").wait_for()


def picked(person: Person, id: str, what: str) -> None:
    """Pick up a thing, and wait for its actions."""
    table = SilberPage(person, id)
    table.asked()
    table.revealed(what).click()
    person.page.locator(".pop [data-action]").first.wait_for()


def swap(person: Person, places: Places) -> None:
    SilberPage(person, places.silber.swapping)
    person.page.locator(".ask [data-action]").filter(visible=True).first.wait_for()


def end(person: Person, places: Places) -> None:
    ended(person, places.silber.over)


def replay(person: Person, places: Places) -> None:
    replayed(person, places.silber.over)


SILBER: dict[str, Way] = {
    "silber-placement": placement,
    "silber-sealed": sealed,
    "silber-ghost": ghost,
    "silber-contract": contract,
    "silber-lord": lord,
    "silber-swap": swap,
    "silber-end": end,
    "silber-replay": replay,
    "silber-rules": rules("silberzwerg"),
}
