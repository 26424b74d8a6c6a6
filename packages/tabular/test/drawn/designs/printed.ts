import type { Line, List, Payroll, Person } from "../payroll.ts";
import { sum } from "../payroll.ts";
import type { DrawnCell } from "../sheet.ts";
import {
  DEDUCTIONS,
  department,
  EMPLOYER,
  fullName,
  gross,
  header,
  id,
  name,
  net,
  PAY,
  TAXES,
} from "./columns.ts";
import { titleRows, wideRows } from "./wide.ts";
import type { Design } from "./index.ts";

const LINES_OF_PAGE = 54;

/** Payrolls as text whose columns stand where they were printed. */
export const PRINTED: readonly Design[] = [
  {
    name: "spool with blocks of people",
    omits: EMPLOYER,
    draw: (payroll) => spool(payroll, BLOCK_HEADINGS, payroll.people.map(block), blockTotals(payroll)),
  },
  {
    name: "spool with a line a person",
    omits: EMPLOYER,
    draw(payroll) {
      const columns = [
        id,
        name,
        ...PAY("#,##0.00"),
        gross,
        ...TAXES("#,##0.00"),
        ...DEDUCTIONS("#,##0.00"),
        net,
      ];
      const rows = wideRows(payroll.people, columns, "Totals").map((cells) => cells.map(textOf));
      const headings = columns.map(({ heading }) => heading);
      const widths = widthsOf([headings, ...rows]);
      const lines = rows.map((cells) => padded(cells, widths));
      return spool(
        payroll,
        [padded(headings, widths), widths.map((width) => "-".repeat(width)).join("  ")],
        lines.slice(0, -1).map((line) => [line]),
        lines.slice(-1),
      );
    },
  },
  {
    name: "prn of a spreadsheet",
    omits: EMPLOYER,
    draw: (payroll) => Buffer.from(lines(payroll, padded).join("\r\n")),
  },
  {
    name: "text with tabs to its columns",
    omits: EMPLOYER,
    draw: (payroll) => Buffer.from(lines(payroll, tabbed).join("\n")),
  },
];

/** One table without pages, as a spreadsheet program saves it. */
function lines(
  payroll: Payroll,
  join: (cells: readonly string[], widths: readonly number[]) => string,
): string[] {
  const columns = [id, name, department, ...PAY(), gross, ...TAXES(), ...DEDUCTIONS(), net];
  const title = titleRows(payroll).map((cells) => cells.map(textOf).join("  "));
  const rows = [header(columns), ...wideRows(payroll.people, columns, "Totals")].map((cells) =>
    cells.map(textOf),
  );
  return [...title, ...rows.map((cells) => join(cells, widthsOf(rows)))];
}

/** Pages with a head each, parted by form feeds; what belongs together stays on one. */
function spool(
  { company, start, end, payDate }: Payroll,
  headings: readonly string[],
  blocks: readonly (readonly string[])[],
  totals: readonly string[],
): Uint8Array {
  const pages: string[][] = [];
  let left = 0;
  for (const own of [...blocks, totals]) {
    if (own.length > left) {
      const head = [
        `${company.toUpperCase().padEnd(90)}PAGE ${String(pages.length + 1).padStart(4)}`,
        "PAYROLL REGISTER",
        `PERIOD ${start} TO ${end}     CHECK DATE ${payDate}`,
        "",
        ...headings,
      ];
      pages.push(head);
      left = LINES_OF_PAGE - head.length;
    }
    pages.at(-1)!.push(...own);
    left -= own.length;
  }
  return Buffer.from(`${pages.map((page) => page.join("\r\n")).join("\r\n\f")}\r\n\f`, "latin1");
}

const BLOCK_WIDTHS = [26, 10, 9, 9, 11, 22, 11, 12, 11];
const BLOCK_HEADINGS = [
  block9(["Employee", "Earnings", "Hours", "Rate", "Amount", "Taxes", "Amount", "Deductions", "Amount"]),
  "-".repeat(131),
];

function block(person: Person): string[] {
  const of = (list: List): Line[] => person.lines.filter((line) => line.list === list);
  const [earnings, taxes, deductions] = [of("earnings"), of("taxes"), of("deductions")];
  const count = Math.max(earnings.length, taxes.length, deductions.length, 2);
  const rows = Array.from({ length: count }, (_, at) => {
    const [earning, tax, deduction] = [earnings[at], taxes[at], deductions[at]];
    return block9([
      at === 0 ? fullName(person) : at === 1 ? `ID ${person.id}` : "",
      earning?.label ?? "",
      earning?.hours == null ? "" : amount(earning.hours),
      earning?.rate == null ? "" : amount(earning.rate),
      earning === undefined ? "" : amount(earning.amount),
      tax?.label ?? "",
      tax === undefined ? "" : amount(tax.amount),
      deduction?.label ?? "",
      deduction === undefined ? "" : amount(deduction.amount),
    ]);
  });
  return [
    ...rows,
    `${" ".repeat(26)}Gross Pay ${amount(person.gross).padStart(12)}     Net Pay ${amount(person.net).padStart(12)}`,
    "",
  ];
}

function blockTotals({ people }: Payroll): string[] {
  const total = (of: (person: Person) => number): string =>
    amount(sum(people.map((person) => ({ amount: of(person) })))).padStart(12);
  return [
    "-".repeat(131),
    `Company Totals            Gross Pay ${total((person) => person.gross)}     Net Pay ${total((person) => person.net)}`,
  ];
}

function block9(cells: readonly string[]): string {
  const isText = (at: number): boolean => [0, 1, 5, 7].includes(at);
  return cells
    .map((cell, at) => (isText(at) ? ` ${cell}`.padEnd(BLOCK_WIDTHS[at]!) : cell.padStart(BLOCK_WIDTHS[at]!)))
    .join("")
    .trimEnd();
}

function textOf(cell: DrawnCell): string {
  if (cell === null) return "";
  if (typeof cell === "string") return cell;
  if ("day" in cell) return cell.day;
  return "number" in cell ? amount(Math.round(Number(cell.number) * 100)) : "";
}

/** Hundredths as they are printed: `1,234.50`. */
function amount(hundredths: number): string {
  return (hundredths / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
}

function widthsOf(rows: readonly (readonly string[])[]): number[] {
  return rows[0]!.map((_, at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
}

const isNumber = (text: string): boolean => /^[\d,]+\.\d\d$/.test(text);

function padded(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, at) => (isNumber(cell) ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!)))
    .join("  ")
    .trimEnd();
}

const TAB = 8;

/** Each cell from a tab stop on, as many tabs behind it as the widest of its column needs. */
function tabbed(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, at) => {
      const stops = Math.floor(widths[at]! / TAB) + 1;
      return cell + "\t".repeat(stops - Math.floor(cell.length / TAB));
    })
    .join("")
    .trimEnd();
}
