"""Where words are put. Nothing is drawn: an item is a text with a box, a role and links to other items."""
from roles import PART, ROLE

_WIDE = {**{c: 0.556 for c in "0123456789abdeghnopqu$#"}, **{c: 0.278 for c in " .,:;|!/()ijlt-'"}, "f": 0.278, "r": 0.333, "s": 0.5, "c": 0.5, "k": 0.5,
         "v": 0.5, "x": 0.5, "y": 0.5, "z": 0.5, "m": 0.833, "w": 0.722, "M": 0.833, "W": 0.944, "I": 0.278, "%": 0.889, "*": 0.389}
_known = {}


def em(text):
    wide = _known.get(text)
    if wide is None:
        if len(_known) > 200000:
            _known.clear()
        wide = _known[text] = sum(_WIDE.get(c, 1.0 if ord(c) > 0x2E80 else 0.667 if c.isupper() else 0.556) for c in text)
    return wide


class Item:
    __slots__ = ("x0", "top", "x1", "bottom", "text", "size", "bold", "turn", "role", "part", "person", "label", "head", "start", "follows", "page", "first", "whole")


class Word:
    __slots__ = ("text", "x0", "top", "x1", "bottom", "size", "bold", "turn", "item")


class Page:
    def __init__(self, width, height):
        self.width, self.height, self.items = width, height, []


class Canvas:
    def __init__(self, random, genome):
        self.random, self.genome = random, genome
        self.size = genome.number("font.size", 5.5, 10)
        self.mono = genome.has("font.mono", 0.13)
        self.narrow = genome.number("font.narrow", 0.82, 1.08)
        wide, high = (792.0, 612.0) if genome.has("page.landscape", 0.55) else (612.0, 792.0)
        if genome.has("page.large", 0.15):
            wide, high = wide * 1.35, high * 1.35
        self.width, self.height = wide, high
        self.bold_head = genome.has("font.bold_head", 0.5)
        self.bold_label = genome.has("font.bold_name", 0.2)
        self.pitch = self.size * genome.number("line.pitch", 1.1, 1.9)
        self.lead = self.size * 1.14
        self.left = genome.number("page.left", 14, 40)
        self.bottom_margin = genome.number("page.bottom", 22, 60)
        self.box = genome.number("box.height", 0.72, 1.18)  # readers differ in how high they make a word
        self.part = "none"
        self.pages = []
        self.y = 0.0
        self.on_new_page = None
        self.turn_page(quiet=True)

    def turn_page(self, quiet=False):
        self.pages.append(Page(self.width, self.height))
        self.y = self.genome.number("page.top", 18, 45)
        if not quiet and self.on_new_page:
            self.on_new_page()

    def room(self, high, again=None):
        """Turns the page where `high` does not fit; `again` repeats what belongs on top."""
        if self.y + high > self.height - self.bottom_margin and self.y > 120:
            self.turn_page()
            if again:
                again()
            return True
        return False

    def wide(self, text, size=None):
        size = size or self.size
        return size * 0.6 * len(text) if self.mono else size * self.narrow * em(text)

    def put(self, x, y, text, align="l", role="other", person=None, label=None, head=None, size=None, bold=False, part=None, start=False, follows=None):
        size = size or self.size
        wide = self.wide(text, size)
        item = Item()
        item.x0 = x if align == "l" else x - wide if align == "r" else x - wide / 2
        item.x1 = item.x0 + wide
        item.top, item.bottom = y + size * (1 - self.box), y + size
        item.text, item.size, item.bold, item.turn = text, size, bold, 0
        item.role, item.part = ROLE[role], PART[part or self.part]
        item.person, item.label, item.head, item.start, item.follows = person, label, head, start, follows
        item.page, item.first, item.whole = self.pages[-1], None, text if role == "name" else None
        item.page.items.append(item)
        return item

    def put_turned(self, x, bottom, text, **more):
        """Text that runs upward, as headings over narrow columns do."""
        item = self.put(x, bottom - self.size, text, **more)
        item.turn = 90
        long = item.x1 - item.x0
        item.x0, item.x1 = x - item.size / 2, x + item.size / 2
        item.top, item.bottom = bottom - long, bottom
        return item

    def put_lines(self, x, y, lines, align="l", lead=None, **more):
        """Several lines of one text: the first item stands for all; the others follow it."""
        first = None
        for number, text in enumerate(lines):
            item = self.put(x, y + number * (lead or self.lead), text, align, follows=first, **more)
            if first is None:
                first = item
            else:
                item.first = first
            more["start"] = False
        return first

    def wrap(self, text, most, size=None):
        out, line = [], ""
        for word in text.split():
            if line and self.wide(line + " " + word, size) > most:
                out.append(line)
                line = word
            else:
                line = line + " " + word if line else word
        if line:
            out.append(line)
        return out or [""]

    def words_of(self, page):
        """The page's words, each with the item that it is of."""
        out = []
        for item in page.items:
            space = self.wide(" ", item.size)
            if item.turn:
                y = item.bottom
                for text in item.text.split():
                    long = self.wide(text, item.size)
                    out.append(_word(text, item.x0, y - long, item.x1, y, item))
                    y -= long + space
                continue
            x = item.x0
            for text in item.text.split(" "):
                if text:
                    long = self.wide(text, item.size)
                    out.append(_word(text, x, item.top, x + long, item.bottom, item))
                    x += long
                x += space
        return out


def _word(text, x0, top, x1, bottom, item):
    word = Word()
    word.text, word.x0, word.top, word.x1, word.bottom = text, x0, top, x1, bottom
    word.size, word.bold, word.turn, word.item = item.size, item.bold, item.turn, item
    return word
