"""What the net is told of a page: numbers of each cell, hashed n-grams of its text, and how each pair of cells stands. The runtime computes the same."""
import math
import re
import unicodedata
import zlib

import numpy as np

from cells import DATE, INTEGER, MIXED, MONEY, SIGNS, TEXT

BUCKETS, GRAMS = 8192, 28
FEATURES = 36
RELATIONS = 25 * 4  # topological class x alignment
PLACES = 15 * 11  # how far down x how far right

_WORDS = re.compile(r"[a-z0-9~&/#%().*'-]+")
_known = {}


def fold(text):
    """Lower case without accents; digits become 0, letters that are not Latin become ~."""
    text = unicodedata.normalize("NFD", text.lower())
    return "".join("0" if "0" <= c <= "9" else c if ord(c) < 0x250 else "~" if c.isalpha() else c for c in text if unicodedata.category(c)[0] != "M")


def _bucket(gram):
    return zlib.crc32(gram.encode()) % (BUCKETS - 1) + 1


def grams_of(text, kind):
    """At most 28 bucket numbers, filled up with 0. Money is told by its form alone."""
    known = _known.get(text)
    if known is not None:
        return known
    if kind == MONEY:
        point = max(text.rfind("."), text.rfind(","))
        decimals = sum("0" <= c <= "9" for c in text[point + 1 :]) if point >= 0 else 0
        tokens = ["#money", f"#decimals{decimals}"]
    else:
        tokens = []
        for word in _WORDS.findall(fold(text))[:6]:
            word = word.strip(".'")
            if not word:
                continue
            tokens.append("w" + word)
            framed = "^" + word + "$"
            tokens += [framed[at : at + 3] for at in range(len(framed) - 2)][:8]
    out = [_bucket(token) for token in tokens[:GRAMS]]
    out += [0] * (GRAMS - len(out))
    if len(_known) > 400000:
        _known.clear()
    _known[text] = out
    return out


_forms = {}


def _form(text, kind):
    """The features that the text alone decides."""
    known = _forms.get(text)
    if known is not None:
        return known
    letters = sum(c.isalpha() for c in text)
    capitals = sum(c.isupper() for c in text)
    digits = [c for c in text if "0" <= c <= "9"]
    negative = kind == MONEY and (text[0] in "(-\u2212\u2013" or text[-1] in ")-" or "-" in text[:3] or text.endswith("CR"))
    magnitude = 0.0
    if kind in (MONEY, INTEGER) and digits:
        whole = text
        point = max(text.rfind("."), text.rfind(",")) if kind == MONEY else -1
        if point >= 0:
            whole = text[:point]
        magnitude = sum("0" <= c <= "9" for c in whole.lstrip("$£€-( 0")) / 6
    point = max(text.rfind("."), text.rfind(","))
    decimals = sum("0" <= c <= "9" for c in text[point + 1 :]) if kind == MONEY and point >= 0 else 0
    known = [
        min(magnitude, 2.0),
        float(negative),
        float(bool(digits) and all(c == "0" for c in digits) and kind in (MONEY, INTEGER)),
        float(any(c in text for c in "$£€₹")),
        decimals / 4,
        min(len(text) / 20, 3.0),
        capitals / max(letters, 1),
        float(text.endswith(":")),
        float("," in text and kind in (TEXT, MIXED)),
        float("*" in text),
        float("%" in text),
        float(bool(re.match(r"^[xX*]{2,}", text))),
        float(text.count(" ") + 1) / 4,
        float(letters > 0 and any(ord(c) > 0x250 for c in text)),
        float(kind == MONEY and ":" in text),
    ]
    if len(_forms) > 400000:
        _forms.clear()
    _forms[text] = known
    return known


