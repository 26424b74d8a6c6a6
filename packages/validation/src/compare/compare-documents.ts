import { moneyFromJson, type Totals } from "@paylift/canonical";
import type { Line } from "../model/line.ts";
import type { Person } from "../model/person.ts";
import { isRounding } from "../model/rounding.ts";
import type { Side } from "../model/side.ts";
import type { Comparison } from "./comparison.ts";
import { findingAt, placeOf } from "./finding.ts";
import { moneyValue } from "./value-text.ts";

/** Compares what stands once on a document: pay period, pay date and the printed totals. */
export function compareDocuments(source: Side, target: Side, comparison: Comparison): void {
  const [from, to] = [source.output, target.output];
  compareDates("pay_period", "pay_period.start", from.pay_period.start, to.pay_period.start, comparison);
  compareDates("pay_period", "pay_period.end", from.pay_period.end, to.pay_period.end, comparison);
  compareDates("pay_date", "pay_date", from.pay_date, to.pay_date, comparison);
  for (const total of TOTALS) compareTotals(total, source, target, comparison);
}

function compareDates(
  kind: "pay_period" | "pay_date",
  path: string,
  from: string | null,
  to: string | null,
  comparison: Comparison,
): void {
  if (from === null && to === null) return;
  if (from === null || to === null)
    comparison.untested.add(path, "not_printed", from === null ? "target" : "source", path);
  else if (from === to) comparison.matched();
  else comparison.differs(findingAt(placeOf(null, null, path, path), kind, [from, to], {}));
}

interface Total {
  field: keyof Totals;
  money: boolean;
  /** What the employees add up to, in cents; several ways where layouts count differently. */
  sums: readonly ((person: Person) => number)[];
}

const sumOf =
  (takesPart: (line: Line) => boolean) =>
  ({ lines }: Person): number =>
    lines.reduce((sum, line) => sum + (takesPart(line) ? line.cents : 0), 0);

const TOTALS: readonly Total[] = [
  { field: "employee_count", money: false, sums: [() => 1] },
  { field: "gross_pay", money: true, sums: [({ grossCents }) => grossCents ?? 0] },
  { field: "net_pay", money: true, sums: [({ netCents }) => netCents ?? 0] },
  {
    field: "total_earnings",
    money: true,
    sums: [
      sumOf(({ section }) => section === "earnings"),
      sumOf(({ section, inGross }) => section === "earnings" && inGross),
    ],
  },
  {
    field: "total_deductions",
    money: true,
    sums: [
      sumOf(({ section, netSign }) => section === "deductions" && netSign !== 0),
      sumOf(({ section }) => section === "deductions"),
      sumOf(({ path, section }) => section === "deductions" || path.includes(".deductions[")),
    ],
  },
  { field: "total_taxes", money: true, sums: [sumOf(({ section }) => section === "taxes")] },
];

function compareTotals(
  { field, money, sums }: Total,
  source: Side,
  target: Side,
  comparison: Comparison,
): void {
  const path = `totals.${field}`;
  const [printedFrom, printedTo] = [
    source.output.totals?.[field] ?? null,
    target.output.totals?.[field] ?? null,
  ];
  if (printedFrom === null && printedTo === null) return;
  if (printedFrom === null || printedTo === null) {
    comparison.untested.add(path, "not_printed", printedFrom === null ? "target" : "source", path);
    return;
  }
  const [from, to] = money
    ? [moneyFromJson(printedFrom), moneyFromJson(printedTo)]
    : [printedFrom, printedTo];
  const value = { field: "total", section: null, type: field } as const;
  const outcome = money ? comparison.ofMoney(value, from, to) : comparison.ofQuantity(value, from, to);
  if (outcome !== "differs") {
    comparison.matched();
    return;
  }
  const explained = explains(sums, source.people, target.people, from, to);
  const text = money ? moneyValue : String;
  comparison.differs(
    findingAt(placeOf(null, null, path, path), "total", [text(from), text(to)], {
      ...(money ? { cents: to - from } : { quantity: to - from }),
      rounding: money && isRounding(to - from),
      reason: explained ? "follows the employees" : null,
    }),
  );
}

/** Whether the printed totals differ by what their employees differ by, each layout counting in its own way. */
function explains(
  sums: Total["sums"],
  source: readonly Person[],
  target: readonly Person[],
  from: number,
  to: number,
): boolean {
  const all = (people: readonly Person[], sum: (person: Person) => number): number =>
    people.reduce((total, person) => total + sum(person), 0);
  return sums.some((ofSource) =>
    sums.some((ofTarget) => to - from === all(target, ofTarget) - all(source, ofSource)),
  );
}
