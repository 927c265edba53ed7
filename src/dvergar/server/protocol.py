"""Every message of the table: what a client may say, what the server answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from dvergar.games.options import OptionValue
from dvergar.games.title import Blocked, Choice, Line, Move

VERSION = 3

Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Status = Literal["open", "running", "over", "closed"]
MOST_BANK = 36000
MOST_INCREMENT = 3600
MOST_DAYS = 14


def limits(most: int) -> msgspec.Meta:
    """Part of the schema only: another number is refused with a message."""
    return msgspec.Meta(extra_json_schema={"minimum": 0, "maximum": most})


# A plain string, so that another kind is refused with a message.
ClockKind = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["none", "live", "days"]})]


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What a client says over the socket."""


class Hello(Said, tag="hello", frozen=True):
    """The first message: the client's version, and the last message it has seen of a stream."""

    version: int
    stream: str = ""  # the name of a stream to resume
    last: int = 0  # the number of the last message seen of it


class Act(Said, tag="act", frozen=True):
    """Answer the open question `ply`; a repeat with the same key is answered, not applied."""

    key: Key  # a new one for each act
    ply: int  # from the last update
    seat: SeatNumber
    action: Annotated[str, msgspec.Meta(max_length=80)]


class Undo(Said, tag="undo", frozen=True):
    """Take back the last step of one's own turn."""

    key: Key
    ply: int
    seat: SeatNumber


class TakeBack(Said, tag="take-back", frozen=True):
    """Take back one's sealed answer, or one part of it, while others still think."""

    key: Key
    ply: int
    seat: SeatNumber
    action: Annotated[str, msgspec.Meta(max_length=80)] = ""  # the part; empty for all of it


class Chat(Said, tag="chat", frozen=True):
    """Say something to everyone at the table."""

    key: Key
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]


class Look(Said, tag="look", frozen=True):
    """Which of one's own seats the view is for; -1 looks as a watcher."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)]


class Hand(Said, tag="hand-over", frozen=True):
    """Let a bot play for one's seat, or take it back."""

    key: Key
    seat: SeatNumber
    to_bot: bool


class Ping(Said, tag="ping", frozen=True):
    """Ask whether the connection is still alive."""


Incoming = Hello | Act | Undo | TakeBack | Chat | Look | Hand | Ping


class SeatInfo(msgspec.Struct, frozen=True):
    """A place at the table, as its reader may see it."""

    n: int
    name: str
    bot: str  # who plays for it; empty for a person
    taken: bool  # it has an owner, or belongs to a bot
    mine: bool
    online: bool
    bank: float  # seconds left; of an asked seat, when it was asked


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """none, live (bank and increment in seconds), or days for each move."""

    kind: ClockKind = "none"
    bank: Annotated[float, limits(MOST_BANK)] = 0
    increment: Annotated[float, limits(MOST_INCREMENT)] = 0
    days: Annotated[int, limits(MOST_DAYS)] = 0


class TableInfo(msgspec.Struct, frozen=True):
    """A table without its game: who sits there, how it is played, how far it is."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Status
    public: bool
    host: bool  # the reader is the host
    seats: list[SeatInfo]
    clock: Clock
    commitment: str  # SHA-256 of the seed
    seed: str  # empty until the game is over
    changed: float  # when, in seconds since 1970
    waiting: list[int]  # the seats that are asked now
    rematch: str  # the table of the next game, if somebody has asked for one


class Talk(msgspec.Struct, frozen=True):
    """A line of the chat; `n` counts those of the table."""

    n: int
    name: str
    text: str
    at: float


class BaseView(msgspec.Struct, frozen=True):
    """What every game's view has; the rest belongs to the game."""

    type: str  # the game
    seat: int  # whose view it is; -1 is a watcher's
    waiting: list[int]  # the seats that are asked
    question: str  # what they are asked
    subject: str  # the card in question
    rule: str  # the rule behind the question
    over: bool
    choices: list[Choice]  # what the seat may answer now
    blocked: list[Blocked]  # what it can't do now, and why


BASE = {"$ref": "#/$defs/BaseView"}
View = Annotated[Any, msgspec.Meta(extra_json_schema=BASE)]
ViewText = Annotated[
    msgspec.Raw, msgspec.Meta(extra_json_schema={"anyOf": [BASE, {"type": "null"}]})
]


class Refusal(msgspec.Struct, frozen=True):
    """The answer to a request that is refused, with a status from 400."""

    why: Line


class Sent(msgspec.Struct, frozen=True, tag_field="is"):
    """What the server sends; `n` counts the messages of one stream."""

    n: int


class Welcome(Sent, tag="welcome", frozen=True):
    """Opens a stream: the client keeps its name and the last number."""

    stream: str
    version: int


class Update(Sent, tag="update", frozen=True):
    """The table as the reader may see it, and what was done since the last update."""

    table: TableInfo
    ply: int  # names the open question
    seat: int  # whose view it is; -1 watches
    view: ViewText  # the game's own, null before the start
    said: int  # how many entries of the log came before these lines
    lines: list[list[Line]]  # of each entry
    moves: list[Move]  # what these entries moved on the board; none for a reader who has just come
    undo: bool  # the seat may undo now
    since: float  # when the asked seats' banks began to run
    deadline: float  # when the first of them runs out, 0 without a clock
    now: float  # the server's clock


class Done(Sent, tag="done", frozen=True):
    """The act with this key counts: it is on disk."""

    key: str
    ply: int  # of the question that is open after it


class Denied(Sent, tag="denied", frozen=True):
    """The message with this key changed nothing, and why."""

    key: str
    why: Line


class Spoken(Sent, tag="chat", frozen=True):
    """Something was said at the table."""

    talk: Talk


class Pong(Sent, tag="pong", frozen=True):
    """The connection is alive."""


Outgoing = Welcome | Update | Done | Denied | Spoken | Pong
