"""A row a line of pay: the person on each row, on the first one, or over their rows; money in one column or one a list."""
from .lanes import lists_in_order, put_group
from .person_block import put_identity

SHORT_KINDS = dict(earning=["E", "Earning", "Pay", "Earnings", "EARN"], tax=["T", "Tax", "Taxes", "TAX"], deduction=["D", "Deduction", "Deductions", "DED"],
                   employer_tax=["ER", "Employer Tax", "ER Tax", "R"], employer_contribution=["M", "Benefit", "Memo", "Employer Contribution"])


def draw(sheet):
    Listing(sheet).draw()


class Listing:
    def __init__(self, sheet):
        self.sheet = sheet
        genome, payroll, canvas = sheet.genome, sheet.payroll, sheet.canvas
        self.who_at = genome.pick("listing.who", dict(first=3, each=2, over=4))
        self.split = genome.has("listing.split", 0.3)
        self.kind_column = not self.split and genome.has("listing.kind", 0.5)
        self.kind_sections = not self.split and not self.kind_column and genome.has("listing.sections", 0.6)
        self.lists = [name for name in lists_in_order(sheet) if not self.split or not name.startswith("employer")]
        fields = [name for name in ("hours", "rate") if payroll.has[name]]
        if genome.has("listing.rate_first", 0.3):
            fields.reverse()
        self.money = [("amount", name) for name in ("earning", "tax", "deduction")] if self.split else [("amount", None)]
        self.columns = [(name, None) for name in fields] + self.money + ([("ytd", None)] if payroll.has["ytd"] else [])
        gap = canvas.size * genome.number("listing.gap", 0.8, 2.5)
        x = canvas.left + (canvas.size * genome.number("listing.indent", 0.5, 4) if self.who_at == "over" else 0)
        self.at = {}
        if self.who_at != "over":
            for key, _ in self.facts():
                self.at[key] = x
                x += max([canvas.wide(sheet.fact(person, key)) for person in payroll.people] + [canvas.wide(sheet.fact_head(key))]) + gap
        if self.kind_column:
            self.at["kind"] = x
            x += canvas.size * 8 + gap
        if payroll.has["code"]:
            self.at["code"] = x
            x += canvas.size * 3 + gap
        self.at["label"] = x
        texts = [label.text for mine in payroll.labels.values() for label in mine]
        x += max([canvas.wide(text) for text in texts] + [canvas.size * 6]) + gap
        step = canvas.size * genome.number("listing.step", 5.5, 9)
        for column in self.columns:
            x += step
            self.at[column] = x
        self.net_column = self.split and genome.has("listing.net_column", 0.5)
        if self.net_column:
            self.at["net"] = x + step

    def facts(self):
        return [(key, role) for key, role in self.sheet.identity() if key in ("name", "id", "department")]

    def header(self):
        sheet, canvas = self.sheet, self.sheet.canvas
        canvas.part = "header"
        y, put = canvas.y, lambda x, text, align="l": canvas.put(x, canvas.y, text, align, "heading", bold=canvas.bold_head)
        self.heads = {}
        if self.who_at != "over":
            for key, _ in self.facts():
                put(self.at[key], sheet.fact_head(key))
        if self.kind_column:
            put(self.at["kind"], sheet.genome.pick("listing.kind_word", {"Type": 2, "Category": 1, "Kind": 1, "Class": 1}))
        if "code" in self.at:
            put(self.at["code"], sheet.word("head", "code"))
        put(self.at["label"], sheet.word("head", "label"))
        for column in self.columns:
            field, name = column
            text = sheet.word("section", name) if name else sheet.word("head", field)
            self.heads[column] = put(self.at[column], text, "r")
        if self.net_column:
            self.heads["net"] = canvas.put(self.at["net"], y, sheet.word("sum", "net"), "r", "sum_label", bold=canvas.bold_head)
        canvas.y += canvas.pitch * 1.2
        canvas.part = "body"

    def draw(self):
        sheet, canvas, genome = self.sheet, self.sheet.canvas, self.sheet.genome
        self.header()
        again = self.header if genome.has("listing.head_again", 0.8) else None
        for department, people in sheet.runs_of_people():
            if department is not None:
                put_group(sheet, department)
                canvas.part = "body"
            for person in people:
                canvas.room(canvas.pitch * 4, again)
                self.person(person, again)
        if genome.has("totals.any", 0.65):
            canvas.room(canvas.pitch * 3, again)
            canvas.part = "total"
            canvas.put(canvas.left, canvas.y, sheet.word("sum", "company"), role="scope", bold=canvas.bold_head)
            if self.split:
                for column in self.money:
                    name = "gross" if column[1] == "earning" else column[1]
                    sheet.total_figure(self.at[column], canvas.y, name, label=self.heads[column])
                if self.net_column:
                    sheet.total_figure(self.at["net"], canvas.y, "net", label=self.heads["net"])
            else:
                for name in ("gross", "net"):
                    tag = canvas.put(self.at["label"], canvas.y, sheet.word("sum", name), role="sum_label")
                    sheet.total_figure(self.at["amount", None], canvas.y, name, label=tag)
                    canvas.y += canvas.pitch
            canvas.y += canvas.pitch
        canvas.part = "none"

    def put_person(self, person, start=True):
        sheet, canvas, who = self.sheet, self.sheet.canvas, None
        for number, (key, role) in enumerate(self.facts()):
            item = canvas.put(self.at[key], canvas.y, sheet.fact(person, key), role=role, start=start and number == 0)
            who = item if key == "name" else who
        return who

    def put_over(self, person):
        """The person on a line of their own."""
        canvas = self.sheet.canvas
        who, canvas.y, _ = put_identity(self.sheet, person, canvas.left, canvas.y, canvas.width - 2 * canvas.left, False)
        canvas.part = "body"
        return who

    def person(self, person, again):
        sheet, canvas, genome = self.sheet, self.sheet.canvas, self.sheet.genome
        who = self.put_over(person) if self.who_at == "over" else None
        first = True
        for name in self.lists:
            if self.kind_sections and person.lines[name]:
                canvas.put(self.at["label"] - canvas.size, canvas.y, sheet.word("section", name), role="section", part="header")
                canvas.y += canvas.pitch
            for line in person.lines[name]:
                if canvas.room(canvas.pitch, again):
                    canvas.part = "body"
                if self.who_at != "over" and (first or self.who_at == "each"):
                    who = self.put_person(person, first)
                first = False
                self.line(line, name, who)
        self.sums(person, who)
        canvas.y += canvas.pitch * genome.pick("listing.person_gap", {0: 2, 0.5: 1, 1: 1})

    def line(self, line, name, who):
        sheet, canvas, genome = self.sheet, self.sheet.canvas, self.sheet.genome
        y = canvas.y
        if self.kind_column:
            key = f"listing.kind.{name}"
            genome.chosen.setdefault(key, genome.random.choice(SHORT_KINDS[name]))
            canvas.put(self.at["kind"], y, genome.chosen[key], role="section")
        if "code" in self.at:
            canvas.put(self.at["code"], y, line.label.code, role="code")
        tag = canvas.put(self.at["label"], y, line.label.text, role="label_" + name)
        for column in self.columns:
            field, only = column
            if only is None or only == name:
                sheet.line_figure(self.at[column], y, line, field, person=who, label=tag, head=self.heads[column])
        canvas.y += canvas.pitch

    def sums(self, person, who):
        sheet, canvas, genome = self.sheet, self.sheet.canvas, self.sheet.genome
        canvas.part = "subtotal"
        if self.split:
            tag = canvas.put(self.at["label"], canvas.y, sheet.word("sum", "person"), role="sum_label")
            for column in self.money:
                sheet.sum_figure(self.at[column], canvas.y, person, "gross" if column[1] == "earning" else column[1], who, label=tag, head=self.heads[column])
            if self.net_column:
                sheet.sum_figure(self.at["net"], canvas.y, person, "net", who, label=self.heads["net"])
                canvas.y += canvas.pitch
                canvas.part = "body"
                return
            canvas.y += canvas.pitch
        for name in (["gross"] if not self.split and genome.has("listing.gross", 0.7) else []) + ["net"]:
            tag = canvas.put(self.at["label"], canvas.y, sheet.word("sum", name), role="sum_label")
            sheet.sum_figure(self.at[self.columns[-1] if self.split and self.columns[-1][0] != "ytd" else self.money[0]], canvas.y, person, name, who, label=tag)
            canvas.y += canvas.pitch
        canvas.part = "body"
