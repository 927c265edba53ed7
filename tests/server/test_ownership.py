"""What happens to people's tables when they log in, rename themselves or log out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from sqlalchemy import select

from dvergar.server.database.schema import chat, upload
from dvergar.server.people.accounts import People, Person
from dvergar.server.tables.lobby import Lobby, NewSeat, NewTable
from dvergar.server.tables.ownership import carry_over
from tests.server.client import Browser, Message, level, new_key, play, why
from tests.server.database import everything, rows
from tests.server.process import Server
from tests.server.test_lobby import in_a_lobby

PASSWORD = "correct horse"


def account(server: Server, name: str) -> tuple[Browser, Message]:
    """Create a person with a login; return them and their credentials."""
    made = Browser(server, name)
    login = {"login": f"{name} of {made.address}", "password": PASSWORD}
    made.ask("POST", "/api/me/password", login, status=204)
    return made, login


def mine(who: Browser, table: str) -> list[int]:
    return [s["n"] for s in who.table(table)["seats"] if s["mine"]]


def uploaded(guest: Browser) -> None:
    """Upload a game that the guest has played."""
    table = guest.create("me", "greedy")
    play([guest.socket(table).hello()], Random(4), hurry=1.0)
    text = guest.request("GET", f"/api/tables/{table}/save").text
    assert guest.http.post("/api/replays", content=text.encode()).status_code == 201


def test_logging_in_keeps_the_guests_tables(running: Server) -> None:
    ada, login = account(running, "Ada")
    guest, bo = Browser(running, "Guest"), Browser(running, "Bo")
    waiting = guest.create("me", "open", "open")
    table = guest.create("me", "open", options={"first": 1})
    bo.sit(table, 1)
    uploaded(guest)
    guest.socket(table).hello().ask("chat", text="Good evening")
    window = bo.socket(table).hello()
    old = Browser(running)
    old.http.cookies.update(guest.http.cookies)
    guest.ask("POST", "/api/login", login)
    window.until(lambda m: m["is"] == "update")
    assert old.ask("GET", "/api/me") is None
    running.stop()
    running.start()
    for who in (ada, guest):
        assert len(who.ask("GET", "/api/tables?kind=mine")) == 3
        assert who.table(waiting)["host"] and mine(who, waiting) == [0]
        assert who.table(table)["host"] and mine(who, table) == [0]
    assert [s["name"] for s in ada.table(table)["seats"]] == ["Guest", "Bo"]
    id = ada.ask("GET", "/api/me")["id"]
    assert rows(running.db, select(chat.c.person), select(upload.c.person)) == [[(id,)], [(id,)]]
    assert why(guest.socket(table).hello().act("end")) == "done"
    assert bo.sit(waiting, 1)["seats"][0]["name"] == "Guest"


def test_an_open_page_keeps_playing_after_the_login(server: Server) -> None:
    _, login = account(server, "Ada")
    guest, bo = Browser(server, "Guest"), Browser(server, "Bo")
    table = guest.create("me", "open", options={"first": 1})
    bo.sit(table, 1)
    page, window = guest.socket(table).hello(), bo.socket(table).hello()
    talk = new_key()
    page.ask("chat", text="Once", key=talk)
    guest.ask("POST", "/api/login", login)
    page.talk("Once", talk)
    assert why(page.act("end")) == "done"
    assert why(page.ask("hand-over", seat=0, to_bot=True)) == "done"
    seen = page.last
    page.reconnect().ask("chat", text="Back again")
    assert page.last > seen and "welcome" not in [m["is"] for m in page.frames[1:]]
    window.until(lambda m: m["is"] == "chat" and m["talk"]["text"] == "Back again")
    assert [t["text"] for t in window.chat] == ["Once", "Back again"]


def test_a_page_that_was_watching_gets_its_seat_after_the_login(server: Server) -> None:
    ada, login = account(server, "Ada")
    table = ada.create("me", "greedy", options={"first": 1})
    guest = Browser(server, "Guest")
    page = guest.socket(table).hello()
    assert page.update["seat"] == -1
    guest.ask("POST", "/api/login", login)
    page.until(lambda m: m["is"] == "update" and m["seat"] == 0)
    assert why(page.act("end")) == "done"


def test_guest_and_account_at_one_table_are_two_seats_of_one_person(server: Server) -> None:
    ada, login = account(server, "Ada")
    guest = Browser(server, "Guest")
    table = ada.create("me", "open", options={"first": 1})
    guest.sit(table, 1)
    guest.ask("POST", "/api/login", login)
    assert mine(guest, table) == mine(ada, table) == [0, 1]
    socket = guest.socket(table).hello()
    for seat in (0, 1):
        assert socket.update["seat"] == seat
        assert why(socket.act("end")) == "done"


def test_a_table_still_waits_for_the_salt_of_a_guest_who_logs_in(server: Server) -> None:
    _, login = account(server, "Ada")
    guest = Browser(server, "Guest")
    table = guest.create("me", "greedy", salt_later=True)
    guest.ask("POST", "/api/login", login)
    salt = {"salt": "ab" * 16}
    assert guest.ask("POST", f"/api/tables/{table}/salt", salt)["status"] == "running"


def test_switching_accounts_moves_nothing(server: Server) -> None:
    ada, login = account(server, "Ada")
    bo, _ = account(server, "Bo")
    table = bo.create("me", "open")
    window = bo.socket(table).hello()
    before = everything(server.db)
    bo.ask("POST", "/api/login", login)
    after = everything(server.db)
    assert {name for name in before if before[name] != after[name]} == {"session"}
    assert mine(bo, table) == mine(ada, table) == []
    assert why(window.ask("chat", text="Still Bo")) == "done"


def test_a_wrong_password_moves_nothing(server: Server) -> None:
    _, login = account(server, "Ada")
    guest = Browser(server, "Guest")
    table = guest.create("me", "open")
    before = everything(server.db)
    wrong = {**login, "password": "wrong horse"}
    assert guest.refused("POST", "/api/login", wrong, 403) == "wrong-password"
    assert everything(server.db) == before and mine(guest, table) == [0]


def test_a_login_and_a_rematch_do_not_deadlock(tmp_path: Path) -> None:
    """Both the login and a rematch lock tables only in order of age."""

    async def work(lobby: Lobby, people: list[Person]) -> None:
        ada, bo, _ = people
        new = NewTable("smithy", {}, [NewSeat("me"), NewSeat("open")])
        tables = [await lobby.create(bo, new) for _ in range(8)]
        async with asyncio.timeout(60):
            async with tables[0].lock:
                moving = asyncio.create_task(carry_over(lobby, bo, ada))
                for table in tables[1:]:
                    for _ in range(5):
                        await People(lobby.store).by_token("nobody")  # let it get as far as it can
                    async with table.lock:
                        assert table.seats_of(bo) == [0]
            await moving
        assert all(table.seats_of(ada) == [0] and table.host == ada.id for table in tables)

    in_a_lobby(tmp_path, work)


def test_a_seat_follows_the_name_of_its_owner(running: Server) -> None:
    ada, bo = Browser(running, "Ada"), Browser(running, "Bo")
    table = ada.create("me", {"who": "me", "name": "Ada's brother"}, "open")
    taken = ada.create("me", "open")
    bo.sit(taken, 1, name="freya")
    bo.sit(table, 2)
    page, window = ada.socket(table).hello(), bo.socket(table).hello()
    ada.ask("PUT", "/api/me", {"name": "Freya"})
    names = ["Freya", "Ada's brother", "Bo"]
    window.until(
        lambda m: m["is"] == "update" and [s["name"] for s in m["table"]["seats"]] == names
    )
    page.reconnect().ask("chat", text="That's me")
    assert page.chat[-1]["name"] in names and page.frames[-1]["n"] == page.last
    assert "welcome" not in [m["is"] for m in page.frames[1:]]
    running.stop()
    running.start()
    assert [s["name"] for s in bo.table(table)["seats"]] == names
    assert [s["name"] for s in bo.table(taken)["seats"]] == ["Ada", "freya"]


def test_a_name_may_change_its_spelling_and_a_finished_game_keeps_it(server: Server) -> None:
    ada = Browser(server, "ada")
    table, over = ada.create("me", "open"), ada.create("me", "greedy")
    play([ada.socket(over).hello()], Random(4), hurry=1.0)
    ada.ask("PUT", "/api/me", {"name": "Ada"})
    assert ada.table(table)["seats"][0]["name"] == "Ada"
    assert ada.table(over)["seats"][0]["name"] == "ada"


def test_logging_out_affects_only_this_browser(running: Server) -> None:
    ada, login = account(running, "Ada")
    phone, bo = Browser(running), Browser(running, "Bo")
    phone.ask("POST", "/api/login", login)
    table = ada.create("me", "open", options={"first": 1})
    bo.sit(table, 1)
    here, there, window = [b.socket(table).hello() for b in (ada, phone, bo)]
    token = ada.token
    answer = ada.request("POST", "/api/logout")
    assert answer.status_code == 204 and "Max-Age=0" in answer.headers["set-cookie"]
    assert ada.token == "" and ada.ask("GET", "/api/me") is None
    ada.http.cookies.set("dvergar", token)
    assert ada.ask("GET", "/api/me") is None
    assert ada.refused("POST", "/api/logout", None, 401) == "no-session"
    gone = here.closed()
    assert (gone.code, gone.reason) == (4401, "logged-out")
    assert there.closed().code == 4401
    there.reconnect()
    assert why(there.act("end")) == "done"
    level([there, window])
    here.ws = here.dial()
    here.greet()
    here.until(lambda m: m["is"] == "update")
    assert here.update["seat"] == -1
