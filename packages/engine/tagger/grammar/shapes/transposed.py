"""People are columns, items are rows."""
from ..lane import SPACE
from .lanes import lists_in_order


def draw(sheet):
    canvas, genome, payroll = sheet.canvas, sheet.genome, sheet.payroll
    lists = lists_in_order(sheet)
    texts = [label.text for name in lists for label in payroll.labels[name]] or ["Other"]
    label_wide = max(canvas.wide(text) for text in texts) + canvas.size * 3
    fields = {"amount": ["amount"], "hours": ["hours", "amount"], "all": ["hours", "rate", "amount"], "year": ["amount", "ytd"]}[
        genome.pick("transposed.fields", dict(amount=5, hours=1 if payroll.has["hours"] else 0, all=0.7 if payroll.has["hours"] else 0, year=1 if payroll.has["ytd"] else 0))
    ]
    wide = sum(SPACE[field] for field in fields) * canvas.size + canvas.size * genome.number("transposed.gap", 0.8, 2)
    per_page = max(1, int((canvas.width * 1.1 - canvas.left - label_wide) / wide))
    people = list(payroll.people)
    with_total = genome.has("totals.any", 0.65) and len(people) > 1
    runs = [people[at : at + per_page] for at in range(0, len(people), per_page)]
    for number, run in enumerate(runs):
        columns = list(run)
        if with_total and number == len(runs) - 1:
            columns = [None] + columns if genome.has("transposed.total_first", 0.2) else columns + [None]
        if number:
            rows = sum(len(payroll.labels[name]) + 2 for name in lists) + 6
            if canvas.y + rows * canvas.pitch > canvas.height - canvas.bottom_margin:
                canvas.turn_page()
        _run(sheet, columns, lists, label_wide, fields, wide)
        canvas.y += canvas.pitch * 2


def _run(sheet, columns, lists, label_wide, fields, wide):
    canvas, genome, payroll = sheet.canvas, sheet.genome, sheet.payroll
    align = genome.pick("transposed.align", dict(r=3, c=1))
    canvas.part = "header"
    who, deep = [], 1
    y = canvas.y
    gap = canvas.size * genome.chosen["transposed.gap"]
    right = lambda number: canvas.left + label_wide + (number + 1) * wide - gap
    for number, person in enumerate(columns):
        x = right(number) if align == "r" else right(number) - (wide - gap) / 2
        if person is None:
            who.append(canvas.put(x, y, sheet.word("sum", "company"), align, "scope", bold=canvas.bold_head))
            continue
        lines = canvas.wrap(person.name, max(wide - gap, canvas.size * 5))
        deep = max(deep, len(lines))
        who.append(canvas.put_lines(x, y, lines, align, role="name", start=True, bold=canvas.bold_label))
    y += deep * canvas.lead
    for key, role in sheet.identity():
        if key == "name" or not genome.has("transposed.fact_" + key, 0.5):
            continue
        canvas.put(canvas.left, y, sheet.fact_head(key), role="heading")
        for number, person in enumerate(columns):
            if person is not None:
                canvas.put(right(number) if align == "r" else right(number) - (wide - gap) / 2, y, sheet.fact(person, key), align, role)
        y += canvas.pitch
    heads = {}
    if len(fields) > 1 or genome.has("transposed.heads", 0.5):
        for number, person in enumerate(columns):
            x = right(number) - sum(SPACE[field] for field in fields) * canvas.size
            for field in fields:
                x += SPACE[field] * canvas.size
                heads[number, field] = canvas.put(x, y, sheet.word("head", field), "r", "heading", bold=canvas.bold_head)
        y += canvas.pitch
    canvas.part = "body"
    titled = genome.has("transposed.titles", 0.75)

    def room(y):
        if y + canvas.pitch > canvas.height - canvas.bottom_margin:
            canvas.turn_page()
            return canvas.y
        return y

    def across(y, put):
        for number, person in enumerate(columns):
            x = right(number) - sum(SPACE[field] for field in fields) * canvas.size
            for field in fields:
                x += SPACE[field] * canvas.size
                put(x, y, number, person, field)

    for name in lists:
        if titled:
            canvas.put(canvas.left, y, sheet.word("section", name), role="section", bold=canvas.bold_head, part="header")
            y += canvas.pitch
        for label in payroll.labels[name]:
            y = room(y)
            tag = canvas.put(canvas.left + (canvas.size if titled else 0), y, label.text, role="label_" + name)

            def put(x, y, number, person, field):
                if person is None:
                    if field == "amount":
                        sheet.cents(x, y, payroll.total_of(label), "total_line", withheld=name in ("tax", "deduction"), label=tag)
                    return
                line = next((one for one in person.lines[name] if one.label is label), None)
                if line is None:
                    if field == "amount":
                        sheet.cents(x, y, 0, "amount_" + name, person=who[number], label=tag)
                    return
                sheet.line_figure(x, y, line, field, person=who[number], label=tag, head=heads.get((number, field)))

            across(y, put)
            y += canvas.pitch
        own = "gross" if name == "earning" else name
        if name == "earning" or genome.has("transposed.subtotals", 0.5):
            y = _sum(sheet, across, y, own, who, heads)
    if genome.has("sums.taxable", 0.12):
        y = _sum(sheet, across, y, "taxable", who, heads)
    y = _sum(sheet, across, y, "net", who, heads)
    canvas.y = y
    canvas.part = "none"


def _sum(sheet, across, y, name, who, heads):
    canvas = sheet.canvas
    tag = canvas.put(canvas.left, y, sheet.word("sum", name), role="sum_label", bold=canvas.bold_label)

    def put(x, y, number, person, field):
        if field == "amount":
            if person is None:
                sheet.total_figure(x, y, name, label=tag)
            else:
                sheet.sum_figure(x, y, person, name, who[number], label=tag, head=heads.get((number, field)))
        elif field == "ytd" and person is not None:
            sheet.sum_figure(x, y, person, name, who[number], year=True, label=tag, head=heads.get((number, field)))

    across(y, put)
    return y + canvas.pitch
