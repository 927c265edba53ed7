"""Prepares tables in every state, and opens the screens of the lobby and Smithy."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.client import Browser
from tests.server.process import Server
from tests.web.jewel_tables import JewelTables
from tests.web.person import Person
from tests.web.silber_tables import SilberTables
from tests.web.table import TablePage
from tests.web.tables import BEGIN, finished, halfway, handed

UNKNOWN = "AAAAAAAAAAAA"


class Places:
    """Tables of all kinds, at which a guest called Ada sits."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada = Browser(server, "Ada")
        self.open = self.ada.create("me", "open", "greedy", public=True)
        self.running = halfway(self.ada)
        self.shared = self.ada.create("me", {"who": "me", "name": "Bo"}, options=BEGIN)
        self.handed = handed(self.ada, server)
        self.over = finished(self.ada)
        self.silber = SilberTables(self.ada, server)
        self.jewel = JewelTables(self.ada, server)
        self.fill()

    def fill(self) -> None:
        """Chat a little, and pass the device to the second player."""
        socket = self.ada.socket(self.running).hello()
        socket.talk("Well met!")
        socket.close()
        shared = self.ada.socket(self.shared).hello()
        shared.act("end")
        shared.close()

    def close(self) -> None:
        self.silber.close()
        self.jewel.close()
        self.ada.close()


Way = Callable[[Person, Places], None]


def hall(person: Person, places: Places) -> None:
    person.page.goto("/")
    person.page.locator(".door.smithy .btn").first.wait_for()


def creating(person: Person, places: Places) -> None:
    hall(person, places)
    person.button("web-with-friends").first.click()
    person.page.get_by_role("dialog").wait_for()


def naming(person: Person, places: Places) -> None:
    hall(person, places)
    person.page.locator("button.guest").click()
    person.page.get_by_role("dialog").wait_for()


def opened_by(button: str) -> Way:
    def way(person: Person, places: Places) -> None:
        table(person, places)
        person.page.locator(f"button.{button}").click()
        person.page.get_by_role("dialog").wait_for()

    return way


def waiting(person: Person, places: Places) -> None:
    TablePage(person, places.open)
    person.page.locator("main.waiting").wait_for()


def table(person: Person, places: Places) -> None:
    TablePage(person, places.running)
    person.page.locator(".status.mine").wait_for()
    person.page.locator(".hand .card.guild, .hand .card.res").first.wait_for()


def picked(person: Person, places: Places) -> None:
    table(person, places)
    cards = person.page.locator(".hand .card.legal")
    guild = cards.and_(person.page.locator(".guild"))
    (guild if guild.count() else cards).first.click()
    person.page.locator(".pop").wait_for()


def away(person: Person, places: Places) -> None:
    TablePage(person, places.handed)
    person.shows(person.says("web-handed"))


def rail(name: str) -> Way:
    def way(person: Person, places: Places) -> None:
        table(person, places)
        TablePage(person, places.running, go=False).tab(name)

    return way


def rules(game: str) -> Way:
    def way(person: Person, places: Places) -> None:
        person.page.goto(f"/rules/{game}")
        person.page.locator("[data-rule]").first.wait_for()

    return way


def curtain(person: Person, places: Places) -> None:
    TablePage(person, places.shared)
    person.page.locator(".curtain").wait_for()


def end(person: Person, places: Places) -> None:
    ended(person, places.over)


def ended(person: Person, id: str) -> None:
    TablePage(person, id)
    person.page.locator("main.end").wait_for()


def verify(person: Person, places: Places) -> None:
    end(person, places)
    person.button("web-verify").click()
    person.page.get_by_role("dialog").wait_for()


def replay(person: Person, places: Places) -> None:
    replayed(person, places.over)


def replayed(person: Person, id: str) -> None:
    person.page.goto(f"/replay/{id}")
    person.page.locator(".scrubber").wait_for()


def unknown(person: Person, places: Places) -> None:
    person.forgive("status of 404")
    TablePage(person, UNKNOWN)
    person.shows(person.says("refused-unknown-table"))


def nowhere(person: Person, places: Places) -> None:
    person.forgive("status of 404")
    person.page.goto("/nope")
    person.shows(person.says("refused-not-found"))


HALL_AND_SMITHY: dict[str, Way] = {
    "hall": hall,
    "creating": creating,
    "naming": naming,
    "waiting": waiting,
    "table": table,
    "picked": picked,
    "away": away,
    "log": rail("log"),
    "moves": rail("moves"),
    "table-rules": rail("rules"),
    "seats": rail("table"),
    "help": opened_by("help"),
    "settings": opened_by("gear"),
    "rules": rules("smithy"),
    "curtain": curtain,
    "end": end,
    "verify": verify,
    "replay": replay,
    "unknown": unknown,
    "nowhere": nowhere,
}
