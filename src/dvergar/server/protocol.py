"""Every message between client and server."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from dvergar.games.options import OptionValue
from dvergar.games.title import Blocked, Choice, Line, Move
from dvergar.lessons import Guidance

VERSION = 4

Key = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Status = Literal["open", "running", "over", "closed"]
LessonStatus = Literal["", "running", "left", "done"]
LessonId = Annotated[str, msgspec.Meta(max_length=32, pattern="^[a-z0-9-]*$")]
LessonLook = Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z0-9/-]*$")]
MAX_BANK = 36000
MAX_INCREMENT = 3600
MAX_DAYS = 14


def limits(most: int) -> msgspec.Meta:
    """Put the limits in the schema only, so that a wrong number is refused with a message."""
    return msgspec.Meta(extra_json_schema={"minimum": 0, "maximum": most})


# A plain string, so that an unknown kind is refused with a message.
ClockKind = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["none", "live", "days"]})]


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """What a client sends over the socket."""


class Hello(ClientMessage, tag="hello", frozen=True):
    """The first message: the client's version, and where to resume a stream."""

    version: int
    stream: str = ""  # the name of a stream to resume
    last: int = 0  # the number of the last message received from it


class Act(ClientMessage, tag="act", frozen=True):
    """Answer the open question `ply`. A repeat with the same key is confirmed, not applied."""

    key: Key  # a new one for each action
    ply: int  # from the last update
    seat: SeatNumber
    action: Annotated[str, msgspec.Meta(max_length=80)]


class Undo(ClientMessage, tag="undo", frozen=True):
    """Undo the last step of your turn."""

    key: Key
    ply: int
    seat: SeatNumber


class TakeBack(ClientMessage, tag="take-back", frozen=True):
    """Withdraw your sealed answer, or one part of it, while others are still thinking."""

    key: Key
    ply: int
    seat: SeatNumber
    action: Annotated[str, msgspec.Meta(max_length=80)] = ""  # the part; empty for all of it


class Chat(ClientMessage, tag="chat", frozen=True):
    """Say something to everyone at the table."""

    key: Key
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]


class Look(ClientMessage, tag="look", frozen=True):
    """Choose which of your seats the view is for; -1 watches."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)]


class HandOver(ClientMessage, tag="hand-over", frozen=True):
    """Hand your seat over to a bot, or take it over again."""

    key: Key
    seat: SeatNumber
    to_bot: bool


class Study(ClientMessage, tag="study", frozen=True):
    """Report a look in a lesson, skip a step, repeat a chapter, leave the lesson or resume it."""

    key: Key
    verb: Literal["look", "skip", "repeat", "leave", "resume"]
    step: LessonId = ""  # for look and skip
    look: LessonLook = ""  # what was looked at: one of the step's `looks`
    chapter: LessonId = ""  # for repeat


class Ping(ClientMessage, tag="ping", frozen=True):
    """Check that the connection is still alive."""


Incoming = Hello | Act | Undo | TakeBack | Chat | Look | HandOver | Study | Ping


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat, as the reader may see it."""

    n: int
    name: str
    bot: str  # the bot that plays for it; empty for a person
    taken: bool  # it has an owner, or belongs to a bot
    mine: bool
    online: bool
    bank: float  # seconds left; for a seat that has to answer, when it was asked


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """none, live (bank and increment in seconds), or days per move."""

    kind: ClockKind = "none"
    bank: Annotated[float, limits(MAX_BANK)] = 0
    increment: Annotated[float, limits(MAX_INCREMENT)] = 0
    days: Annotated[int, limits(MAX_DAYS)] = 0


class TableInfo(msgspec.Struct, frozen=True):
    """A table without its game: seats, options, clock and status."""

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
    changed: float  # time of the last change, in seconds since 1970
    waiting: list[int]  # the seats that have to answer now
    rematch: str  # the table of the next game, if somebody has asked for one
    lesson: LessonStatus  # empty for an ordinary table


class Talk(msgspec.Struct, frozen=True):
    """A line of chat; `n` numbers the lines of a table."""

    n: int
    name: str
    text: str
    at: float


class LessonInfo(msgspec.Struct, frozen=True):
    """The lesson of a table, as its learner sees it."""

    status: LessonStatus  # bots play freely when it is left or done
    minutes: int  # how long it takes
    now: Guidance


class BaseView(msgspec.Struct, frozen=True):
    """The fields that every game's view has; each game adds its own."""

    type: str  # the game
    seat: int  # whose view it is; -1 for a watcher
    waiting: list[int]  # the seats that have to answer
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
    """The answer to a refused request, with a status of 400 or above."""

    why: Line


class ServerMessage(msgspec.Struct, frozen=True, tag_field="is"):
    """What the server sends; `n` numbers the messages of one stream."""

    n: int


class Welcome(ServerMessage, tag="welcome", frozen=True):
    """Opens a stream. The client remembers its name and the last number, to resume it."""

    stream: str
    version: int


class Update(ServerMessage, tag="update", frozen=True):
    """The table as the reader may see it, and what happened since the last update."""

    table: TableInfo
    ply: int  # the number of the open question
    seat: int  # whose view it is; -1 for a watcher
    view: ViewText  # the game's view; null before the start
    log_before: int  # how many entries of the log came before these lines
    lines: list[list[Line]]  # per entry
    moves: list[Move]  # what these entries moved on the board; empty in a reader's first update
    undo: bool  # the seat may undo now
    since: float  # when the banks of the waiting seats started to run
    deadline: float  # when the first of them runs out; 0 without a clock
    lesson: LessonInfo | None  # only for the learner's own view
    now: float  # the server's time


class Done(ServerMessage, tag="done", frozen=True):
    """The message with this key was applied and is on disk."""

    key: str
    ply: int  # the question that is open now


class Denied(ServerMessage, tag="denied", frozen=True):
    """The message with this key was refused and changed nothing."""

    key: str
    why: Line


class NewChatLine(ServerMessage, tag="chat", frozen=True):
    """A new line of chat."""

    talk: Talk


class Pong(ServerMessage, tag="pong", frozen=True):
    """The connection is alive."""


Outgoing = Welcome | Update | Done | Denied | NewChatLine | Pong
