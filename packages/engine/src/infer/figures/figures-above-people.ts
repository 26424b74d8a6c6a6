import { nameKey, sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import { openRecord, setFigure } from "../../interpret/record-builder.ts";
import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { isInLine } from "../document/company-at-title.ts";
import { employeeCountOf, takeCount } from "../document/employee-count.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";

const LEAST = 3;
const PAY = ["gross_pay", "net_pay"] as const;

/**
 * Figures of the company above the first person of a report, each beside its label or below it: `Gross pay  25,954.71   Net pay  18,584.39`.
 * Null where none do, where others are the company's, or where neither a count of people nor their sum shows whose they are.
 */
export function figuresAbovePeople(
  rows: readonly CellRow[],
  records: readonly RecordReading[],
): RecordReading | null {
  const people = records.filter(({ scope }) => scope === "check");
  if (people.length < 2 || records.some(({ scope, figures }) => scope === "company" && figures.size > 0))
    return null;
  const names = new Set(people.flatMap(({ name }) => name?.tokens ?? []));
  const first = rows.findIndex(({ cells }) =>
    cells.some(({ tokens }) => tokens.some((token) => names.has(token))),
  );
  const above = rows.slice(0, Math.max(0, first));
  const { record } = openRecord("company", "head", rows[0]?.page ?? 1);
  for (const cell of above.flatMap(({ cells }) => cells)) takeCount(record, cell);
  for (const [label, value] of above.flatMap((row, i) => pairsOf(row) ?? pairsBelow(row, above[i + 1]))) {
    takeCount(record, label, value);
    const figure = figureOfLabel(label.text);
    if (figure !== null && isFigure(value) && value.number.cents !== null && !value.number.whole)
      setFigure(record, figure, { cents: value.number.cents, token: value.number.token });
  }
  if (record.figures.size < LEAST) return null;
  // Sums of the first department count fewer people than there are.
  const named = new Set(people.map(({ name }) => nameKey(name?.text ?? ""))).size;
  const isOfAll = (record.employeeCount?.count ?? 0) >= named;
  return isOfAll || addsUp(record, people) ? record : null;
}

/** Labels with the figures right behind them, where a line is made of nothing else but the count of people; null for other lines. */
function pairsOf({ cells }: CellRow): [Cell, Cell][] | null {
  const others = cells.filter(({ text }) => employeeCountOf(text) === null);
  const pairs = others.flatMap((label, i): [Cell, Cell][] => {
    const value = others[i + 1];
    return label.number === null && value?.number != null ? [[label, value]] : [];
  });
  return pairs.length > 0 && pairs.length * 2 === others.length ? pairs : null;
}

/** Labels with the figures right below them, one for each. */
function pairsBelow(row: CellRow, below: CellRow | undefined): [Cell, Cell][] {
  if (below === undefined || below.page !== row.page || below.cells.length !== row.cells.length) return [];
  const pairs = row.cells.map((label, i): [Cell, Cell] => [label, below.cells[i]!]);
  return pairs.every(
    ([label, value]) => label.number === null && value.number !== null && isInLine(label, value),
  )
    ? pairs
    : [];
}

function addsUp({ figures }: RecordReading, people: readonly RecordReading[]): boolean {
  return PAY.some((figure) => {
    const printed = figures.get(figure)?.cents;
    const paid = people.flatMap((record) => record.figures.get(figure)?.cents ?? []);
    return printed !== undefined && paid.length > 1 && sumMoney(paid) === printed;
  });
}
