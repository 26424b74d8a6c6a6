import { test } from "tap";
import { withoutDisproved } from "../src/read/ocr/letters/disproved-readings.ts";
import { withShownMarks } from "../src/read/ocr/letters/mark-shapes.ts";
import { hasRoundDot, withOverlookedMarks } from "../src/read/ocr/letters/overlooked-marks.ts";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";

/** Rows above low letters, in which marks stand, and those of the letters. */
const [MARKS, LETTERS] = [8, 14];
/** A letter and the white behind it, in columns. */
const LETTER = 12;

const ACUTE = ["      ##", "     ###", "    ###", "   ###", ""];
const CIRCUMFLEX = ["   ##", "  ####", " ##  ##", ""];
const TILDE = [" ###    #", "#####  ##", "##  #####", "#    ###", ""];
const DOT = ["   ###", "   ###", "   ###", ""];
const DOTS = ["###   ###", "###   ###", "###   ###", ""];

/** A word of a tall letter and low ones, with these rows above its letters, by their place. */
function drawn(
  text: string,
  marks: Readonly<Record<number, readonly string[]>>,
  change: Partial<SeenWord> = {},
) {
  const letters = [...text.normalize("NFC")];
  const above = Array.from({ length: MARKS }, (_, y) =>
    letters
      .map((_letter, i) => (i === 0 ? "#########" : (marks[i]?.[y - MARKS + marks[i].length] ?? "")))
      .map((row) => row.padEnd(LETTER))
      .join(""),
  );
  const body = Array.from({ length: LETTERS }, () => letters.map(() => "#########".padEnd(LETTER)).join(""));
  const image = picture([...above, ...body], 1);
  const word = seenIn(boxOf(0, 0, LETTER * letters.length - 3, MARKS + LETTERS, 1), text, change);
  return { word, image };
}

function shown(...args: Parameters<typeof drawn>): SeenWord {
  const { word, image } = drawn(...args);
  return withShownMarks(word, image, TONES);
}

function overlooked(...args: Parameters<typeof drawn>): SeenWord {
  const { word, image } = drawn(...args);
  return withOverlookedMarks(word, () => false, image, TONES);
}

test("a mark with a clear form is that one, whatever was read", async (t) => {
  t.equal(shown("Lova", { 1: CIRCUMFLEX }).text, "Lova", "no look read one");
  t.equal(shown("Lóva", { 1: CIRCUMFLEX }).text, "Lôva");
  t.equal(shown("Löva", { 1: CIRCUMFLEX }).text, "Lôva");
  t.equal(shown("Läva", { 1: TILDE }).text, "Lãva");
  t.ok(shown("Lúva", { 1: TILDE }).confidence < 0.85, "no u has a tilde");
  t.equal(shown("Lôva", { 1: ACUTE }).text, "Lóva");
});

test("what other looks took for another mark than a clear one is forgotten", async (t) => {
  const others = ["Lêva", "Lëva", "Leva"];
  t.same(shown("Léva", { 1: ACUTE }, { otherReadings: others }).otherReadings, []);
  t.same(
    shown("Léva", { 1: DOT }, { otherReadings: others }).otherReadings,
    others,
    "the ink does not tell which it is",
  );
});

test("another letter below a clear mark is disproved by a look that saw no mark", async (t) => {
  const kept = (otherReadings: string[]): readonly string[] | undefined =>
    withoutDisproved(seenIn({ x0: 0, top: 0, x1: 60, bottom: 20 }, "Julián", { otherReadings }), new Set([4]))
      .otherReadings;
  t.same(kept(["Julién"]), ["Julién"], "nothing confirms the a");
  t.same(kept(["Julién", "Julian"]), []);
  t.same(kept(["Julién", "Juliân"]), ["Julién"], "a look that guessed a mark may have guessed its letter");
  t.same(kept(["Jullán", "Julián W"]), ["Jullán", "Julián W"], "other letters");
});

test("an accent over an i is no dot", async (t) => {
  const read = overlooked("Lina", { 1: ACUTE });
  t.equal(read.text, "Lína");
  t.ok(read.confidence < 0.85, "no look saw it");
  t.equal(overlooked("Lina", { 1: ACUTE }, { otherReadings: ["Lína"] }).confidence, 0.9);
  t.equal(overlooked("Lina", { 1: DOTS }, { otherReadings: ["Lïna"] }).text, "Lïna");
  t.equal(overlooked("Lina", { 1: DOT }).text, "Lina");
  t.equal(overlooked("Lina", { 1: DOT }).confidence, 0.9);
});

test("a short stroke is an accent where the dots of its phrase are round", async (t) => {
  const read = (mark: readonly string[], areRound: boolean): string => {
    const { word, image } = drawn("Lina", { 1: mark });
    return withOverlookedMarks(word, () => areRound, image, TONES).text;
  };
  const short = ["   +###", "  ####", "  ####", "  ###+", ""];
  t.equal(read(short, true), "Lína");
  t.equal(read(short, false), "Lina", "in black and white a dot may be as ragged");
  t.equal(read(DOT, true), "Lina");

  const isRound = (text: string, mark: readonly string[]): boolean => {
    const { word, image } = drawn(text, { 1: mark });
    return hasRoundDot([word], image, TONES);
  };
  t.ok(isRound("Lina", DOT));
  t.notOk(isRound("Lina", short));
  t.notOk(isRound("Lova", DOT), "over no i");
});

test("a c, an s or a z under an acute is a letter of Polish, beside an i with its dot as well", async (t) => {
  const read = overlooked("Liska", { 1: DOT, 2: ACUTE });
  t.equal(read.text, "Liśka");
  t.ok(read.confidence < 0.85, "no look saw it");
  t.equal(overlooked("Loza", { 2: ACUTE }).text, "Loźa");
  t.equal(overlooked("Liska", { 1: DOT, 2: DOT }).text, "Liska", "dust");
  t.equal(shown("Loña", { 2: ACUTE }).text, "Loña", "a coarse tilde");
});

test("a name with a mark over a letter that has none is as good as guessed", async (t) => {
  t.ok(overlooked("Lova", { 1: ACUTE }).confidence < 0.6);
  t.equal(overlooked("Lova", { 1: ["  ##", ""] }).confidence, 0.9, "dust");
  t.equal(overlooked("Lvva", { 1: ACUTE }).confidence, 0.9, "over a letter that bears none");
  t.equal(overlooked("L'va", { 1: ["  ##", "  ##", "  ##", "  ##", ""] }).confidence, 0.9, "an apostrophe");
  t.ok(overlooked("Lina", { 1: TILDE }).confidence < 0.6, "an ñ that was read as something else");
  t.equal(overlooked("Total", { 1: ACUTE }).confidence, 0.9, "a label");
});

test("the dot of a j beside two dots is none of them", async (t) => {
  const j = ["    ###", "    ###", "    ###", ""];
  t.equal(shown("Bjórn", { 1: j, 2: DOTS }).text, "Björn");
});
