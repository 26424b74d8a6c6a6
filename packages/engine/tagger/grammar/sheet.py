"""A document in the making: contents, genome and canvas together, and the few words that all shapes say."""
import random

from .canvas import Canvas
from .genome import Genome
from .payroll import Payroll

FIELD_ROLE = dict(hours="hours", rate="rate", ytd_hours="ytd_hours")


def role_of(list_name, field):
    if field == "amount":
        return "amount_" + list_name
    if field == "ytd":
        return "ytd_" + list_name
    if field == "taxable":
        return "taxable_" + list_name
    if field == "ytd_taxable":
        return "ytd_taxable_tax" if list_name == "tax" else "figure"
    return FIELD_ROLE[field]


SUM_ROLE = dict(gross="gross", net="net")
TOTAL_ROLE = dict(gross="total_gross", net="total_net", earning="total_earnings", deduction="total_deductions", tax="total_taxes")


class Sheet:
    def __init__(self, seed, hold=frozenset(), force=None, genes=None):
        self.random = random.Random(seed * 2 + 1)
        self.genome = Genome(seed if genes is None else genes, hold, force)
        self.payroll = Payroll(self.random, self.genome)
        self.styles = self.payroll.styles
        self.canvas = Canvas(self.random, self.genome)

    def word(self, list_name, type_name):
        return self.payroll.word(list_name, type_name)

    # ---------- figures
    def cents(self, x, y, cents, role, align="r", withheld=False, total=False, **links):
        """Puts money; an unprinted zero puts nothing, a dash is no figure."""
        text, figure = self.styles.money(cents, withheld, total)
        if not text:
            return None
        if not figure:
            return self.canvas.put(x, y, text, align, "other", part=links.get("part"))
        if self.styles.star and self.random.random() < 0.1:
            text += "*"
        return self.canvas.put(x, y, text, align, role, **links)

    def line_text(self, line, field):
        """How a field of a line is printed, or "" where there is nothing."""
        value = getattr(line, field)
        if value is None:
            return "", False
        if field in ("hours", "ytd_hours"):
            return self.styles.hours(value), True
        if field == "rate":
            return self.styles.rate(value), True
        withheld = line.label.list in ("tax", "deduction") and field in ("amount", "ytd")
        return self.styles.money(value, withheld)

    def line_figure(self, x, y, line, field, align="r", **links):
        text, figure = self.line_text(line, field)
        if not text:
            return None
        if not figure:
            return self.canvas.put(x, y, text, align, "other")
        return self.canvas.put(x, y, text, align, role_of(line.label.list, field), **links)

    def sum_figure(self, x, y, person, name, who, align="r", year=False, **links):
        if name == "hours":
            hours = (person.year if year else person.sums)["hours"]
            return self.canvas.put(x, y, self.styles.hours(hours), align, "ytd_sum" if year else "sum", person=who, **links) if hours else None
        role = SUM_ROLE.get(name)
        role = ("ytd_" + role if year else role) if role else ("ytd_sum" if year else "sum")
        return self.cents(x, y, (person.year if year else person.sums)[name], role, align, total=True, person=who, **links)

    def total_figure(self, x, y, name, align="r", people=None, year=False, company=True, **links):
        role = TOTAL_ROLE.get(name, "total_line") if company and not year else "total_line"
        if name == "hours":
            return self.canvas.put(x, y, self.styles.hours(self.payroll.total("hours", people, year)), align, "total_line", **links)
        return self.cents(x, y, self.payroll.total(name, people, year), role, align, total=True, **links)

    # ---------- who
    def identity(self):
        """Which facts of a person are printed, in the document's order: (key, role)."""
        has, genome = self.payroll.has, self.genome
        keys = ["name"]
        if has["id"]:
            keys.insert(0 if genome.has("identity.id_first", 0.35) else 1, "id")
        for key in ("department", "payno", "ssn", "filing", "job"):
            if has[key]:
                keys.append(key)
        return [(key, dict(name="name", id="id", department="department", payno="payment_number").get(key, "other")) for key in keys]

    def fact(self, person, key):
        return getattr(person, key)

    HEAD_OF = dict(name=("head", "name"), id=("head", "id"), department=("head", "department"), payno=("head", "payno"), ssn=("head", "ssn"))

    def fact_head(self, key):
        if key in self.HEAD_OF:
            return self.word(*self.HEAD_OF[key])
        name = f"word.fact.{key}"
        chosen = self.genome.chosen
        if name not in chosen:
            chosen[name] = self.payroll.case(self.genome.random.choice(dict(filing=["Status", "Filing", "Fed", "Tax Status", "Fed Filing Status"], job=["Title", "Job", "Position", "Job Title", "Occupation"])[key]))
        return chosen[name]

    def put_name(self, x, y, text, most, align="l", **more):
        """A name, over as many lines as its place makes it; or cut, or running out of it."""
        how = self.genome.pick("name.fit", dict(wrap=3, run=2, cut=1))
        canvas, shown = self.canvas, text
        lines = [text]
        if canvas.wide(text) > most:
            if how == "wrap":
                lines = canvas.wrap(text, most)
            elif how == "cut":
                while len(shown) > 4 and canvas.wide(shown) > most:
                    shown = shown[:-1]
                lines = [shown.strip()]
        item = canvas.put_lines(x, y, lines, align, role="name", bold=canvas.bold_label, **more)
        item.whole = text
        return item

    def runs_of_people(self):
        """Departments in order of appearance, or one run of everybody."""
        people = self.payroll.people
        if not (self.payroll.has["department"] and self.genome.has("people.groups", 0.4)):
            return [(None, people)]
        groups = {}
        for person in people:
            groups.setdefault(person.department, []).append(person)
        return list(groups.items())
