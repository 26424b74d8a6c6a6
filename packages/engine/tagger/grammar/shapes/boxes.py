"""Each record is a small matrix whose cells hold a label over its figure; all records repeat the labels, or the page's head names them once."""
from .lanes import lists_in_order, put_group
from .person_block import put_identity, put_totals, sums_of


def draw(sheet):
    canvas, genome, payroll = sheet.canvas, sheet.genome, sheet.payroll
    cells = [("label", label) for name in lists_in_order(sheet) for label in payroll.labels[name]] + [("sum", name) for name in sums_of(sheet)]
    facts = sheet.identity()
    step = canvas.size * genome.number("boxes.step", 6.5, 10)
    per_row = max(3, int((canvas.width - 2 * canvas.left) / step))
    once = genome.has("boxes.once", 0.3)
    facts_in = genome.has("boxes.facts_in", 0.4)
    whole = ([("fact", one) for one in facts] if facts_in else []) + cells
    skip_empty = not once and genome.has("boxes.skip_empty", 0.4)
    align = genome.pick("boxes.align", dict(r=3, l=2, c=1))
    heads = {}

    def text_of(cell):
        kind, what = cell
        return what.text if kind == "label" else sheet.word("sum", what) if kind == "sum" else sheet.fact_head(what[0])

    def spots(mine):
        """Cells with their place: long facts take two places."""
        place, row = 0, 0
        for cell in mine:
            need = 2 if cell[0] == "fact" and cell[1][0] in ("name", "department") else 1
            if place + need > per_row:
                place, row = 0, row + 1
            yield cell, place, row
            place += need

    def put_heads(mine, y, lead):
        canvas.part = "header"
        for cell, place, row in spots(mine):
            text = text_of(cell)
            while canvas.wide(text) > step * 1.05 and len(text) > 5 and cell[0] == "label":
                text = text[:-1]
            role = "label_" + cell[1].list if cell[0] == "label" else "sum_label" if cell[0] == "sum" else "heading"
            left = cell[0] == "fact"
            heads[cell] = canvas.put(at(place, left), y + row * lead, text, "l" if left else align, role, start=not once and facts_in and place == row == 0)
        canvas.part = "body"

    def at(place, left=False):
        x = canvas.left + place * step
        return x if left or align == "l" else x + step * 0.9 if align == "r" else x + step * 0.45

    def header():
        put_heads(whole, canvas.y, canvas.lead)
        rows = max(row for _, _, row in spots(whole)) + 1
        canvas.y += rows * canvas.lead + canvas.size * 0.5

    if once:
        header()
    for department, people in sheet.runs_of_people():
        if department is not None:
            put_group(sheet, department)
        for person in people:
            mine = [cell for cell in whole if not skip_empty or cell[0] != "label" or any(line.label is cell[1] for line in person.lines[cell[1].list])]
            rows = max(row for _, _, row in spots(mine)) + 1
            lead = canvas.lead if once else canvas.pitch * 2.1
            canvas.room(rows * lead + canvas.pitch * 2, header if once else None)
            y, who = canvas.y, None
            if not facts_in:
                who, y, _ = put_identity(sheet, person, canvas.left, y, canvas.width - 2 * canvas.left, False)
            if not once:
                put_heads(mine, y, lead)
            fact_items = {}
            down = 0 if once else canvas.lead
            for cell, place, row in spots(mine):
                if cell[0] == "fact":
                    key, role = cell[1]
                    x, yy = at(place, True), y + row * lead + down
                    if role == "name":
                        who = sheet.put_name(x, yy, person.name, step * 1.9, start=once and place == row == 0)
                    else:
                        canvas.put(x, yy, sheet.fact(person, key), role=role, start=once and place == row == 0)
            for cell, place, row in spots(mine):
                yy = y + row * lead + down
                if cell[0] == "sum":
                    sheet.sum_figure(at(place), yy, person, cell[1], who, align, label=heads[cell])
                elif cell[0] == "label":
                    line = next((one for one in person.lines[cell[1].list] if one.label is cell[1]), None)
                    if line is None:
                        sheet.cents(at(place), yy, 0, "amount_" + cell[1].list, align, person=who, label=heads[cell])
                    else:
                        sheet.line_figure(at(place), yy, line, "amount", align, person=who, label=heads[cell])
            canvas.y = y + rows * lead + canvas.pitch * genome.number("blocks.gap", 0.2, 1.6) * 0.6
    canvas.part = "none"
    if genome.has("totals.any", 0.65):
        put_totals(sheet)
