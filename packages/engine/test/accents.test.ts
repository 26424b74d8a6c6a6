import { test } from "tap";
import { PhraseReader } from "../src/read/ocr/phrase-reader.ts";
import { withMarks } from "../src/read/ocr/letters/accents.ts";
import type { Model, Recogniser, SeenWord } from "../src/read/ocr/recogniser.ts";
import { mayShow } from "../src/read/ocr/ink/loose-marks.ts";
import { startTesseract } from "../src/read/ocr/tesseract/tesseract-recogniser.ts";
import { AS_DISPLAYED } from "../src/read/page-image/gray-image.ts";
import { ImageDocument } from "../src/read/page-image/image-document.ts";
import { tonesOf } from "../src/read/page-image/tones.ts";
import { drawnPdf } from "./support/drawn-pdf.ts";
import { box } from "./support/letter-box.ts";

/** The code of a letter in the encoding of the drawn font (WinAnsi, which is Latin-1 where it has letters). */
function codeOf(letter: string): string {
  return letter.codePointAt(0)!.toString(8);
}

async function read(names: readonly string[], recogniser: Recogniser): Promise<string> {
  const shown = names.map((name) => name.replaceAll(/[^\u0020-\u007e]/g, (letter) => `\\${codeOf(letter)}`));
  const content = `BT /F0 10 Tf 18 TL 20 ${18 * names.length} Td ${shown.map((name) => `(${name}) Tj T*`).join(" ")} ET`;
  const document = await ImageDocument.open(
    drawnPdf({ content, mediaBox: [0, 0, 200, 18 * names.length + 30] }),
    null,
  );
  const image = document.draw(1, AS_DISPLAYED, 300);
  document.close();
  const words = new PhraseReader(image, tonesOf(image), recogniser).words();
  return words.map(({ text }) => text).join(" ");
}

test("names keep the marks of their letters", async (t) => {
  const recogniser = await startTesseract();
  t.teardown(() => recogniser.close());
  for (const name of ["Peña, Thomas", "PEÑA, THOMAS", "MacDonald, Björn", "Åkesson, Ruth", "Moore, María"])
    t.equal(await read([name], recogniser), name);
  // Which mark it is, and a stroke or a tail, the ink tells.
  const names = [
    "CHLOË LEFÈVRE",
    "Ångström, Søren",
    "ØSTERGAARD, PRIYA",
    "Turner, François III",
    "Quincy Gagnon",
  ];
  const words = (text: string): string[] => text.split(" ").sort();
  t.same(words(await read(names, recogniser)), words(names.join(" ")));
});

test("a mark that a capital does not show, beside others as high, was imagined", async (t) => {
  const tesseract = await startTesseract();
  t.teardown(() => tesseract.close());
  const marking: Recogniser = {
    recognise: (image, content, model) =>
      tesseract
        .recognise(image, content, model)
        .map((word) => (word.text === "A" ? { ...word, text: "À" } : word)),
    close: () => {},
  };
  t.equal(await read(["Inés A Whitaker"], marking), "Inés A Whitaker");
  for (const name of ["Álvaro Whitaker", "ZOË NOOR MÜLLER", "KHALIL,FRANÇOIS", "BELLWETHER,SØREN"])
    t.equal(await read([name], tesseract), name);
});

test("only words that show marks are looked at by the models that know them", async (t) => {
  const tesseract = await startTesseract();
  t.teardown(() => tesseract.close());
  const used = new Set<Model>();
  const watched: Recogniser = {
    recognise(image, content, model) {
      used.add(model);
      return tesseract.recognise(image, content, model);
    },
    close: () => {},
  };
  const names = ["Jensen, Philipp", "Gross Pay 1,234.56", "Fischer, Julia"];
  t.equal(await read(names, watched), names.join(" "));
  t.notOk(used.has("spanish") || used.has("nordic"), [...used].join(", "));
});

test("marks may run together or touch their letter", async (t) => {
  t.same(
    [1, 2, 3, 4].map((count) => mayShow(count, "Ångström")),
    [true, true, true, false],
  );
  t.same(
    [0, 1, 2].map((count) => mayShow(count, "PEÑA")),
    [true, true, false],
  );
  t.same(
    [0, 1, 2].map((count) => mayShow(count, "Kim")),
    [false, true, false],
  );
});

