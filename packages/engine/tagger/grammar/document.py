"""From a seed to labelled pages."""
from roles import ROLE
from spans import spans_of

from . import furniture
from .shapes import boxes, by_item, cards, grid, lanes, listing, near_miss, pairs, recap, statement, transposed
from .sheet import Sheet

SHAPES = dict(lanes=lanes, grid=grid, statement=statement, listing=listing, transposed=transposed, pairs=pairs, boxes=boxes, cards=cards, by_item=by_item, near_miss=near_miss)
SHAPE_WEIGHTS = dict(lanes=28, grid=26, statement=14, listing=10, transposed=7, pairs=6, boxes=4, cards=4, by_item=5, near_miss=4)

# Alternatives that are kept out of training, so that what is measured on them is transfer.
HELD_OUT = {
    "shape.cards", "shape.boxes", "ytd.place.under", "ytd.place.block", "grid.year.rows", "pairs.form.before", "heads.turned.yes",
    "lane.order.amount_first", "grid.fold.three", "listing.who.each", "lanes.sums.above", "sums.form.grid", "statement.facts.grid",
}
# In which shape each of them can be seen.
SHAPE_OF = {"grid": "grid", "heads": "grid", "pairs": "pairs", "lane": "lanes", "lanes": "lanes", "listing": "listing", "ytd": "lanes", "sums": "lanes", "statement": "statement"}


class PageOfCells:
    """`target` arrays hold cell numbers: -1 nothing to point at, -2 it is not on this page."""

    __slots__ = ("width", "height", "number", "cells", "role", "part", "start", "follows", "person", "label", "head", "group", "used", "inputs")


def make_document(seed, hold=frozenset(), force=None, genes=None):
    sheet = Sheet(seed, hold, force, genes)
    canvas, genome, random = sheet.canvas, sheet.genome, sheet.random
    shape = genome.pick("shape", SHAPE_WEIGHTS)
    is_statement = shape == "statement"
    canvas.on_new_page = lambda: furniture.page_head(sheet, is_statement)
    if shape != "near_miss" or genome.has("near_miss.head", 0.5):
        furniture.page_head(sheet, is_statement)
    if genome.has("notes.before", 0.1):
        furniture.notes(sheet, 1)
    SHAPES[shape].draw(sheet)
    canvas.part = "none"
    if shape in ("lanes", "grid", "pairs", "listing", "boxes") and genome.has("recap.any", 0.15):
        recap.draw(sheet)
    if genome.has("legend.any", 0.06):
        furniture.legend(sheet)
    if genome.has("notes.after", 0.15):
        furniture.notes(sheet, random.randint(1, 3))
    if genome.has("leave.after", 0.04):
        canvas.room(canvas.pitch * 6)
        canvas.y = furniture.leave_table(sheet, canvas.left, canvas.y, canvas.width * 0.5)
    if random.random() < 0.06:
        furniture.banner(sheet)
    for page in canvas.pages:
        furniture.page_foot(sheet, page)
    return sheet


def labelled(sheet, page, number):
    """The page as the runtime sees it, and what each cell is."""
    words = sheet.canvas.words_of(page)
    if sheet.genome.has("noise.boxes", 0.15):
        shake(sheet.random, words)
    out = PageOfCells()
    out.width, out.height, out.number, out.used = page.width, page.height, number, sheet.genome.used
    for word in words:
        out.width = max(out.width, word.x1 + 8)
        out.height = max(out.height, word.bottom + 8)
    if len(words) < 6:
        return None
    cells, inputs = spans_of(words, out.width, out.height, number)
    out.cells, out.inputs = cells, inputs
    if len(cells) < 6 or None in cells:
        return None
    first, main = {}, []
    for index, cell in enumerate(cells):
        best = cell.words[0].item
        for word in cell.words:
            first.setdefault(id(word.item), index)
            if best.role == ROLE["other"] and word.item.role != ROLE["other"]:
                best = word.item
        main.append(best)
    where = lambda item: -1 if item is None else first.get(id(item), -2) if item.page is page else -2
    out.role = [item.role for item in main]
    out.part = [item.part for item in main]
    out.start = [int(item.start and first[id(item)] == index) for index, item in enumerate(main)]
    # The cells of one text, over its lines and over gaps, are one group: a link to any of them is right.
    # So are all places where the same person's name stands.
    out.group, named = [], {}
    for item in main:
        root = item.first or item
        at = where(root)
        out.group.append(named.setdefault(root.whole, at) if root.whole else at)
    out.follows = [int(item.follows is not None) for item in main]
    for name in ("person", "label", "head"):
        setattr(out, name, [where(getattr(item, name)) for item in main])
    return out


def shake(random, words):
    """Boxes as other programs and recognisers give them: a little off."""
    for word in words:
        word.top += random.uniform(-0.4, 0.4)
        word.bottom += random.uniform(-0.4, 0.4)
        word.x0 += random.uniform(-0.3, 0.3)
        word.x1 += random.uniform(-0.3, 0.3)


def pages_of(seed, hold=frozenset(), force=None, genes=None):
    sheet = make_document(seed, hold, force, genes)
    out = [labelled(sheet, page, number) for number, page in enumerate(sheet.canvas.pages)]
    return [page for page in out if page is not None]


def held_out_pages(seed):
    """Pages of a document that expresses something that training never saw."""
    import random

    wanted = random.Random(seed).choice(sorted(HELD_OUT))
    gene, _, name = wanted.rpartition(".")
    force = {gene: name}
    shape = SHAPE_OF.get(gene.split(".")[0])
    if shape and gene != "shape":
        force["shape"] = shape
    if gene.startswith(("ytd", "grid.year")) or gene == "sums.form":
        force["has.ytd"] = "yes"
    pages = pages_of(seed, force=force)
    return [page for page in pages if wanted in page.used], wanted
