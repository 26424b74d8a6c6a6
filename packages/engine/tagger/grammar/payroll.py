"""What a document says, before anybody decides where it stands: people, their lines, their sums. Money in cents."""
import datetime
import string

from roles import LISTS

from . import names
from .spellings import BOOK, STATES, fill, shorten
from .styles import Styles, some_day


class Label:
    __slots__ = ("list", "type", "text", "code", "wide")

    def __init__(self, list_name, type_name, text, code):
        self.list, self.type, self.text, self.code = list_name, type_name, text, code
        self.wide = text


class Line:
    __slots__ = ("label", "amount", "hours", "rate", "ytd", "ytd_hours", "taxable", "ytd_taxable")


class Person:
    """`lines`: list name -> lines. `sums`: name -> cents of the period; `year`: of the year so far."""

    def __init__(self):
        self.lines = {}
        self.sums = {}
        self.year = {}


COUNTRY = dict(us=30, gb=1.2, ca=1.2, ie=0.6, **{"in": 0.9}, fr=0.6, es=0.6, de=0.6, au=0.6)
# The largest part of the pay that one line takes.
SHARE = dict(earning=0.3, tax=0.14, deduction=0.09, employer_tax=0.08, employer_contribution=0.12)
SECTION_RANGE = dict(earning=(1, 7), tax=(2, 7), deduction=(0, 9), employer_tax=(1, 4), employer_contribution=(1, 4))


