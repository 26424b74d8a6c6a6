"""Words of a page -> cells: runs of words that surely belong together, in rows. The runtime must do exactly this."""
import re

# Kinds of cells: what the text looks like, not what it means.
MONEY, INTEGER, DATE, TEXT, MIXED, SIGNS = range(6)

_SPACES = str.maketrans("\u00a0\u202f\u2009", "   ")
_MINUS = "-\u2212\u2013"
_CURRENCY = r"(?:[$£€₹¥]|Rs\.?|R\$|CA\$|kr|CHF|EUR|USD|GBP)"
_DIGITS = (
    r"(?:[0-9]{1,3}(?:,[0-9]{2,3})+(?:\.[0-9]{1,6})?"  # 1,234.56 and 1,23,456.00
    r"|[0-9]{1,3}(?:[.'’ ][0-9]{3})+,[0-9]{1,4}|[0-9]{1,3}(?:['’ ][0-9]{3})+(?:\.[0-9]{1,4})?"
    r"|[0-9]*\.[0-9]{1,6}|[0-9]+,[0-9]{2,4})"
)
MONEY_FORM = re.compile(rf"^[(\[]?[{_MINUS}+]?{_CURRENCY}? ?[(]?[{_MINUS}+]?{_DIGITS}[)\]]?[{_MINUS}+*%]?(?: ?{_CURRENCY}|CR|DR|Cr|[A-Za-z*]{{1,2}})?$")
WHOLE_MONEY = re.compile(rf"^[(]?[{_MINUS}]?{_CURRENCY} ?[{_MINUS}]?[0-9]+[)]?[{_MINUS}]?$")
CLOCK = re.compile(r"^[0-9]{1,3}:[0-9]{2}$")
INTEGER_FORM = re.compile(rf"^[{_MINUS}]?#?[0-9]+$")
DATE_FORM = re.compile(r"^[0-9]{1,4}[/.-][0-9]{1,2}[/.-][0-9]{2,4}$|^[0-9]{1,2}[-/ ][A-Za-z]{3,9}[-/ ,]+[0-9]{2,4}$|^[A-Za-z]{3,9}\.? [0-9]{1,2}, [0-9]{4}$")
_DIGIT = re.compile(r"[0-9]")
# Numbers that are names of plans, not figures.
PLANS = frozenset("401 403 457 125 1099 529 132 941".split())
_NUMBER_BEGINS = frozenset("0123456789.,-(")
_SIGN_BEFORE = frozenset(["$", "£", "€", "₹", "-", "($", "-$", "(", "Rs", "\u2212"])
_SIGN_AFTER = frozenset(["-", ")", "CR", "DR", "%", "*"])


def kind_of(text):
    text = text.translate(_SPACES)
    if MONEY_FORM.match(text) or WHOLE_MONEY.match(text) or CLOCK.match(text):
        return MONEY
    if INTEGER_FORM.match(text):
        return INTEGER
    if DATE_FORM.match(text):
        return DATE
    if not any(c.isalpha() for c in text):
        return SIGNS
    return MIXED if _DIGIT.search(text) else TEXT


_kinds = {}


def kind(text):
    known = _kinds.get(text)
    if known is None:
        if len(_kinds) > 300000:
            _kinds.clear()
        known = _kinds[text] = kind_of(text)
    return known


class Cell:
    __slots__ = ("x0", "top", "x1", "bottom", "size", "bold", "turn", "text", "words", "kind", "row")


def _alone(text):
    """A word that is never joined with the text beside it."""
    form = kind(text)
    return form == MONEY or form == DATE or (form == INTEGER and len(text) >= 3 and text not in PLANS)


def _centre(word):
    # A turned line stands in the row of its lower end.
    return word.bottom - word.size / 2 if word.turn else (word.top + word.bottom) / 2


def rows_of(words):
    """Words with x0, top, x1, bottom, size, turn -> rows, top to bottom, each from left to right."""
    order = sorted((( _centre(word), word.x0, index, word) for index, word in enumerate(words)))
    rows, row, middle = [], [], 0.0
    for centre, _, _, word in order:
        if row and abs(centre - middle) > 0.35 * max(word.size, 4.0):
            rows.append(row)
            row = []
        middle = centre if not row else middle * 0.7 + centre * 0.3
        row.append(word)
    if row:
        rows.append(row)
    for row in rows:
        row.sort(key=lambda word: word.x0)
    return rows


def make_cells(words):
    cells = []
    for number, row in enumerate(rows_of(words)):
        cell = None
        for word in row:
            text = word.text
            if cell is not None and not word.turn and not cell.turn:
                before = cell.words[-1].text
                height = min(cell.size, word.size)
                gap = word.x0 - cell.x1
                if before in _SIGN_BEFORE and len(cell.words) == 1 and gap < 1.5 * height and text[:1] in _NUMBER_BEGINS:
                    join, glue = True, ""
                elif text in _SIGN_AFTER and gap < 0.5 * height and kind(before) == MONEY:
                    join, glue = True, ""
                else:
                    join = -0.5 * height < gap < 0.45 * height and before[-1:] != ":" and not _alone(text) and not _alone(before)
                    glue = " "
                if join:
                    cell.text += glue + text
                    cell.x1 = max(cell.x1, word.x1)
                    cell.top = min(cell.top, word.top)
                    cell.bottom = max(cell.bottom, word.bottom)
                    cell.bold = cell.bold or word.bold
                    cell.words.append(word)
                    continue
            cell = Cell()
            cell.x0, cell.top, cell.x1, cell.bottom = word.x0, word.top, word.x1, word.bottom
            cell.size, cell.bold, cell.turn, cell.text, cell.words, cell.row = word.size, word.bold, word.turn, text, [word], number
            cells.append(cell)
    for cell in cells:
        cell.kind = kind(cell.text)
    return cells
