"""Labels: a list of our own (spellings.txt, composed of parts) and the labelled vocabulary of the canonical package."""
import csv
import itertools
import os
import re

HERE = os.path.dirname(os.path.abspath(__file__))
CANONICAL = os.path.join(HERE, "..", "..", "..", "canonical", "test", "fixtures", "labels.csv")
_GROUP = re.compile(r"\(([^()]*\|[^()]*(?:\([^()]*\)[^()]*)*)\)")

STATES = dict(
    CA="California", NY="New York", TX="Texas", GA="Georgia", OH="Ohio", PA="Pennsylvania", CO="Colorado", WA="Washington", NJ="New Jersey",
    IL="Illinois", MA="Massachusetts", OR="Oregon", MN="Minnesota", VA="Virginia", KY="Kentucky", MI="Michigan", NC="North Carolina",
    WI="Wisconsin", MD="Maryland", MO="Missouri", AZ="Arizona", UT="Utah", CT="Connecticut", HI="Hawaii", RI="Rhode Island", IN="Indiana",
    AL="Alabama", LA="Louisiana", OK="Oklahoma", KS="Kansas", ID="Idaho", NE="Nebraska", IA="Iowa", DE="Delaware", VT="Vermont", ME="Maine",
)
CITIES = (
    "Denver Yonkers Dayton Philadelphia Detroit Columbus Cleveland Toledo Akron Cincinnati Pittsburgh Louisville Portland Newark Wilmington "
    "Aurora Lansing Scranton Reading Birmingham Canton Parma Hamtramck Flint Saginaw Grandview Worcester Montgomery Harford Marion Lake Allen"
).split()


def split_line(line):
    """A line -> alternatives, each a list of parts, each a list of choices."""
    out = []
    for piece in line.split(" ; "):
        parts, at = [], 0
        for found in _GROUP.finditer(piece):
            parts += [[piece[at : found.start()]], found.group(1).split("|")]
            at = found.end()
        out.append(parts + [[piece[at:]]])
    return out


def tidy(text):
    return re.sub(r"\s+", " ", text).strip()


class Book:
    """Blocks of spellings: (list, type, country) -> alternatives."""

    def __init__(self):
        self.blocks = {}
        self.weights = {}
        key = None
        with open(os.path.join(HERE, "spellings.txt"), encoding="utf8") as lines:
            for line in lines:
                line = line.rstrip("\n")
                if line.startswith("> "):
                    words = line[2:].split()
                    key = (words[0], words[1], words[3] if len(words) > 3 else "us")
                    self.blocks.setdefault(key, [])
                    self.weights[key] = float(words[2])
                elif line and not line.startswith("#"):
                    self.blocks[key] += split_line(line)
        self._canonical()
        self.by_list = {}
        for list_name, type_name, country in self.blocks:
            self.by_list.setdefault((list_name, country), []).append(type_name)

    def _canonical(self):
        if not os.path.exists(CANONICAL):
            return
        with open(CANONICAL, encoding="utf8") as file:
            for row in csv.DictReader(file):
                kind, type_name = row["kind"], row["type"]
                if kind not in ("earning", "deduction", "tax", "employer_tax"):
                    continue
                key = (kind, type_name, "us")
                if key not in self.blocks:
                    self.blocks[key] = []
                    self.weights[key] = 1.0
                self.blocks[key].append([[row["label"]]])

    def draw(self, random, list_name, type_name, country="us"):
        block = self.blocks.get((list_name, type_name, country)) or self.blocks[(list_name, type_name, "us")]
        return tidy("".join(random.choice(part) for part in random.choice(block)))

    def type_of(self, random, list_name, country):
        types = self.by_list[(list_name, country)]
        return random.choices(types, [self.weights[(list_name, one, country)] for one in types])[0]

    def count(self):
        """How many different spellings there are, by list, without the places put in."""
        out = {}
        for (list_name, _, _), block in self.blocks.items():
            seen = out.setdefault(list_name, set())
            for parts in block:
                seen.update(tidy("".join(choice)) for choice in itertools.product(*parts))
        return {name: len(seen) for name, seen in out.items()}


BOOK = Book()


def fill(random, text, state):
    if "{" not in text:
        return text
    text = text.replace("{st}", state).replace("{state}", STATES[state])
    while "{city}" in text:
        text = text.replace("{city}", random.choice(CITIES), 1)
    while "{n}" in text:
        text = text.replace("{n}", str(random.randint(1, 9)), 1)
    return text


_VOWELS = re.compile(r"(?<=[A-Za-z])[aeiou](?=[a-z])")


def shorten(random, text, most):
    """An abbreviation or a label cut by its column."""
    how = random.random()
    if how < 0.35:
        words = [_VOWELS.sub("", word) if len(word) > 5 else word for word in text.split()]
        return " ".join(words)[: most + 2].strip()
    if how < 0.6:
        return " ".join(word if len(word) < 5 else word[: random.randint(3, 4)] + random.choice(["", "", "."]) for word in text.split())
    return text[:most].strip()
