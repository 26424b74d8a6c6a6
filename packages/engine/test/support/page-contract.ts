import type { Test } from "tap";
import { textsOf, type ReadDrawn } from "./page-reader-contract.ts";
import { matches } from "./matches.ts";

const LINE = "BT /F0 10 Tf 1 0 0 1 40 500 Tm (Employee) Tj 1 0 0 1 400 500 Tm (900.00) Tj ET";
/** Turns what is drawn, so that it is upright again on a page of 792 × 612 points after the page's own turn. */
const TURNED = [
  { rotate: 0, mediaBox: [0, 0, 792, 612], turn: "1 0 0 1 0 0" },
  { rotate: 90, mediaBox: [0, 0, 612, 792], turn: "0 1 -1 0 612 0" },
  { rotate: 180, mediaBox: [0, 0, 792, 612], turn: "-1 0 0 -1 792 612" },
  { rotate: 270, mediaBox: [0, 0, 612, 792], turn: "0 -1 1 0 0 792" },
  { rotate: 0, mediaBox: [100, 200, 892, 812], turn: "1 0 0 1 100 200" },
  { rotate: 0, mediaBox: [-50, -60, 742, 552], turn: "1 0 0 1 -50 -60" },
] as const;

/** What a page is beside its words' letters: frame, order, what counts as text of it, and its ruled lines. */
export async function pageContract(t: Test, read: ReadDrawn): Promise<void> {
  await t.test(
    "a page is read as it is displayed, however it is turned and wherever its origin lies",
    async (t) => {
      const upright = await read({ content: LINE, mediaBox: [0, 0, 792, 612] });
      matches(t, upright, { number: 1, width: 792, height: 612, rotation: 0 });
      matches(t, upright.words, [
        { text: "Employee", x0: 40, baseline: 112, size: 10 },
        { text: "900.00", x0: 400, baseline: 112 },
      ]);
      for (const { rotate, mediaBox, turn } of TURNED) {
        const page = await read({ content: `q ${turn} cm ${LINE} 40 490 300 1 re f Q`, mediaBox, rotate });
        matches(t, page, { width: 792, height: 612, rotation: rotate }, `${rotate}° ${mediaBox.join(" ")}`);
        t.same(page.words, upright.words);
        matches(t, page.rules, [{ x0: 40, top: 121, x1: 340, bottom: 122 }]);
      }
    },
  );

  await t.test("what is cut off is no page, and what a page calls a unit changes nothing", async (t) => {
    const upright = await read({ content: LINE, mediaBox: [0, 0, 792, 612] });
    const kept = "/CropBox [30 20 792 612]";
    for (const { rotate, mediaBox, turn } of TURNED.slice(0, 4)) {
      const edge = {
        0: kept,
        90: "/CropBox [0 30 592 792]",
        180: "/CropBox [0 0 762 592]",
        270: "/CropBox [20 0 612 762]",
      };
      const content = `q ${turn} cm ${LINE} BT /F0 10 Tf 1 0 0 1 2 5 Tm (cut) Tj ET Q`;
      const page = await read({ content, mediaBox, rotate, more: edge[rotate] });
      matches(t, page, { width: 762, height: 592, rotation: rotate });
      t.same(
        page.words.map(({ text, x0, baseline }) => [text, x0 + 30, baseline]),
        upright.words.map(({ text, x0, baseline }) => [text, x0, baseline]),
        `${rotate}°`,
      );
    }
    const others = {
      "a box larger than the page": "/CropBox [-50 -50 900 900]",
      "an empty box": "/CropBox [0 0 0 0]",
      "corners the other way round": "/CropBox [792 612 0 0]",
      "boxes of printers": "/TrimBox [30 20 700 600] /BleedBox [20 10 720 610] /ArtBox [50 50 600 500]",
      "a unit of two points": "/UserUnit 2",
      "a unit of half a point": "/UserUnit 0.5",
      "a turn of a whole circle": "/Rotate 360",
    };
    for (const [name, more] of Object.entries(others)) {
      const page = await read({ content: LINE, mediaBox: [0, 0, 792, 612], more });
      matches(t, page, { width: 792, height: 612 }, name);
      t.same(page.words, upright.words, name);
    }
  });

  await t.test("a page of as many points as pixels is read like any other", async (t) => {
    const content = `${LINE} 40 490 300 1 re f BT /F0 10 Tf 1 0 0 1 40 400 Tm (Total) Tj 1 0 0 1 41.8 398.2 Tm (Total) Tj ET`;
    const usual = await read({ content, mediaBox: [0, 0, 792, 612] });
    for (const scale of [0.5, 1.26, 2.35, 3.32]) {
      const page = await read({
        content: `q ${scale} 0 0 ${scale} 0 0 cm ${content} Q`,
        mediaBox: [0, 0, 792 * scale, 612 * scale],
      });
      t.same(textsOf(page), textsOf(usual), `${scale}`);
      for (const [i, { x0, x1, baseline }] of page.words.entries()) {
        const { x0: left, x1: right, baseline: line } = usual.words[i]!;
        const off = [x0 - scale * left, x1 - scale * right, baseline - scale * line].map(Math.abs);
        t.ok(Math.max(...off) < 0.1 * scale, `${scale}: ${off.join(" ")}`);
      }
      t.equal(page.rules.length, 1, `${scale}: its rule`);
    }
    t.same(textsOf(usual), ["Employee", "900.00", "Total"]);
  });

  await t.test("a page that is shifted has the same words as far aside", async (t) => {
    const straight = await read(LINE);
    const ways = {
      "a matrix": { content: `q 1 0 0 1 -13.5 4 cm ${LINE} Q` },
      "a form": { content: "/Page Do", forms: { Page: { matrix: "1 0 0 1 -13.5 4", content: LINE } } },
      "a page box": { content: LINE, mediaBox: [13.5, -4, 625.5, 788] as const },
    };
    for (const [name, drawn] of Object.entries(ways)) {
      const { words } = await read(drawn);
      for (const [i, { text, x0, baseline }] of words.entries()) {
        t.equal(text, straight.words[i]!.text, name);
        t.ok(Math.abs(x0 + 13.5 - straight.words[i]!.x0) < 0.02, `${name}: ${x0}`);
        t.ok(Math.abs(baseline + 4 - straight.words[i]!.baseline) < 0.02, `${name}: ${baseline}`);
      }
      t.equal(words.length, 2);
    }
  });

  await t.test("words come line by line from the top, each line from the left", async (t) => {
    const { words } = await read(
      "BT /F0 10 Tf 1 0 0 1 300 600 Tm (d) Tj 1 0 0 1 300 700 Tm (b) Tj 1 0 0 1 40 600.5 Tm (c) Tj 1 0 0 1 40 700 Tm (a) Tj ET",
    );
    t.same(
      words.map(({ text }) => text),
      ["a", "b", "c", "d"],
    );
  });

  await t.test("text that lies otherwise than most of the page takes no part", async (t) => {
    const sideways = ["0 1 -1 0", "0 -1 1 0", "-1 0 0 -1", "0.7 0.7 -0.7 0.7"];
    for (const matrix of sideways) {
      const page = await read(
        `BT /F0 10 Tf ${matrix} 300 300 Tm (SIDEWAYS) Tj 1 0 0 1 40 700 Tm (stands upright) Tj ET`,
      );
      t.same(textsOf(page), ["stands", "upright"], matrix);
      t.equal(page.turns, undefined);
    }
  });

  await t.test(
    "a page on its side or upside down is turned, and what stands upright there takes no part",
    async (t) => {
      const upright = await read({ content: `${LINE} 40 490 300 1 re f`, mediaBox: [0, 0, 792, 612] });
      for (const [turns, { rotate }] of TURNED.slice(0, 4).entries()) {
        if (turns === 0) continue;
        const note = `BT /F0 10 Tf ${["", "0 1 -1 0", "-1 0 0 -1", "0 -1 1 0"][turns]} 300 300 Tm (Page 1) Tj ET`;
        const content = `${LINE} 40 490 300 1 re f ${note}`;
        const page = await read({ content, mediaBox: [0, 0, 792, 612], rotate });
        matches(t, page, { width: 792, height: 612, rotation: rotate, turns: 4 - turns }, `${rotate}°`);
        t.same(page.words, upright.words);
        t.same(page.rules, upright.rules);
      }
    },
  );

  await t.test("invisible text counts only where nothing is visible", async (t) => {
    const invisible = "BT 3 Tr /F0 10 Tf 40 700 Td (recognised 12.00) Tj ET";
    t.same(textsOf(await read(invisible)), ["recognised", "12.00"]);
    t.same(textsOf(await read(`${invisible} BT 0 Tr /F0 10 Tf 40 600 Td (seen) Tj ET`)), ["seen"]);
  });

  await t.test("text beside the page is left out, text over its edge is not", async (t) => {
    const places = ["-200 700", "700 700", "40 -40", "40 900"].map((at) => `1 0 0 1 ${at} Tm (outside) Tj`);
    const page = await read(`BT /F0 10 Tf ${places.join(" ")} 1 0 0 1 590 700 Tm (across) Tj ET`);
    t.same(textsOf(page), ["across"]);
  });

  await t.test("what form fields and stamps show is text of the page", async (t) => {
    const content = "BT /F0 10 Tf 1 0 0 1 40 700 Tm (Gross) Tj ET";
    const appearance = "BT /F0 10 Tf 1 0 0 1 2 5 Tm (1,234.56) Tj ET";
    for (const dictionary of ["/Subtype /Stamp", "/Subtype /Widget /FT /Tx /T (gross) /V (1,234.56)"]) {
      const { words } = await read({ content, annotations: [{ dictionary, content: appearance }] });
      matches(
        t,
        words,
        [{ text: "Gross" }, { text: "1,234.56", x0: 302, baseline: 187, size: 10 }],
        dictionary,
      );
    }
    const link = { dictionary: "/Subtype /Link", content: "" };
    t.same(textsOf(await read({ content, annotations: [link] })), ["Gross"]);
  });

  await t.test("thin lines are rules, stroked or filled; areas and clips are not", async (t) => {
    const { rules } = await read(`
      40 700 m 340 700 l S
      40 650 300 0.5 re f
      100 100 m 100 300 l S
      40 400 300 100 re f
      40 350 300 0.5 re W n`);
    matches(t, rules, [
      { x0: 40, top: 92, x1: 340, bottom: 92 },
      { x0: 40, top: 141.5, x1: 340, bottom: 142 },
      { x0: 100, top: 492, x1: 100, bottom: 692 },
    ]);
    t.equal(rules.length, 3);
  });

  await t.test("boxes with a line about them are frames; areas alone are not", async (t) => {
    const { rules, frames } = await read(`
      40 400 300 100 re S
      40 300 300 50 re B
      40 200 300 50 re f
      40 100 m 340 100 l 190 180 l h S`);
    t.same(rules, []);
    matches(t, frames, [
      { x0: 40, top: 292, x1: 340, bottom: 392 },
      { x0: 40, top: 442, x1: 340, bottom: 492 },
    ]);
    t.equal(frames?.length, 2);
  });

  await t.test("an empty page has no words and no rules", async (t) => {
    matches(t, await read(""), { width: 612, height: 792, words: [], rules: [] });
    t.same(textsOf(await read("BT /F0 10 Tf 40 700 Td (   ) Tj ET")), [], "nor one of spaces");
  });
}
