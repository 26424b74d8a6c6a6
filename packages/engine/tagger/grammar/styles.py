"""How a document prints money, hours, rates and dates."""
import datetime

CURRENCY = dict(us="$", gb="£", ca="$", ie="€", **{"in": "₹"}, fr="€", es="€", de="€", au="$")


def _group(whole, mark, indian=False):
    if len(whole) <= 3 or not mark:
        return whole
    head, tail = whole[:-3], whole[-3:]
    step = 2 if indian else 3
    parts = []
    while head:
        parts.append(head[-step:])
        head = head[:-step]
    return mark.join(reversed(parts)) + mark + tail


class Styles:
    def __init__(self, genome, country):
        foreign = country in ("fr", "es", "de")
        self.decimal = genome.pick("number.decimal", dict(comma=1 if foreign else 0.03, point=0.15 if foreign else 1))
        if self.decimal == "comma":
            self.group = {"point": ".", "space": "\u00a0", "none": ""}[genome.pick("number.group_comma", dict(point=3, space=2, none=1))]
        else:
            self.group = {"comma": ",", "none": "", "apostrophe": "'"}[genome.pick("number.group", dict(comma=8, none=2, apostrophe=0.15))]
        self.indian = country == "in" and genome.has("number.lakh", 0.7)
        self.symbol = {"none": "", "glued": CURRENCY[country], "spaced": CURRENCY[country] + " ", "sums": ""}[
            genome.pick("number.symbol", dict(none=8, glued=3, spaced=0.6, sums=1))
        ]
        self.symbol_on_sums = CURRENCY[country] if genome.pick("number.symbol", dict(none=1)) == "sums" or genome.chosen["number.symbol"] == "sums" else ""
        self.symbol_after = foreign and self.symbol != "" and genome.has("number.symbol_after", 0.7)
        self.negative = genome.pick("number.negative", dict(minus=5, trailing=2, brackets=2, spaced=0.5, cr=0.3, unicode=0.3))
        self.zero = genome.pick("number.zero", dict(blank=5, zeros=4, dash=1.5, dashes=0.6, short=0.6, bare=0.2))
        self.deductions_negative = genome.has("number.deductions_negative", 0.14)
        self.whole = genome.has("number.whole", 0.02)
        self.star = genome.has("number.star", 0.04)
        self.hour_decimals = {"two": 2, "four": 4, "one": 1, "none": 0, "clock": -1}[
            genome.pick("number.hours", dict(two=7, four=2, one=0.8, none=0.5, clock=0.5))
        ]
        self.rate_decimals = {"two": 2, "four": 4, "three": 3, "six": 6, "five": 5}[
            genome.pick("number.rate", dict(two=4, four=5, three=0.7, six=0.8, five=0.4))
        ]
        self.date_form = genome.pick(
            "date.form",
            {"%m/%d/%Y": 5, "%m/%d/%y": 2, "%Y-%m-%d": 1.5, "%b %d, %Y": 1.2, "%d/%m/%Y": 1 if country == "us" else 9, "%d-%b-%Y": 1, "%-m/%-d/%Y": 2,
             "%B %-d, %Y": 0.7, "%d.%m.%Y": 8 if foreign else 0.3, "%m-%d-%Y": 0.7, "%d %b %Y": 0.6, "%d-%b-%y": 0.4, "%Y/%m/%d": 0.3, "%-m/%-d/%y": 0.6},
        )

    def plain(self, cents):
        """Cents without a sign."""
        whole, rest = divmod(abs(cents), 100)
        text = _group(str(whole), self.group, self.indian)
        if self.whole:
            return text
        return text + ("," if self.decimal == "comma" else ".") + f"{rest:02d}"

    def money(self, cents, withheld=False, total=False):
        """The printed figure; "" for a zero that is left blank. Second: whether it is a figure at all."""
        if cents is None:
            return "", False
        if cents == 0:
            zero = self.zero if not total else ("zeros" if self.zero == "blank" else self.zero)
            text = {"blank": "", "zeros": self.symbol + self.plain(0), "dash": "-", "dashes": "--", "short": ".00", "bare": "0"}[zero]
            return text, zero in ("zeros", "short", "bare")
        if withheld and self.deductions_negative:
            cents = -cents
        symbol = self.symbol or (self.symbol_on_sums if total else "")
        text = self.plain(cents)
        if self.symbol_after:
            text, symbol = text + "\u00a0" + symbol.strip(), ""
        if cents < 0:
            form = self.negative
            if form == "trailing":
                return symbol + text + "-", True
            if form == "brackets":
                return "(" + symbol + text + ")", True
            if form == "spaced":
                return "- " + symbol + text, True
            if form == "cr":
                return symbol + text + " CR", True
            if form == "unicode":
                return "\u2212" + symbol + text, True
            return "-" + symbol + text, True
        return symbol + text, True

    def hours(self, hundredths):
        if self.hour_decimals == -1:
            return f"{hundredths // 100}:{hundredths % 100 * 60 // 100:02d}"
        text = f"{hundredths / 100:.{self.hour_decimals}f}"
        return text.replace(".", ",") if self.decimal == "comma" else text

    def rate(self, value):
        text = f"{value:.{self.rate_decimals}f}"
        return text.replace(".", ",") if self.decimal == "comma" else text

    def date(self, day):
        return day.strftime(self.date_form)


def some_day(random):
    return datetime.date(2015, 1, 1) + datetime.timedelta(days=random.randint(0, 5000))
