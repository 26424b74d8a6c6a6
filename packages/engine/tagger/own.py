"""Labelled pages of real documents, as `own-pages.ts` writes them: what the engine reads and proves in them, span by span."""
import json
import struct
import zlib

import numpy as np

from roles import PART, REST, ROLE, UNKNOWN
from spans import inputs_from

HELD_SHARE = 3  # one document of so many is kept out of training


class OwnPage:
    __slots__ = ("document", "number", "inputs", "role", "part", "start", "follows", "person", "label", "head", "group")


def pages_in(path):
    """-> {name of the document: its pages}"""
    out = {}
    with open(path, "rb") as file:
        while head := file.read(4):
            (long,) = struct.unpack("<I", head)
            told = json.loads(file.read(long))
            page = OwnPage()
            page.document, page.number = told["document"], told["page"]
            page.inputs = inputs_from(lambda count, form: np.frombuffer(file.read(count * np.dtype(form).itemsize), form))
            page.role = [UNKNOWN if name is None else REST if name == "rest" else ROLE[name] for name in told["role"]]
            page.part = [UNKNOWN if name is None else PART[name] for name in told["part"]]
            page.start = page.follows = [-1] * len(page.role)
            page.person, page.label, page.group = told["person"], told["label"], told["group"]
            page.head = [-3] * len(page.role)
            out.setdefault(page.document, []).append(page)
    return out


def is_held(family):
    """By the name of a layout, so that no layout is on both sides."""
    return zlib.crc32(family.encode()) % HELD_SHARE == 0


def own_documents(path):
    """-> (documents to train on, documents kept out), each a list of pages."""
    train, held = [], []
    for document, pages in sorted(pages_in(path).items()):
        (held if is_held(document.rstrip("0123456789-")) else train).append(pages)
    return train, held
