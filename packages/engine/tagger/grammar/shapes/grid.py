"""A row (or several) a person, a column an item: the plain register, folded records, split and grouped columns."""
from ..sheet import role_of
from .lanes import lists_in_order, put_group
from .person_block import sums_of

FIGURE_WIDE = 5.0


class Column:
    __slots__ = ("text", "field", "label", "sum", "head", "list", "wide", "x", "lines", "item", "item_head")

    def __init__(self, text, field=None, label=None, sum_name=None, head=None, list_name=None):
        self.text, self.field, self.label, self.sum, self.head, self.list = text, field, label, sum_name, head, list_name
        self.item = self.item_head = None


def columns_of(sheet):
    genome, payroll = sheet.genome, sheet.payroll
    pairs = genome.pick("grid.hours", dict(none=3, own=2, grouped=1.5)) if payroll.has["hours"] else "none"
    year = genome.pick("grid.year", dict(none=5, columns=2, rows=2)) if payroll.has["ytd"] else "none"
    place = genome.pick("grid.sums", dict(after_list=5, last=3, first=1))
    shown = sums_of(sheet)
    out = []
    for name in lists_in_order(sheet):
        for label in payroll.labels[name]:
            if name == "earning" and pairs == "own" and genome.random.random() < 0.7:
                out.append(Column(label.text + " " + genome.random.choice(["Hrs", "Hours", "Hr"]), "hours", label, list_name=name))
            elif name == "earning" and pairs == "grouped":
                out.append(Column(label.text, "hours", label, head=("head", "hours"), list_name=name))
                if payroll.has["rate"] and genome.has("grid.rate", 0.3):
                    out.append(Column(label.text, "rate", label, head=("head", "rate"), list_name=name))
            if name == "tax" and payroll.has["taxable"] and genome.random.random() < 0.4:
                out.append(Column(label.text + " " + genome.random.choice(["Wages", "Taxable", "Txbl"]), "taxable", label, list_name=name))
            out.append(Column(label.text, "amount", label, head=("head", "amount") if name == "earning" and pairs == "grouped" else None, list_name=name))
            if year == "columns" and genome.random.random() < 0.5:
                out.append(Column(label.text + " YTD" if genome.has("grid.ytd_named", 0.7) else label.text, "ytd", label, head=None if genome.chosen["grid.ytd_named"] == "yes" else ("head", "ytd"), list_name=name))
        if place == "after_list":
            own = "gross" if name == "earning" else name
            if own in shown:
                out.append(Column(sheet.word("sum", own), sum_name=own, list_name=name))
                shown = [one for one in shown if one != own]
    rest = [Column(sheet.word("sum", one), sum_name=one) for one in shown]
    return rest + out if place == "first" else out + rest, year


