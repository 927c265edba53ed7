"""Checks the form of a card file: every wrong field, with what it may be, in plain words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, NamedTuple

from msgspec import inspect as form

Path = tuple[str | int, ...]  # fields and positions, such as ("card", 3, "buy")
SIMILAR = 0.7
ID = "lower-case letters, digits and hyphens"  # the only pattern of texts in card files


class Fault(NamedTuple):
    """One error and where it is."""

    path: Path
    reason: str


def faults(value: Any, wanted: form.Type, path: Path = ()) -> Iterator[Fault]:
    """Give every place where a value does not have the wanted form."""
    if isinstance(wanted, form.StructType):
        yield from struct_faults(value, wanted, path)
    elif isinstance(wanted, form.DictType):
        yield from table_faults(value, wanted, path)
    elif isinstance(wanted, form.ListType):
        yield from list_faults(value, wanted, path)
    elif isinstance(wanted, form.UnionType):
        some = [kind for kind in wanted.types if not isinstance(kind, form.NoneType)]
        yield from faults(value, some[0], path)
    elif not plain_fits(value, wanted):
        yield Fault(path, f"{shown(value)} is not possible; possible: {possible(wanted)}")


def struct_faults(value: Any, wanted: form.StructType, path: Path) -> Iterator[Fault]:
    fields = {field.encode_name: field for field in wanted.fields}
    if not isinstance(value, dict):
        yield Fault(path, f"needs the fields {', '.join(fields)}, not {shown(value)}")
        return
    for name, field in fields.items():
        if name in value:
            yield from faults(value[name], field.type, (*path, name))
        elif field.required:
            yield Fault((*path, name), f"is missing; possible: {possible(field.type)}")
    for name in value:
        if name not in fields:
            yield Fault((*path, name), f"there is no such field; {nearest(name, list(fields))}")


def table_faults(value: Any, wanted: form.DictType, path: Path) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield Fault(path, f"needs {possible(wanted)}, not {shown(value)}")
        return
    for name in value:
        if plain_fits(name, wanted.key_type):
            yield from faults(value[name], wanted.value_type, (*path, name))
        else:
            known = [str(word) for word in getattr(wanted.key_type, "values", [])]
            yield Fault((*path, name), f"there is no such field; {nearest(name, known)}")


def list_faults(value: Any, wanted: form.ListType, path: Path) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield Fault(path, f"needs {possible(wanted)}, not {shown(value)}")
        return
    least, most = wanted.min_length or 0, wanted.max_length
    if len(value) < least or (most is not None and len(value) > most):
        yield Fault(path, f"has {len(value)} values; possible: {possible(wanted)}")
    for n, item in enumerate(value):
        yield from faults(item, wanted.item_type, (*path, n))


def plain_fits(value: Any, wanted: form.Type) -> bool:
    """Return whether a number, a text, a switch or a word has the wanted form."""
    if isinstance(wanted, form.LiteralType):
        return any(type(value) is type(word) and value == word for word in wanted.values)
    if isinstance(wanted, form.BoolType):
        return isinstance(value, bool)
    if isinstance(wanted, form.IntType):
        return type(value) is int and in_range(value, wanted)
    if isinstance(wanted, form.StrType):
        return isinstance(value, str) and text_fits(value, wanted)
    raise TypeError(f"card files have no {type(wanted).__name__}")


def in_range(value: int, wanted: form.IntType) -> bool:
    low = wanted.ge is None or value >= wanted.ge
    high = wanted.le is None or value <= wanted.le
    return low and high and (wanted.multiple_of is None or value % wanted.multiple_of == 0)


def text_fits(value: str, wanted: form.StrType) -> bool:
    short = wanted.max_length is None or len(value) <= wanted.max_length
    return short and (wanted.pattern is None or re.search(wanted.pattern, value) is not None)


def possible(wanted: form.Type) -> str:
    """Return in words what a value may be."""
    if isinstance(wanted, form.LiteralType):
        return ", ".join(str(word) for word in wanted.values)
    if isinstance(wanted, form.UnionType):
        return possible(wanted.types[0])
    if isinstance(wanted, form.BoolType):
        return "true or false"
    if isinstance(wanted, form.IntType):
        return number(wanted)
    if isinstance(wanted, form.StrType):
        return text(wanted)
    if isinstance(wanted, form.ListType):
        return f"a list of {count(wanted)}{possible(wanted.item_type)}"
    if isinstance(wanted, form.DictType):
        return f"fields of {possible(wanted.key_type)}"
    return f"the fields {', '.join(field.encode_name for field in getattr(wanted, 'fields', ()))}"


def number(wanted: form.IntType) -> str:
    kind = "an even number" if wanted.multiple_of == 2 else "a whole number"
    if wanted.ge is None or wanted.le is None:
        return kind
    return f"{kind} from {wanted.ge} to {wanted.le}"


def text(wanted: form.StrType) -> str:
    limit = f" of at most {wanted.max_length} letters" if wanted.max_length else ""
    return f"a text{limit}{f' ({ID})' if wanted.pattern else ''}"


def count(wanted: form.ListType) -> str:
    """Return how many values a list needs, with a space behind it."""
    least, most = wanted.min_length or 0, wanted.max_length
    if most is None:
        return ""
    return f"{most} × " if least == most else f"{least} to {most} × "


def nearest(name: str, known: list[str]) -> str:
    close = get_close_matches(str(name), known, 1, SIMILAR)
    return f"did you mean {close[0]}?" if close else f"possible: {', '.join(known)}"


def shown(value: Any) -> str:
    """Return a value as one writes it in a card file, shortened."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict | list):
        return "a table" if isinstance(value, dict) else "a list"
    return repr(value)[:60]
