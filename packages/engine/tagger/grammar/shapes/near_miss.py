"""Pages that look like payroll and are none: time sheets, invoices, expense lists, bank accounts, price lists, schedules, leave reports."""
THINGS = dict(
    timesheet=("Time Card Report;Hours by Employee;Timesheet;Attendance", "In;Out;Hours;Regular;OT;Total;Lunch;Break", True),
    invoice=("Invoice;Statement of Account;Purchase Order;Quote", "Qty;Unit Price;Amount;Tax;Discount;Total", False),
    expenses=("Expense Report;Petty Cash;Mileage Log;Credit Card Statement", "Miles;Amount;Reimbursed;Balance;Tax", True),
    ledger=("Trial Balance;General Ledger;Accounts Payable Aging;Check Register;Journal Entries;Cash Flow", "Debit;Credit;Balance;Current;30 Days;60 Days;90 Days", False),
    leave=("Leave Balances;PTO Accrual Report;Vacation Report;Absence Summary", "Accrued;Used;Available;Carryover;Balance", True),
    roster=("Employee Roster;Census;Pay Rates;Headcount by Department;Salary Review;Benefit Enrollment", "Rate;Salary;FTE;Age;Increase;Premium", True),
    prices=("Price List;Parts Catalogue;Inventory;Menu;Fee Schedule", "Price;Cost;On Hand;Value", False),
)
NOUNS = "Widget;Service Call;Hosting;Paper;Filter;Bolt 3/8;Consulting;Freight;Deposit;Rent;Utilities;Cash;Accounts Receivable;Payroll Expense;Sales Tax;Wages Payable;Insurance;Office Supplies;Chicken;Coffee;Repairs;Loan Payable;Fuel;Lodging;Airfare".split(";")


def draw(sheet):
    canvas, genome, random, styles = sheet.canvas, sheet.genome, sheet.random, sheet.styles
    kind = genome.pick("near_miss.kind", {name: 1 for name in THINGS})
    titles, heads, of_people = THINGS[kind]
    canvas.part = "none"
    canvas.put(canvas.left, canvas.y, random.choice(titles.split(";")), role="other", size=canvas.size * 1.3)
    canvas.y += canvas.pitch * 2
    columns = random.sample(heads.split(";"), min(random.randint(2, 5), len(heads.split(";"))))
    first = canvas.size * random.uniform(12, 20)
    step = canvas.size * random.uniform(5.5, 10)
    canvas.part = "header"
    canvas.put(canvas.left, canvas.y, sheet.word("head", "name") if of_people else random.choice(["Description", "Item", "Account", "Vendor"]), role="heading", bold=canvas.bold_head)
    spots = [canvas.left + first + step * (number + 1) for number in range(len(columns))]
    top = [canvas.put(x, canvas.y, text, "r", "heading", bold=canvas.bold_head) for x, text in zip(spots, columns)]
    canvas.y += canvas.pitch
    canvas.part = "body"
    people = list(sheet.payroll.people)
    sums = [0] * len(columns)
    for number in range(random.randint(4, 25)):
        if canvas.room(canvas.pitch):
            canvas.part = "body"
        who = tag = None
        if of_people:
            if number % len(people) == 0 and number:
                break
            who = canvas.put(canvas.left, canvas.y, people[number % len(people)].name, role="name", start=True)
        else:
            tag = canvas.put(canvas.left, canvas.y, random.choice(NOUNS) + random.choice(["", "", f" {random.randint(1, 99)}"]), role="other")
        for place, (x, text) in enumerate(zip(spots, columns)):
            if text in ("Hours", "Regular", "OT", "Total", "Accrued", "Used", "Available", "Balance", "Qty", "FTE", "Miles") and kind in ("timesheet", "leave", "roster"):
                canvas.put(x, canvas.y, styles.hours(random.randint(0, 9000)), "r", "figure", label=top[place])
            elif text in ("In", "Out"):
                canvas.put(x, canvas.y, f"{random.randint(6, 18):02d}:{random.randint(0, 59):02d}", "r", "figure", label=top[place])
            else:
                cents = random.randint(100, 900000)
                sums[place] += cents
                sheet.cents(x, canvas.y, cents, "figure", label=top[place])
        canvas.y += canvas.pitch
    if genome.has("totals.any", 0.65):
        canvas.part = "total"
        canvas.put(canvas.left, canvas.y, sheet.word("sum", "company"), role="scope")
        for place, x in enumerate(spots):
            sheet.cents(x, canvas.y, sums[place] or 1234, "figure", label=top[place])
    canvas.y += canvas.pitch * 2
    canvas.part = "none"
