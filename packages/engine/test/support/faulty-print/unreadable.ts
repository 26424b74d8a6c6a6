import { drawnPdf } from "../drawn-pdf.ts";
import type { Random } from "../random.ts";
import { drawn, HEIGHT, printed, WIDTH, type PrintedText, type Register } from "./made-up-register.ts";
import { shownOf, type Faulty, type Shown } from "./truth.ts";

/** Signs, and how wide each is in font sizes. */
const SIGNS: readonly (readonly [sign: string, width: number])[] = [
  ["########", 4.45],
  ["######", 3.34],
  ["*********", 3.5],
  ["#VALUE!", 4.2],
  ["#REF!", 2.83],
  ["...", 0.83],
  ["\\205", 1],
];

type Choose = (text: PrintedText, register: Register) => boolean;

const isOf =
  (...lists: string[]): Choose =>
  ({ of, column, text }, { columns }) =>
    of === "figure" && lists.includes(columns[column!]!.list) && /\d/.test(text);

/** Prints a sign instead of some figures of a kind, which nobody can read then. */
function signs(choose: Choose, most: number) {
  return (made: Register, random: Random): Faulty => {
    const register = { ...made, hasTotals: true };
    const texts = printed(register);
    const [sign, width] = random.pick(SIGNS);
    const of = new Set<PrintedText>();
    const figures = texts.filter((text) => choose(text, register));
    while (of.size < Math.min(most, figures.length)) of.add(random.pick(figures));
    for (const text of of)
      text.drawn = `BT /F0 ${text.size} Tf 1 0 0 1 ${text.x - width * text.size} ${text.y} Tm (${sign}) Tj ET`;
    const people = register.people.map((payee, row): Shown => {
      const own = [...of]
        .filter((text) => text.of === "figure" && text.row === row)
        .map(({ column }) => column!);
      const cents = payee.cents.map((amount, i) => (own.includes(i) ? 0 : amount));
      const shown = shownOf({ ...payee, cents }, register);
      const isLost = (list: string): boolean => own.some((column) => register.columns[column]!.list === list);
      return {
        ...shown,
        ...(isLost("gross") ? { gross: null } : {}),
        ...(isLost("net") ? { net: null } : {}),
      };
    });
    return {
      pdf: drawnPdf({ content: drawn(texts), mediaBox: [0, 0, WIDTH, HEIGHT] }),
      people,
      isOpen: true,
    };
  };
}

/** Figures that are too wide for their cells, masked, or gone wrong in a spreadsheet. */
export const UNREADABLE = {
  "the gross pay of some cannot be read": signs(isOf("gross"), 2),
  "the net pay of one cannot be read": signs(isOf("net"), 1),
  "taxes of some cannot be read": signs(isOf("taxes"), 3),
  "an earning of one cannot be read": signs(isOf("earnings"), 1),
  "a total cannot be read": signs(({ of, text }) => of === "total" && /\d/.test(text), 1),
};
