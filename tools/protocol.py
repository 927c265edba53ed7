"""Writes the client's types from the server's schemas, or finds stale ones."""

from __future__ import annotations

import json
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

from dvergar.server.http.schemas import REF, Schemas, references
from dvergar.server.protocol import VERSION
from tools.pages import npm
from tools.schemas import messages, views
from tools.tree import ROOT, produce

HEAD = "// Generated from the server's schemas by make docs."
CONVERT = [
    *("exec", "--silent", "--", "json2ts", "--no-additionalProperties", "--maxItems=-1"),
    *("--style.printWidth=100", "--bannerComment="),
]
BEYOND = {"default", "minItems", "maxItems", "discriminator"}
ALL = "Everything"
WHOLE = re.compile(rf"^export type {ALL} =.*?;\n+", re.MULTILINE | re.DOTALL)
REMARK = re.compile(r"/\*\*\n +\* (.*)\n +\*/")


def outputs(root: Path) -> dict[Path, str]:
    """Map every generated file to its text."""
    source = root / "web" / "src"
    head = f"{HEAD}\nexport const VERSION = {VERSION};\n\n"
    found = {source / "lib" / "protocol.ts": head + typescript(messages())}
    for game, parts in views().items():
        found[source / "games" / game / "types.ts"] = view_types(parts)
    return found


def view_types(parts: Schemas) -> str:
    """Return the types of a game's view, importing the shared ones."""
    shared = sorted({name for name in references([*parts.values()]) if name not in parts})
    head = f'{HEAD}\nimport type {{ {", ".join(shared)} }} from "../../lib/protocol";\n\n'
    return head + typescript(imported(parts, set(shared)))


def imported(part: Any, names: set[str]) -> Any:
    """Replace these names by types of another file."""
    if isinstance(part, list):
        return [imported(inner, names) for inner in part]
    if not isinstance(part, dict):
        return part
    name = part.get("$ref", "").removeprefix(REF)
    return {"tsType": name} if name in names else {k: imported(v, names) for k, v in part.items()}


def shape(part: Any) -> Any:
    """Return a schema without parts that don't affect types."""
    if isinstance(part, list):
        return [shape(inner) for inner in part]
    if not isinstance(part, dict):
        return part
    return {
        key: fields(value) if key == "properties" else shape(value)
        for key, value in part.items()
        if key not in BEYOND
    }


def fields(parts: Schemas) -> Schemas:
    """Simplify each schema, keeping every field name."""
    return {name: shape(part) for name, part in parts.items()}


def typescript(parts: Schemas) -> str:
    """Generate the types with json-schema-to-typescript."""
    every = [{"$ref": f"{REF}{name}"} for name in parts]
    schema = {"title": ALL, "anyOf": every, "$defs": fields(parts)}
    return REMARK.sub(r"/** \1 */", WHOLE.sub("", converted(json.dumps(schema)), 1))


@cache
def converted(schema: str) -> str:
    done = npm(CONVERT, said=schema)
    if done.returncode:
        raise SystemExit(done.returncode)
    return done.stdout


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Write the files, or only check them with --check."""
    return produce(outputs(root), arguments, root)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
