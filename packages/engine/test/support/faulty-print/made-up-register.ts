import { helveticaWidth } from "../drawn-pdf.ts";
import type { Random } from "../random.ts";

/** A column of figures: what it is, and how it is headed. */
export interface MoneyColumn {
  label: string;
  list: "earnings" | "gross" | "taxes" | "deductions" | "net";
}

/** Somebody who is paid, with a figure in cents for each column. */
export interface Payee {
  id: string;
  masked: string;
  given: string;
  surname: string;
  department: string;
  cents: number[];
}

/** A register of made-up people: one row each, a column for everything that is paid or withheld. */
export interface Register {
  columns: MoneyColumn[];
  people: Payee[];
  size: number;
  surnameFirst: boolean;
  /** How nothing is printed. */
  zero: string;
  hasTotals: boolean;
  hasIds: boolean;
}

/** A text of the page: where it begins, or ends where it is a figure, in points from the lower left. */
export interface PrintedText {
  of: "title" | "heading" | "id" | "name" | "figure" | "total";
  text: string;
  x: number;
  y: number;
  align: "left" | "right";
  bold: boolean;
  size: number;
  /** Index of the column of figures, and of the person. */
  column?: number;
  row?: number;
  /** Operators instead of those that draw it plainly. */
  drawn?: string;
}

const GIVEN =
  "Nina Owen Mirela Felix Sofie Anton Greta Hugo Ines Jonas Karin Lotte Milan Nora Oskar Petra Ruben Selma Tomas Ulla".split(
    " ",
  );
const SURNAMES =
  "Adler Brandt Castell Dunmore Ekwall Fenwick Garland Holloway Ibsen Jarvis Kessler Lindqvist Marlow Norwood Ostrander Pryor Quist Redfern Sandoval Tarrant".split(
    " ",
  );
const EARNED: readonly string[] = ["Regular", "Overtime", "Bonus", "Holiday"];
const TAXED: readonly (readonly [label: string, share: number])[] = [
  ["Federal W/H", 0.11],
  ["Soc Sec", 0.062],
  ["Medicare", 0.0145],
  ["GA State", 0.045],
];
const TAKEN: readonly (readonly [label: string, least: number, most: number])[] = [
  ["Medical", 2000, 9000],
  ["401(k)", 3000, 20000],
  ["Dental", 500, 2500],
  ["Union Dues", 1000, 3000],
];

export function madeUpRegister(random: Random): Register {
  const earned = EARNED.slice(0, random.int(1, EARNED.length));
  const taken = TAKEN.slice(0, random.int(1, TAKEN.length));
  const columns: MoneyColumn[] = [
    ...earned.map((label): MoneyColumn => ({ label, list: "earnings" })),
    { label: "Gross Pay", list: "gross" },
    ...TAXED.map(([label]): MoneyColumn => ({ label, list: "taxes" })),
    ...taken.map(([label]): MoneyColumn => ({ label, list: "deductions" })),
    { label: "Net Pay", list: "net" },
  ];
  const count = random.int(4, 9);
  const first = random.int(0, SURNAMES.length - count);
  const people = Array.from({ length: count }, (_, i): Payee => {
    const pay = earned.map((_label, at) =>
      at === 0 ? random.int(90_000, 380_000) : random.chance(0.5) ? random.int(4_000, 60_000) : 0,
    );
    const gross = pay.reduce((sum, cents) => sum + cents, 0);
    const taxes = TAXED.map(([, share]) => Math.round(gross * share) + random.int(0, 90));
    const off = taken.map(([, least, most]) => (random.chance(0.8) ? random.int(least, most) : 0));
    const net = gross - [...taxes, ...off].reduce((sum, cents) => sum + cents, 0);
    return {
      id: String(1041 + 7 * i + random.int(0, 5)),
      masked: `***-**-${random.int(1000, 9999)}`,
      given: random.pick(GIVEN),
      surname: SURNAMES[first + i]!,
      department: random.pick(["100", "110", "200", "300"]),
      cents: [...pay, gross, ...taxes, ...off, net],
    };
  });
  return {
    columns,
    people,
    size: random.pick([7, 7.5, 8]),
    surnameFirst: random.chance(0.7),
    zero: random.pick(["0.00", "", "-"]),
    hasTotals: random.chance(0.8),
    hasIds: true,
  };
}

