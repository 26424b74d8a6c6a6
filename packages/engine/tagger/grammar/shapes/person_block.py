"""Who a block is about, and what sums up their pay: parts that blocks of many shapes share."""


def put_identity(sheet, person, x, y, wide, vertical):
    """Name, number, department and so on, with or without their headings. Returns (name item, y below, right edge)."""
    canvas, genome = sheet.canvas, sheet.genome
    headed = genome.pick("identity.headed", dict(no=2, yes=2, all_but_name=2))
    apart = genome.has("identity.heads_apart", 0.3)
    colon = genome.pick("identity.colon", {":": 3, "": 1})
    who, right, xx, started = None, x, x, False
    canvas.part = "body"
    most = wide if vertical else canvas.size * 24
    for key, role in sheet.identity():
        text = sheet.fact(person, key)
        head = None
        if headed == "yes" or (headed == "all_but_name" and key != "name") or key in ("ssn", "filing"):
            head = canvas.put(xx, y, sheet.fact_head(key) + colon, start=not started)
            started = True
            at = head.x1 + canvas.size * (0.4 if not apart else 1.1)
            if apart and vertical:
                at = max(at, x + canvas.size * 8)
        else:
            at = xx
        if role == "name":
            item = who = sheet.put_name(at, y, text, max(most - (at - xx), canvas.size * 6), start=not started)
            lines = max(1, sum(1 for one in canvas.pages[-1].items[-4:] if one is item or one.first is item))
        else:
            item = canvas.put(at, y, text, role=role, start=not started)
            lines = 1
        started = True
        right = max(right, item.x1)
        if vertical:
            y += canvas.pitch + (lines - 1) * canvas.lead
        else:
            xx = item.x1 + canvas.size * 1.8
            if xx > x + wide - canvas.size * 8:
                xx = x
                y += canvas.pitch
    return who, (y if vertical else y + canvas.pitch), right


def sums_of(sheet):
    """Which sums stand together, in the document's order."""
    genome = sheet.genome
    out = ["gross"] if genome.has("sums.gross", 0.75) else []
    middle = genome.pick("sums.middle", dict(none=3, both=4, all=1.5, hours=0.7))
    if middle == "both":
        out += ["tax", "deduction"]
    elif middle == "all":
        out += ["all_deductions"]
    elif middle == "hours" and sheet.payroll.has["hours"]:
        out += ["hours"]
    if genome.has("sums.taxable", 0.12):
        out.insert(1 if out else 0, "taxable")
    out.append("net")
    if sheet.payroll.has["employer_tax"] and genome.has("sums.cost", 0.2):
        out.append("cost")
    order = genome.pick("sums.order", dict(usual=6, net_first=1))
    return out if order == "usual" else out[-1:] + out[:-1]


def put_sums(sheet, person, who, x, y, wide, names=None):
    """The sums of a person: as a list, a row under headings, in one line, or as boxes. Returns the y below."""
    canvas, genome = sheet.canvas, sheet.genome
    names = names or sums_of(sheet)
    how = genome.pick("sums.form", dict(list=4, row=3, inline=2, grid=1))
    year = sheet.payroll.has["ytd"] and genome.has("sums.year", 0.5)
    canvas.part = "subtotal"
    bold = genome.has("sums.bold", 0.4)
    if how == "row":
        step = max(wide / max(len(names), 1), canvas.size * 7.5)
        step = min(step, canvas.size * 14)
        first = canvas.size * 6 if year else 0
        heads = []
        for number, name in enumerate(names):
            at = x + first + number * step + step * 0.85
            heads.append(canvas.put(at, y, sheet.word("sum", name), "r", "sum_label", bold=canvas.bold_head))
        y += canvas.pitch
        tags = (None, None)
        if year:
            tags = (canvas.put(x, y, sheet.payroll.case("Current"), role="heading"), canvas.put(x, y + canvas.pitch, sheet.word("head", "ytd"), role="heading"))
        for number, name in enumerate(names):
            at = x + first + number * step + step * 0.85
            sheet.sum_figure(at, y, person, name, who, label=heads[number], head=tags[0], bold=bold)
            if year:
                sheet.sum_figure(at, y + canvas.pitch, person, name, who, year=True, label=heads[number], head=tags[1])
        y += canvas.pitch * (2 if year else 1)
    elif how == "inline":
        xx = x
        for name in names:
            tag = canvas.put(xx, y, sheet.word("sum", name) + genome.pick("sums.colon", {":": 2, "": 1}), role="sum_label")
            item = sheet.sum_figure(tag.x1 + canvas.size * genome.number("sums.near", 0.4, 2), y, person, name, who, "l", label=tag, bold=bold)
            xx = (item or tag).x1 + canvas.size * 2.4
            if xx > x + wide - canvas.size * 10:
                xx = x
                y += canvas.pitch
        y += canvas.pitch
    else:
        column = x + min(wide, canvas.size * genome.number("sums.column", 13, 22))
        heads = {}
        if how == "grid" and year:
            heads["now"] = canvas.put(column, y, sheet.word("head", "amount"), "r", "heading", bold=canvas.bold_head)
            heads["year"] = canvas.put(column + canvas.size * 6.5, y, sheet.word("head", "ytd"), "r", "heading", bold=canvas.bold_head)
            y += canvas.pitch
        for name in names:
            tag = canvas.put(x, y, sheet.word("sum", name) + genome.pick("sums.colon", {":": 1, "": 2}), role="sum_label", bold=bold)
            at = max(column, tag.x1 + canvas.size * 6)
            sheet.sum_figure(at, y, person, name, who, label=tag, head=heads.get("now"), bold=bold)
            if year:
                sheet.sum_figure(at + canvas.size * 6.5, y, person, name, who, year=True, label=tag, head=heads.get("year"))
            y += canvas.pitch
    canvas.part = "none"
    return y


