import { helveticaWidth, letterByLetter } from "../support/drawn-pdf.ts";
import type { Random } from "../support/random.ts";
import { inkOf, PAGE, type Text } from "./ink.ts";
import { payrollOf } from "./payroll.ts";
import { placeRegister, textsOf } from "./register.ts";
import { peopleOf, type Variation } from "./variation.ts";

const widthOf = ({ text, size }: Text): number => helveticaWidth(text) * size;

/** A mark above the end of a text. */
function raised(text: Text, mark: string): string {
  const end = text.align === "right" ? text.x : text.x + widthOf(text);
  const size = 0.55 * text.size;
  return inkOf({ text: mark, size, x: end + 0.3, top: text.top - 0.35 * text.size });
}

function oneByOne(text: Text): string {
  const letters = letterByLetter(text.text, text.x - widthOf(text), PAGE[1] - text.top, text.size);
  return `BT /F0 ${text.size} Tf ${letters.join(" ")} ET`;
}

/** Letters with so many points between them. */
function letterSpaced(text: Text, points: number): string {
  const x = text.x - widthOf(text) - points * (text.text.length - 1);
  return `BT /F0 ${text.size} Tf ${points} Tc 1 0 0 1 ${x.toFixed(2)} ${PAGE[1] - text.top} Tm (${text.text}) Tj 0 Tc ET`;
}

type Drawn = (cells: readonly Text[][]) => { marks?: string[]; instead?: (cell: Text) => string };

/** Ways in which figures are set. */
export const SETTINGS: Readonly<Record<string, Drawn>> = {
  "a raised number behind a name": (rows) => ({ marks: [raised(rows[2]![1]!, "1")] }),
  "a raised number behind a figure": (rows) => ({ marks: [raised(rows[2]![4]!, "2")] }),
  "raised notes behind several figures": (rows) => ({
    marks: [rows[0]![3]!, rows[2]![5]!, rows[4]![4]!].map((cell) => raised(cell, "(1)")),
  }),
  "digits one by one": () => ({ instead: oneByOne }),
  "letter-spaced": () => ({ instead: (cell) => letterSpaced(cell, 1.2) }),
  "letter-spaced, wider": () => ({ instead: (cell) => letterSpaced(cell, 1.6) }),
};

/** A register whose figures are set in such a way. */
export function figuresSet(random: Random, setting: string): Variation {
  const payroll = payrollOf(random, 6);
  const register = placeRegister(random, payroll);
  const figures = new Set([...register.rows.flatMap((row) => row.slice(2)), ...register.totals.slice(1)]);
  const { marks = [], instead = inkOf } = SETTINGS[setting]!(register.rows);
  const ink = textsOf(register).map((text) => (figures.has(text) ? instead(text) : inkOf(text)));
  return {
    name: `figures: ${setting}`,
    pages: [{ content: [...ink, ...marks].join("\n"), mediaBox: [0, 0, ...PAGE] }],
    people: peopleOf(payroll),
  };
}
