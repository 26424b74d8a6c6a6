import fc from "fast-check";
import type { Test } from "tap";
import { ABROAD, helveticaWidth, letterByLetter } from "./drawn-pdf.ts";
import { textsOf, type ReadDrawn } from "./page-reader-contract.ts";
import { matches } from "./matches.ts";

/** How text becomes words, wherever and however the operators draw it. */
export async function wordContract(t: Test, read: ReadDrawn): Promise<void> {
  await t.test(
    "a word has its text, its box from the top left in points, its baseline and its size",
    async (t) => {
      const { words } = await read("BT /F0 12 Tf 72 700 Td (Gross 1,234.56) Tj ET");
      matches(t, words, [
        { text: "Gross", x0: 72, baseline: 92, size: 12, bold: false, source: "text", confidence: 1 },
        { text: "1,234.56", baseline: 92 },
      ]);
      const [gross, amount] = words;
      t.ok(near(gross!.x1, 72 + 12 * helveticaWidth("Gross")));
      t.ok(near(amount!.x0, gross!.x1 + 12 * 0.278));
      t.ok(near(amount!.x1 - amount!.x0, 12 * helveticaWidth("1,234.56")));
      for (const { top, baseline, bottom } of words) {
        t.ok(top < baseline && baseline < bottom);
        t.ok(bottom - top > 9 && bottom - top < 18, "about as high as the font");
      }
    },
  );

  await t.test("a space is a character, a kern, a word spacing or a move", async (t) => {
    const ways = [
      "(Gross Pay) Tj",
      "[(Gross) -278 (Pay)] TJ",
      "[(Gr) 15 (oss) -278 (P) 30 (ay)] TJ",
      "(Gross) Tj 40 0 Td (Pay) Tj",
      "20 Tw (Gross Pay) Tj",
      "(Gross\\240Pay) Tj",
      "1 Tc (Gross Pay) Tj",
    ];
    for (const way of ways)
      t.same(textsOf(await read(`BT /F0 12 Tf 72 700 Td ${way} ET`)), ["Gross", "Pay"], way);
  });

  await t.test("operators that go on where the last one ended make one word", async (t) => {
    const ways = [
      "(1,2) Tj (34.56) Tj",
      `(1,2) Tj ${12 * helveticaWidth("1,2")} 0 Td (34.56) Tj`,
      `(1,2) Tj ET BT /F0 12 Tf ${72 + 12 * helveticaWidth("1,2")} 700 Td (34.56) Tj`,
      "[(1) (,) (2) (3) (4) (.) (5) (6)] TJ",
    ];
    for (const way of ways)
      t.same(textsOf(await read(`BT /F0 12 Tf 72 700 Td ${way} ET`)), ["1,234.56"], way);
  });

  await t.test("letters that are drawn one by one in any order make the words they spell", async (t) => {
    const letters = [
      ...letterByLetter("bill Harris", 72, 700, 9),
      ...letterByLetter("1,100.00", 300, 700, 9),
    ];
    const orders = fc.sample(fc.shuffledSubarray(letters, { minLength: letters.length }), {
      numRuns: 5,
      seed: 7,
    });
    for (const order of orders) {
      const page = await read(`BT /F0 9 Tf ${order.join(" ")} ET`);
      t.same(textsOf(page), ["bill", "Harris", "1,100.00"]);
    }
  });

  await t.test("text that is drawn twice is one word", async (t) => {
    for (const shift of [0, 0.2, 0.6]) {
      const page = await read(
        `BT /F0 12 Tf 1 0 0 1 72 700 Tm (Total 900.00) Tj 1 0 0 1 ${72 + shift} 700 Tm (Total 900.00) Tj ET`,
      );
      t.same(textsOf(page), ["Total", "900.00"], `moved by ${shift}`);
    }
    const letters = letterByLetter("Total 900.00", 72, 700, 12).flatMap((letter) => [letter, letter]);
    t.same(
      textsOf(await read(`BT /F0 12 Tf ${letters.join(" ")} ET`)),
      ["Total", "900.00"],
      "letter by letter",
    );
    matches(t, (await read("BT /F1 12 Tf 72 700 Td (Total) Tj ET")).words, [{ bold: true }], "a bold font");
  });

  await t.test("text that casts a shadow is one word, wherever the shadow falls", async (t) => {
    const lines = ["Lillill, Ill 1,111.11 0.00 1111", "Moo, Moss J 22.22 2222 11.00"];
    for (const [dx, dy] of [
      [1.8, 1.8],
      [2.5, 0],
      [0, -2.5],
      [-1.2, -1.2],
      [2.5, -2.5],
      [1.4, 0.1],
    ] as const) {
      const drawn = lines.map((line, i) =>
        [...line.split(" ")]
          .flatMap((word, at) => {
            const [x, y] = [72 + 70 * at, 700 - 12 * i];
            return [`1 0 0 1 ${x} ${y} Tm (${word}) Tj`, `1 0 0 1 ${x + dx} ${y + dy} Tm (${word}) Tj`];
          })
          .join(" "),
      );
      const page = await read(`BT /F0 8 Tf ${drawn.join(" ")} ET`);
      t.same(textsOf(page), lines.join(" ").split(" "), `${dx} ${dy}`);
    }
  });

  await t.test("equal figures and letters beside and below each other are several", async (t) => {
    const columns = [0, 1, 2].map(
      (row) => `1 0 0 1 72 ${700 - 5 * row} Tm (11) Tj 1 0 0 1 79 ${700 - 5 * row} Tm (11) Tj`,
    );
    t.same(textsOf(await read(`BT /F0 5 Tf ${columns.join(" ")} ET`)), ["11", "11", "11", "11", "11", "11"]);
    const letters = letterByLetter("bill 1,111.00", 72, 700, 5).join(" ");
    t.same(textsOf(await read(`BT /F0 5 Tf ${letters} ET`)), ["bill", "1,111.00"]);
  });

  await t.test("a space that the pen goes back over is none, but between columns that touch", async (t) => {
    const at = 72 + 12 * helveticaWidth("bill");
    const drawn = (next: string, em: number): string =>
      `BT /F0 12 Tf 72 700 Td (bill ) Tj ${at - 72 + 12 * em} 0 Td (${next}) Tj ET`;
    t.same(textsOf(await read(drawn("ing", 0.04))), ["billing"]);
    t.same(textsOf(await read(drawn("W2647", 0.04))), ["bill", "W2647"]);
    t.same(textsOf(await read(drawn("ing", 0.2))), ["bill", "ing"]);
  });

  await t.test("squeezed and stretched text keeps its words", async (t) => {
    for (const percent of [50, 80, 150]) {
      const { words } = await read(`BT /F0 12 Tf ${percent} Tz 72 700 Td (Gross Pay) Tj ET`);
      matches(t, words, [{ text: "Gross", x0: 72, size: 12 }, { text: "Pay" }], `${percent} %`);
      t.ok(near(words[0]!.x1 - 72, (12 * helveticaWidth("Gross") * percent) / 100));
      const letters = letterByLetter("bill Harris", 72, 700, 12, percent / 100).join(" ");
      t.same(
        textsOf(await read(`BT /F0 12 Tf ${percent} Tz ${letters} ET`)),
        ["bill", "Harris"],
        `${percent} % in letters`,
      );
    }
  });

  await t.test("text rise moves the baseline", async (t) => {
    const { words } = await read("BT /F0 12 Tf 72 700 Td (low) Tj 5 Ts ( high) Tj 0 Ts ( low) Tj ET");
    const byText = words.map(({ text, baseline }) => [text, baseline]);
    t.same(byText, [
      ["high", 87],
      ["low", 92],
      ["low", 92],
    ]);
  });

  await t.test("the size is that on the page, whichever matrix makes it", async (t) => {
    const ways = [
      "BT /F0 12 Tf 72 700 Td (Gross) Tj ET",
      "BT /F0 1 Tf 12 0 0 12 72 700 Tm (Gross) Tj ET",
      "q 2 0 0 2 0 0 cm BT /F0 6 Tf 36 350 Td (Gross) Tj ET Q",
      "BT /F0 -12 Tf -1 0 0 -1 72 700 Tm (Gross) Tj ET",
      "BT /F0 12 Tf 14 TL 72 728 Td T* T* (Gross) Tj ET",
      "q 1 0 0 -1 0 792 cm BT /F0 12 Tf 1 0 0 -1 72 92 Tm (Gross) Tj ET Q",
    ];
    const [first, ...others] = await Promise.all(ways.map(async (way) => (await read(way)).words));
    matches(t, first, [{ text: "Gross", x0: 72, baseline: 92, size: 12 }]);
    for (const other of others) t.same(other, first);
  });

  await t.test("text in forms stands where the form is placed", async (t) => {
    const forms = { X: { matrix: "1 0 0 1 100 50", content: "BT /F0 6 Tf 10 10 Td (inside) Tj ET" } };
    const content = "q 2 0 0 2 0 0 cm /X Do Q /X Do BT /F0 6 Tf 5 5 Td (after) Tj ET";
    const { words } = await read({ content, forms });
    matches(t, words, [
      { text: "inside", x0: 220, baseline: 792 - 120, size: 12 },
      { text: "inside", x0: 110, baseline: 792 - 60, size: 6 },
      { text: "after", x0: 5, baseline: 787 },
    ]);
  });

  await t.test("saved state comes back, font and spacing with it", async (t) => {
    const { words } = await read(
      "BT /F0 10 Tf 1 0 0 1 0 0 Tm ET q 1 0 0 1 200 100 cm /F1 20 Tf 9 Tc BT 0 0 Td (in) Tj ET Q BT 50 600 Td (out) Tj ET",
    );
    matches(t, words, [
      { text: "out", x0: 50, baseline: 192, size: 10, bold: false },
      { text: "i", x0: 200, baseline: 692, size: 20, bold: true },
      { text: "n", baseline: 692 },
    ]);
  });

  await t.test("a minus at the end of a line is one, whatever stands on the next", async (t) => {
    const lines = ["refund 100.00-", "total over-", "time"].map((line) => `(${line}) Tj T*`).join(" ");
    t.same(textsOf(await read(`BT /F0 12 Tf 14 TL 72 700 Td ${lines} ET`)), [
      "refund",
      "100.00-",
      "total",
      "over-",
      "time",
    ]);
  });

  await t.test("letters that lean stand where they begin", async (t) => {
    const upright = await read("BT /F0 12 Tf 1 0 0 1 72 700 Tm (Gross) Tj ET");
    const leaning = await read("BT /F0 12 Tf 1 0 0.3 1 72 700 Tm (Gross) Tj ET");
    matches(t, leaning.words, [{ text: "Gross", x0: 72, baseline: 92 }]);
    t.ok(near(leaning.words[0]!.x1, upright.words[0]!.x1));
  });

  await t.test("accents are letters and ligatures are taken apart", async (t) => {
    t.same(
      textsOf(await read("BT /F0 12 Tf 72 700 Td (Ren\\351e M\\374ller \\200 \\226 Stra\\337e) Tj ET")),
      ["Renée", "Müller", "€", "–", "Straße"],
    );
    t.same(textsOf(await read("BT /F2 12 Tf 72 700 Td (\\001ling o\\002ine) Tj ET")), ["filing", "ofline"]);
    t.same(
      textsOf(await read("BT /F2 12 Tf 72 700 Td [(o\\002) -280 (ine)] TJ ET")),
      ["ofl", "ine"],
      "white behind a ligature that has its width is a space",
    );
    const meant = "/Span << /ActualText <FEFF00660069> >> BDC <0001> Tj EMC";
    const composed = `BT /F5 12 Tf 72 700 Td <0006> Tj ${meant} <00020003> Tj 60 0 Td <000400050002> Tj ET`;
    t.same(textsOf(await read(composed)), ["Sfing", "fin"], "a ligature is as wide as its letters");
    const behind = "/Span << /ActualText <FEFF00660069> >> BDC (\\001) Tj EMC [-280 (Ane)] TJ";
    t.same(
      textsOf(await read(`BT /F2 12 Tf 72 700 Td (Ko) Tj ${behind} ET`)),
      ["Kofi", "Ane"],
      "and white behind its letters is a space",
    );
    const whole = "/Span << /ActualText <FEFF00660066> >> BDC <0001> Tj EMC";
    const one = await read(`BT /F7 12 Tf 72 700 Td <00030002> Tj ${whole} <00020004> Tj ET`);
    t.same(textsOf(one), ["Jeffer"], "a ligature of letters that the font has not by themselves");
    const narrow = "/Span << /ActualText <FEFF00660069> >> BDC <0006> Tj EMC";
    const wide = await read(`BT /F7 12 Tf 72 700 Td <00030002> Tj ${narrow} <00020004> Tj ET`);
    t.same(textsOf(wide), ["Jefier"], "or has in part, and gives the other another one's width");
  });

  const abroad = async (...words: readonly string[]): Promise<string[]> => {
    const drawn = words.map((word, i) => {
      const codes = [...word].map((letter) => (ABROAD.indexOf(letter) + 1).toString(16).padStart(4, "0"));
      const x = 40 + 5 * words.slice(0, i).join("").length + 4 * i;
      return `1 0 0 1 ${x} 700 Tm <${codes.join("")}> Tj`;
    });
    return textsOf(await read(`BT /F9 10 Tf ${drawn.join(" ")} ET`));
  };

  await t.test("what is read from the right comes in reading order, as it is spelled", async (t) => {
    // As the page shows them, from the left.
    t.same(await abroad("ןהכ", "הנד"), ["דנה", "כהן"], "two words, one space apart");
    t.same(await abroad("הנד", ",ןהכ"), ["כהן,", "דנה"], "a comma is behind its word");
    t.same(await abroad("21ד"), ["ד21"], "figures are read from the left");
    t.same(await abroad("\ufee1\ufeb3"), ["سم"], "letters as they look at their place");
    t.same(await abroad("aa", "ןהכ", "a1"), ["aa", "כהן", "a1"], "beside other words");
  });

  await t.test("hyphens are one sign, and spaces within a number are none", async (t) => {
    t.same(await abroad("a\u2010a"), ["a-a"]);
    t.same(await abroad("a\u00ada"), ["a-a"]);
    t.same(await abroad("1\u202f212,12"), ["1212,12"]);
    t.same(await abroad("1\u202f12"), ["1\u202f12"], "two digits are no thousands");
  });
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.1;
}
