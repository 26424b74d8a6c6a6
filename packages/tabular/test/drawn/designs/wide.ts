import { sum, type Line, type Payroll, type Person } from "../payroll.ts";
import { hundredths, type DrawnCell, type DrawnSheet } from "../sheet.ts";

export interface Column {
  heading: string;
  /** What groups of columns are called above it. */
  group?: string;
  cell(person: Person): DrawnCell;
  /** Hundredths; none for a column that nobody adds up. */
  value?(person: Person): number;
}

type Format = "0.00" | "General" | "#,##0.00";

export function textColumn(heading: string, text: (person: Person) => string): Column {
  return { heading, cell: text };
}

export function figureColumn(
  heading: string,
  value: (person: Person) => number | null,
  format: Format = "0.00",
  group?: string,
): Column {
  return {
    heading,
    ...(group === undefined ? {} : { group }),
    cell(person) {
      const own = value(person);
      return own === null ? null : hundredths(own, format);
    },
    value: (person) => value(person) ?? 0,
  };
}

export function lineOf(person: Person, label: string): Line | null {
  return person.lines.find((line) => line.label === label) ?? null;
}

export function amountOf(label: string): (person: Person) => number | null {
  return (person) => lineOf(person, label)?.amount ?? null;
}

/** A row a person below one header, and a row of totals. */
export function wideRows(
  people: readonly Person[],
  columns: readonly Column[],
  totalsLabel: string | null,
  format: Format = "0.00",
): DrawnCell[][] {
  const rows = people.map((person) => columns.map(({ cell }) => cell(person)));
  if (totalsLabel === null) return rows;
  const totals = columns.map(({ value }, at): DrawnCell => {
    if (at === 0) return totalsLabel;
    if (value === undefined) return null;
    const total = sum(people.map((person) => ({ amount: value(person) })));
    return hundredths(total, format);
  });
  return [...rows, totals];
}

export function titleRows({ company, start, end, payDate }: Payroll): DrawnCell[][] {
  return [
    [company],
    ["Payroll Register"],
    [`Pay Period: ${usDate(start)} - ${usDate(end)}`],
    [`Pay Date: ${usDate(payDate)}`],
    [],
  ];
}

export function usDate(day: string): string {
  const [year, month, date] = day.split("-");
  return `${month}/${date}/${year}`;
}

export function sheet(name: string, rows: DrawnCell[][], more: Partial<DrawnSheet> = {}): DrawnSheet {
  return { name, rows, ...more };
}
