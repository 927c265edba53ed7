"""Actions as numbers, for rules and bots, and as text, for logs and people."""

from __future__ import annotations


class Verb:
    """Consecutive actions that share a name."""

    def __init__(self, name: str, base: int, size: int) -> None:
        self.name, self.base, self.size = name, base, size


class ActionSpace:
    """Every action of a game, as an int and as text."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.texts: list[str] = []
        self.ints: dict[str, int] = {}

    @property
    def size(self) -> int:
        return len(self.texts)

    def verb(self, name: str, parts: list[str]) -> int:
        """Number `name:part` for each part in turn, or `name` alone; return the first number."""
        base = len(self.texts)
        for text in [f"{name}:{part}" for part in parts] if parts else [name]:
            if text in self.ints:
                raise ValueError(f"two actions are called {text!r}")
            self.ints[text] = len(self.texts)
            self.texts.append(text)
        self.verbs.append(Verb(name, base, len(self.texts) - base))
        return base

    def text(self, action: int) -> str:
        if 0 <= action < len(self.texts):
            return self.texts[action]
        raise ValueError(f"no action {action}: there are {len(self.texts)}")

    def parse(self, text: str) -> int:
        action = self.ints.get(text, -1)
        if action < 0:
            raise ValueError(f"unknown action {text!r}")
        return action

    def verb_of(self, action: int) -> str:
        return self.text(action).partition(":")[0]
