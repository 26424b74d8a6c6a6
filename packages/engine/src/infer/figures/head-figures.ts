import { sumMoney, type Cents } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import { openRecord, setFigure } from "../../interpret/record-builder.ts";
import type { Line } from "../../layout/lines.ts";
import type { Cell, CellRow } from "../cells/cells.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";

const HEAD_ROWS = 14;
const EDGE_PT = 2;
const LEAST_LABELS = 3;
/** A sum of fewer amounts may be equal to anything by chance. */
const A_SUM = 3;
const COUNT = /^(?:number of )?employees:?$/i;

/**
 * Figures of the company that stand at the head of a report, each below its label: `Employees` over `12`, `Net pay` over
 * `5,934.95`. Null where none do.
 */
export function headFigures(rows: readonly CellRow[]): RecordReading | null {
  for (const [i, row] of rows.slice(0, HEAD_ROWS).entries()) {
    const below = rows[i + 1];
    if (below === undefined || below.page !== row.page || !areLabels(row)) continue;
    const pairs = row.cells.flatMap((label) => {
      const value = below.cells.find(({ x0 }) => Math.abs(x0 - label.x0) <= EDGE_PT);
      return value === undefined ? [] : [{ label, value }];
    });
    const count = pairs.find(({ label }) => COUNT.test(label.text))?.value;
    if (count?.number?.whole !== true) continue;
    const { record } = openRecord("company", "head", row.page);
    record.employeeCount = { count: Number(count.text.replaceAll(",", "")), token: count.tokens[0]! };
    for (const { label, value } of pairs) setIfFigure(record, label, value);
    return record;
  }
  return null;
}

function areLabels({ cells }: CellRow): boolean {
  return cells.length >= LEAST_LABELS && cells.every(({ number }) => number === null);
}

function setIfFigure(record: RecordReading, label: Cell, { number }: Cell): void {
  const figure = figureOfLabel(label.text);
  if (figure === null || number === null || number.cents === null || number.whole) return;
  setFigure(record, figure, { cents: number.cents, token: number.token });
}

/** Sums of the company that are printed again, in a letter or at the head, say nothing new. */
export function claimSumsAgain(lines: readonly Line[], records: readonly RecordReading[]): void {
  const sums = new Set<number>();
  for (const { scope, figures } of records)
    if (scope === "company") for (const { cents } of figures.values()) sums.add(Math.abs(cents));
  for (const figure of ["gross_pay", "net_pay"] as const) {
    const checks = records.flatMap(({ scope, figures }) =>
      scope === "check" ? (figures.get(figure)?.cents ?? []) : [],
    );
    sums.add(Math.abs(sumMoney(checks)));
  }
  const costs = records.flatMap(({ scope, items }) => (scope === "check" ? costsOf(items) : []));
  if (costs.length >= A_SUM) sums.add(sumMoney(costs));
  sums.delete(0);
  for (const { tokens } of lines)
    for (const token of tokens)
      if (token.money !== null && sums.has(Math.abs(token.money))) token.claim ??= "total";
  claimDepartmentsAgain(lines, records);
  claimPayAgain(lines, records);
}

/** What the company pays beside the pay: `Employer taxes & contributions`. */
function costsOf(items: readonly ItemReading[]): Cents[] {
  return items.flatMap(({ section, amount }) =>
    section === "employer_tax" || section === "employer_contribution" ? (amount?.cents ?? []) : [],
  );
}

/** The net pay of whose page it is, and the sums of their lists, may stand there in large letters or a summary as well. */
function claimPayAgain(lines: readonly Line[], records: readonly RecordReading[]): void {
  const ofPages = Map.groupBy(
    records.filter(({ scope }) => scope === "check"),
    ({ page }) => page,
  );
  for (const { page, tokens } of lines) {
    const [only, other] = ofPages.get(page) ?? [];
    if (only === undefined || other !== undefined) continue;
    const sums = new Set(only.lineSums.map(({ total }) => total.cents));
    sums.add(only.figures.get("net_pay")?.cents ?? 0).delete(0);
    for (const token of tokens) if (token.money !== null && sums.has(token.money)) token.claim ??= "total";
  }
}

/** A list of departments has several sums of each on a line, its hours among them, as they stand below its people. */
function claimDepartmentsAgain(lines: readonly Line[], records: readonly RecordReading[]): void {
  const sumsOf = ({ figures }: RecordReading): number[] => [...figures.values()].map(({ cents }) => cents);
  const departments = new Map<number, RecordReading[]>();
  for (const record of records)
    if (record.scope === "department")
      for (const cents of [...sumsOf(record), record.totalHours?.token.money ?? 0])
        departments.set(cents, [...(departments.get(cents) ?? []), record]);
  for (const { tokens } of departments.size === 0 ? [] : lines) {
    const again = tokens.flatMap((token) => {
      const { claim, money } = token;
      const of = claim !== null || money === null ? undefined : departments.get(money);
      return of === undefined ? [] : [{ token, of }];
    });
    for (const { token, of } of again)
      if (again.some((other) => other.token !== token && other.of.some((each) => of.includes(each))))
        token.claim = "total";
  }
}
