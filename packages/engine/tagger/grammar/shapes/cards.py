"""Two or three people side by side, each in a card with lines below each other."""
from .lanes import lists_in_order
from ..lane import Lane
from .person_block import put_identity, put_sums, put_totals


def draw(sheet):
    canvas, genome = sheet.canvas, sheet.genome
    across = {"two": 2, "three": 3, "four": 4}[genome.pick("cards.across", dict(two=4, three=3, four=0.6))]
    step = (canvas.width - 2 * canvas.left) / across
    lanes = [Lane(sheet, name, step * 0.92) for name in lists_in_order(sheet)]
    people = sheet.payroll.people
    for at in range(0, len(people), across):
        row = people[at : at + across]
        deep = max(sum(len(person.lines[lane.list]) + 1 for lane in lanes) for person in row) + 6
        canvas.room(min(deep * canvas.pitch, canvas.height * 0.7))
        top, bottoms = canvas.y, []
        for number, person in enumerate(row):
            x = canvas.left + number * step
            who, y, _ = put_identity(sheet, person, x, top, step * 0.9, True)
            for lane in lanes:
                if person.lines[lane.list]:
                    y = lane.section(x, y, person, who) + canvas.pitch * genome.number("cards.gap", 0, 0.6)
            y = put_sums(sheet, person, who, x, y, step * 0.85)
            bottoms.append(y)
        canvas.y = max(bottoms) + canvas.pitch * genome.number("blocks.gap", 0.2, 1.6)
    if genome.has("totals.any", 0.65) and len(people) > 1:
        put_totals(sheet)
