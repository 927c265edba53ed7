"""Somebody with a browser, a language and perhaps a name."""

from __future__ import annotations

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
    "service_workers": "block",  # what a worker fetches would go unseen
}
REFUSED = "status of 4"
LOST = ("Failed to load resource", "WebSocket connection to")
SCREENS = ROOT / "build" / "screens"
# Short messages stay for minutes: a busy machine may look for them later than a person would.
MESSAGE = 6000
ANSWER = 5000  # and answers later than a page waits for them
UNHURRIED = """
const wait = window.setTimeout;
const slow = (time) => (%s.includes(time) ? 600_000 : time);
window.setTimeout = (work, time, ...more) => wait(work, slow(time), ...more);
"""

TWO_FRAMES = "() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))"
# A page adds its salt to the shuffle: 16 bytes. The keys of its messages have 12 and stay unique.
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
        self.shared = account is not None
        self.account = account or Browser(server, name)
        if self.account.token:
            cookie = {"name": "dvergar", "value": self.account.token, "url": server.url}
            self.context.add_cookies([cookie])  # type: ignore[list-item]
        self.page = self.context.new_page()
        self.noted = Notes(self.page, server.host)

    def says(self, id: str, **args: Any) -> str:
        """A message in this person's language."""
        return self.words(id, **args)

    def speak(self, lang: str) -> None:
        """Switch the page's language, with the buttons or the list in the bar."""
        button = self.page.locator(f".bar button[lang={lang}]")
        if button.is_visible():
            button.click()
        else:
            self.page.locator(".bar select.lang").select_option(lang)
        self.words = Words(lang)

    def wear(self, lang: str, theme: str) -> None:
        """Language and theme, even under a dialog that keeps the mouse away."""
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
        """The message stands at the foot of the page or of its dialog, in its language."""
        told = self.page.locator(".notice, .dialog-notice").filter(visible=True)
        told.filter(has_text=self.says(id, **args)).wait_for()

    def drawn(self) -> None:
        """Wait until the page has drawn what it knows now."""
        self.page.evaluate(TWO_FRAMES)

    def shot(self, name: str) -> None:
        """Keep a picture of the screen."""
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
