"""Hands with their right answers, worked out elsewhere: see hands.json."""

import json


def of_kind(kind):
    """The cases of one kind: 'meld', 'layoff' or 'knocker_choice'."""
    with open(__file__.rpartition("/")[0] + "/hands.json") as file:
        return [case for case in json.load(file) if case["kind"] == kind]
