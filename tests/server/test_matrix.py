"""Every verb × every role: who is allowed, and that a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random

import pytest

from tests.server.client import Browser, Message, Socket, moved, play, why
from tests.server.database import everything_of
from tests.server.process import Server

# The table: seat 0 Host, seat 1 Owner (to move), seat 2 Other, seat 3 Owner again (hot seat).
TURN, HOT = 1, 3
ROLES = ["owner", "other", "hot-seat", "watcher", "stranger", "host"]
Answer = str | int

NOT_MINE = ["done", "not-your-seat", "not-possible", "not-your-seat", "not-your-seat"]
EXPECTED: dict[str, list[Answer]] = {
    #             owner  other  hot-seat  watcher  stranger  host
    "act": [*NOT_MINE[:2], "not-your-turn", *NOT_MINE[3:], "not-your-seat"],
    "undo": [*NOT_MINE, "not-your-seat"],
    "take-back": ["not-possible", *NOT_MINE[1:], "not-your-seat"],
    "chat": ["done", "done", "done", "watchers-are-silent", "watchers-are-silent", "done"],
    "look": ["done", "not-your-seat", "done", "not-your-seat", "not-your-seat", "not-your-seat"],
    "hand over": ["done", "not-your-seat", "done", "not-your-seat", "no-session", "done"],
    "take again": ["done", "not-your-seat", "done", "not-your-seat", "no-session", "not-your-seat"],
    "start": [403, 403, 403, 403, 401, 409],
    "sit": [201, 201, 201, 201, 401, 201],
    "sit when running": [409, 409, 409, 409, 401, 409],
    "salt": [403, 403, 403, 403, 401, 409],
    "bot fill": [403, 403, 403, 403, 401, 201],
    "leave": [204, 204, 204, 403, 401, 204],
    "leave when running": [204, 204, 204, 403, 401, 204],
    "rematch": [201, 201, 201, 403, 401, 201],
    "rematch too early": [409, 409, 409, 409, 401, 409],
    "seat link": [201, 403, 201, 403, 401, 403],
    "claim": [201, 201, 201, 201, 401, 201],
    "claim by guess": [404, 404, 404, 404, 401, 404],
    "save": [200, 200, 200, 200, 200, 200],
    "save too early": [409, 409, 409, 409, 409, 409],
    "replay": [200, 200, 200, 200, 200, 200],
    "replay too early": [409, 409, 409, 409, 409, 409],
    "replay before the start": [409, 409, 409, 409, 409, 409],
    "moment": [200, 200, 200, 200, 200, 200],
    "moment too early": [409, 409, 409, 409, 409, 409],
    "replay save": [200, 200, 200, 200, 200, 200],
    "replay save too early": [409, 409, 409, 409, 409, 409],
    "upload": [201, 201, 201, 201, 401, 201],
    "invitation": [200, 200, 200, 200, 200, 200],
    "link as a picture": [200, 200, 200, 200, 401, 200],
    "rename": [200, 200, 200, 200, 401, 200],
    "password": [204, 204, 204, 204, 401, 204],
    "log out": [204, 204, 204, 204, 401, 204],
}


class Hall:
    """The people of the matrix, and the tables that each verb needs."""

    def __init__(self, server: Server) -> None:
        self.server = server
        names = ["Owner", "Other", "Watcher", "Host"]
        self.owner, self.other, self.watcher, self.host = [Browser(server, n) for n in names]
        self.stranger = Browser(server)
        self.kept: dict[str, str] = {}

    def browser(self, role: str) -> Browser:
        people = [self.owner, self.other, self.owner, self.watcher, self.stranger, self.host]
        return people[ROLES.index(role)]

    def open(self) -> str:
        table = self.fresh_host().create("me", "open", "open", "open", options={"first": TURN + 1})
        self.owner.sit(table, TURN)
        self.other.sit(table, 2)
        return table

    def fresh_host(self) -> Browser:
        """Return the same person at another address, to stay below the creation limit."""
        again = Browser(self.server)
        again.http.cookies.update(self.host.http.cookies)
        return again

    def running(self) -> str:
        table = self.open()
        self.owner.sit(table, HOT, name="Owner too")
        return table

    def undoable(self) -> str:
        """Return a table at which the active owner has made an undoable move."""
        [socket] = moved(lambda: [self.owner.socket(self.running()).hello()])
        socket.close()
        return socket.table

    def handed(self) -> str:
        """Return a table at which a bot plays a seat that is not to move."""
        table = self.running()
        socket = self.owner.socket(table).hello()
        assert why(socket.ask("hand-over", seat=HOT, to_bot=True)) == "done"
        socket.close()
        return table

    def tidy(self, table: str) -> None:
        """Close a table, since a person may only have a few open ones."""
        if self.stranger.request("GET", f"/api/tables/{table}").json().get("status") == "open":
            self.host.ask("DELETE", f"/api/tables/{table}/seat", status=204)

    def over(self) -> str:
        """Return a finished game without a rematch, shared by all cells."""
        people = (self.host, self.owner, self.other)
        if "over" not in self.kept:
            table = self.kept["over"] = self.running()
            sockets = [b.socket(table).hello() for b in people]
            play(sockets, Random(1), hurry=1.0)
            assert sockets[0].over
        again = self.host.table(self.kept["over"])["rematch"]
        for who in people:
            if again and who.request("GET", f"/api/tables/{again}").json().get("host"):
                who.ask("DELETE", f"/api/tables/{again}/seat", status=204)
        return self.kept["over"]


@pytest.fixture(scope="module")
def hall(server: Server) -> Iterator[Hall]:
    yield Hall(server)


def by_socket(hall: Hall, role: str, table: str, say: Callable[[Socket], Message]) -> Answer:
    socket = hall.browser(role).socket(table).hello()
    answer = why(say(socket))
    socket.close()
    return answer


def seat_for(role: str) -> int:
    return HOT if role == "hot-seat" else TURN


def act(hall: Hall, role: str, table: str) -> Answer:
    return by_socket(hall, role, table, lambda s: s.act("end", seat=seat_for(role)))


def undo(hall: Hall, role: str, table: str) -> Answer:
    return by_socket(hall, role, table, lambda s: s.undo(seat=seat_for(role)))


def take_back(hall: Hall, role: str, table: str) -> Answer:
    seat = seat_for(role)
    return by_socket(hall, role, table, lambda s: s.ask("take-back", ply=s.ply, seat=seat))


def chat(hall: Hall, role: str, table: str) -> Answer:
    def say(socket: Socket) -> Message:
        socket.talk("Good evening")
        return socket.until(lambda m: m["is"] in ("chat", "denied"))

    return by_socket(hall, role, table, say)


def look(hall: Hall, role: str, table: str) -> Answer:
    return by_socket(hall, role, table, lambda s: s.look(seat_for(role)))


def hand_over(hall: Hall, role: str, table: str) -> Answer:
    seat = seat_for(role)
    return by_socket(hall, role, table, lambda s: s.ask("hand-over", seat=seat, to_bot=True))


def take_again(hall: Hall, role: str, table: str) -> Answer:
    return by_socket(hall, role, table, lambda s: s.ask("hand-over", seat=HOT, to_bot=False))


def request(method: str, path: str, body: Message | None = None) -> Callable[..., Answer]:
    def ask(hall: Hall, role: str, table: str) -> Answer:
        target = path.format(table=table, seat=seat_for(role))
        return hall.browser(role).request(method, target, body).status_code

    return ask


def sit(hall: Hall, role: str, table: str) -> Answer:
    body = {"seat": 3, "name": f"{role} again"}
    return hall.browser(role).request("POST", f"/api/tables/{table}/seat", body).status_code


def rename(hall: Hall, role: str, table: str) -> Answer:
    return hall.browser(role).request("PUT", "/api/me", {"name": f"New {role}"}).status_code


def password(hall: Hall, role: str, table: str) -> Answer:
    body = {"login": f"{hall.browser(role).name} login", "password": "a long password"}
    return hall.browser(role).request("POST", "/api/me/password", body).status_code


def log_out(hall: Hall, role: str, table: str) -> Answer:
    """Log out of a second session, since other cells need the first."""
    twice = Browser(hall.server)
    if password(hall, role, table) == 204:
        login = f"{hall.browser(role).name} login"
        twice.ask("POST", "/api/login", {"login": login, "password": "a long password"})
    answer = twice.request("POST", "/api/logout").status_code
    assert twice.ask("GET", "/api/me") is None
    assert (hall.browser(role).ask("GET", "/api/me") is None) == (role == "stranger")
    return answer


def claim(hall: Hall, role: str, table: str) -> Answer:
    token = hall.owner.ask("POST", f"/api/tables/{table}/seat/{TURN}/link")["token"]
    return (
        hall.browser(role)
        .request("POST", f"/api/tables/{table}/claim", {"token": token})
        .status_code
    )


def upload(hall: Hall, role: str, table: str) -> Answer:
    text = hall.stranger.request("GET", f"/api/tables/{table}/save").text
    return hall.browser(role).http.post("/api/replays", content=text.encode()).status_code


def link_as_picture(hall: Hall, role: str, table: str) -> Answer:
    body = {"text": f"{hall.server.url}/table/{table}"}
    return hall.browser(role).request("POST", "/api/qr", body).status_code


VERBS: dict[str, tuple[str, Callable[[Hall, str, str], Answer]]] = {
    "act": ("running", act),
    "undo": ("undoable", undo),
    "take-back": ("running", take_back),
    "chat": ("running", chat),
    "look": ("running", look),
    "hand over": ("running", hand_over),
    "take again": ("handed", take_again),
    "start": ("open", request("POST", "/api/tables/{table}/start")),
    "sit": ("open", sit),
    "sit when running": ("running", sit),
    "salt": ("open", request("POST", "/api/tables/{table}/salt", {"salt": "ab" * 16})),
    "bot fill": ("open", request("POST", "/api/tables/{table}/bot", {"seat": 3, "bot": "greedy"})),
    "leave": ("open", request("DELETE", "/api/tables/{table}/seat")),
    "leave when running": ("running", request("DELETE", "/api/tables/{table}/seat")),
    "rematch": ("over", request("POST", "/api/tables/{table}/rematch")),
    "rematch too early": ("running", request("POST", "/api/tables/{table}/rematch")),
    "seat link": ("running", request("POST", "/api/tables/{table}/seat/{seat}/link")),
    "claim": ("running", claim),
    "claim by guess": (
        "running", request("POST", "/api/tables/{table}/claim", {"token": "A" * 22})
    ),
    "save": ("over", request("GET", "/api/tables/{table}/save")),
    "save too early": ("running", request("GET", "/api/tables/{table}/save")),
    "replay": ("over", request("GET", "/api/replays/{table}?seat={seat}")),
    "replay too early": ("running", request("GET", "/api/replays/{table}?seat={seat}")),
    "replay before the start": ("open", request("GET", "/api/replays/{table}?seat={seat}")),
    "moment": ("over", request("GET", "/api/replays/{table}/1?seat={seat}")),
    "moment too early": ("running", request("GET", "/api/replays/{table}/0?seat={seat}")),
    "replay save": ("over", request("GET", "/api/replays/{table}/save")),
    "replay save too early": ("running", request("GET", "/api/replays/{table}/save")),
    "upload": ("over", upload),
    "invitation": ("running", request("GET", "/api/tables/{table}/qr.svg")),
    "link as a picture": ("running", link_as_picture),
    "rename": ("open", rename),
    "password": ("open", password),
    "log out": ("open", log_out),
}  # fmt: skip
GRANTED = ("done", 200, 201, 204)
READS = (
    "look", "save", "replay", "moment", "replay save", "upload", "invitation", "link as a picture",
    "claim", "log out",  # the test itself creates the link and the second session
)  # fmt: skip


def test_every_cell_has_an_expectation() -> None:
    assert VERBS.keys() == EXPECTED.keys()
    assert {len(row) for row in EXPECTED.values()} == {len(ROLES)}


@pytest.mark.parametrize(("verb", "role"), list(product(EXPECTED, ROLES)))
def test_each_role_gets_the_expected_answer(hall: Hall, verb: str, role: str) -> None:
    setting, do = VERBS[verb]
    wanted = EXPECTED[verb][ROLES.index(role)]
    table = getattr(hall, setting)()
    seen = hall.stranger.table(table)
    before = everything_of(hall.server.db, table)
    try:
        assert do(hall, role, table) == wanted
        changed = everything_of(hall.server.db, table) != before
        if verb not in READS:
            assert changed == (wanted in GRANTED)
        if not changed:
            assert hall.stranger.table(table) == seen
    finally:
        hall.tidy(table)
