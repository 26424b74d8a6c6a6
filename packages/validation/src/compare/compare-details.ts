import type { Link } from "../lines/link.ts";
import { sumCents } from "../lines/line-order.ts";
import type { DiscrepancyKind } from "../model/discrepancy-kind.ts";
import type { Line } from "../model/line.ts";
import type { Pair } from "../model/person.ts";
import { isRounding } from "../model/rounding.ts";
import type { ToleranceField } from "../options.ts";
import type { Comparison } from "./comparison.ts";
import { findingAt, linePlace } from "./finding.ts";
import { moneyValue, quantityValue } from "./value-text.ts";
import { yearBegunAnew } from "./year-anew.ts";

/** What a line prints besides its amount. */
interface Detail {
  kind: DiscrepancyKind;
  tolerance: ToleranceField;
  /** Name of the field in the canonical output. */
  field: string;
  money: boolean;
  of: (line: Line) => number | null;
  /** Of a figure of the year that of this run. */
  current?: (line: Line) => number | null;
  /** Whether the values of several lines add up; rates do not. */
  adds: boolean;
}

const DETAILS: readonly Detail[] = [
  { kind: "hours", tolerance: "hours", field: "hours", money: false, of: ({ hours }) => hours, adds: true },
  { kind: "rate", tolerance: "rate", field: "rate", money: false, of: ({ rate }) => rate, adds: false },
  {
    kind: "taxable_wages",
    tolerance: "taxable_wages",
    field: "taxable_wages",
    money: true,
    of: ({ taxableCents }) => taxableCents,
    adds: false,
  },
  {
    kind: "ytd",
    tolerance: "ytd",
    field: "ytd_amount",
    money: true,
    of: ({ ytdCents }) => ytdCents,
    current: ({ cents }) => cents,
    adds: true,
  },
  {
    kind: "ytd",
    tolerance: "ytd",
    field: "ytd_hours",
    money: false,
    of: ({ ytdHours }) => ytdHours,
    current: ({ hours }) => hours,
    adds: true,
  },
  {
    kind: "ytd",
    tolerance: "ytd",
    field: "ytd_taxable_wages",
    money: true,
    of: ({ ytdTaxableCents }) => ytdTaxableCents,
    current: ({ taxableCents }) => taxableCents,
    adds: false,
  },
];

/** Compares hours, rate, taxable wages and year-to-date figures where both sides print them. */
export function compareDetails(link: Link, pair: Pair, comparison: Comparison): void {
  for (const detail of DETAILS) {
    const [from, to] = [valueOf(link.source, detail), valueOf(link.target, detail)];
    if (from === null && to === null) continue;
    const [first, other] = [link.source[0] as Line, link.target[0] as Line];
    const field = `${first.section}.${detail.field}`;
    if (from === null || to === null) {
      const line = from === null ? other : first;
      comparison.untested.add(
        field,
        "not_printed",
        from === null ? "target" : "source",
        `${line.path}.${detail.field}`,
      );
    } else if (from === "several" || to === "several") {
      comparison.untested.add(field, "several_lines", "both", `${first.path}.${detail.field}`);
    } else {
      compareDetail(link, pair, detail, from, detail.kind === "rate" ? to : to * link.factor, comparison);
    }
  }
}

function compareDetail(
  link: Link,
  pair: Pair,
  detail: Detail,
  from: number,
  to: number,
  comparison: Comparison,
): void {
  const { source, target } = pair;
  const { section, type } = link.source[0] as Line;
  const value = { field: detail.tolerance, section, type };
  const outcome = detail.money ? comparison.ofMoney(value, from, to) : comparison.ofQuantity(value, from, to);
  if (outcome !== "differs") {
    comparison.matched();
    return;
  }
  const text = detail.money ? moneyValue : quantityValue;
  comparison.differs(
    findingAt(linePlace(source, target, link, detail.field), detail.kind, [text(from), text(to)], {
      ...(detail.money ? { cents: to - from } : { quantity: Math.round((to - from) * 1e6) / 1e6 }),
      rounding: detail.money && isRounding(to - from),
      reason: detail.kind === "ytd" ? ytdReason(link, detail, to - from, comparison.ytdReason) : null,
      yearAnew: detail.kind === "ytd" ? yearAnew(link, pair, detail) : null,
    }),
  );
}

/** A year-to-date amount that differs by what the amount of this run differs by has no difference of its own. */
function ytdReason(link: Link, { field }: Detail, difference: number, stated: string | null): string | null {
  const current = sumCents(link.target) * link.factor - sumCents(link.source);
  if (field === "ytd_amount" && difference === current) return "follows the amount of this run";
  return stated;
}

/** The side whose figure of the year is that of this run, as are those of all the person's lines. */
function yearAnew(link: Link, pair: Pair, { of, current }: Detail): "source" | "target" | null {
  const side = yearBegunAnew(pair);
  if (side === null || current === undefined) return null;
  const isAnew = (line: Line): boolean => of(line) === 0 || of(line) === current(line);
  return link[side].every(isAnew) ? side : null;
}

function valueOf(lines: readonly Line[], { of, adds }: Detail): number | "several" | null {
  if (lines.length === 1) return of(lines[0] as Line);
  const values = lines.map(of).filter((value) => value !== null);
  if (values.length === 0) return null;
  // A sum with a part missing is no sum.
  if (!adds || values.length < lines.length) return "several";
  return values.reduce((sum, value) => sum + value, 0);
}