def put_totals(sheet, lanes=None, xs=None, people=None, word="company", names=None):
    """Totals of everybody or of a department: lines by label in the lanes, or sums alone."""
    canvas, genome, payroll = sheet.canvas, sheet.genome, sheet.payroll
    company = word == "company"
    canvas.room(canvas.pitch * 8)
    canvas.part = "total" if company else "subtotal"
    y = canvas.y
    text = sheet.word("sum", word)
    if not company and people and genome.has("totals.names_department", 0.6):
        text += " " + people[0].department
    canvas.put(canvas.left, y, text, role="scope", bold=canvas.bold_head)
    y += canvas.pitch
    if genome.has("totals.count", 0.4):
        count = len(people or payroll.people)
        tag = canvas.put(canvas.left, y, sheet.word("sum", "count") + ":", role="sum_label")
        canvas.put(tag.x1 + canvas.size, y, str(count), role="total_count" if company else "total_line", label=tag)
        y += canvas.pitch
    covered = set()
    if lanes and genome.has("totals.lines", 0.6):
        lowest = y
        for lane, x in zip(lanes, xs):
            yy = y
            for label in payroll.labels[lane.list]:
                cents = payroll.total_of(label, people=people)
                if not cents:
                    continue
                key = lane.label_field()
                tag = canvas.put(x + lane.at[key], yy, label.text if key == "label" else label.code, role="label_" + lane.list)
                sheet.cents(x + lane.at["amount"], yy, cents, "total_line", lane.align("amount"), lane.list in ("tax", "deduction"), label=tag)
                if "hours" in lane.at and payroll.total_of(label, "hours", people):
                    canvas.put(x + lane.at["hours"], yy, sheet.styles.hours(payroll.total_of(label, "hours", people)), lane.align("hours"), "total_line", label=tag)
                if "ytd" in lane.at:
                    sheet.cents(x + lane.at["ytd"], yy, payroll.total_of(label, "ytd", people), "total_line", lane.align("ytd"), label=tag)
                yy += canvas.pitch
            name = "gross" if lane.list == "earning" else lane.list
            if genome.has("totals.of_lists", 0.6):
                tag = canvas.put(x + lane.at[lane.label_field()], yy, sheet.word("sum", name if name != "earning" else "gross"), role="sum_label")
                sheet.total_figure(x + lane.at["amount"], yy, name, lane.align("amount"), people, company=company, label=tag)
                covered.add(name)
                yy += canvas.pitch
            lowest = max(lowest, yy)
        y = lowest
    across = genome.has("totals.across", 0.3)
    x = canvas.left
    for name in names or sums_of(sheet):
        if name in covered:
            continue
        tag = canvas.put(x, y, sheet.word("sum", name), role="sum_label")
        item = sheet.total_figure(max(x + canvas.size * 16, tag.x1 + canvas.size * 5), y, name, people=people, company=company, label=tag)
        if across:
            x = (item or tag).x1 + canvas.size * 3
            if x > canvas.width - canvas.size * 18:
                x = canvas.left
                y += canvas.pitch
        else:
            y += canvas.pitch
    canvas.y = y + canvas.pitch * 1.5
    canvas.part = "none"
