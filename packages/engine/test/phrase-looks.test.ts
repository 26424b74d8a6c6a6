import { test } from "tap";
import { PhraseLooks } from "../src/read/ocr/phrase-looks.ts";
import type { Model, Recogniser } from "../src/read/ocr/recogniser.ts";
import { TONES } from "./support/drawn-letters.ts";

const [WIDTH, HEIGHT] = [240, 60];
const PHRASE = { x0: 20, top: 20, x1: 220, bottom: 42 };
const LETTERS_PX = 20;

/** A picture of one phrase: letters as bars of ink. */
function picture() {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(TONES.paper);
  for (let y = PHRASE.top; y < PHRASE.bottom; y++)
    for (let x = PHRASE.x0; x < PHRASE.x1; x += LETTERS_PX)
      pixels.fill(10, y * WIDTH + x, y * WIDTH + x + LETTERS_PX - 6);
  return { width: WIDTH, height: HEIGHT, pixels, dpi: 300 };
}

type Script = Readonly<Partial<Record<Model, readonly [text: string, confidence: number][]>>>;

/** What is read for the phrase, first with one model, by a recogniser of which each model gives one look after the other, and the last from then on. */
function read(first: "quick" | "thorough", script: Script): string {
  const left = new Map(Object.entries(script).map(([model, looks]) => [model, [...looks]]));
  const recogniser: Recogniser = {
    recognise(image, _, model) {
      const looks = left.get(model)!;
      const [text, confidence] = looks.length > 1 ? looks.shift()! : looks[0]!;
      const box = { x0: 0, top: 0, x1: image.width, bottom: image.height };
      return [{ ...box, text, confidence, line: 0 }];
    },
    close: () => {},
  };
  const linePx = PHRASE.bottom - PHRASE.top;
  const looks = new PhraseLooks(picture(), TONES, recogniser, { linePx, stripPx: 2 * linePx });
  const known = { model: first, capitalPx: PHRASE.bottom - PHRASE.top, decimalMark: "." } as const;
  const words = looks.best(PHRASE, looks.crop(PHRASE), known);
  return words.map(({ text }) => text).join(" ");
}

test("a name that one model reads surely is believed unless two others read it alike in another way", async (t) => {
  const looks = (spanish: string, confidence = 0.9): Script => ({
    thorough: [["MAXTMILIANO", 0.9]],
    quick: [["MAXIMILIANO", 0.9]],
    spanish: [[spanish, confidence]],
  });
  t.equal(read("thorough", looks("MAXIMILIANO")), "MAXIMILIANO");
  t.equal(read("thorough", looks("MAXTMILIANO")), "MAXTMILIANO");
  t.equal(read("thorough", looks("MAXIMILIANO", 0.5)), "MAXTMILIANO", "which was a guess");
  const label: Script = { thorough: [["DEDUCTIONS", 0.9]], quick: [["OEDUCTIONS", 0.9]] };
  t.equal(read("thorough", label), "DEDUCTIONS", "words of labels need no other look");
});

test("a model that was not sure at first is no surer than the others in a later look", async (t) => {
  const looks = (sharpened: string): Script => ({
    quick: [["Outfitters", 0.8]],
    thorough: [
      ["Outfitters", 0.1],
      ["Outfitters", 0.5],
      [sharpened, 0.86],
    ],
    spanish: [["Outfitters", 0.84]],
  });
  t.equal(read("quick", looks("Qutfitters")), "Outfitters");
  t.equal(read("quick", looks("Outfitters")), "Outfitters");
});