test("an initial that another look lost stays behind its name", async (t) => {
  const word: SeenWord = { text: "FRANGOISR", ...box(12, 165), confidence: 0.75, line: 0 };
  const image = { width: 180, height: 60, pixels: new Uint8Array(10_800).fill(250), dpi: 300 };
  const looks = (...words: readonly SeenWord[]): Recogniser => ({
    recognise: () => [...words],
    close: () => {},
  });
  const name = { ...word, ...box(13, 156), text: "FRANÇOIS", confidence: 0.93 };
  const read = (...words: readonly SeenWord[]): string[] =>
    withMarks([word], image, tonesOf(image), looks(...words)).map(({ text }) => text);
  t.same(read(name), ["FRANGOISR"]);
  t.same(read(name, { ...name, ...box(156, 172), text: "R" }), ["FRANÇOIS", "R"], "each look parts them");
});

test("a look that joins a name with the initial behind it gives its marks as well", async (t) => {
  const image = { width: 260, height: 60, pixels: new Uint8Array(15_600).fill(250), dpi: 300 };
  const bar = (x: number, wide: number, from: number, to: number): void => {
    for (let y = from; y < to; y++) image.pixels.fill(10, y * 260 + x, y * 260 + x + wide);
  };
  for (const x of [13, 31, 49, 75]) bar(x, 14, 20, 44);
  for (const x of [50, 58]) bar(x, 4, 12, 16);
  const words: SeenWord[] = [
    { ...box(13, 63), text: "ZOE", confidence: 0.93, line: 0 },
    { ...box(75, 89), text: "B", confidence: 0.93, line: 0 },
  ];
  const read = (joined: string): string[] => {
    const look = { ...box(13, 89), text: joined, confidence: 0.8, line: 0 };
    const recogniser: Recogniser = { recognise: () => [look], close: () => {} };
    return withMarks(words, image, tonesOf(image), recogniser).map(({ text }) => text);
  };
  t.same(read("ZOËB"), ["ZOË", "B"]);
  t.same(read("ZOËBR"), ["ZOE", "B"], "more letters than stand there");
});

test("of several readings one holds that has a mark for each accent of the ink", async (t) => {
  const image = { width: 180, height: 60, pixels: new Uint8Array(10_800).fill(250), dpi: 300 };
  const bar = (x: number, wide: number, from: number, to: number): void => {
    for (let y = from; y < to; y++) image.pixels.fill(10, y * 180 + x, y * 180 + x + wide);
  };
  for (const x of [13, 31, 49, 67, 85]) bar(x, 14, 20, 44);
  const word: SeenWord = { ...box(13, 99), text: "Nifiez", confidence: 0.85, line: 0 };
  const recogniser: Recogniser = {
    recognise: (_, __, model) => [
      model === "nordic"
        ? { ...word, text: "Nåfiez", confidence: 0.91 }
        : { ...word, text: "Núñez", confidence: 0.82 },
    ],
    close: () => {},
  };
  const read = (): string => withMarks([word], image, tonesOf(image), recogniser)[0]!.text;
  t.equal(read(), "Nåfiez");
  for (let step = 0; step < 4; step++) bar(40 - 3 * step, 4, 12 + step, 13 + step);
  bar(49, 12, 13, 16);
  t.equal(read(), "Núñez");
});

test("an ø that was read as a sign is looked for by the model that knows it", async (t) => {
  const image = { width: 180, height: 60, pixels: new Uint8Array(10_800).fill(250), dpi: 300 };
  for (let y = 20; y < 44; y++)
    for (const x of [13, 31, 49, 67, 85]) image.pixels.fill(10, y * 180 + x, y * 180 + x + 14);
  for (const text of ["S@ren", "S¢ren"]) {
    const word: SeenWord = { ...box(13, 99), text, confidence: 0.92, line: 0 };
    const recogniser: Recogniser = {
      recognise: (_, __, model) => [{ ...word, text: model === "nordic" ? "Søren" : text, confidence: 0.93 }],
      close: () => {},
    };
    t.equal(withMarks([word], image, tonesOf(image), recogniser)[0]!.text, "Søren");
  }
});

test("what was read surely has a say in which letter bears the mark", async (t) => {
  const image = { width: 180, height: 60, pixels: new Uint8Array(10_800).fill(250), dpi: 300 };
  const bar = (x: number, from: number, to: number): void => {
    for (let y = from; y < to; y++) image.pixels.fill(10, y * 180 + x, y * 180 + x + 14);
  };
  for (const x of [13, 31, 49, 67, 85]) bar(x, 20, 44);
  bar(31, 12, 16);
  const readings = new Map([
    ["spanish", { text: "NÜRIA", confidence: 0.86 }],
    ["nordic", { text: "NÖRIA", confidence: 0.88 }],
  ]);
  const read = (confidence: number): string => {
    const word: SeenWord = { ...box(13, 99), text: "NURIA", confidence, line: 0 };
    const recogniser: Recogniser = {
      recognise: (_, __, model) => [{ ...word, text: "NERIA", confidence: 0.3, ...readings.get(model) }],
      close: () => {},
    };
    return withMarks([word], image, tonesOf(image), recogniser)[0]!.text;
  };
  t.equal(read(0.96), "NÜRIA");
  t.equal(read(0.6), "NÖRIA");
});

