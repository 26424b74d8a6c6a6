"""What stands around payroll: heads and feet of pages, notes, sentences with amounts, leave tables, addresses, banners, stamps."""
import datetime

from . import names

BANNERS = ["NON-NEGOTIABLE", "THIS IS NOT A CHECK", "VOID", "COPY", "CONFIDENTIAL", "SAMPLE", "*** VOID AFTER 90 DAYS ***", "DRAFT", "Preview - not final", "DUPLICATE", "PAID", "Non Negotiable - This is not a check"]
NOTES = [
    "* Excluded from federal taxable wages", "Your federal taxable wages this period are {money}", "Deposited to the account of {name}", "Includes {money} of taxable benefits",
    "See your benefits portal for details.", "Please review your address and withholding.", "Amounts in parentheses are credits.", "Employer cost this year: {money}",
    "Direct deposit of {money} will be made on {date}", "(1) Rate changed on {date}", "Open enrollment ends {date}.", "Pay rate {money} per hour", "Holiday office hours apply.",
    "Legend: R = Regular, O = Overtime, V = Vacation", "Total includes manual checks of {money}.", "Minimum wage is {money} from {date}", "Your next pay day is {date}.", "Vacation accrues at 3.08 hours a period",
    "Memo items do not affect net pay", "All employees with activity", "Sorted by employee name", "Report options: include zero pay = No", "** Year to date as of {date}", "A liability of {money} is due {date}",
]
FEET = ["Page {n} of {m}", "Page {n}", "{n}", "Page: {n}", "{n}/{m}", "Run on {date} at 10:{n}4 AM", "Printed {date}", "Copyright (c) 2026 Paysoft, Inc.", "User: admin", "Report ID PR{n}01", "Batch : 12{n}4", "www.example.com", "Payroll Services 800-555-01{n}4"]


def fill(sheet, text):
    random = sheet.random
    if "{money}" in text:
        text = text.replace("{money}", "$" + sheet.styles.plain(random.randint(500, 900000)))
    if "{name}" in text:
        text = text.replace("{name}", sheet.payroll.company)
    if "{date}" in text:
        text = text.replace("{date}", sheet.styles.date(sheet.payroll.pay_date + datetime.timedelta(days=random.randint(0, 40))))
    return text.replace("{n}", str(len(sheet.canvas.pages))).replace("{m}", str(len(sheet.canvas.pages) + random.randint(0, 5)))


def sentence(sheet, x, y, text, **more):
    """A sentence: its amounts are figures that mean nothing here."""
    canvas = sheet.canvas
    for part in fill(sheet, text).split(" "):
        role = "figure" if part[:1] == "$" else "other"
        item = canvas.put(x, y, part, role=role, part="note", **more)
        x = item.x1 + canvas.wide(" ", item.size)


def key_value(sheet, x, y, key, values, align="l", size=None):
    """`key: value`, values as (role, text) each; returns the right edge."""
    canvas, genome = sheet.canvas, sheet.genome
    size = size or canvas.size
    gap = size * {"near": 0.35, "far": 1.6}[genome.pick("facts.gap", dict(near=2, far=1))]
    colon = ":" if genome.has("facts.colon", 0.65) and not key.endswith(":") and key else ""
    texts = ([("other", key + colon)] if key else []) + values
    wide = sum(canvas.wide(text, size) for _, text in texts) + gap * (len(texts) - 1)
    x = x if align == "l" else x - wide if align == "r" else x - wide / 2
    for role, text in texts:
        item = canvas.put(x, y, text, role=role, size=size)
        x = item.x1 + gap
    return x


def dates(sheet):
    """The facts about the period: (heading, values)."""
    genome, payroll, day = sheet.genome, sheet.payroll, sheet.styles.date
    out = []
    how = genome.pick("period.form", dict(range=4, start_end=3, end=2, none=1, week=0.7))
    if how == "range":
        between = genome.pick("period.between", {"-": 4, "to": 3, "through": 1.5, "–": 1.5, "thru": 0.5, "": 0.4})
        middle = [("other", between)] if between else []
        out.append((sheet.word("head", "period"), [("period_start", day(payroll.start))] + middle + [("period_end", day(payroll.end))]))
    elif how == "start_end":
        out.append((sheet.word("head", "pstart"), [("period_start", day(payroll.start))]))
        out.append((sheet.word("head", "pend"), [("period_end", day(payroll.end))]))
    elif how in ("end", "week"):
        out.append((sheet.word("head", "pend"), [("period_end", day(payroll.end))]))
    if genome.has("period.pay_date", 0.8):
        out.insert(len(out) if genome.has("period.pay_date_last", 0.7) else 0, (sheet.word("head", "pdate"), [("pay_date", day(payroll.pay_date))]))
    return out


