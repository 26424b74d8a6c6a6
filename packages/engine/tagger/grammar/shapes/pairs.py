"""A person's lines as pairs that flow: label beside figure, or label over figure, or figure before label."""
from .. import furniture
from .lanes import lists_in_order, put_group
from .person_block import put_identity, put_sums, put_totals


def draw(sheet):
    canvas, genome = sheet.canvas, sheet.genome
    for department, people in sheet.runs_of_people():
        if department is not None:
            put_group(sheet, department)
        for person in people:
            canvas.room(canvas.pitch * 7)
            block(sheet, person)
        if department is not None and genome.has("groups.totals", 0.5):
            put_totals(sheet, people=people, word="department")
    if genome.has("totals.any", 0.65):
        put_totals(sheet)


def block(sheet, person):
    canvas, genome = sheet.canvas, sheet.genome
    who, y, _ = put_identity(sheet, person, canvas.left, canvas.y, canvas.width - 2 * canvas.left, genome.has("pairs.vertical", 0.15))
    sums = genome.pick("pairs.sums", dict(below=4, above=2))
    if sums == "above":
        y = put_sums(sheet, person, who, canvas.left, y, canvas.width * 0.8)
    titled = genome.pick("pairs.titles", dict(none=2, line=3, lead=2))
    for name in lists_in_order(sheet):
        if not person.lines[name]:
            continue
        x = canvas.left + canvas.size * genome.number("pairs.indent", 0, 4)
        if titled == "line":
            canvas.put(canvas.left, y, sheet.word("section", name), role="section", bold=canvas.bold_head, part="header")
            y += canvas.pitch
        elif titled == "lead":
            item = canvas.put(canvas.left, y, sheet.word("section", name) + ":", role="section", bold=canvas.bold_head, part="header")
            x = max(x, item.x1 + canvas.size)
        y = flow(sheet, person, who, name, x, y)
    if sums == "below":
        y = put_sums(sheet, person, who, canvas.left, y, canvas.width * 0.8)
    if genome.has("deposits.any", 0.2):
        y = furniture.deposits(sheet, canvas.left, y, person, who)
    canvas.y = y + canvas.pitch * genome.number("blocks.gap", 0.2, 1.6)


def flow(sheet, person, who, name, x, y):
    canvas, genome = sheet.canvas, sheet.genome
    canvas.part = "body"
    form = genome.pick("pairs.form", dict(beside=4, over=2.5, before=0.8, under=0.7))
    colon = genome.pick("label.colon", {"": 8, ":": 1.5, " :": 0.2})
    right = canvas.width - canvas.left
    columns = genome.has("pairs.columns", 0.5)
    step = canvas.size * genome.number("pairs.step", 13, 20)
    near = canvas.size * genome.number("pairs.near", 0.7, 2)
    xx = x
    hours = name == "earning" and sheet.payroll.has["hours"] and genome.has("pairs.hours", 0.5)
    down = canvas.pitch * (2.2 if form in ("over", "under") else 1)
    for line in person.lines[name]:
        text, figure = sheet.line_text(line, "amount")
        hour_text = sheet.line_text(line, "hours")[0] if hours else ""
        label = line.label.text + colon
        if form in ("over", "under"):
            need = max(canvas.wide(label), canvas.wide(text) + (canvas.wide(hour_text) + near if hour_text else 0))
        else:
            need = canvas.wide(label) + canvas.wide(text) + near + (canvas.wide(hour_text) + near if hour_text else 0)
        if columns:
            need = max(need, step * -(-need // step))
        if xx + need > right and xx > x:
            xx = x
            y += down
        role = "label_" + name
        if form == "beside":
            tag = canvas.put(xx, y, label, role=role)
            at = tag.x1 + near
            if hour_text:
                item = sheet.line_figure(at, y, line, "hours", "l", person=who, label=tag)
                at = item.x1 + near
            if columns:
                sheet.line_figure(max(xx + need - canvas.size, at + canvas.wide(text)), y, line, "amount", "r", person=who, label=tag)
            else:
                sheet.line_figure(at, y, line, "amount", "l", person=who, label=tag)
        elif form == "before":
            item = sheet.line_figure(xx, y, line, "amount", "l", person=who)
            tag = canvas.put((item.x1 if item else xx) + near, y, label, role=role)
            if item and figure:
                item.label = tag
        else:
            above = form == "over"
            tag = canvas.put(xx, y if above else y + canvas.pitch, label, role=role)
            yy = y + canvas.pitch if above else y
            at = xx
            if hour_text:
                item = sheet.line_figure(at, yy, line, "hours", "l", person=who, label=tag)
                at = item.x1 + near
            sheet.line_figure(at, yy, line, "amount", "l", person=who, label=tag)
        xx += need + canvas.size * 1.6
    canvas.part = "none"
    return y + down