def cell_features(cells, width, height, number):
    """-> (bucket numbers [n, 28], features [n, 36])."""
    count = len(cells)
    grams = np.zeros((count, GRAMS), np.int64)
    out = np.zeros((count, FEATURES), np.float32)
    sizes = sorted(cell.size for cell in cells)
    median = sizes[count // 2] or 8.0
    rows = {}
    for index, cell in enumerate(cells):
        rows.setdefault(cell.row, []).append(index)
    for row in rows.values():
        money = sum(cells[index].kind == MONEY for index in row) / 8
        for place, index in enumerate(row):
            cell = cells[index]
            grams[index] = grams_of(cell.text, cell.kind)
            line = [0.0] * 6
            line[cell.kind] = 1.0
            line += _form(cell.text, cell.kind)
            line += [
                cell.x0 / width,
                cell.x1 / width,
                (cell.top + cell.bottom) / 2 / height,
                cell.size / median - 1,
                (cell.x1 - cell.x0) / width * 4,
                float(cell.bold),
                float(cell.turn != 0),
                float(place == 0),
                float(place == len(row) - 1),
                len(row) / 12,
                money,
                float(number > 0),
                width / 800,
                len(cells) / 300,
                (cells[row[place - 1]].x1 - cell.x0) / median / -10 if place else 2.0,
            ]
            out[index] = line
    return grams, np.clip(out, -4, 4)


_DOWN = np.array([-30, -16, -8, -4.5, -2.5, -1.3, -0.35, 0.35, 1.3, 2.5, 4.5, 8, 16, 30], np.float32)  # 15 classes
_RIGHT = np.array([-40, -20, -8, -3, -0.01, 0.01, 3, 8, 20, 40], np.float32)  # 11 classes; near 0: the two overlap


def relations(cells):
    """For each ordered pair (i, j), what j is to i: (relation [n, n], place [n, n]), both uint8."""
    count = len(cells)
    x0 = np.array([cell.x0 for cell in cells], np.float32)
    x1 = np.array([cell.x1 for cell in cells], np.float32)
    middle = np.array([(cell.top + cell.bottom) / 2 for cell in cells], np.float32)
    row = np.array([cell.row for cell in cells], np.int32)
    kind = np.array([cell.kind for cell in cells])
    sizes = np.sort(np.array([cell.size for cell in cells], np.float32))
    unit = max(float(sizes[count // 2]), 3.0)
    text = (kind == TEXT) | (kind == MIXED)
    text_j = np.broadcast_to(text[None], (count, count))

    down = (middle[None] - middle[:, None]) / unit
    left_gap = (x0[:, None] - x1[None]) / unit  # j ends before i begins
    right_gap = (x0[None] - x1[:, None]) / unit
    sideways = np.where(left_gap > 0, -left_gap, np.where(right_gap > 0, right_gap, 0.0))
    place = np.searchsorted(_DOWN, down).astype(np.uint8) * 11 + np.searchsorted(_RIGHT, sideways).astype(np.uint8)

    rows = row[None] - row[:, None]
    same = rows == 0
    overlap = (left_gap < 0) & (right_gap < 0)
    to_left = same & (x0[None] < x0[:, None])
    to_right = same & ~to_left
    np.fill_diagonal(to_right, False)
    above = overlap & (rows < 0)
    below = overlap & (rows > 0)

    far = np.float32(1e9)

    def nearest(mask, distance):
        measured = np.where(mask, distance, far)
        least = measured.min(1, keepdims=True)
        return mask & (measured == least)

    up, low = (-rows).astype(np.float32), rows.astype(np.float32)
    back, ahead = x0[:, None] - x0[None], x0[None] - x0[:, None]
    relation = np.where(rows < 0, np.where(text_j, 20, 21), np.where(text_j, 22, 23)).astype(np.uint8)
    leads = np.zeros(count, bool)
    seen = set()
    for index, cell in enumerate(cells):
        if cell.row not in seen:
            seen.add(cell.row)
            leads[index] = True
    outdented = (leads & text)[None] & (rows < 0) & (x0[None] <= x0[:, None] + 0.3 * unit)
    relation[nearest(outdented, up)] = 24
    for mask, plain, text_class, near, near_text, distance in (
        (to_left, 5, 4, 2, 1, back),
        (to_right, 9, 8, 7, 6, ahead),
        (below, 19, 18, 17, 16, low),
        (above, 15, 14, 12, 10, up),
    ):
        relation[mask] = np.where(text_j, text_class, plain)[mask]
        if mask is to_left:
            first = to_left & leads[None] & text_j
            relation[first] = 3
        if mask is above:
            relation[nearest(mask & text_j, low)] = 13  # the topmost text of the column
        close = nearest(mask, distance)
        if mask is above:
            relation[nearest(mask & text_j, distance)] = 11
        else:
            relation[nearest(mask & text_j, distance)] = near_text
        relation[close & ~text_j] = near
        relation[close & text_j] = near_text
    np.fill_diagonal(relation, 0)

    tolerance = 0.25 * unit
    align = np.zeros((count, count), np.uint8)
    align[np.abs(x0 + x1 - (x0 + x1)[:, None]) < 2 * tolerance] = 3
    align[np.abs(x0[None] - x0[:, None]) < tolerance] = 1
    align[np.abs(x1[None] - x1[:, None]) < tolerance] = 2
    return relation * 4 + align, place
