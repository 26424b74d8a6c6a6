import type { Test } from "tap";
import { helveticaWidth } from "./drawn-pdf.ts";
import { matches } from "./matches.ts";
import { textsOf, type ReadDrawn } from "./page-reader-contract.ts";

const SEEN = "0 g BT /F0 10 Tf 1 0 0 1 40 600 Tm (Gross pay) Tj ET";
const TEXT = "BT /F0 10 Tf 1 0 0 1 40 700 Tm (Ghost 999.00) Tj ET";
const AROUND = "38 696 90 14 re";
const X1 = 40 + 10 * helveticaWidth("Ghost 999.00");

/** Ways in which a page holds text that nobody sees. */
const HIDDEN: Readonly<Record<string, string>> = {
  "white on white": `1 g ${TEXT}`,
  "white on a white area": `1 1 1 rg 0 650 612 100 re f ${TEXT}`,
  "nearly white": `0.98 g ${TEXT}`,
  "dark on the same dark": `0.2 0.2 0.4 rg 0 650 612 100 re f 0.2 0.2 0.4 rg ${TEXT}`,
  "white without ink of its own": `0 0 0 0 k ${TEXT}`,
  "under a white area": `${TEXT} 1 g ${AROUND} f`,
  "under a black area": `${TEXT} 0 g ${AROUND} f`,
  "under an area in a form": `${TEXT} /Cover Do`,
  "in a form, under an area": `/Inside Do 1 g ${AROUND} f`,
  "clipped away": `q 300 300 10 10 re W n ${TEXT} Q`,
  "in a layer that is off": `/OC /Off BDC ${TEXT} EMC`,
  "in a form of a layer that is off": "/OC /Off BDC /Inside Do EMC",
  "with an opacity of nothing": `q /Clear gs ${TEXT} Q`,
  "half a point high": "BT /F0 0.5 Tf 1 0 0 1 40 700 Tm (Ghost 999.00) Tj ET",
};

/** Text that looks as if it were hidden, and is seen. */
const SHOWN: Readonly<Record<string, string>> = {
  "white on a dark band": `0 0 0.4 rg 0 650 612 100 re f 1 g ${TEXT}`,
  "white on a wide line": `0 G 30 w 0 703 m 612 703 l S 1 g ${TEXT}`,
  "white on a picture": `q 612 0 0 100 0 650 cm /Picture Do Q 1 g ${TEXT}`,
  "white on a band of a form": `/Band Do 1 g ${TEXT}`,
  "gray on white": `0.85 g ${TEXT}`,
  "on an area": `0.9 g 0 650 612 100 re f 0 g ${TEXT}`,
  "below an area that multiplies": `${TEXT} q /Darken gs 1 1 0 rg ${AROUND} f Q`,
  "below an area that is clear": `${TEXT} q /Clear gs 1 g ${AROUND} f Q`,
  "below an area that ends before it": `${TEXT} 1 g 38 696 20 14 re f`,
  "below a frame": `${TEXT} 1 g 30 690 120 30 re 32 692 116 26 re f*`,
  "inside its clip": `q 0 650 612 100 re W n ${TEXT} Q`,
  "cut off by the end of a cell": `q 0 650 70 100 re W n ${TEXT} Q`,
  "in a layer that is on": `/OC /On BDC ${TEXT} EMC`,
  "below an area of a layer that is off": `${TEXT} /OC /Off BDC 1 g ${AROUND} f EMC`,
};

/** Text that the document holds and the page does not show. */
export async function hiddenContract(t: Test, read: ReadDrawn): Promise<void> {
  const area = { content: `1 g ${AROUND} f`, matrix: "1 0 0 1 0 0" };
  const inside = { content: TEXT, matrix: "1 0 0 1 0 0" };
  const band = { content: "0 0 0.4 rg 0 650 612 100 re f", matrix: "1 0 0 1 0 0" };
  const forms = { Cover: area, Inside: inside, Band: band };

  await t.test("what nobody sees is counted, and is no word", async (t) => {
    for (const [way, content] of Object.entries(HIDDEN)) {
      const page = await read({ content: `q ${content} Q ${SEEN}`, forms });
      t.same(textsOf(page), ["Gross", "pay"], way);
      matches(t, page.hidden, [{ words: 2, figures: 1 }], way);
      const { x0, top, x1, bottom } = page.hidden![0]!;
      t.ok(
        Math.abs(x0 - 40) < 1 && x1 < X1 + 1 && top < 92 && bottom > 92 && top > 80,
        `${way}: ${x0} ${top}`,
      );
    }
  });

  await t.test("what is seen stays a word", async (t) => {
    for (const [way, content] of Object.entries(SHOWN)) {
      const page = await read({ content: `q ${content} Q ${SEEN}`, forms });
      t.same(textsOf(page), ["Ghost", "999.00", "Gross", "pay"], way);
      t.notOk("hidden" in page, way);
    }
  });

  await t.test("a figure that was covered and typed over is the one that is seen", async (t) => {
    const over = "0 g BT /F0 10 Tf 1 0 0 1 41 700 Tm (Ghost 111.00) Tj ET";
    const page = await read(`${TEXT} 1 g ${AROUND} f ${over} ${SEEN}`);
    t.same(textsOf(page), ["Ghost", "111.00", "Gross", "pay"]);
    matches(t, page.hidden, [{ words: 2, figures: 1 }]);
    const same = await read(`${TEXT} 1 g ${AROUND} f 0 g ${TEXT} ${SEEN}`);
    t.same(textsOf(same), ["Ghost", "999.00", "Gross", "pay"], "also where it is the same again");
  });

  await t.test("of a line that is covered in part the rest is read", async (t) => {
    const page = await read(`${TEXT} 0 g 67 696 60 14 re f ${SEEN}`);
    t.same(textsOf(page), ["Ghost", "Gross", "pay"]);
    matches(t, page.hidden, [{ words: 1, figures: 1 }]);
  });

  await t.test("a page of small text has a scale of its own", async (t) => {
    const page = await read("BT /F0 0.5 Tf 1 0 0 1 40 700 Tm (Gross pay) Tj ET");
    t.same(textsOf(page), ["Gross", "pay"]);
    t.notOk("hidden" in page);
  });

  await t.test("turned text that nobody sees is no word either", async (t) => {
    const turned = "BT /F0 10 Tf 0 1 -1 0 300 300 Tm (Ghost) Tj ET";
    const page = await read(`q 1 g ${turned} Q ${SEEN}`);
    t.notOk("turned" in page);
    matches(t, (await read(`${turned} ${SEEN}`)).turned, [{ text: "Ghost" }]);
  });

  await t.test("a page that is turned hides the same", async (t) => {
    for (const rotate of [90, 180, 270]) {
      const page = await read({ content: `${SEEN} q 1 g ${TEXT} Q`, rotate });
      t.same(textsOf(page), ["Gross", "pay"], `${rotate}°`);
      matches(t, page.hidden, [{ words: 2, figures: 1 }]);
    }
  });
}
