"""What a cell of a page can be. The order is that of the net's outputs: append, never reorder."""

LISTS = ("earning", "deduction", "tax", "employer_tax", "employer_contribution")
SHORT = dict(earning="E", deduction="D", tax="T", employer_tax="ET", employer_contribution="EC")

TEXT_ROLES = (
    "other name id department period_start period_end pay_date date company title payment_number code "
    "heading section sum_label scope"
).split() + ["label_" + one for one in LISTS]

FIGURE_ROLES = (
    ["amount_" + one for one in LISTS]
    + ["ytd_" + one for one in LISTS]
    + "hours rate ytd_hours taxable_tax taxable_employer_tax ytd_taxable_tax".split()
    + "gross net ytd_gross ytd_net sum ytd_sum payment".split()
    + "total_gross total_net total_earnings total_deductions total_taxes total_count total_line".split()
    + ["figure"]
)

ROLES = TEXT_ROLES + FIGURE_ROLES
ROLE = {name: index for index, name in enumerate(ROLES)}
FIGURES = frozenset(ROLE[name] for name in FIGURE_ROLES)
# Figures of somebody, each of which has a meaning that the canonical output holds.
SCORED = frozenset(ROLE[name] for name in FIGURE_ROLES if name not in ("figure", "total_line", "sum", "ytd_sum"))

# What a figure can be that is in no list of anybody: `REST` stands for one of the others where nobody says which.
LINES = frozenset(index for index in SCORED if ROLES[index].startswith(("amount_", "taxable_", "ytd_taxable_", "hours", "rate", "ytd_hours")) or ROLES[index] in ["ytd_" + one for one in LISTS])
UNKNOWN, REST = -100, -200

# Where in its table a cell stands.
PARTS = ("none", "header", "body", "subtotal", "total", "note")
PART = {name: index for index, name in enumerate(PARTS)}