def draw(sheet):
    canvas, genome, payroll = sheet.canvas, sheet.genome, sheet.payroll
    columns, year = columns_of(sheet)
    facts = [(key, role) for key, role in sheet.identity() if key not in ("ssn", "filing", "job") or genome.has("grid.fact_" + key, 0.3)]
    stacked = genome.has("grid.facts_stacked", 0.3)
    rows_of_facts = facts[1:] if stacked else []
    if stacked:
        facts = [one for one in facts if one[0] == "name"]
        rows_of_facts = [one for one in sheet.identity() if one[0] in ("id", "department")][:2]
    folds = {"flat": 1, "two": 2, "three": 3, "four": 4}[genome.pick("grid.fold", dict(flat=5 if len(columns) < 16 else 1.5, two=2, three=1.2, four=0.7))]
    if len(columns) < folds * 3:
        folds = 1
    per_row = -(-len(columns) // folds)
    by_column = genome.has("grid.fold_by_column", 0.4)
    matrix = [[None] * per_row for _ in range(folds)]
    for number, column in enumerate(columns):
        row, place = (number % folds, number // folds) if by_column else (number // per_row, number % per_row)
        matrix[row][place] = column
    turned = folds == 1 and genome.has("heads.turned", 0.1)
    wrap_at = canvas.size * genome.number("grid.wrap", 3.2, 7)
    gap = canvas.size * genome.number("grid.gap", 0.6, 2)
    for column in columns:
        column.lines = [column.text] if turned else canvas.wrap(column.text, wrap_at)
        need = canvas.size * FIGURE_WIDE * (1.15 if canvas.mono else 1)
        column.wide = need if turned else max([need] + [canvas.wide(line) for line in column.lines])
    widths = [max([row[place].wide for row in matrix if row[place]] or [canvas.size * FIGURE_WIDE]) + gap for place in range(per_row)]
    fact_wide = {}
    for key, _ in facts:
        natural = max([canvas.wide(sheet.fact(person, key)) for person in payroll.people] + [canvas.wide(sheet.fact_head(key))])
        fact_wide[key] = (min(natural, canvas.size * genome.number("grid.name_wide", 7, 16)) if key == "name" else natural) + gap
    left = canvas.left + sum(fact_wide.values())
    chunks = [list(range(per_row))]
    if folds == 1 and per_row > 9 and genome.has("grid.split", 0.3):
        half = per_row // 2
        chunks = [list(range(half)), list(range(half, per_row))]
    for chunk in chunks:
        if canvas.y > canvas.height * 0.6:
            canvas.turn_page()
        Table(sheet, matrix, chunk, widths, gap, facts, rows_of_facts, fact_wide, left, turned, year).draw()
        canvas.y += canvas.pitch


class Table:
    def __init__(self, sheet, matrix, chunk, widths, gap, facts, stacked, fact_wide, left, turned, year):
        self.sheet, self.matrix, self.chunk, self.facts, self.stacked = sheet, matrix, chunk, facts, stacked
        self.fact_wide, self.left, self.turned, self.year = fact_wide, left, turned, year
        genome = sheet.genome
        self.value = genome.pick("grid.align", dict(r=8, l=1, c=0.8))
        self.head = genome.pick("grid.head_align", dict(r=4, c=2, l=1)) if self.value == "r" else self.value
        self.spots, x = {}, left
        for place in chunk:
            wide = widths[place] - gap
            self.spots[place] = (x, wide)
            x += widths[place]

    def spot(self, place, align):
        x, wide = self.spots[place]
        return x + (wide if align == "r" else wide / 2 if align == "c" else 0)

    def header(self):
        sheet, canvas, genome = self.sheet, self.sheet.canvas, self.sheet.genome
        canvas.part = "header"
        y = canvas.y
        if genome.has("grid.group_heads", 0.25) and len(self.matrix) == 1:
            y = self.group_heads(y)
        if self.turned:
            y += max(canvas.wide(self.matrix[0][place].text) for place in self.chunk if self.matrix[0][place])
        bottom = genome.has("heads.bottom", 0.7)
        deep = [max([len(row[place].lines) for place in self.chunk if row[place]] or [1]) for row in self.matrix]
        under = 1 if any(row[place] and row[place].head for row in self.matrix for place in self.chunk) else 0
        total = sum(deep) + under * len(self.matrix)
        if not genome.has("grid.no_fact_heads", 0.1):
            x = canvas.left
            for key, _ in self.facts:
                lines = canvas.wrap(sheet.fact_head(key), self.fact_wide[key])
                down = (total - len(lines)) * canvas.lead if bottom else 0
                canvas.put_lines(x, y - (canvas.size if self.turned else 0) + (0 if self.turned else down), lines, role="heading", bold=canvas.bold_head)
                x += self.fact_wide[key]
        blank = genome.has("heads.some_blank", 0.06)
        merged = genome.pick("heads.pair", dict(repeated=2, first=3, centred=2))
        yy = y
        for row, lines in zip(self.matrix, deep):
            previous = None
            for place in self.chunk:
                column = row[place]
                if column is None:
                    continue
                column.item = column.item_head = None
                role = "sum_label" if column.sum else "label_" + column.list
                if blank and genome.random.random() < 0.15:
                    continue
                if column.head and previous is not None and previous.label is column.label and merged != "repeated":
                    column.item = previous.item
                elif self.turned:
                    x, wide = self.spots[place]
                    column.item = canvas.put_turned(x + wide - canvas.size * 0.6 if self.head == "r" else x + wide / 2, y, column.text, role=role, bold=canvas.bold_head)
                else:
                    down = (lines - len(column.lines)) * canvas.lead if bottom else 0
                    align = self.head
                    at = self.spot(place, align)
                    if column.head and merged == "centred":
                        x, wide = self.spots[place]
                        at, align = x + wide, "c"
                    column.item = canvas.put_lines(at, yy + down, column.lines, align, role=role, bold=canvas.bold_head)
                if column.head:
                    column.item_head = canvas.put(self.spot(place, self.head), yy + lines * canvas.lead, sheet.word(*column.head), self.head, "heading", bold=canvas.bold_head)
                previous = column
            yy += (lines + under) * canvas.lead
        canvas.y = (y if self.turned else yy) + canvas.size * genome.number("grid.head_gap", 0.4, 1.3)
        canvas.part = "body"

    def group_heads(self, y):
        """Earnings, Taxes, Deductions over the columns that they are of."""
        sheet, canvas = self.sheet, self.sheet.canvas
        runs = []
        for place in self.chunk:
            column = self.matrix[0][place]
            if column is None or column.list is None:
                continue
            if runs and runs[-1][0] == column.list:
                runs[-1][2] = place
            else:
                runs.append([column.list, place, place])
        for name, first, last in runs:
            x0, x1 = self.spots[first][0], sum(self.spots[last])
            canvas.put((x0 + x1) / 2, y, sheet.word("section", name), "c", "section", bold=canvas.bold_head)
        return y + canvas.pitch

    def draw(self):
        sheet, canvas, genome, payroll = self.sheet, self.sheet.canvas, self.sheet.genome, self.sheet.payroll
        self.header()
        again = self.header if genome.has("grid.head_again", 0.85) else None
        deep = canvas.pitch * (len(self.matrix) + 1)
        trailing = genome.has("groups.trailing", 0.4)
        gap = canvas.size * genome.pick("grid.row_gap", {0: 3, 0.4: 1, 0.9: 1})
        for department, people in sheet.runs_of_people():
            if department is not None and not trailing:
                put_group(sheet, department)
                canvas.part = "body"
            for person in people:
                canvas.room(deep, again)
                self.person(person)
                canvas.y += gap
            if department is not None and (trailing or genome.has("groups.totals", 0.5)):
                canvas.room(deep, again)
                self.totals(people, "department", department)
        if genome.has("totals.any", 0.65):
            canvas.room(deep * 1.5, again)
            canvas.y += canvas.pitch * genome.pick("totals.gap", {0: 2, 0.7: 1})
            self.totals(None, "company", None)
        canvas.part = "none"

    def person(self, person):
        sheet, canvas, genome = self.sheet, self.sheet.canvas, self.sheet.genome
        y, x, who = canvas.y, canvas.left, None
        lines = 1
        valign = genome.pick("cell.valign", dict(top=4, middle=1.5, bottom=0.7))
        for key, role in self.facts:
            text = sheet.fact(person, key)
            if role == "name":
                if genome.pick("name.fit", dict(wrap=3, run=2, cut=1)) == "wrap":
                    lines = len(canvas.wrap(text, self.fact_wide[key]))
                who = sheet.put_name(x, y, text, self.fact_wide[key], start=key == self.facts[0][0])
            x += self.fact_wide[key]
        shift = (lines - 1) * canvas.lead * dict(top=0, middle=0.5, bottom=1)[valign]
        x = canvas.left
        for key, role in self.facts:
            if role != "name":
                canvas.put(x, y + shift, sheet.fact(person, key), role=role, start=key == self.facts[0][0])
            x += self.fact_wide[key]
        below = y + lines * canvas.lead
        for key, role in self.stacked:
            canvas.put(canvas.left + genome.pick("grid.stack_indent", {0: 3, 6: 1}), below, sheet.fact(person, key), role=role)
            below += canvas.lead
        yy = self.values(person, who, y + shift, False)
        if self.year == "rows":
            tag = canvas.put(canvas.left + canvas.size * genome.number("grid.year_indent", 0, 4), max(yy, below), sheet.word("head", "ytd"), role="heading")
            yy = self.values(person, who, tag.top, True, tag)
        canvas.y = max(yy, below + (canvas.pitch - canvas.lead))

    def values(self, person, who, y, year, tag=None):
        sheet, canvas = self.sheet, self.sheet.canvas
        for row in self.matrix:
            for place in self.chunk:
                column = row[place]
                if column is None:
                    continue
                at = self.spot(place, self.value)
                if column.sum:
                    sheet.sum_figure(at, y, person, column.sum, who, self.value, year=year, label=column.item, head=tag)
                    continue
                line = next((one for one in person.lines[column.list] if one.label is column.label), None)
                field = column.field
                if year:
                    if field not in ("amount", "hours"):
                        continue
                    field = "ytd" if field == "amount" else "ytd_hours"
                if line is None:
                    sheet.cents(at, y, 0, role_of(column.list, field), self.value, person=who, label=column.item, head=tag or column.item_head)
                    continue
                sheet.line_figure(at, y, line, field, self.value, person=who, label=column.item, head=tag or column.item_head)
            y += canvas.pitch
        return y

    def totals(self, people, word, department):
        sheet, canvas, genome = self.sheet, self.sheet.canvas, self.sheet.genome
        company = word == "company"
        canvas.part = "total" if company else "subtotal"
        text = sheet.word("sum", word)
        if department is not None and genome.has("totals.names_department", 0.6):
            text += " " + department
        count = len(people or sheet.payroll.people)
        y = canvas.y
        if not genome.has("totals.no_word", 0.06):
            item = canvas.put(canvas.left, y, text, role="scope", bold=canvas.bold_head)
            if genome.has("totals.count", 0.4):
                form = genome.pick("totals.count_form", {"{}": 2, "({})": 1, "{} employees": 2, "Count: {}": 1})
                canvas.put(item.x1 + canvas.size * 1.2, y, form.format(count), role="total_count" if company else "total_line", label=item)
        if genome.has("totals.own_row", 0.25):
            y += canvas.pitch
        for row in self.matrix:
            for place in self.chunk:
                column = row[place]
                if column is None:
                    continue
                at = self.spot(place, self.value)
                if column.sum:
                    sheet.total_figure(at, y, column.sum, self.value, people, company=company, label=column.item)
                elif column.field in ("amount", "ytd", "taxable"):
                    cents = sheet.payroll.total_of(column.label, column.field, people)
                    sheet.cents(at, y, cents, "total_line", self.value, column.list in ("tax", "deduction"), total=True, label=column.item)
                elif column.field == "hours":
                    canvas.put(at, y, sheet.styles.hours(sheet.payroll.total_of(column.label, "hours", people)), self.value, "total_line", label=column.item)
            y += canvas.pitch
        canvas.y = y
        canvas.part = "body"
