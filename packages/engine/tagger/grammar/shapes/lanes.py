"""A block a person: the lists side by side as independent stacks."""
from roles import LISTS

from .. import furniture
from ..lane import Lane
from .person_block import put_identity, put_sums, put_totals


def lists_in_order(sheet):
    mine = [name for name in LISTS if sheet.payroll.labels[name]]
    if sheet.genome.has("lists.shuffled", 0.25):
        sheet.genome.random.shuffle(mine)
    return mine


def draw(sheet):
    canvas, genome = sheet.canvas, sheet.genome
    lanes = [Lane(sheet, name) for name in lists_in_order(sheet)]
    where = genome.pick("lanes.identity", dict(column=4, row=4, gutter=1))
    identity_wide = canvas.size * genome.number("lanes.identity_wide", 9, 15) if where != "row" else 0
    gutter = canvas.size * genome.number("lanes.gutter", 0.9, 3)
    sums_at = genome.pick("lanes.sums", dict(lane=3, below=3, above=1, none=0.5))
    once = genome.has("lanes.heads_once", 0.55)
    xs, x = [], canvas.left + (identity_wide + gutter if identity_wide else 0)
    for lane in lanes:
        xs.append(x)
        x += lane.wide + gutter
    sums_x = x
    heads = {}

    def column_heads():
        y = canvas.y
        titled = genome.has("lanes.heads_titled", 0.6)
        if titled:
            if identity_wide:
                canvas.put(canvas.left, y, sheet.word("head", "name"), role="heading", bold=canvas.bold_head, part="header")
            for lane, at in zip(lanes, xs):
                lane.title(at, y)
            if sums_at == "lane":
                canvas.put(sums_x, y, sheet.word("section", "earning") if genome.has("lanes.sums_blank", 0.1) else sheet.word("head", "net"), role="section", bold=canvas.bold_head, part="header")
            y += canvas.pitch
        lowest = y
        if not titled or genome.has("lanes.heads_fields", 0.7):
            for lane, at in zip(lanes, xs):
                heads[lane.list], bottom = lane.heads(at, y, not titled)
                lowest = max(lowest, bottom)
        canvas.y = lowest + canvas.size * 0.3

    if once:
        column_heads()
    per_page = genome.pick("people.per_page", dict(fill=6, one=0.7, two=0.5, three=0.5))
    most = dict(fill=0, one=1, two=2, three=3)[per_page]
    trailing = genome.has("groups.trailing", 0.4)
    placed = 0
    for department, people in sheet.runs_of_people():
        if department is not None:
            put_group(sheet, department)
        for person in people:
            deep = max([len(person.lines[lane.list]) for lane in lanes] + [2]) + 4
            again = column_heads if once and genome.has("lanes.heads_again", 0.85) else None
            if most and placed and placed % most == 0:
                canvas.turn_page()
                if again:
                    again()
            else:
                canvas.room(min(deep * canvas.pitch, canvas.height * 0.7), again)
            placed += 1
            block(sheet, person, lanes, xs, where, identity_wide, sums_at, sums_x, heads if once else None)
        if department is not None and (trailing or genome.has("groups.totals", 0.5)):
            put_totals(sheet, lanes, xs, people, "department")
    if genome.has("totals.any", 0.65) and len(sheet.payroll.people) > 1:
        put_totals(sheet, lanes, xs)


def put_group(sheet, department):
    canvas, genome = sheet.canvas, sheet.genome
    canvas.room(canvas.pitch * 5)
    form = genome.pick("groups.form", {"{}": 4, "Department: {}": 3, "Dept {}": 1, "**** {}": 0.7, "Location {}": 0.7, "{} Department": 0.3})
    if form.startswith("Department:") and genome.has("groups.apart", 0.5):
        item = canvas.put(canvas.left, canvas.y, "Department:", part="header")
        canvas.put(item.x1 + canvas.size * 0.6, canvas.y, department, role="department", part="header")
    else:
        canvas.put(canvas.left, canvas.y, form.format(department), role="department", bold=canvas.bold_head, part="header")
    canvas.y += canvas.pitch


def block(sheet, person, lanes, xs, where, identity_wide, sums_at, sums_x, heads):
    canvas, genome = sheet.canvas, sheet.genome
    y = canvas.y
    if where == "row":
        who, y, _ = put_identity(sheet, person, canvas.left, y, canvas.width - 2 * canvas.left, False)
        low = y
    else:
        who, low, _ = put_identity(sheet, person, canvas.left, y, identity_wide, True)
        if where == "gutter":
            y = y + canvas.pitch
    if sums_at == "above":
        y = put_sums(sheet, person, who, xs[0], y, canvas.width * 0.7)
    bottoms = [low]
    for lane, x in zip(lanes, xs):
        mine = None if heads is None else heads.get(lane.list, {})
        bottoms.append(lane.section(x, y, person, who, mine))
    if sums_at == "lane":
        bottoms.append(put_sums(sheet, person, who, sums_x, y, canvas.size * 16))
    y = max(bottoms)
    if sums_at == "below":
        y = put_sums(sheet, person, who, canvas.left if genome.has("lanes.sums_left", 0.5) else xs[0], y + canvas.pitch * 0.2, canvas.width * 0.8)
    if genome.has("deposits.any", 0.2):
        y = furniture.deposits(sheet, sums_x if sums_at == "lane" else xs[-1], y, person, who)
    canvas.y = y + canvas.pitch * genome.number("blocks.gap", 0.2, 1.6)
