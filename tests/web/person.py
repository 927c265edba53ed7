"""A person with a browser, a language and perhaps a name."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Locator

from dvergar.locales import Words
from tests.server.client import Browser
from tests.server.process import Server
from tests.waiting import PATIENCE
from tests.web.notes import Notes
from tools.tree import ROOT

DESKTOP = {"width": 1440, "height": 900}
TABLET = {"width": 1024, "height": 768}
PHONE = {"width": 390, "height": 844}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
CONTEXT: dict[str, Any] = {
    "viewport": DESKTOP,
    "reduced_motion": "reduce",
    "color_scheme": "dark",
    "service_workers": "block",  # requests of a service worker would not be recorded
}
REFUSED = "status of 4"
LOST = ("Failed to load resource", "WebSocket connection to")
SCREENS = ROOT / "build" / "screens"
# Short messages stay for minutes, since a busy machine may check for them late.
MESSAGE = 6000
ANSWER = 5000  # a busy server may also answer late
UNHURRIED = """
const wait = window.setTimeout;
const slow = (time) => (%s.includes(time) ? 600_000 : time);
window.setTimeout = (work, time, ...more) => wait(work, slow(time), ...more);
"""

# Tests wait for what they need, so nothing is shown slowly or asked back unless they want it.
QUIET: dict[str, Any] = {
    "care": False,
    "notes": False,
    "met": ["smithy", "silberzwerg", "jewellers"],
}
SETTINGS = """
try {
  localStorage["dvergar-settings"] ??= JSON.stringify(%s);
} catch {} // an empty page has no storage
"""
DRAWN = """async () => {
  await document.fonts.ready;
  await new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)));
}"""
# Fixes a page's 16-byte salt for the shuffle. Its 12-byte message keys stay unique.
FIXED_SALT = """
const chance = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (bytes.length === 16 ? bytes.fill(7) : chance(bytes));
"""


class Person:
    """One browser context; `account` asks the server as the same guest, without the page."""

    def __init__(
        self,
        chromium: Chromium,
        server: Server,
        name: str = "",
        lang: str = "en",
        account: Browser | None = None,
        patient: bool = True,
        pace: str = "instant",
        settings: dict[str, Any] | None = None,
        **context: Any,
    ) -> None:
        self.server = server
        self.name = name
        self.words = Words(lang)
        self.context = chromium.new_context(
            base_url=server.url, locale=lang, **{**CONTEXT, **context}
        )
        self.context.set_default_timeout(1000 * PATIENCE)
        self.context.add_init_script(UNHURRIED % ([MESSAGE, ANSWER] if patient else [MESSAGE]))
        self.context.add_init_script(FIXED_SALT)
        self.context.add_init_script(
            SETTINGS % json.dumps({**QUIET, "pace": pace, **(settings or {})})
        )
        self.shared = account is not None
        self.account = account or Browser(server, name)
        if self.account.token:
            cookie = {"name": "dvergar", "value": self.account.token, "url": server.url}
            self.context.add_cookies([cookie])  # type: ignore[list-item]
        self.page = self.context.new_page()
        self.noted = Notes(self.page, server.host)

    def says(self, id: str, **args: Any) -> str:
        """Return a message in this person's language."""
        return self.words(id, **args)

    def switch_language(self, lang: str) -> None:
        """Switch the page's language in the bar."""
        button, box = f".bar button[lang={lang}]:visible", ".bar select.lang:visible"
        self.page.locator(f"{button}, {box}").first.wait_for()
        if self.page.locator(button).count():
            self.page.locator(button).click()
        else:
            self.page.locator(box).select_option(lang)
        self.words = Words(lang)

    def set_look(self, lang: str, theme: str) -> None:
        """Set language and theme, even while a dialog blocks the mouse."""
        self.page.locator(f".bar button[lang={lang}]").dispatch_event("click")
        self.page.locator(f"html[lang={lang}]").wait_for()
        if self.page.evaluate("document.documentElement.dataset.theme") != theme:
            self.page.locator("button.theme").dispatch_event("click")
        self.words = Words(lang)

    def button(self, id: str, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.says(id, **args), exact=True)

    def selection(self, id: str, **args: Any) -> Locator:
        return self.page.get_by_role("combobox", name=self.says(id, **args), exact=True)

    def shows(self, text: str) -> None:
        self.page.get_by_text(text).filter(visible=True).first.wait_for()

    def notices(self, id: str, **args: Any) -> None:
        """Wait for a short message at the foot of the page or its dialog."""
        notice = self.page.locator(".notice, .dialog-notice").filter(visible=True)
        notice.filter(has_text=self.says(id, **args)).wait_for()

    def drawn(self) -> None:
        """Wait until the page has been drawn with its fonts."""
        self.page.evaluate(DRAWN)

    def shot(self, name: str) -> None:
        """Save a screenshot."""
        SCREENS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENS / f"{name}.png")

    def forgive(self, *parts: str) -> None:
        self.noted.forgive(*parts)

    def complaints(self) -> list[str]:
        return [f"{self.name or 'a stranger'}: {c}" for c in self.noted.complaints()]

    def leave(self) -> None:
        self.context.close()
        if not self.shared:
            self.account.close()
