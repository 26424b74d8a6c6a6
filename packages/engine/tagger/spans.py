"""Words of a page -> spans and the net's inputs, by the engine's own code: `spans.ts` in Node.js, asked page by page."""
import json
import os
import shutil
import subprocess

import numpy as np

BUCKETS, GRAMS = 4096, 28
FEATURES = 36
RELATIONS = 25 * 4
PLACES = 15 * 11

_HERE = os.path.dirname(os.path.abspath(__file__))
_OWN_NODE = os.path.join(_HERE, "..", "..", "..", "node_modules", ".bin", "node")
_child = None


class Cell:
    """A span of the page's graph: a phrase or a number."""

    __slots__ = ("x0", "top", "x1", "bottom", "size", "bold", "turn", "text", "words", "row")

    def __init__(self, words, row):
        first = words[0]
        self.x0, self.top = min(word.x0 for word in words), min(word.top for word in words)
        self.x1, self.bottom = max(word.x1 for word in words), max(word.bottom for word in words)
        self.size, self.bold, self.turn, self.row = first.size, all(word.bold for word in words), first.turn, row
        self.text, self.words = " ".join(word.text for word in words), words


class Inputs:
    """grams [n, GRAMS] uint16, features [n, FEATURES] float32, relation and place [n, n] uint8, row [n]."""

    __slots__ = ("grams", "features", "relation", "place", "row")


def _ask(page):
    global _child
    if _child is None:
        node = _OWN_NODE if os.path.exists(_OWN_NODE) else shutil.which("node")
        if node is None:
            raise SystemExit("tagger: no node found; run `npm install` in the repository")
        _child = subprocess.Popen([node, "--conditions=@paylift/source", os.path.join(_HERE, "spans.ts")], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    _child.stdin.write(json.dumps(page).encode() + b"\n")
    _child.stdin.flush()

    def take(count, form):
        data = _child.stdout.read(count * np.dtype(form).itemsize)
        if len(data) < count * np.dtype(form).itemsize:
            raise SystemExit("tagger: spans.ts ended")
        return np.frombuffer(data, form)

    span = take(len(page["words"]), np.int32)
    return span, inputs_from(take)


def inputs_from(take):
    """Inputs as `inputsOf` of the engine gives them; `take(count, form)` reads so many numbers."""
    count = int(take(1, np.int32)[0])
    inputs = Inputs()
    inputs.row = take(count, np.int32)
    inputs.grams = take(count * GRAMS, np.uint16).reshape(count, GRAMS)
    inputs.features = take(count * FEATURES, np.float32).reshape(count, FEATURES)
    inputs.relation = take(count * count, np.uint8).reshape(count, count)
    inputs.place = take(count * count, np.uint8).reshape(count, count)
    return inputs


def told_words(words):
    """Words as `spans.ts` takes them: text, box, size, bold, and for turned ones the number of their line."""
    lines = {}
    return [[word.text, word.x0, word.top, word.x1, word.bottom, word.size, bool(word.bold), lines.setdefault(id(word.item), len(lines)) if word.turn else None] for word in words]


def spans_of(words, width, height, number):
    """-> (cells, inputs; a cell is None where its words were made anew). Words have text, box, size, bold, turn and the item that they are of."""
    page = dict(width=width, height=height, number=number, words=told_words(words))
    span, inputs = _ask(page)
    own = [[] for _ in inputs.row]
    for word, at in zip(words, span):
        if at >= 0:
            own[at].append(word)
    cells = [Cell(sorted(some, key=lambda word: (-word.bottom if word.turn else word.x0)), int(row)) if some else None for some, row in zip(own, inputs.row)]
    return cells, inputs