def heading_lines(sheet, statement=False):
    title = sheet.word("title", "statement" if statement else "journal")
    pair = [("company", sheet.payroll.company), ("title", title)]
    if sheet.genome.has("head.title_first", 0.4):
        pair.reverse()
    if sheet.genome.has("head.no_company", 0.06):
        pair = [one for one in pair if one[0] != "company"]
    if sheet.genome.has("head.no_title", 0.08):
        pair = [one for one in pair if one[0] != "title"]
    return pair


def page_head(sheet, statement=False):
    """The head of a page: on each, or on the first alone; dates may stand at the foot instead."""
    canvas, genome, random = sheet.canvas, sheet.genome, sheet.random
    canvas.part = "none"
    first = len(canvas.pages) == 1
    where = genome.pick("head.where", dict(each=6, first=2.5, foot=1.3, none=0.4))
    if where == "foot" or where == "none" or (where == "first" and not first):
        if not first:
            return
        if where == "foot":
            return
    if where == "none":
        return
    mode = genome.pick("head.align", dict(left=3, centre=3, right=1, both=3))
    left, right, middle = canvas.left, canvas.width - canvas.left, canvas.width / 2
    x, align = dict(left=(left, "l"), both=(left, "l"), centre=(middle, "c"), right=(right, "r"))[mode]
    y = canvas.y
    larger = genome.number("head.larger", 1.0, 1.7)
    for role, text in heading_lines(sheet, statement):
        canvas.put(x, y, text, align, role, size=canvas.size * larger, bold=canvas.bold_head)
        y += canvas.size * larger * 1.35
    if first and sheet.payroll.has["address"]:
        for text in address(random):
            canvas.put(x, y, text, align)
            y += canvas.lead
    below = canvas.y if mode == "both" else y
    if genome.has("head.dates_apart", 0.12):
        canvas.foot_dates = True
    else:
        inline = genome.has("head.dates_inline", 0.2) and mode == "left"
        xx = left
        for key, values in dates(sheet):
            if inline:
                xx = key_value(sheet, xx, below, key, values) + canvas.size * 2
                continue
            key_value(sheet, right if mode in ("both", "right") else x, below, key, values, "r" if mode in ("both", "right") else align)
            below += canvas.size * 1.5
        if inline:
            below += canvas.size * 1.5
    if genome.has("head.codes", 0.25):
        key = genome.pick("head.code_word", {"Company Code:": 2, "Client": 1, "Co. No:": 1, "Payroll #": 1, "Batch": 1, "EIN": 1, "Pay Group": 1, "Account:": 1})
        key_value(sheet, right, below, key, [("other", str(random.randint(100, 99999)))], "r")
        below += canvas.size * 1.5
    canvas.y = max(y, below) + canvas.size * genome.number("head.gap", 0.6, 2.5)


def page_foot(sheet, page):
    """Feet are put when everything else stands."""
    canvas, genome, random = sheet.canvas, sheet.genome, sheet.random
    at_foot = genome.chosen.get("head.where") == "foot"
    how = genome.pick("foot.form", dict(none=3, line=4, two=2))
    if how == "none" and not at_foot:
        return
    canvas.part = "none"
    y = canvas.height - canvas.bottom_margin * 0.75
    keep = canvas.pages
    canvas.pages = keep[: keep.index(page) + 1]
    if at_foot:
        x = canvas.left
        y -= canvas.size * 2.6
        for role, text in heading_lines(sheet):
            item = canvas.put(x, y, text, role=role)
            x = item.x1 + canvas.size * 3
        y += canvas.size * 1.3
        x = canvas.left
        for key, values in dates(sheet):
            x = key_value(sheet, x, y, key, values) + canvas.size * 3
        y += canvas.size * 1.3
    if how != "none":
        spots = [(canvas.left, "l"), (canvas.width / 2, "c"), (canvas.width - canvas.left, "r")]
        random.shuffle(spots)
        for x, align in spots[: 1 if how == "line" else 2]:
            canvas.put(x, y, fill(sheet, random.choice(FEET)), align)
    canvas.pages = keep


