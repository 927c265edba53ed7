"""Builds the package with setuptools, after building the web pages if they are missing or stale."""

from __future__ import annotations

from typing import Any

from setuptools import build_meta

from tools import pages

Config = dict[str, Any] | None

prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable
prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel


def node() -> list[str]:
    """Require Node from PyPI only if pages must be built and the machine has no Node."""
    return [pages.NODE] if pages.stale() and not pages.node_suits() else []


def make_pages() -> None:
    if pages.stale() and pages.main(["install", "build"]):
        raise SystemExit("dvergar: the pages could not be built; npm says why above")


def get_requires_for_build_sdist(config_settings: Config = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + node()


def get_requires_for_build_wheel(config_settings: Config = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(config_settings) + node()


def get_requires_for_build_editable(config_settings: Config = None) -> list[str]:
    return build_meta.get_requires_for_build_editable(config_settings) + node()


def build_sdist(sdist_directory: str, config_settings: Config = None) -> str:
    make_pages()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_wheel(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    make_pages()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Config = None, metadata_directory: str | None = None
) -> str:
    make_pages()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