class Payroll:
    def __init__(self, random, genome):
        self.random, self.genome = random, genome
        self.country = genome.pick("country", COUNTRY)
        self.styles = Styles(genome, self.country)
        self.caps = genome.pick("label.case", dict(as_is=6, upper=2, lower=0.4, title=0.6))
        self.states = random.sample(list(STATES), 2)
        self.has = {
            name: genome.has("has." + name, chance)
            for name, chance in dict(
                hours=0.75, rate=0.55, ytd=0.45, employer_tax=0.4, employer_contribution=0.35, id=0.7, department=0.4, taxable=0.15, ytd_hours=0.3, payno=0.4,
                ssn=0.2, filing=0.25, job=0.12, code=0.17, address=0.2,
            ).items()
        }
        self.company = names.company(random)
        self.end = some_day(random)
        self.start = self.end - datetime.timedelta(days=random.choice([6, 13, 14, 29, 30]))
        self.pay_date = self.end + datetime.timedelta(days=random.randint(0, 10))
        self._labels()
        self._people()

    # ---------- words
    def case(self, text):
        if self.caps == "upper":
            return text.upper()
        if self.caps == "lower":
            return text.lower()
        if self.caps == "title" and text.islower():
            return text.title()
        return text

    def word(self, list_name, type_name):
        """A document's one spelling of a heading, a sum, a section."""
        key = f"word.{list_name}.{type_name}"
        if key not in self.genome.chosen:
            self.genome.chosen[key] = self.case(BOOK.draw(self.genome.random, list_name, type_name, self.country))
        return self.genome.chosen[key]

    def _labels(self):
        random, genome = self.random, self.genome
        self.labels = {}
        seen = set()
        cut = genome.pick("label.cut", dict(none=7, some=2, most=1))
        most = random.randint(7, 14)
        for name in LISTS:
            if name.startswith("employer") and not self.has[name]:
                self.labels[name] = []
                continue
            low, high = SECTION_RANGE[name]
            wanted = min(random.randint(low, high), random.randint(low, high) + 1)
            mine = []
            for _ in range(wanted * 4):
                if len(mine) >= wanted:
                    break
                if name == "tax" and self.country == "us" and len(mine) < 3 and random.random() < 0.7:
                    type_name = ("federal_income", "social_security", "medicare")[len(mine)]
                elif name == "earning" and not mine and random.random() < 0.6 and self.country == "us":
                    type_name = "regular"
                else:
                    type_name = BOOK.type_of(random, name, self.country)
                text = fill(random, BOOK.draw(random, name, type_name, self.country), random.choice(self.states))
                text = self.case(text)
                if random.random() < dict(none=0.02, some=0.3, most=0.75)[cut]:
                    text = shorten(random, text, most)
                if len(text) < 1 or text.lower() in seen:
                    continue
                seen.add(text.lower())
                code = "".join(random.choice(string.ascii_uppercase + string.digits) for _ in range(random.randint(1, 4)))
                mine.append(Label(name, type_name, text, code))
            self.labels[name] = mine
        if self.labels["employer_contribution"] and random.random() < 0.25:
            # The employer's share is printed under the employee's own words.
            for mine, theirs in zip(self.labels["employer_contribution"], self.labels["deduction"]):
                mine.text = theirs.text
        if random.random() < 0.25:
            # Codes speak: they are cut from the words.
            for some in self.labels.values():
                for label in some:
                    label.code = "".join(ch for ch in label.text.upper() if ch.isalnum())[: random.randint(2, 5)] or label.code

    def _people(self):
        random = self.random
        count = random.choice([1, 1, 2, 3, 3, 4, 5, 6, 7, 8, 10, 12, 14, 18])
        name_form, id_form = names.NameForm(self.genome), names.id_form(self.genome)
        departments = [random.choice(["", "", "", "100 ", "20 ", "D-", "%d - " % random.randint(10, 9999)]) + one for one in random.sample(names.DEPARTMENTS, 4)]
        if random.random() < 0.25:
            departments = [str(random.randint(1, 600000)) for _ in range(4)]
        payno = random.randint(100, 99999)
        width = random.choice([0, 0, 0, 8, 10])
        self.people = []
        for number in range(count):
            person = Person()
            person.name = name_form.draw(random)
            person.id = names.draw_id(random, id_form)
            person.department = random.choice(departments)
            person.payno = random.choice(["DD", "Direct"]) if random.random() < 0.03 else str(payno + number).zfill(width)
            person.ssn = names.masked_ssn(random)
            person.filing = random.choice(["Single", "S/0", "Married - 2", "M-01", "S", "M", "MFJ", "HOH", "S-0", "M 2"])
            person.job = random.choice(names.JOBS)
            self._lines(person)
            self.people.append(person)
        if self.genome.has("people.by_department", 0.35):
            self.people.sort(key=lambda one: one.department)

    def _lines(self, person):
        random = self.random
        scale = random.choice([30000, 90000, 150000, 250000, 500000])
        for name in LISTS:
            mine = []
            for place, label in enumerate(self.labels[name]):
                if random.random() > (0.95 if place == 0 or name == "tax" else 0.6):
                    continue
                line = Line()
                line.label = label
                most = SHARE[name]
                line.amount = int(random.uniform(0.5, 1) * scale) if name == "earning" and place == 0 else max(1, int(random.random() ** 1.6 * most * scale))
                chance = random.random()
                if chance < 0.05:
                    line.amount = 0
                elif chance < 0.075 and name in ("earning", "deduction") and place:
                    line.amount = -line.amount
                elif chance < 0.2:
                    line.amount = line.amount // 500 * 500
                line.hours = line.rate = line.ytd_hours = line.taxable = line.ytd_taxable = None
                times = random.randint(1, 26)
                line.ytd = abs(line.amount) * times + random.choice([0, 0, 1250])
                if name == "earning":
                    if random.random() < 0.75:
                        line.hours = random.choice([8000, 4000, 8667, 800, random.randint(25, 9000)])
                        line.ytd_hours = line.hours * times
                        if random.random() < 0.9:
                            line.rate = round(abs(line.amount) / line.hours, self.styles.rate_decimals)
                elif name in ("tax", "employer_tax"):
                    line.taxable = int(scale * random.uniform(0.7, 1))
                    line.ytd_taxable = line.taxable * times
                mine.append(line)
            person.lines[name] = mine
        for sums, field in ((person.sums, "amount"), (person.year, "ytd")):
            total = {name: sum(getattr(line, field) for line in person.lines[name]) for name in LISTS}
            sums.update(total)
            sums["gross"] = total["earning"]
            sums["net"] = total["earning"] - total["tax"] - total["deduction"]
            sums["all_deductions"] = total["tax"] + total["deduction"]
            sums["cost"] = total["earning"] + total["employer_tax"] + total["employer_contribution"]
            sums["taxable"] = int(total["earning"] * 0.93)
        person.sums["hours"] = sum(line.hours or 0 for line in person.lines["earning"])
        person.year["hours"] = sum(line.ytd_hours or 0 for line in person.lines["earning"])

    def total(self, name, people=None, year=False):
        return sum((person.year if year else person.sums)[name] for person in (people or self.people))

    def total_of(self, label, field="amount", people=None):
        return sum(getattr(line, field) or 0 for person in (people or self.people) for line in person.lines[label.list] if line.label is label)
