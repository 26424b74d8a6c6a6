"""A page that sums up: lines by label for the whole company, with no people."""
from ..lane import Lane
from .lanes import lists_in_order


def draw(sheet):
    canvas, genome, payroll = sheet.canvas, sheet.genome, sheet.payroll
    canvas.room(canvas.pitch * 14)
    columns = 2 if genome.has("recap.two", 0.5) else 1
    canvas.part = "header"
    canvas.put(canvas.left, canvas.y, genome.pick("recap.title", {"Payroll Summary": 1, "Report Totals": 1, "Company Totals": 1, "Recap": 1, "Summary by Code": 1, "Totals by Pay Type": 1}), role="scope", bold=True)
    canvas.y += canvas.pitch * 1.4
    step = (canvas.width - 2 * canvas.left) / columns
    bottoms = [canvas.y] * columns
    for name in lists_in_order(sheet):
        column = bottoms.index(min(bottoms))
        x, y = canvas.left + column * step, bottoms[column]
        lane = Lane(sheet, name, step * 0.9)
        canvas.part = "header"
        lane.title(x, y)
        y += canvas.pitch
        if genome.has("recap.heads", 0.7):
            heads, y = lane.heads(x, y)
        canvas.part = "total"
        for label in payroll.labels[name]:
            key = lane.label_field()
            tag = canvas.put(x + lane.at[key], y, label.text if key == "label" else label.code, role="label_" + name)
            sheet.cents(x + lane.at["amount"], y, payroll.total_of(label), "total_line", lane.align("amount"), name in ("tax", "deduction"), label=tag)
            if "ytd" in lane.at:
                sheet.cents(x + lane.at["ytd"], y, payroll.total_of(label, "ytd"), "total_line", lane.align("ytd"), label=tag)
            if "hours" in lane.at and payroll.total_of(label, "hours"):
                canvas.put(x + lane.at["hours"], y, sheet.styles.hours(payroll.total_of(label, "hours")), lane.align("hours"), "total_line", label=tag)
            y += canvas.pitch
        own = "gross" if name == "earning" else name
        tag = canvas.put(x + lane.at[lane.label_field()], y, sheet.word("sum", own), role="sum_label")
        sheet.total_figure(x + lane.at["amount"], y, own, lane.align("amount"), label=tag)
        bottoms[column] = y + canvas.pitch * 1.6
    canvas.y = max(bottoms)
    tag = canvas.put(canvas.left, canvas.y, sheet.word("sum", "net"), role="sum_label")
    sheet.total_figure(max(canvas.left + canvas.size * 16, tag.x1 + canvas.size * 5), canvas.y, "net", label=tag)
    canvas.y += canvas.pitch * 2
    canvas.part = "none"
