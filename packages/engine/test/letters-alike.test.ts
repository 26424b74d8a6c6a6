import { test } from "tap";
import { PhraseReader } from "../src/read/ocr/phrase-reader.ts";
import type { Recogniser, SeenWord } from "../src/read/ocr/recogniser.ts";
import { startTesseract } from "../src/read/ocr/tesseract/tesseract-recogniser.ts";
import { AS_DISPLAYED } from "../src/read/page-image/gray-image.ts";
import { ImageDocument } from "../src/read/page-image/image-document.ts";
import { tonesOf } from "../src/read/page-image/tones.ts";
import { letterSamples } from "../src/read/ocr/print/letter-samples.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";
import { drawnPdf } from "./support/drawn-pdf.ts";

let tesseract: Recogniser;
test("a recogniser", async () => void (tesseract = await startTesseract()));

/** A recogniser that takes each of some words for another, and is sure of it. */
function deceived(mistakes: Readonly<Record<string, string>>): Recogniser {
  return {
    recognise: (image, content, model) =>
      tesseract
        .recognise(image, content, model)
        .map((word) => ({ ...word, text: mistakes[word.text] ?? word.text, confidence: 0.96 })),
    close: () => {},
  };
}

/** Words, each by itself in a column, in one size or, behind a `#`, in a small one. */
async function read(
  words: readonly string[],
  mistakes: Readonly<Record<string, string>>,
): Promise<SeenWord[]> {
  const drawn = words.map(
    (word) => `/F0 ${word.startsWith("#") ? 7 : 10} Tf (${word.replace("#", "")}) Tj T*`,
  );
  const content = `BT 18 TL 20 ${18 * words.length} Td ${drawn.join(" ")} ET`;
  const mediaBox: [number, number, number, number] = [0, 0, 200, 18 * words.length + 30];
  const document = await ImageDocument.open(drawnPdf({ content, mediaBox }), null);
  const image = document.draw(1, AS_DISPLAYED, 300);
  document.close();
  return new PhraseReader(image, tonesOf(image), deceived(mistakes)).words();
}

async function texts(
  words: readonly string[],
  mistakes: Readonly<Record<string, string>>,
): Promise<string[]> {
  return (await read(words, mistakes)).map(({ text }) => text);
}

test("a letter that the page prints like another one of other words is that one", async (t) => {
  const words = ["MED", "Marisol", "Moore", "MO", "SIT", "Vision", "Vera", "Otto"];
  const seen = await read(words, { MO: "VO" });
  t.same(
    seen.map(({ text }) => text),
    words,
  );
  t.same(seen[3]!.otherReadings, ["VO"], "what was read is remembered");
});

test("a digit is corrected alike, and its figure is in doubt", async (t) => {
  const words = ["35.32", "2,155.66", "500.75", "815.05", "46.96", "61.83"];
  const [figure] = await read(words, { "35.32": "36.32" });
  t.equal(figure!.text, "35.32");
  t.ok(figure!.confidence < 0.5, String(figure!.confidence));
  t.same(figure!.otherReadings, ["36.32"]);
});

test("letters of which one is in pieces while two others touch are not told apart", async (t) => {
  const count = (text: string, ...rows: string[]): number =>
    letterSamples(seenIn(boxOf(0, 0, rows[0]!.length, rows.length), text), picture(rows), TONES).length;
  const rows = (row: string): string[] => Array<string>(12).fill(row);
  t.equal(count("ent", ...rows("####  ######  ##")), 3);
  t.equal(
    count("enta", ...rows("####  ##++##  ######")),
    0,
    "an n whose blur joins its stems, and a t that touches an a",
  );
  t.equal(count("36.32", ...rows("######  ######  ##  ######++######")), 5, "digits are equally wide");
  t.equal(count("36.32", ...rows("############  ##++##  ##  ######")), 0);
});

test("what other words do not print tells nothing", async (t) => {
  const words = ["MO", "SIT", "Vision", "Vera"];
  t.same(await texts(words, { MO: "VO" }), ["VO", "SIT", "Vision", "Vera"]);
  const open = ["MED", "Marisol", "Moore", "MO", "SIT", "Vision"];
  const asRead = open.map((word) => word.replace("MO", "VO"));
  t.same(await texts(open, { MO: "VO" }), asRead, "no other word confirms that the letters were told apart");
  t.same(await texts(["Iris", "All", "Will", "Local"], {}), ["Iris", "All", "Will", "Local"], "one form");
});

test("a small letter of large print is no capital of small print", async (t) => {
  const words = ["voucher", "#Vision", "#Vera", "#Voluntary", "#Viola"];
  t.same(
    await texts(words, {}),
    words.map((word) => word.replace("#", "")),
  );
});

test("a digit of which a comma hides where it ends is compared with the page's other digits", async (t) => {
  const words = ["7,787.74", "1,234.56", "3,789.17", "471.67", "17.76", "6,577.71", "1,119.12"];
  const seen = await read(words, { "7,787.74": "7,187.74" });
  t.same(
    seen.map(({ text }) => text),
    words,
  );
  t.ok(seen[0]!.confidence < 0.5, "it is in doubt");
  t.ok(seen[0]!.otherReadings!.includes("7,187.74"));
  t.ok(seen.slice(1).every(({ otherReadings }) => otherReadings === undefined));
  const few = ["7,787.74", "1,234.56"];
  t.same(await texts(few, { "7,787.74": "7,187.74" }), ["7,187.74", "1,234.56"], "a few digits tell nothing");
});

test("the recogniser ends", async () => tesseract.close());
