import type { Test } from "tap";
import { helveticaWidth } from "./drawn-pdf.ts";
import { textsOf, type ReadDrawn } from "./page-reader-contract.ts";

const SIZE = 9;
const AMOUNT = "1,234.56";
const END = 300 + SIZE * helveticaWidth(AMOUNT);

/** Small raised signs right behind what stands before them, as three kinds of program draw them. */
const RAISED: Readonly<Record<string, (mark: string, end: number) => string>> = {
  "a rise of the text": (mark) => `/F0 6 Tf 3 Ts (${mark}) Tj 0 Ts`,
  "a place of its own": (mark, end) => `1 0 0 1 ${end} 703.5 Tm /F0 5.5 Tf (${mark}) Tj`,
  "a smaller matrix": (mark, end) => `0.65 0 0 0.65 ${end + 0.3} 702 Tm /F0 9 Tf (${mark}) Tj`,
  "as large as the rest": (mark) => `3 Ts (${mark}) Tj 0 Ts`,
};

/** Amounts of which each digit stands apart, as programs draw them; `white` is what is added behind each, in points. */
const APART: Readonly<Record<string, (amount: string, x: number, white: number) => string>> = {
  "a spacing of letters": (amount, x, white) => `${white} Tc 1 0 0 1 ${x} 700 Tm (${amount}) Tj 0 Tc`,
  "a text for each": (amount, x, white) =>
    [...amount]
      .map((sign, i) => {
        const at = x + SIZE * helveticaWidth(amount.slice(0, i)) + white * i;
        return `1 0 0 1 ${at.toFixed(2)} 700 Tm (${sign}) Tj`;
      })
      .join(" "),
  "kerning between them": (amount, x, white) =>
    `1 0 0 1 ${x} 700 Tm [${[...amount].map((sign) => `(${sign})`).join(` ${(-1000 * white) / SIZE} `)}] TJ`,
  "a cell for each": (amount, x, white) =>
    [...amount]
      .map((sign, i) => {
        const at = x + (5 + white) * i + (5 - SIZE * helveticaWidth(sign)) / 2;
        return `1 0 0 1 ${at.toFixed(2)} 700 Tm (${sign}) Tj`;
      })
      .join(" "),
};

/** Figures whose signs stand otherwise than behind each other on one line. */
export async function figuresContract(t: Test, read: ReadDrawn): Promise<void> {
  const wordsOf = async (drawn: string): Promise<string[]> =>
    textsOf(await read(`BT /F0 ${SIZE} Tf ${drawn} ET`));

  for (const [way, draw] of Object.entries(RAISED))
    await t.test(`a raised mark behind an amount is no digit of it: ${way}`, async (t) => {
      const columns = (mark: string, text = AMOUNT, end = END): string =>
        `1 0 0 1 300 700 Tm (${text}) Tj ${draw(mark, end)} /F0 9 Tf 1 0 0 1 400 700 Tm (2,000.00) Tj`;
      t.same((await wordsOf(columns("1"))).sort(), ["1,234.56", "2,000.00", "\u00b9"]);
      t.same((await wordsOf(columns("12"))).sort(), ["1,234.56", "2,000.00", "\u00b9\u00b2"]);
      t.same((await wordsOf(columns("a"))).sort(), ["1,234.56", "2,000.00", "a"]);
      const name = "Harris, Hal";
      const named = await wordsOf(columns("2", name, 300 + SIZE * helveticaWidth(name)));
      t.same(named.sort(), ["2,000.00", "Hal", "Harris,", "\u00b2"], "nor a digit behind a name");
    });

  await t.test("a raised digit of the font is a mark of its own, too", async (t) => {
    t.same(await wordsOf("1 0 0 1 300 700 Tm (1,234.56\\271 45.50\\262) Tj"), [
      "1,234.56",
      "\u00b9",
      "45.50",
      "\u00b2",
    ]);
  });

  await t.test("raised cents and digits of other lines are digits", async (t) => {
    const cents = await wordsOf("1 0 0 1 300 700 Tm ($1,234) Tj /F0 6 Tf 3 Ts (56) Tj");
    t.same(cents.sort(), ["$1,234", "56"]);
    const above = await wordsOf(`1 0 0 1 300 700 Tm (${AMOUNT}) Tj 1 0 0 1 ${END} 709 Tm (7) Tj`);
    t.same(above, ["7", AMOUNT]);
    const beside = await wordsOf(`1 0 0 1 300 700 Tm (${AMOUNT}) Tj 1 0 0 1 ${END + 6} 703 Tm (7) Tj`);
    t.same(beside, ["7", AMOUNT]);
  });

  for (const [way, draw] of Object.entries(APART))
    await t.test(`digits that are drawn apart are one amount: ${way}`, async (t) => {
      const amounts = ["1,920.00", "11,111.11", "45.50"];
      for (const white of [2, 3, 4, 5.5]) {
        const columns = amounts.map((amount, i) => draw(amount, 150 + 130 * i, white)).join(" ");
        const words = await wordsOf(`1 0 0 1 40 700 Tm (Gross pay) Tj ${columns}`);
        t.same(words, ["Gross", "pay", ...amounts], `${white}`);
      }
    });

  await t.test("numbers that stand as far apart are numbers of their own", async (t) => {
    for (const step of [7, 8, 10]) {
      const numbers = ["1", "2", "3", "40", "8"].map(
        (text, i) => `1 0 0 1 ${40 + step * i * 2} 700 Tm (${text}) Tj`,
      );
      t.same(await wordsOf(numbers.join(" ")), ["1", "2", "3", "40", "8"]);
    }
  });
}