test("a g behind an n is looked at by the models that know a cedilla", async (t) => {
  const image = { width: 200, height: 60, pixels: new Uint8Array(12_000).fill(250), dpi: 300 };
  for (let y = 20; y < 44; y++)
    for (let x = 13; x < 156; x += 18) image.pixels.fill(10, y * 200 + x, y * 200 + x + 12);
  const read = (text: string, other: string): string => {
    const word = { ...box(13, 156), text, confidence: 0.9, line: 0 };
    const look = { ...word, text: other, confidence: 0.96 };
    const recogniser: Recogniser = {
      recognise: (_, __, model) => (model === "quick" ? [look] : []),
      close: () => {},
    };
    return withMarks([word], image, tonesOf(image), recogniser)[0]!.text;
  };
  t.equal(read("Frangois", "François"), "François");
  t.equal(read("Gongalves,", "Gonçalves,"), "Gonçalves,");
});

test("a look whose word reaches over the next one still tells the marks of that word", async (t) => {
  const image = { width: 220, height: 60, pixels: new Uint8Array(13_200).fill(250), dpi: 300 };
  const bar = (x: number, wide: number, from: number, to: number): void => {
    for (let y = from; y < to; y++) image.pixels.fill(10, y * 220 + x, y * 220 + x + wide);
  };
  for (const x of [13, 31, 49, 85, 103, 121, 139]) bar(x, 12, 20, 44);
  for (const x of [49, 57]) bar(x, 4, 12, 16);
  const words: SeenWord[] = [
    { ...box(13, 61), text: "ZOE", confidence: 0.9, line: 0 },
    { ...box(85, 151), text: "WEBB", confidence: 0.9, line: 0 },
  ];
  const look = [{ ...words[0]!, text: "ZOË", x1: 150 }, words[1]!];
  const recogniser: Recogniser = { recognise: () => look, close: () => {} };
  t.equal(withMarks(words, image, tonesOf(image), recogniser)[0]!.text, "ZOË");
});

test("a mark that another look gave has the name looked at by those that know it", async (t) => {
  const image = { width: 180, height: 60, pixels: new Uint8Array(10_800).fill(250), dpi: 300 };
  const word: SeenWord = { ...box(13, 99), text: "Nifiez", confidence: 0.93, line: 0 };
  const recogniser: Recogniser = {
    recognise: (_, __, model) => [
      { ...word, text: model === "spanish" ? "Núñez" : "Nifiez", confidence: 0.94 },
    ],
    close: () => {},
  };
  const read = (otherReadings: string[]): string =>
    withMarks([{ ...word, otherReadings }], image, tonesOf(image), recogniser)[0]!.text;
  t.equal(read(["Nûñez"]), "Núñez");
  t.equal(read(["Nifies"]), "Nifiez");
});

test("of what is read as two letters with a dot a look that has one with both is right, however unsure", async (t) => {
  const image = { width: 180, height: 60, pixels: new Uint8Array(10_800).fill(250), dpi: 300 };
  const word: SeenWord = { ...box(13, 99), text: "Miiller", confidence: 0.9, line: 0 };
  const read = (quick: string): SeenWord => {
    const recogniser: Recogniser = {
      recognise: (_, __, model) => [
        model === "quick" ? { ...word, text: quick, confidence: 0.6 } : { ...word, confidence: 0.92 },
      ],
      close: () => {},
    };
    return withMarks([word], image, tonesOf(image), recogniser)[0]!;
  };
  t.match(read("Müller"), { text: "Müller", otherReadings: ["Miiller"] });
  t.match(read("Muller"), { text: "Miiller" });
});

test("a mark whose shape the ink does not show is no ring where a look read an acute", async (t) => {
  const image = { width: 180, height: 60, pixels: new Uint8Array(10_800).fill(250), dpi: 300 };
  const word: SeenWord = { ...box(13, 99), text: "Siobhan", confidence: 0.93, line: 0 };
  const read = (spanish: string): string => {
    const recogniser: Recogniser = {
      recognise: (_, __, model) => [
        {
          ...word,
          text: model === "spanish" ? spanish : "Siobhån",
          confidence: model === "nordic" ? 0.96 : 0.9,
        },
      ],
      close: () => {},
    };
    return withMarks([{ ...word, otherReadings: ["Siobhän"] }], image, tonesOf(image), recogniser)[0]!.text;
  };
  t.equal(read("Siobhán"), "Siobhán");
  t.equal(read("Siobhan"), "Siobhån");
});
