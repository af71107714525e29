"""Ways to ask the API."""

import json

import pytest


@pytest.fixture
def get(client):
    def ask(address, status=200, **headers):
        response = client.get(address, headers=headers)
        assert response.status_code == status, (address, response.content[:300])
        return response

    return ask


@pytest.fixture
def told(get):
    """Return the JSON at an address."""
    return lambda address, status=200: json.loads(get(address, status).content)


@pytest.fixture
def every(told):
    """Return all items of a list, page by page as the links lead."""

    def walk(address):
        found = []
        while address:
            page = told(address)
            found += page["items"]
            address = page["links"]["next"]
        assert len(found) == page["count"]
        return found

    return walk


@pytest.fixture
def document(told):
    """Return the OpenAPI document."""
    return told("/api/v1/openapi.json")
