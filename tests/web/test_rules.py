"""The rules tab shows a summary, the icons and the rules used at this table."""

from __future__ import annotations

import pytest

from tests.server.client import Browser
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.table import TablePage


@pytest.mark.parametrize("patrons", [False, True])
def test_the_rules_at_the_table_are_those_of_the_table(
    come: Come, server: Server, patrons: bool
) -> None:
    ada = Browser(server, "Ada")
    table = ada.create("me", "greedy", game="jewellers", options={"patrons": patrons})
    bo = come(server, account=ada)
    TablePage(bo, table)
    bo.page.locator("#tab-rules").click()
    aside = bo.page.locator(".rules > .aside")
    aside.locator('[data-rule="J3.8"]').wait_for(state="attached")
    assert aside.locator('[data-rule="J7.1"]').count() == (not patrons)
    assert aside.locator('[data-rule="J3.8"]').count() == 1
    assert bo.page.locator('.rules > [data-rule="J3.10"]').count() == 1
    bo.page.get_by_text(bo.says("web-rules-short"), exact=True).click()
    bo.shows(bo.says("rules-jewellers-intro").split(":")[0])
    bo.page.get_by_text(bo.says("web-rules-signs"), exact=True).click()
    bo.shows(bo.says("web-jewels-sign-star.help"))
    bo.page.get_by_role("searchbox").fill("J7.1")
    bo.page.locator('[data-rule="J7.1"][open]').wait_for()
    ada.close()
