import { drawnPdf } from "../drawn-pdf.ts";
import type { Random } from "../random.ts";
import {
  drawn,
  HEIGHT,
  plainly,
  printed,
  WIDTH,
  type PrintedText,
  type Register,
} from "./made-up-register.ts";
import { shownOf, type Faulty } from "./truth.ts";

/** Draws texts a second time, a little beside. */
function twice(which: (text: PrintedText) => boolean, offset: (random: Random) => readonly [number, number]) {
  return (register: Register, random: Random): Faulty => {
    const texts = printed(register);
    const by = offset(random);
    for (const text of texts) if (which(text)) text.drawn = `0.6 g ${plainly(text, by)} 0 g ${plainly(text)}`;
    const pdf = drawnPdf({ content: drawn(texts), mediaBox: [0, 0, WIDTH, HEIGHT] });
    return { pdf, people: register.people.map((payee) => shownOf(payee, register)) };
  };
}

const anywhere = (random: Random): [number, number] => [random.int(-25, 25) / 10, random.int(-25, 25) / 10];
const bold = (random: Random): [number, number] => [random.int(2, 8) / 10, 0];

/** Shadows, and bold print that is drawn twice. */
export const TWICE = {
  "everything with a shadow": twice(() => true, anywhere),
  "figures with a shadow": twice(({ of }) => of === "figure" || of === "total", anywhere),
  "headings and totals drawn twice": twice(({ bold: isBold }) => isBold, bold),
  "names drawn twice": twice(({ of }) => of === "name" || of === "id", anywhere),
};
