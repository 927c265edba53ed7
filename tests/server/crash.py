"""Players who keep playing while the server is killed, and remember what it confirmed."""

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

LIFE = (0.02, 0.5)  # seconds between the first message and the kill
SHARP = 0.7  # share of kills right after a move was sent
REPEATED = 0.2  # share of actions repeated although they were answered
AHEAD = 2  # open tables waiting for each player
PARTIES = (("me", "open"), ("me", "open", "random"))


class Player(threading.Thread):
    """Plays one seat at table after table, repeating every action until it is answered."""

    def __init__(self, browser: Browser, rng: Random) -> None:
        super().__init__(daemon=True)
        self.browser = browser
        self.tables: list[str] = []
        self.rng = rng
        self.shown: dict[str, int] = {}  # table → the newest ply shown
        self.acknowledged: list[tuple[str, Entry]] = []
        self.sent: list[Message] = []
        self.heard = threading.Event()  # set when a new move arrives
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
        """Play from one start of the server to its death."""
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
            socket.receive(0.5)
        except TimeoutError:
            return

    def decide(self, socket: Socket) -> None:
        act = {"do": "act", "key": new_key(), "ply": socket.ply, "seat": socket.update["seat"]}
        self.sent = [{**act, "action": chosen(socket.choices, self.rng, 0.2)}]
        self.insist(socket)

    def insist(self, socket: Socket) -> None:
        """Send the unanswered action again, in the same words."""
        for act in self.sent:
            ply = self.answer(socket, act)
            self.acknowledged.append((socket.table, (ply, act["seat"], act["action"], act["key"])))
            self.sent = []
            if self.rng.random() < REPEATED:
                assert self.answer(socket, act) == ply, "another answer to the same act"

    def answer(self, socket: Socket, act: Message) -> int:
        """Wait for the answer to an action and return its ply."""
        socket.renew()
        socket.send(act)
        while (answer := self.receive(socket))["is"] not in ("done", "denied"):
            continue
        assert answer["key"] == act["key"]
        assert why(answer) == "done", f"{why(answer)}: {act}"
        return int(answer["ply"])

    def receive(self, socket: Socket) -> Message:
        message = socket.receive()
        self.remember(socket)
        return message

    def remember(self, socket: Socket) -> None:
        if socket.ply > self.shown.get(socket.table, 0):
            self.shown[socket.table] = socket.ply
            self.heard.set()


class Storm:
    """Two people, sometimes with a bot, play on a server that is killed repeatedly."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = Random(seed)
        self.people = [Browser(server, "Ada"), Browser(server, "Bo")]
        self.names: list[str] = []  # of the tables still in play
        self.players = [Player(who, Random(seed + n)) for n, who in enumerate(self.people)]
        self.add_tables()
        for player in self.players:
            player.start()

    def add_tables(self) -> None:
        """Keep enough open tables, and forget finished ones."""
        self.names = [n for n in self.names if any(n in p.tables for p in self.players)]
        while len(self.names) < AHEAD:
            table = self.people[0].create(*self.rng.choice(PARTIES))
            self.people[1].sit(table, 1)
            self.names.append(table)
            for player in self.players:
                player.tables.append(table)

    def blow(self, kills: int) -> None:
        for _ in range(kills):
            self.add_tables()
            self.wake()
            let_pass(self.rng.uniform(*LIFE))
            if self.rng.random() < SHARP:
                self.wait_for_news()
            self.server.kill()
            self.wait_for_notice()
            self.check()
            self.server.start()
        self.add_tables()
        before = self.moves()
        self.wake()
        until(lambda: self.moves() > before)
        self.rest()

    def wait_for_news(self) -> None:
        """Wait for the worst moment: a player has just received a move."""
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
        """Check, while the server is down, that all it sent is on disk once and without gaps."""
        for table, entries in self.journals().items():
            assert [seq for seq, *_ in entries] == list(range(1, len(entries) + 1))
            keys = [(seat, key) for _, seat, _, key in entries]
            assert len(keys) == len(set(keys)), "an act counts twice"
            for player in self.players:
                ply = player.shown.get(table, 0)
                assert ply <= len(entries), f"move {ply} was sent, {len(entries)} are on disk"
                self.check_acknowledged(player, table, entries)

    def check_acknowledged(self, player: Player, table: str, entries: list[Entry]) -> None:
        mine = [entry for at, entry in player.acknowledged if at == table]
        assert set(mine) <= set(entries), "an acknowledged act is not on disk"
        seats = {seat for _, seat, _, _ in mine}
        written = [e for e in entries if e[1] in seats]
        assert len(written) - len(mine) in (0, len(player.sent)), "an act that nobody sent"
