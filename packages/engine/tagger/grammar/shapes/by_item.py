"""A group a tax or a plan, and in it a row a person."""

def draw(sheet):
    canvas, genome, payroll = sheet.canvas, sheet.genome, sheet.payroll
    first, second = genome.pick("by_item.lists", {("tax", "employer_tax"): 1, ("deduction", "employer_contribution"): 1, ("earning", None): 0.4})
    if not payroll.labels[first]:
        first, second = "tax", "employer_tax"
    columns = []
    if first == "tax" and genome.has("by_item.taxable", 0.7):
        columns.append(("taxable", "taxable_tax", sheet.word("head", "taxable")))
    if first == "earning" and payroll.has["hours"]:
        columns.append(("hours", "hours", sheet.word("head", "hours")))
    both = second and genome.has("by_item.both", 0.5)
    amount_word = sheet.payroll.case(genome.pick("by_item.employee", {"Employee": 1, "EE Amount": 1, "Employee Amount": 1, "Withheld": 1})) if both else sheet.word("head", "amount")
    columns.append(("amount", "amount_" + first, amount_word))
    if both:
        columns.append(("employer", "amount_" + second, sheet.payroll.case(genome.pick("by_item.employer", {"Employer": 1, "ER Amount": 1, "Company": 1, "Employer Amount": 1}))))
    if payroll.has["ytd"]:
        columns.append(("ytd", "ytd_" + first, sheet.word("head", "ytd")))
    if both and genome.has("by_item.total", 0.5):
        columns.append(("total", "sum", sheet.payroll.case("Total")))
    facts = [(key, role) for key, role in sheet.identity() if key in ("name", "id", "ssn")]
    inline = genome.has("by_item.inline", 0.25)
    step = canvas.size * genome.number("by_item.step", 6, 11)
    x = canvas.left
    label_at = x
    if inline:
        x += canvas.size * 14
    at = {}
    for key, _ in facts:
        at[key] = x
        x += max([canvas.wide(sheet.fact(person, key)) for person in payroll.people] + [canvas.wide(sheet.fact_head(key))]) + canvas.size * 2
    for column in columns:
        x += step
        at[column[0]] = x
    heads = {}

    def header():
        canvas.part = "header"
        if inline:
            canvas.put(label_at, canvas.y, sheet.word("head", "label"), role="heading", bold=canvas.bold_head)
        for key, _ in facts:
            canvas.put(at[key], canvas.y, sheet.fact_head(key), role="heading", bold=canvas.bold_head)
        for name, _, text in columns:
            heads[name] = canvas.put(at[name], canvas.y, text, "r", "heading", bold=canvas.bold_head)
        canvas.y += canvas.pitch
        canvas.part = "body"

    again = genome.has("by_item.heads_again", 0.6)
    if not again or inline:
        header()
    for label in payroll.labels[first]:
        canvas.room(canvas.pitch * 5, None if again else header)
        tag = None
        if not inline:
            form = genome.pick("by_item.form", {"{}": 4, "Tax: {}" if first == "tax" else "Plan: {}": 1, "Code {}": 0.5})
            if form == "{}":
                tag = canvas.put(canvas.left, canvas.y, label.text, role="label_" + first, bold=canvas.bold_head, part="header")
            else:
                key = canvas.put(canvas.left, canvas.y, form.split("{")[0].strip(), part="header")
                tag = canvas.put(key.x1 + canvas.size, canvas.y, label.text, role="label_" + first, bold=canvas.bold_head, part="header")
            canvas.y += canvas.pitch
            if again:
                header()
        sums = dict(amount=0, employer=0, total=0, taxable=0)
        for person in payroll.people:
            line = next((one for one in person.lines[first] if one.label is label), None)
            if line is None or not line.amount:
                continue
            canvas.room(canvas.pitch, header)
            if inline:
                tag = canvas.put(label_at, canvas.y, label.text, role="label_" + first)
            who = None
            for number, (key, role) in enumerate(facts):
                item = canvas.put(at[key], canvas.y, sheet.fact(person, key), role=role, start=number == 0)
                who = item if key == "name" else who
            employer = int(line.amount * sheet.random.choice([1, 0.5, 2.3]))
            values = dict(amount=line.amount, employer=employer, total=line.amount + employer, taxable=line.taxable, ytd=line.ytd)
            for name, role, _ in columns:
                if name == "hours":
                    sheet.line_figure(at[name], canvas.y, line, "hours", person=who, label=tag, head=heads[name])
                    continue
                sheet.cents(at[name], canvas.y, values[name], role, person=who, label=tag, head=heads[name])
                if name in sums:
                    sums[name] += values[name] or 0
            canvas.y += canvas.pitch
        if genome.has("by_item.subtotals", 0.6):
            canvas.part = "subtotal"
            word = sheet.word("sum", "person")
            canvas.put(canvas.left, canvas.y, word + " " + label.text if genome.has("by_item.subtotal_named", 0.4) else word, role="scope")
            for name, _, _ in columns:
                if name in sums:
                    sheet.cents(at[name], canvas.y, sums[name], "total_line", total=True, label=tag, head=heads[name])
            canvas.y += canvas.pitch
            canvas.part = "body"
        canvas.y += canvas.pitch * 0.5
    canvas.part = "none"
