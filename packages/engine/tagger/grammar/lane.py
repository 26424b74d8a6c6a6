"""A lane: the lines of one list below each other, with their code, label, hours, rate, amount, year to date in columns."""

ORDERS = dict(
    label_first=["label", "code", "rate", "hours", "taxable", "amount", "ytd_hours", "ytd", "ytd_taxable"],
    code_first=["code", "label", "hours", "rate", "taxable", "amount", "ytd_hours", "ytd", "ytd_taxable"],
    amount_first=["amount", "code", "label", "hours", "rate", "taxable", "ytd", "ytd_hours", "ytd_taxable"],
    hours_first=["hours", "rate", "amount", "code", "label", "taxable", "ytd_hours", "ytd", "ytd_taxable"],
    amount_before_hours=["label", "code", "amount", "ytd", "hours", "rate", "taxable", "ytd_hours", "ytd_taxable"],
    year_first=["label", "code", "ytd_hours", "ytd", "ytd_taxable", "rate", "hours", "taxable", "amount"],
)
SPACE = dict(code=3.2, rate=4.6, hours=4.0, taxable=5.4, amount=5.2, ytd=5.8, ytd_hours=4.6, ytd_taxable=5.8)


class Lane:
    """One per list and document: it knows its columns, and draws any person's lines in them."""

    def __init__(self, sheet, list_name, most=None):
        self.sheet, self.list = sheet, list_name
        genome, payroll, canvas = sheet.genome, sheet.payroll, sheet.canvas
        order = ORDERS[genome.pick("lane.order", dict(label_first=5, code_first=2.5, amount_first=1, hours_first=0.8, amount_before_hours=1, year_first=0.3))]
        has = payroll.has
        self.year = genome.pick("ytd.place", dict(column=6, under=0.8, block=1, sums=1)) if has["ytd"] else "none"
        wanted = {"label", "amount"}
        if has["code"]:
            wanted.add("code")
            if genome.has("lane.code_only", 0.2):
                wanted.discard("label")
        if list_name == "earning":
            wanted |= {name for name in ("hours", "rate") if has[name]}
        if list_name in ("tax", "employer_tax") and has["taxable"]:
            wanted.add("taxable")
        if self.year == "column":
            wanted.add("ytd")
            if list_name == "earning" and has["hours"] and has["ytd_hours"]:
                wanted.add("ytd_hours")
            if list_name == "tax" and has["taxable"] and genome.has("lane.ytd_taxable", 0.3):
                wanted.add("ytd_taxable")
        self.fields = [name for name in order if name in wanted]
        self.texts = [label.text for label in payroll.labels[list_name]] or ["Other"]
        natural = max(canvas.wide(text) for text in self.texts)
        least = canvas.size * 5
        self.fit = genome.pick("label.fit", dict(run=4, wrap=2, cut=1))
        label_wide = max(min(natural, canvas.size * genome.number("label.wide", 7, 16)), least) if self.fit != "run" else max(natural, least)
        gap = canvas.size * genome.number("lane.gap", 0.3, 2.2)
        self.label_wide = label_wide
        self.left_aligned = genome.has("lane.left_figures", 0.08)
        self.at, x = {}, 0.0
        for name in self.fields:
            wide = label_wide if name == "label" else canvas.size * SPACE[name] * (1.15 if canvas.mono else 1)
            self.at[name] = x if name in ("label", "code") or self.left_aligned else x + wide
            x += wide + gap
        self.wide = x - gap
        if most and self.wide > most:
            self._squeeze(most)
        self.colon = genome.pick("label.colon", {"": 8, ":": 1.5, " :": 0.2})
        self.leaders = genome.has("label.leaders", 0.05)

    def _squeeze(self, most):
        rate = max(most / self.wide, 0.75)
        self.at = {name: x * rate for name, x in self.at.items()}
        self.label_wide *= rate
        self.wide *= rate

    def align(self, field):
        return "l" if field in ("label", "code") or self.left_aligned else "r"

    def label_field(self):
        return "label" if "label" in self.fields else "code"

    # ---------- headings
    def title(self, x, y):
        canvas = self.sheet.canvas
        style = self.sheet.genome.pick("lane.title", dict(plain=5, centred=2, dashes=0.6, continued=0.3))
        text = self.sheet.word("section", self.list)
        if style == "centred":
            return canvas.put(x + self.wide / 2, y, text, "c", "section", bold=canvas.bold_head, part="header")
        if style == "dashes":
            text = "---- " + text + " ----"
        return canvas.put(x, y, text, role="section", bold=canvas.bold_head, part="header")

    def heads(self, x, y, title_as_label=False):
        """Headings of the columns; field -> item. Returns (items, y below)."""
        sheet, canvas, genome = self.sheet, self.sheet.canvas, self.sheet.genome
        lines_of = genome.pick("lane.head_lines", dict(one=5, wrapped=2, grouped=1.2))
        out = {}
        if lines_of == "grouped" and "ytd" in self.fields:
            # Current and Year to Date stand over the columns that they are of.
            now = [self.at[name] for name in self.fields if name in ("hours", "rate", "amount")]
            year = [self.at[name] for name in self.fields if name in ("ytd", "ytd_hours")]
            dashes = genome.pick("lane.group_dashes", {"": 2, "----": 1, "--": 0.5})
            put = lambda spots, text: canvas.put(x + (min(spots) + max(spots)) / 2 - canvas.size * 1.5, y, f"{dashes} {text} {dashes}".strip(), "c", "heading", bold=canvas.bold_head, part="header")
            put(now, sheet.payroll.case("Current"))
            put(year, sheet.word("head", "ytd"))
            y += canvas.lead
        texts = {}
        for name in self.fields:
            if name == "label":
                texts[name] = sheet.word("section", self.list) if title_as_label else sheet.word("head", "label")
            elif lines_of == "grouped" and name in ("ytd", "ytd_hours"):
                texts[name] = sheet.word("head", "amount" if name == "ytd" else "hours")
            else:
                texts[name] = sheet.word("head", name)
        if genome.has("lane.no_label_head", 0.25) and not title_as_label:
            texts.pop("label", None)
        wrapped = {name: canvas.wrap(text, canvas.size * 3.4) if lines_of == "wrapped" and name != "label" else [text] for name, text in texts.items()}
        deep = max((len(lines) for lines in wrapped.values()), default=1)
        for name, lines in wrapped.items():
            down = (deep - len(lines)) * canvas.lead if genome.has("heads.bottom", 0.7) else 0
            role = "section" if name == "label" and title_as_label else "heading"
            out[name] = canvas.put_lines(x + self.at[name], y + down, lines, self.align(name), role=role, bold=canvas.bold_head, part="header")
        return out, y + (deep - 1) * canvas.lead + canvas.pitch

    # ---------- lines
    def line(self, x, y, line, who, heads, year_only=False):
        """One line; returns the y below it."""
        sheet, canvas = self.sheet, self.sheet.canvas
        label = line.label
        key = self.label_field()
        text = (label.text if key == "label" else label.code) + self.colon
        deep = 0
        if key == "label" and self.fit != "run" and canvas.wide(text) > self.label_wide + canvas.size:
            if self.fit == "cut":
                while len(text) > 3 and canvas.wide(text) > self.label_wide:
                    text = text[:-1]
                lines = [text]
            else:
                lines = canvas.wrap(text, self.label_wide)
            deep = len(lines) - 1
        else:
            lines = [text]
        middle = deep * canvas.lead * {"top": 0, "middle": 0.5, "bottom": 1}[sheet.genome.pick("cell.valign", dict(top=4, middle=1.5, bottom=0.7))]
        item = canvas.put_lines(x + self.at[key], y, lines, "l", role="label_" + self.list)
        if self.leaders:
            canvas.put(item.x1 + 2, y, "." * int(max(2, (self.label_wide - canvas.wide(lines[0])) / canvas.size / 0.3)))
        if key == "label" and "code" in self.at:
            canvas.put(x + self.at["code"], y + middle, label.code, role="code")
        for name in self.fields:
            if name in ("label", "code"):
                continue
            if year_only:
                if name not in ("hours", "amount"):
                    continue
                head = heads.get(name)
                sheet.line_figure(x + self.at[name], y + middle, line, "ytd" if name == "amount" else "ytd_hours", self.align(name), person=who, label=item, head=head)
            else:
                sheet.line_figure(x + self.at[name], y + middle, line, name, self.align(name), person=who, label=item, head=heads.get(name))
        y += canvas.pitch + deep * canvas.lead
        if self.year == "under" and not year_only and line.ytd:
            tag = canvas.put(x + self.at[key] + canvas.size, y, sheet.word("head", "ytd"), role="heading")
            sheet.line_figure(x + self.at["amount"], y, line, "ytd", self.align("amount"), person=who, label=item, head=tag)
            y += canvas.pitch
        return y

    def subtotal(self, x, y, person, who):
        sheet, canvas, genome = self.sheet, self.sheet.canvas, self.sheet.genome
        name = "gross" if self.list == "earning" else self.list
        words = genome.pick("lane.subtotal_word", dict(own=4, total=3, none=1, label=1))
        tag = None
        if words == "own":
            tag = canvas.put(x + self.at[self.label_field()], y, sheet.word("sum", name), role="sum_label", bold=canvas.bold_label, part="subtotal")
        elif words == "total":
            tag = canvas.put(x + self.at[self.label_field()], y, sheet.word("sum", "person"), role="sum_label", bold=canvas.bold_label, part="subtotal")
        elif words == "label":
            tag = canvas.put(x + self.at[self.label_field()], y, "Total " + sheet.word("section", self.list), role="sum_label", part="subtotal")
        sheet.sum_figure(x + self.at["amount"], y, person, name, who, self.align("amount"), label=tag, part="subtotal")
        if "ytd" in self.at:
            sheet.sum_figure(x + self.at["ytd"], y, person, name, who, self.align("ytd"), year=True, label=tag, part="subtotal")
        if "hours" in self.at and person.sums["hours"] and genome.has("lane.sum_hours", 0.6) and (tag is None or tag.x1 < x + self.at["hours"] - canvas.size * 3.5):
            sheet.sum_figure(x + self.at["hours"], y, person, "hours", who, self.align("hours"), label=tag, part="subtotal")
        return y + canvas.pitch

    def section(self, x, y, person, who, heads=None):
        """Title, headings and lines of one person; `heads` where they stand once for all. Returns the y below."""
        sheet, genome, canvas = self.sheet, self.sheet.genome, self.sheet.canvas
        mine = person.lines[self.list]
        own = heads is None
        if own:
            heads = {}
            mode = genome.pick("section.heads", dict(title_heads=5, heads_titled=2.5, title=2, heads=1.2, none=0.5))
            if mode in ("title_heads", "title"):
                self.title(x, y)
                y += canvas.pitch
            if mode in ("title_heads", "heads_titled", "heads"):
                heads, y = self.heads(x, y, mode == "heads_titled")
        canvas.part = "body"
        if not mine and own and genome.has("section.none_word", 0.3):
            canvas.put(x, y, sheet.random.choice(["None", "No Deductions", "-", "No lines"]))
            y += canvas.pitch
        for line in mine:
            y = self.line(x, y, line, who, heads)
        total_here = self.list != "earning" or genome.has("section.gross_here", 0.7)
        if mine and total_here and genome.has("section.subtotal", 0.5):
            y = self.subtotal(x, y, person, who)
        canvas.part = "none"
        return y
