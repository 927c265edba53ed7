"""The Jewellers board shows known cards, points, options and icons."""

from __future__ import annotations

import json

import msgspec
from playwright.sync_api import WebSocketRoute

from dvergar.games.jewellers.shown.view import View
from tests.games.jewellers.scene import Has, scene
from tests.golden.files import folder
from tests.server.client import Browser
from tests.server.process import Server
from tests.server.uploads import uploaded
from tests.web.conftest import Come
from tests.web.games import JEWEL
from tests.web.jewel import JewelPage
from tests.web.person import Person

GOLDEN = folder(JEWEL.id) / "advanced-2-opal-patrons-greedy.dvergar"


def looks_at(person: Person, view: View) -> None:
    """Show this view in a replay."""
    body = msgspec.json.encode({"moment": 0, "seat": 0, "view": view})
    id = uploaded(person.account, GOLDEN.read_text("utf-8"))
    person.page.route(f"**/api/replays/{id}/0?*", lambda route: route.fulfill(body=body))
    person.page.goto(f"/replay/{id}#seat=0")
    person.page.locator(".offer .cards").wait_for()


def test_known_cards_of_the_deck_keep_their_places(come: Come, server: Server) -> None:
    ada, view = come(server, "Ada"), scene("advanced", "turns", patrons=True).view(1)
    known = ["lute", "organ", "", "", "carillon", *[""] * (view.deck - 5)]
    looks_at(ada, msgspec.structs.replace(view, known=known))
    pile = ada.page.locator('[data-pile="deck"]')
    assert pile.locator("b").inner_text() == str(view.deck)
    pile.click()
    ada.shows(ada.says("web-jewels-places", places="1–2, 5", count=view.deck))
    assert ada.page.locator(".offer .nth").all_inner_texts() == ["1", "2", "5"]


def test_the_total_shows_what_a_card_would_add(come: Come, server: Server) -> None:
    ada, owner = come(server, "Ada"), Has("red3 green3 blue3 gold3")
    view = scene("classic", p1=owner, offer=["cockade-water"]).view(1)
    total, adds = view.players[0].tally.total, view.prospects[0].adds
    looks_at(ada, view)
    ada.page.locator('[data-thing="card/cockade-water"]').click()
    assert ada.page.locator(".score .with b").inner_text() == str(total + adds)
    assert ada.page.locator(".score .r em").count() == 0


def test_a_house_marker_is_shown_on_a_card_of_the_discard_pile(come: Come, server: Server) -> None:
    ada, owner = come(server, "Ada"), Has("gold9")
    sc = scene(
        "advanced", patrons=True, p1=owner, offer=["bellows", "anvil"], house="anvil", owner=1
    )
    looks_at(ada, sc.do("ink:bellows").view(1))
    assert ada.page.locator(".offer .housed").count() == 0
    ada.page.locator('[data-pile="discard"]').click()
    ada.page.locator('[data-thing="card/anvil"] .housed').wait_for()
    assert ada.page.locator(".offer .housed").count() == 1


def replace_view(person: Person, view: View) -> None:
    """Replace the view at this person's tables."""

    def route(page: WebSocketRoute) -> None:
        page.connect_to_server().on_message(lambda text: page.send(instead(str(text))))

    def instead(text: str) -> str:
        message = json.loads(text)
        seen = {"view": msgspec.to_builtins(view)} if message["is"] == "update" else {}
        return json.dumps({**message, **seen})

    person.page.route_web_socket("**/ws/*", route)


def test_an_owned_card_says_how_it_is_used(come: Come, server: Server) -> None:
    ada, owner = come(server, "Ada"), Has("red2 gold3", ["privilege"])
    replace_view(ada, scene("classic", p1=owner, offer=["garnet-studs"]).view(1))
    JewelPage(ada, ada.account.create("me", "greedy", game=JEWEL.id)).asked()
    assert ada.page.locator(".status kbd").count() == 1
    ada.page.locator('[data-thing="own/privilege"]').click()
    ada.shows(ada.says("web-jewels-use-how", way=ada.says("web-jewels-choose")))
    ada.page.keyboard.press("Escape")
    ada.page.locator('[data-thing="card/garnet-studs"]').click()
    ada.page.locator(".pop .act").first.wait_for()
    assert ada.page.locator(".status kbd").count() == 0  # the card has the focus


def test_the_table_shows_its_options_and_the_bar_my_icon(come: Come, server: Server) -> None:
    bo, ada = Browser(server, "Bo"), come(server, "Ada")
    options = {"mode": "advanced", "cleanup": "chaotic", "auction": "closed"}
    id = bo.create("me", "open", "greedy", game=JEWEL.id, options=options)
    ada.account.sit(id, 1)
    table = JewelPage(ada, id)
    table.tab("table")
    words = [ada.says(f"jewellers-option-{name}-{value}") for name, value in options.items()]
    shown = ada.page.locator(".options li b")
    table.until(lambda: shown.count())
    assert {*words} < {*shown.all_inner_texts()}
    assert ada.page.locator('.guest use[href="#sigil-square"]').count() == 1
    bo.close()