def address(random):
    return [
        f"{random.randint(1, 9999)} {random.choice(names.STREETS)}",
        f"{random.choice(names.TOWNS)}, {random.choice(['OH', 'CA', 'NY', 'TX'])} {random.randint(10000, 99999)}",
    ]


def banner(sheet):
    canvas, random = sheet.canvas, sheet.random
    size = canvas.size * random.uniform(1.2, 3)
    canvas.put(random.uniform(canvas.left, canvas.width * 0.6), random.uniform(20, canvas.height - 60), random.choice(BANNERS), size=size, bold=random.random() < 0.5)


def notes(sheet, count):
    canvas, random = sheet.canvas, sheet.random
    for _ in range(count):
        canvas.room(canvas.pitch * 2)
        sentence(sheet, canvas.left, canvas.y, random.choice(NOTES))
        canvas.y += canvas.lead


def leave_table(sheet, x, y, wide):
    """Balances of leave: hours that are no pay."""
    canvas, random, genome = sheet.canvas, sheet.random, sheet.genome
    part, canvas.part = canvas.part, "body"
    heads = random.sample(["Accrued", "Used", "Balance", "Available", "Taken", "Earned", "Beg Bal", "YTD Used", "Adj", "Max"], random.randint(1, 4))
    step = min(wide / (len(heads) + 2), canvas.size * 6)
    step = max(step, canvas.size * 4.2)
    canvas.put(x, y, sheet.word("head", "leave"), role="section", bold=canvas.bold_head, part="header")
    if genome.has("leave.head_below", 0.5):
        y += canvas.pitch
    for number, text in enumerate(heads):
        canvas.put(x + step * (number + 2.2), y, text, "r", "heading", part="header")
    y += canvas.pitch
    for kind in random.sample(["Vacation", "Sick", "PTO", "Personal", "Holiday", "Comp Time", "Floating", "Annual Leave"], random.randint(1, 3)):
        item = canvas.put(x, y, sheet.payroll.case(kind))
        for number, text in enumerate(heads):
            canvas.put(x + step * (number + 2.2), y, sheet.styles.hours(random.randint(0, 16000)), "r", "figure", label=item)
        y += canvas.pitch
    canvas.part = part
    return y


def deposits(sheet, x, y, person, who):
    """Where the net pay goes: accounts and amounts, which are no deductions."""
    canvas, random, genome = sheet.canvas, sheet.random, sheet.genome
    parts = random.choice([1, 1, 2, 3])
    rest = person.sums["net"]
    if genome.has("deposits.head", 0.5):
        canvas.put(x, y, sheet.word("head", "net"), role="section", bold=canvas.bold_head, part="header")
        y += canvas.pitch
    column = x + canvas.size * genome.number("deposits.column", 12, 20)
    for number in range(parts):
        amount = rest if number == parts - 1 else rest // 3
        rest -= amount
        text = random.choice(["Direct Deposit", "Checking ****%04d", "Savings x%04d", "Dir Dep", "Net Check", "Chkg %d", "DD # %d", "Checking %d", "Bank %d", "Check Amount", "ACH %d"])
        if "%" in text:
            text = text % random.randint(1, 9999)
        item = canvas.put(x, y, sheet.payroll.case(text))
        sheet.cents(max(column, item.x1 + canvas.size * 6), y, amount, "payment", person=who, label=item)
        y += canvas.pitch
    return y


def legend(sheet):
    """Codes and what they stand for."""
    canvas = sheet.canvas
    some = [label for mine in sheet.payroll.labels.values() for label in mine]
    if not some:
        return
    canvas.room(canvas.pitch * (len(some) // 3 + 3))
    canvas.part = "note"
    canvas.put(canvas.left, canvas.y, sheet.random.choice(["Legend", "Codes", "Key:", "Code Legend", "Pay codes"]))
    canvas.y += canvas.pitch
    wide = (canvas.width - 2 * canvas.left) / 3
    for number, label in enumerate(some):
        x = canvas.left + number % 3 * wide
        canvas.put(x, canvas.y, label.code, role="code")
        canvas.put(x + canvas.size * 3.5, canvas.y, sheet.random.choice(["", "= ", "- "]) + label.wide)
        if number % 3 == 2:
            canvas.y += canvas.lead
    canvas.y += canvas.pitch
    canvas.part = "none"
