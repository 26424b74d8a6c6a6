"""A page (or half of one) a person: sections in one, two or three columns, with facts in boxes above."""
from .. import furniture
from ..lane import Lane
from .lanes import lists_in_order
from .person_block import put_identity, put_sums


def draw(sheet):
    canvas, genome, payroll = sheet.canvas, sheet.genome, sheet.payroll
    columns = {"one": 1, "two": 2, "three": 3}[genome.pick("statement.columns", dict(one=3, two=4, three=1))]
    usable = canvas.width - 2 * canvas.left
    step = usable / columns
    lanes = [Lane(sheet, name, step * 0.96) for name in lists_in_order(sheet)]
    year_block = payroll.has["ytd"] and genome.pick("ytd.place", dict(column=6, under=0.8, block=1, sums=1)) == "block"
    people = payroll.people[: genome.pick("statement.people", {"one": 1, "few": 2}) == "few" and 4 or 2]
    halves = genome.has("statement.halves", 0.15)
    for number, person in enumerate(people):
        if number and not (halves and number % 2 and canvas.y < canvas.height * 0.5):
            canvas.turn_page()
        one(sheet, person, lanes, columns, step, year_block)


def facts_box(sheet, person, y):
    """Facts as a row of headings over a row of values, as pairs, or like a block of a register."""
    canvas, genome = sheet.canvas, sheet.genome
    how = genome.pick("statement.facts", dict(pairs=3, grid=3, block=2))
    if how == "block":
        who, y, _ = put_identity(sheet, person, canvas.left, y, canvas.width * 0.4, True)
        return who, y
    cells = [(sheet.fact_head(key), role, sheet.fact(person, key)) for key, role in sheet.identity()]
    for head, values in furniture.dates(sheet):
        cells.append((head, values[-1][0], values[-1][1]))
    if how == "grid":
        step = (canvas.width - 2 * canvas.left) / min(len(cells), 5)
        who = None
        for number, (head, role, text) in enumerate(cells):
            x, yy = canvas.left + number % 5 * step, y + number // 5 * canvas.pitch * 2.3
            canvas.put(x, yy, head, role="heading", part="header", bold=canvas.bold_head, start=number == 0)
            item = sheet.put_name(x, yy + canvas.pitch, text, step * 0.95) if role == "name" else canvas.put(x, yy + canvas.pitch, text, role=role)
            who = item if role == "name" else who
        return who, y + ((len(cells) - 1) // 5 + 1) * canvas.pitch * 2.3
    who = None
    half = (len(cells) + 1) // 2
    for number, (head, role, text) in enumerate(cells):
        x = canvas.left + (canvas.width / 2 - canvas.left) * (number // half)
        yy = y + number % half * canvas.pitch
        tag = canvas.put(x, yy, head + genome.pick("identity.colon", {":": 3, "": 1}), start=number == 0)
        at = max(x + canvas.size * genome.number("statement.facts_column", 7, 11), tag.x1 + canvas.size * 0.5)
        item = sheet.put_name(at, yy, text, canvas.size * 22) if role == "name" else canvas.put(at, yy, text, role=role)
        who = item if role == "name" else who
    return who, y + half * canvas.pitch


def one(sheet, person, lanes, columns, step, year_block):
    canvas, genome, random = sheet.canvas, sheet.genome, sheet.random
    y = canvas.y
    if genome.has("statement.cheque", 0.15):
        y = cheque(sheet, person, y)
    who, y = facts_box(sheet, person, y)
    if genome.has("statement.address", 0.4):
        # The name stands again over the address.
        canvas.put(canvas.left, y + canvas.pitch, person.name, role="name")
        for number, text in enumerate(furniture.address(random)):
            canvas.put(canvas.left, y + canvas.pitch * (number + 2), text)
        y += canvas.pitch * 4
    y += canvas.pitch * 0.6
    at_top = genome.pick("statement.sums", dict(below=4, above=2, side=1))
    if at_top == "above":
        y = put_sums(sheet, person, who, canvas.left, y, canvas.width * 0.8) + canvas.pitch * 0.5
    bottoms = [y] * columns
    flow = genome.pick("statement.flow", dict(across=3, shortest=2, fill=1))
    for number, lane in enumerate(lanes):
        if not person.lines[lane.list] and not genome.has("section.empty", 0.3):
            continue
        column = number % columns if flow == "across" else bottoms.index(min(bottoms)) if flow == "shortest" else min(columns - 1, number * columns // max(len(lanes), 1))
        bottoms[column] = lane.section(canvas.left + column * step, bottoms[column], person, who) + canvas.pitch * genome.number("sections.gap", 0.3, 1.2)
    if year_block:
        column = bottoms.index(min(bottoms))
        bottoms[column] = year_section(sheet, person, who, lanes, canvas.left + column * step, bottoms[column])
    if at_top == "side" and columns > 1:
        bottoms[-1] = put_sums(sheet, person, who, canvas.left + (columns - 1) * step, bottoms[-1], step * 0.9)
    if genome.has("leave.any", 0.3):
        column = bottoms.index(min(bottoms))
        bottoms[column] = furniture.leave_table(sheet, canvas.left + column * step, bottoms[column], step * 0.95)
    y = max(bottoms)
    if at_top == "below":
        y = put_sums(sheet, person, who, canvas.left, y, canvas.width * 0.8)
    if genome.has("deposits.any", 0.35):
        y = furniture.deposits(sheet, canvas.left, y + canvas.pitch * 0.5, person, who)
    canvas.y = y + canvas.pitch
    if genome.has("notes.any", 0.4):
        furniture.notes(sheet, random.randint(1, 3))


def year_section(sheet, person, who, lanes, x, y):
    """The year so far as a block of its own, with the same labels again."""
    canvas = sheet.canvas
    head = canvas.put(x, y, sheet.word("head", "ytd"), role="heading", bold=canvas.bold_head, part="header")
    y += canvas.pitch
    canvas.part = "body"
    for lane in lanes:
        for line in person.lines[lane.list]:
            if line.ytd:
                y = lane.line(x, y, line, who, dict(amount=head, hours=head), year_only=True)
    canvas.part = "none"
    return y


def cheque(sheet, person, y):
    """The part that is a cheque: the net pay again, in figures and in words."""
    canvas, random = sheet.canvas, sheet.random
    canvas.put(canvas.left, y, random.choice(["Pay to the order of", "PAY", "Pay exactly"]))
    canvas.put(canvas.left + canvas.size * 12, y, person.name, role="name")
    sheet.cents(canvas.width - canvas.left, y, person.sums["net"], "payment", total=True)
    canvas.put(canvas.left, y + canvas.pitch, "*** " + random.choice(["One thousand two hundred", "Eight hundred and three", "Two thousand"]) + " and 41/100 dollars ***")
    return y + canvas.pitch * 4
