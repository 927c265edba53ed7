"""Marks that tests carry."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules a test proves, by their ids: @rule("S2.6")."""
    return pytest.mark.rule(*ids)