export function money(cents: number): string {
  const [whole, rest] = (Math.abs(cents) / 100).toFixed(2).split(".") as [string, string];
  return `${cents < 0 ? "-" : ""}${whole.replace(/\B(?=(?:\d{3})+$)/g, ",")}.${rest}`;
}

export function printedName({ given, surname }: Payee, { surnameFirst }: Register): string {
  return surnameFirst ? `${surname}, ${given}` : `${given} ${surname}`;
}

export const [WIDTH, HEIGHT] = [1008, 612];
const [LEFT, NAME_AT, FIRST_RIGHT, HEAD_Y, STEP] = [40, 92, 250, 500, 15];

/** Where the figures of a column end. */
export function rightOf(column: number): number {
  return FIRST_RIGHT + 58 * column;
}

export function rowY(row: number): number {
  return HEAD_Y - STEP * (row + 1);
}

/** What a register prints, text by text; `heads` names the columns before the figures. */
export function printed(
  register: Register,
  heads: readonly [string, string] = ["Emp ID", "Employee Name"],
): PrintedText[] {
  const { columns, people, size, zero, hasTotals, hasIds } = register;
  const text = (given: Partial<PrintedText> & Pick<PrintedText, "of" | "text" | "x" | "y">): PrintedText => {
    return { align: "left", bold: false, size, ...given };
  };
  const figures = (row: number, cents: readonly number[], of: "figure" | "total"): PrintedText[] =>
    cents.map((amount, column) =>
      text({
        of,
        text: amount === 0 ? zero : money(amount),
        x: rightOf(column),
        y: rowY(row),
        align: "right",
        bold: of === "total",
        column,
        row,
      }),
    );
  const totals = columns.map((_, i) => people.reduce((sum, { cents }) => sum + cents[i]!, 0));
  const end = people.length;
  return [
    text({ of: "title", text: "Quillmark Stationers LLC", x: LEFT, y: 575 }),
    text({ of: "title", text: "Payroll Register", x: LEFT, y: 560 }),
    text({ of: "title", text: "Pay Period: 10/05/2026 - 10/18/2026", x: 250, y: 560 }),
    text({ of: "title", text: "Check Date: 10/23/2026", x: 470, y: 560 }),
    ...(hasIds ? [text({ of: "heading", text: heads[0], x: LEFT, y: HEAD_Y, bold: true })] : []),
    text({ of: "heading", text: heads[1], x: NAME_AT, y: HEAD_Y, bold: true }),
    ...columns.map(({ label }, column) =>
      text({ of: "heading", text: label, x: rightOf(column), y: HEAD_Y, align: "right", bold: true, column }),
    ),
    ...people.flatMap((payee, row) => [
      ...(hasIds ? [text({ of: "id", text: payee.id, x: LEFT, y: rowY(row), row })] : []),
      text({ of: "name", text: printedName(payee, register), x: NAME_AT, y: rowY(row), row }),
      ...figures(row, payee.cents, "figure"),
    ]),
    ...(hasTotals
      ? [
          text({ of: "total", text: "Totals", x: NAME_AT, y: rowY(end), bold: true }),
          ...figures(end, totals, "total"),
        ]
      : []),
  ];
}

/** Where a text begins. */
export function startOf({ x, text, size, align }: PrintedText): number {
  return align === "left" ? x : x - size * helveticaWidth(text);
}

/** The operators that draw texts. */
export function drawn(texts: readonly PrintedText[]): string {
  return texts.map((text) => text.drawn ?? plainly(text)).join("\n");
}

/** The operators that draw a text, moved and in any direction: `turned` is a matrix of four numbers. */
export function plainly(
  text: PrintedText,
  [dx, dy]: readonly [number, number] = [0, 0],
  turned = "1 0 0 1",
): string {
  if (text.text === "") return "";
  const shown = text.text.replace(/[\\()]/g, "\\$&");
  const at = `${(startOf(text) + dx).toFixed(2)} ${(text.y + dy).toFixed(2)}`;
  return `BT /F${text.bold ? 1 : 0} ${text.size} Tf ${turned} ${at} Tm (${shown}) Tj ET`;
}
