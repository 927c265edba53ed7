"""Players who go on while the server dies again and again, and remember what they were told."""

from __future__ import annotations

import threading
from random import Random

from sqlalchemy import select
from websockets.exceptions import InvalidHandshake

from dvergar.server.database.schema import entry
from tests.server.client import Browser, Gone, Message, Socket, chosen, new_key, why
from tests.server.database import Entry, rows
from tests.server.process import Server
from tests.waiting import PATIENCE, let_pass, until

LIFE = (0.02, 0.5)  # seconds between the first words and the kill
SHARP = 0.7  # of the kills come right after a move was told
REPEATED = 0.2  # of the acts are said again although they were answered
AHEAD = 2  # tables that wait for every player
PARTIES = (("me", "open"), ("me", "open", "random"))


class Player(threading.Thread):
    """Plays one seat at table after table; keeps every act until it is answered."""

    def __init__(self, browser: Browser, rng: Random) -> None:
        super().__init__(daemon=True)
        self.browser = browser
        self.tables: list[str] = []
        self.rng = rng
        self.told: dict[str, int] = {}  # table → the newest ply it was shown
        self.acknowledged: list[tuple[str, Entry]] = []
        self.sent: list[Message] = []
        self.heard = threading.Event()  # of a move that was new to it
        self.up = threading.Event()
        self.noticed = threading.Event()
        self.finished = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.finished.is_set():
                self.up.wait()
                self.live()
        except BaseException as error:
            self.failure = error
        self.noticed.set()

    def live(self) -> None:
        """From one start of the server to its death."""
        try:
            while not self.finished.is_set() and self.tables:
                self.sit_down(self.tables[0])
        except (Gone, OSError, EOFError, InvalidHandshake):
            self.up.clear()
            self.noticed.set()

    def sit_down(self, table: str) -> None:
        socket = self.browser.socket(table).hello()
        self.remember(socket)
        while not socket.over:
            if self.finished.is_set():
                return
            if self.sent:
                self.insist(socket)
            elif socket.choices:
                self.decide(socket)
            else:
                self.listen(socket)
            self.remember(socket)
        self.insist(socket)
        socket.close()
        self.tables.pop(0)

    def listen(self, socket: Socket) -> None:
        try:
            socket.hear(0.5)
        except TimeoutError:
            return

    def decide(self, socket: Socket) -> None:
        act = {"do": "act", "key": new_key(), "ply": socket.ply, "seat": socket.update["seat"]}
        self.sent = [{**act, "action": chosen(socket.choices, self.rng, 0.2)}]
        self.insist(socket)

    def insist(self, socket: Socket) -> None:
        """Say the unanswered act, in the same words as the first time."""
        for act in self.sent:
            ply = self.answer(socket, act)
            self.acknowledged.append((socket.table, (ply, act["seat"], act["action"], act["key"])))
            self.sent = []
            if self.rng.random() < REPEATED:
                assert self.answer(socket, act) == ply, "another answer to the same act"

    def answer(self, socket: Socket, act: Message) -> int:
        """The ply that an act led to."""
        socket.renew()
        socket.say(act)
        while (answer := self.hear(socket))["is"] not in ("done", "denied"):
            continue
        assert answer["key"] == act["key"]
        assert why(answer) == "done", f"{why(answer)}: {act}"
        return int(answer["ply"])

    def hear(self, socket: Socket) -> Message:
        message = socket.hear()
        self.remember(socket)
        return message

    def remember(self, socket: Socket) -> None:
        if socket.ply > self.told.get(socket.table, 0):
            self.told[socket.table] = socket.ply
            self.heard.set()


class Storm:
    """Two people, sometimes with a bot, at table after table of a server that dies and dies."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = Random(seed)
        self.people = [Browser(server, "Ada"), Browser(server, "Bo")]
        self.names: list[str] = []  # of the tables that somebody still plays at
        self.players = [Player(who, Random(seed + n)) for n, who in enumerate(self.people)]
        self.lay_tables()
        for player in self.players:
            player.start()

    def lay_tables(self) -> None:
        """There is always another table to go to; finished ones are looked at no more."""
        self.names = [n for n in self.names if any(n in p.tables for p in self.players)]
        while len(self.names) < AHEAD:
            table = self.people[0].create(*self.rng.choice(PARTIES))
            self.people[1].sit(table, 1)
            self.names.append(table)
            for player in self.players:
                player.tables.append(table)

    def blow(self, kills: int) -> None:
        for _ in range(kills):
            self.lay_tables()
            self.wake()
            let_pass(self.rng.uniform(*LIFE))
            if self.rng.random() < SHARP:
                self.wait_for_news()
            self.server.kill()
            self.wait_for_notice()
            self.check()
            self.server.start()
        self.lay_tables()
        before = self.moves()
        self.wake()
        until(lambda: self.moves() > before)
        self.rest()

    def wait_for_news(self) -> None:
        """The worst moment: somebody has just been told of a move."""
        listener = self.rng.choice(self.players)
        listener.heard.clear()
        listener.heard.wait(3)

    def wake(self) -> None:
        for player in self.players:
            player.noticed.clear()
            player.up.set()

    def wait_for_notice(self) -> None:
        for player in self.players:
            assert player.noticed.wait(2 * PATIENCE), "a player still waits for a dead server"
            if player.failure:
                raise player.failure

    def rest(self) -> None:
        for player in self.players:
            player.finished.set()
            player.up.set()
            player.join(2 * PATIENCE)
            if player.failure:
                raise player.failure
        self.check()

    def moves(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    def journals(self) -> dict[str, list[Entry]]:
        wanted = select(entry.c.seq, entry.c.seat, entry.c.act, entry.c.key)
        by_table = [wanted.where(entry.c.board == name) for name in self.names]
        found = rows(self.server.db, *[table.order_by(entry.c.seq) for table in by_table])
        return {
            name: [(row[0], row[1], row[2], row[3]) for row in read]
            for name, read in zip(self.names, found, strict=True)
        }

    def check(self) -> None:
        """While the server is down: what was told is on disk, once, and without a hole."""
        for table, entries in self.journals().items():
            assert [seq for seq, *_ in entries] == list(range(1, len(entries) + 1))
            keys = [(seat, key) for _, seat, _, key in entries]
            assert len(keys) == len(set(keys)), "an act counts twice"
            for player in self.players:
                told = player.told.get(table, 0)
                assert told <= len(entries), f"move {told} was told, {len(entries)} are on disk"
                self.check_acknowledged(player, table, entries)

    def check_acknowledged(self, player: Player, table: str, entries: list[Entry]) -> None:
        mine = [told for at, told in player.acknowledged if at == table]
        assert set(mine) <= set(entries), "an acknowledged act is not on disk"
        seats = {seat for _, seat, _, _ in mine}
        written = [e for e in entries if e[1] in seats]
        assert len(written) - len(mine) in (0, len(player.sent)), "an act that nobody sent"
