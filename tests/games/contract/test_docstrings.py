"""The examples in the engines' docstrings are true."""

import doctest
import importlib
import pkgutil

import pytest

import games

MODULES = ["games", *(each.name for each in pkgutil.walk_packages(games.__path__, "games."))]


@pytest.mark.parametrize("name", MODULES)
def test_docstring_examples(name):
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0
