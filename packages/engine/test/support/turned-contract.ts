import type { Test } from "tap";
import { helveticaWidth } from "./drawn-pdf.ts";
import { matches } from "./matches.ts";
import type { ReadDrawn } from "./page-reader-contract.ts";

const UPRIGHT =
  "BT /F0 10 Tf 1 0 0 1 40 700 Tm (what most of the page is printed in and everybody reads it) Tj ET";
const WIDTH = 10 * helveticaWidth("Gross");

/** Text that does not stand as most of the page: a heading on its side, a mark across it. */
export async function turnedContract(t: Test, read: ReadDrawn): Promise<void> {
  await t.test("a heading on its side is a word with its turn, its box as displayed", async (t) => {
    const turns = [
      { matrix: "0 1 -1 0", turn: 270, x0: 292, x1: 302, top: 492 - WIDTH, bottom: 492, baseline: 300 },
      { matrix: "0 -1 1 0", turn: 90, x0: 298, x1: 308, top: 492, bottom: 492 + WIDTH, baseline: 300 },
      { matrix: "-1 0 0 -1", turn: 180, x0: 300 - WIDTH, x1: 300, top: 490, bottom: 500, baseline: 492 },
    ];
    for (const { matrix, turn, baseline, ...box } of turns) {
      const page = await read(`${UPRIGHT} BT /F0 10 Tf ${matrix} 300 300 Tm (Gross) Tj ET`);
      t.equal(page.words.length, 12, "the others are as they were");
      matches(t, page.turned, [{ text: "Gross", turn, baseline, size: 10, bold: false, source: "text" }]);
      const [word] = page.turned!;
      for (const side of ["x0", "x1", "top", "bottom"] as const)
        t.ok(Math.abs(word![side] - box[side]) < 2.5, `${turn}° ${side}: ${word![side]}`);
      t.equal(word!.angle, undefined);
    }
  });

  await t.test("slanted text has its angle and the nearest turn", async (t) => {
    const slants = [
      { matrix: "0.7071 0.7071 -0.7071 0.7071", angle: 315, turn: 270 },
      { matrix: "0.866 -0.5 0.5 0.866", angle: 30, turn: 90 },
      { matrix: "-0.9397 -0.342 0.342 -0.9397", angle: 160, turn: 180 },
    ];
    for (const { matrix, angle, turn } of slants) {
      const page = await read(`${UPRIGHT} BT /F1 10 Tf ${matrix} 300 300 Tm (Federal Tax) Tj ET`);
      matches(t, page.turned, [
        { text: "Federal", angle, turn, line: 0, bold: true, size: 10 },
        { text: "Tax", angle, turn, line: 0 },
      ]);
    }
    const rising = await read(
      `${UPRIGHT} BT /F0 10 Tf 0.7071 0.7071 -0.7071 0.7071 300 300 Tm (Gross) Tj ET`,
    );
    const [word] = rising.turned!;
    const reach = WIDTH * Math.SQRT1_2;
    t.ok(Math.abs(word!.x0 - 300) < 8 && Math.abs(word!.x1 - 300 - reach) < 3, `${word!.x0} to ${word!.x1}`);
    t.ok(Math.abs(word!.bottom - 492) < 3 && Math.abs(word!.top - 492 + reach) < 8);
  });

  await t.test("words of one turned line have one number, and come in reading order", async (t) => {
    const heading = (x: number, text: string): string => `0 1 -1 0 ${x} 300 Tm (${text}) Tj`;
    const page = await read(
      `${UPRIGHT} BT /F0 10 Tf ${heading(332, "Tax withheld")} ${heading(320, "Federal Income")} ${heading(300, "Gross Pay")} ET`,
    );
    matches(
      t,
      page.turned?.map(({ text, line }) => [line, text]),
      [
        [0, "Gross"],
        [0, "Pay"],
        [1, "Federal"],
        [1, "Income"],
        [2, "Tax"],
        [2, "withheld"],
      ],
    );
    const twoTables = await read(
      `${UPRIGHT} BT /F0 10 Tf 0 1 -1 0 300 300 Tm (Gross) Tj 0 1 -1 0 300 100 Tm (Net) Tj ET`,
    );
    matches(
      t,
      twoTables.turned?.map(({ text, line }) => [line, text]),
      [
        [0, "Net"],
        [1, "Gross"],
      ],
      "headings of two tables, one above the other",
    );
  });

  await t.test("turned letters make words however they are drawn", async (t) => {
    const letters = [..."Net Pay"].flatMap((letter, i) =>
      letter === " "
        ? []
        : [`0 1 -1 0 300 ${300 + 10 * helveticaWidth("Net Pay".slice(0, i))} Tm (${letter}) Tj`],
    );
    const ways = [
      `0 1 -1 0 300 300 Tm (Net Pay) Tj`,
      `0 1 -1 0 300 300 Tm [(Ne) 20 (t) -278 (P) 30 (ay)] TJ`,
      letters.join(" "),
      letters.toReversed().join(" "),
    ];
    for (const way of ways) {
      const page = await read(`${UPRIGHT} BT /F0 10 Tf ${way} ET`);
      matches(t, page.turned, [{ text: "Net" }, { text: "Pay" }], way);
    }
    const slanted = await read(
      `${UPRIGHT} BT /F0 10 Tf 0.7071 0.7071 -0.7071 0.7071 300 300 Tm (Will Imm) Tj ET`,
    );
    matches(t, slanted.turned, [{ text: "Will" }, { text: "Imm" }]);
  });

  await t.test("a page that is turned has turned words where others stand upright", async (t) => {
    const page = await read({
      content: `${UPRIGHT} BT /F0 10 Tf 0 1 -1 0 300 300 Tm (Page 1) Tj ET`,
      rotate: 90,
    });
    t.equal(page.words.length, 12);
    matches(t, page.turned, [
      { text: "Page", turn: 270, line: 0 },
      { text: "1", turn: 270, line: 0 },
    ]);
  });

  await t.test("without turned text there is none, nor beside the page or without ink", async (t) => {
    t.notOk("turned" in (await read(UPRIGHT)));
    t.notOk("turned" in (await read(`${UPRIGHT} BT /F0 10 Tf 0 1 -1 0 700 300 Tm (outside) Tj ET`)));
    t.notOk("turned" in (await read(`${UPRIGHT} BT /F0 10 Tf 3 Tr 0 1 -1 0 300 300 Tm (unseen) Tj ET`)));
  });
}
