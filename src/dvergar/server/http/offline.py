"""The page shown when the server can't be reached, in all languages at once."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import escape

from dvergar.locales import LANGUAGES, Words

STYLE = """
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 28px;
  padding: 24px; box-sizing: border-box; background: #15120f; color: #f6ecd9;
  font: 17px/1.4 system-ui, sans-serif; }
img { width: 88px; justify-self: center; }
main { display: grid; gap: 20px 40px; max-width: 720px;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); }
h1 { font-size: 19px; margin: 0 0 4px; color: #f6d27c; }
p { margin: 0 0 10px; }
a { color: #ffb066; font-weight: 700; }
"""
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dvergar</title>
<style>{style}</style>
<img src="/icon.svg" alt="Dvergar">
<main>
{sections}
</main>
</html>
"""
SECTION = '<section lang="{lang}"><h1>{title}</h1><p>{how}</p><a href="">{retry}</a></section>'


def offline_page() -> str:
    return PAGE.format(style=STYLE, sections="\n".join(section(lang) for lang in LANGUAGES))


def style_hash() -> str:
    """Return the hash that lets the security policy allow the inline style."""
    return f"'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'"


def section(lang: str) -> str:
    say = Words(lang)
    return SECTION.format(
        lang=lang,
        title=escape(say("web-offline-title")),
        how=escape(say("web-offline-how")),
        retry=escape(say("web-retry")),
    )
