import { test } from "tap";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";
import { withSlash } from "../src/read/ocr/letters/slashes.ts";
import { boxOf, picture, seenIn } from "./support/drawn-letters.ts";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";

const TONES = { paper: 250, ink: 130, trace: 180, faint: 205 };
const HIGH = 20;

/** Pieces of ink side by side, each a stroke that leans so far to the right, or a square. */
function drawn(...pieces: (number | "square")[]): GrayImage {
  const width = 30 * pieces.length;
  const image = { width, height: HIGH + 10, pixels: new Uint8Array(width * (HIGH + 10)).fill(250), dpi: 300 };
  for (const [i, piece] of pieces.entries()) {
    for (let y = 0; y < HIGH; y++) {
      const from = (y + 5) * width + 30 * i + 4;
      const x = piece === "square" ? 0 : Math.round((piece * (HIGH - y)) / HIGH);
      image.pixels.fill(10, from + x, from + x + (piece === "square" ? 14 : 3));
    }
  }
  return image;
}

function read(text: string, image: GrayImage, otherReadings: string[] = []): string {
  const box = { x0: 0, top: 0, x1: image.width, bottom: image.height };
  const word: SeenWord = { ...box, text, confidence: 0.9, line: 0, otherReadings };
  return withSlash(word, image, TONES).text;
}

test("a stroke that leans between upright capitals is a slash", async (t) => {
  t.equal(read("OIT", drawn("square", 8, "square")), "O/T");
  t.equal(read("WlH", drawn("square", 8, "square")), "W/H");
  t.equal(read("OT", drawn("square", 8, "square")), "O/T", "overlooked");
  t.equal(
    read("oT", drawn("square", 8, "square"), ["OT"]),
    "O/T",
    "beside a round letter that was read as a small one",
  );
});

test("a slash that touches the bar of a T is seen below it", async (t) => {
  const image = drawn("square", 8, 0);
  // The bar: from the slash to beyond the stem of the T.
  for (let y = 5; y < 9; y++) image.pixels.fill(10, y * image.width + 40, y * image.width + 75);
  t.equal(read("OT", image), "O/T");
});

test("two even letters that do not lean hide no slash, whatever was read", async (t) => {
  const image = drawn("square", "square");
  t.equal(read("O/T", image), "OT");
  t.equal(read("OT", image), "OT");
  // An O with so thin a foot that its halves fall apart there.
  image.pixels.fill(250, 24 * image.width + 8, 24 * image.width + 14);
  t.equal(read("OT", image), "OT");
  t.equal(read("C/D", image), "C/D", "letters that tell nothing of their typeface");
});

test("an upright stroke, and one among leaning letters, is an I", async (t) => {
  t.equal(read("FIT", drawn("square", 0, "square")), "FIT");
  t.equal(read("FIT", drawn(8, 8, 8)), "FIT");
  t.equal(read("SIT", drawn("square", 8, 8)), "SIT", "an S tells of no typeface");
  t.equal(read("SIT", drawn("square", 8)), "SIT", "letters that touch tell nothing");
  t.equal(read("AUTO", drawn("square", "square", 8, "square", "square")), "AUTO", "a letter in pieces");
  t.equal(read("Oil", drawn("square", 8, "square")), "Oil");
});

test("a slash in a longer word is seen, and what was read twice is one", async (t) => {
  const sq = "square" as const;
  t.equal(read("SUIEE", drawn(sq, sq, 0, 10, sq, sq)), "SUI/EE", "overlooked");
  t.equal(read("OASD//EE", drawn(sq, sq, sq, sq, 0, 10, sq, sq)), "OASDI/EE");
  t.equal(read("FUTAIER", drawn(sq, sq, sq, sq, 10, sq, sq)), "FUTA/ER");
  t.equal(read("FICAEE", drawn(sq, sq, sq, sq, sq, sq)), "FICAEE");
  t.equal(read("MED/EE", drawn(sq, sq, sq, 10, sq, sq, 10)), "MED/EE");
});

test("of two letters the ink tells whether another look has overlooked the slash, or imagined it", async (t) => {
  const touching = drawn("square", "square");
  for (let y = 5; y < 25; y++) touching.pixels.fill(10, y * touching.width + 18, y * touching.width + 36);
  t.equal(read("WH", touching, ["W/H"]), "W/H");
  t.equal(read("OT", drawn("square", "square"), ["O/T"]), "OT");
  t.equal(read("O/T", drawn("square", "square"), ["OT"]), "OT");
  t.equal(read("O/T", drawn("square", 8, "square"), ["OT"]), "O/T");
});

test("a letter that leans beside an upright one has the slash before it, which narrow print joins with it", async (t) => {
  const joined = drawn("square", 8);
  // The stem of the T at the right of the slash, and the bar that joins both.
  for (let y = 5; y < 25; y++) joined.pixels.fill(10, y * joined.width + 43, y * joined.width + 46);
  for (let y = 5; y < 9; y++) joined.pixels.fill(10, y * joined.width + 40, y * joined.width + 48);
  t.equal(read("OT", joined, ["O/T"]), "O/T");
  t.equal(read("O/T", joined, ["OT"]), "O/T");
  t.equal(read("OT", joined), "OT", "no look gave one");
});

test("the sides of an O that is in two, and the bits of the bar of a T, are no slash", async (t) => {
  const weak = picture([
    "    #########    ### ## ###",
    "  ##         ##      ##    ",
    "  ##         ##      ##    ",
    "  ##         ##      ##    ",
    " ##           ##     ##    ",
    " ##           ##     ##    ",
    " ##           ##     ##    ",
    "  ##         ##      ##    ",
    "  ##         ##      ##    ",
    "   ##       ##       ##    ",
    "   ##       ##       ##    ",
    "    ##     ##        ##    ",
    "     ##   ##         ##    ",
  ]);
  const word = seenIn(boxOf(0, 0, 27, 13), "OT");
  t.equal(withSlash(word, weak, TONES).text, "OT");
  t.equal(withSlash({ ...word, text: "O/T", otherReadings: ["OT"] }, tornBar(), TONES).text, "OT");
});

/** An O and a T of which the bar is torn off at both sides of the stem. */
function tornBar(): GrayImage {
  return picture([
    " #########     ### ## ###",
    "##       ##        ##    ",
    ...Array<string>(9).fill("##       ##        ##    "),
    "##       ##        ##    ",
    " #########         ##    ",
  ]);
}
