import { sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import { openRecord, setFigure } from "../../interpret/record-builder.ts";
import { isFigure, type Cell, type CellRow } from "../cells/cells.ts";
import { takeCount } from "../document/employee-count.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";

const LEAST = 3;
const PAY = ["gross_pay", "net_pay"] as const;

/**
 * Figures of the company above the first person of a report, each beside its label: `Gross pay  25,954.71   Net pay  18,584.39`.
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
  const pairs = rows.slice(0, Math.max(0, first)).flatMap(pairsOf);
  const { record } = openRecord("company", "head", rows[0]?.page ?? 1);
  for (const [label, value] of pairs) {
    takeCount(record, label, value);
    const figure = figureOfLabel(label.text);
    if (figure !== null && isFigure(value) && value.number.cents !== null && !value.number.whole)
      setFigure(record, figure, { cents: value.number.cents, token: value.number.token });
  }
  if (record.figures.size < LEAST) return null;
  return record.employeeCount !== null || addsUp(record, people) ? record : null;
}

/** Labels with the figures right behind them, where a line is made of nothing else. */
function pairsOf({ cells }: CellRow): [Cell, Cell][] {
  const pairs = cells.flatMap((label, i): [Cell, Cell][] => {
    const value = cells[i + 1];
    return label.number === null && value?.number != null ? [[label, value]] : [];
  });
  return pairs.length * 2 === cells.length ? pairs : [];
}

function addsUp({ figures }: RecordReading, people: readonly RecordReading[]): boolean {
  return PAY.some((figure) => {
    const printed = figures.get(figure)?.cents;
    const paid = people.flatMap((record) => record.figures.get(figure)?.cents ?? []);
    return printed !== undefined && paid.length > 1 && sumMoney(paid) === printed;
  });
}
