import { test } from "tap";
import { withoutDotless } from "../src/read/ocr/letters/dots-of-i.ts";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";

/** Letters as a page prints them: an l, an i with its dot and without, and one that is low; two blanks behind each. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  "|": Array<string>(12).fill("##  "),
  // Blur has filled the white below its dot, though not with black.
  ":": ["##  ", "##  ", "xx  ", "xx  ", ...Array<string>(8).fill("##  ")],
  i: ["##  ", "##  ", "    ", "    ", ...Array<string>(8).fill("##  ")],
  ı: [...Array<string>(4).fill("    "), ...Array<string>(8).fill("##  ")],
  e: [...Array<string>(4).fill("        "), ...Array<string>(8).fill("######  ")],
};
const LINE = 16;

/** The page's words, each on a line of its own: as read, and as drawn. */
function read(...words: readonly (readonly [text: string, drawn: string])[]): string[] {
  const rows = words.flatMap(([, drawn]) =>
    Array.from({ length: LINE }, (_, y) => [...drawn].map((sign) => LETTERS[sign]![y] ?? "    ").join("")),
  );
  const seen = words.map(([text, drawn], line): SeenWord => {
    const width = [...drawn].reduce((sum, sign) => sum + LETTERS[sign]![0]!.length, 0);
    return seenIn(boxOf(0, line * LINE, width, line * LINE + 12, 1), text);
  });
  return withoutDotless(seen, picture(rows, 1), TONES).map(({ text }) => text);
}

const DOTTED = Array.from({ length: 8 }, () => ["eie", "eie"] as const);

test("an i without a dot is an l where others of the page have theirs", async (t) => {
  t.equal(read(...DOTTED, ["elie", "e||e"]).at(-1), "elle");
  t.equal(read(...DOTTED, ["elie", "e|ie"]).at(-1), "elie");
  t.equal(read(...DOTTED, ["elie", "e|ıe"]).at(-1), "elie", "weak print has lost its dot");
  t.equal(read(...DOTTED, ["elie", "e|:e"]).at(-1), "elie", "a lighter row");
  t.equal(read(...DOTTED, ["Wile", "e||e"]).at(-1), "Wile", "behind an arm that may cover its dot");
  t.equal(read(...DOTTED, ["eie", "e|e"]).at(-1), "eie", "nothing tells how high an l is");
});

test("an i without a dot that begins a word is a capital where it is as high", async (t) => {
  t.equal(read(...DOTTED, ["ieie", "|eie"]).at(-1), "Ieie");
  t.equal(read(...DOTTED, ["ieie", "ieie"]).at(-1), "ieie");
  t.equal(read(...DOTTED, ["ieie", "ıeie"]).at(-1), "ieie", "weak print has lost its dot");
});

test("an i without a dot is a capital behind what a surname begins with", async (t) => {
  t.equal(read(...DOTTED, ["Macie", "eee|e"]).at(-1), "MacIe");
  t.equal(read(...DOTTED, ["Mecie", "eee|e"]).at(-1), "Mecie");
});

test("where blur fills the white below the dots, nothing is told", async (t) => {
  const filled = DOTTED.map(() => ["elie", "e||e"] as const);
  t.strictSame(
    read(...filled),
    filled.map(([text]) => text),
  );
  t.equal(read(["elie", "e||e"]).at(-1), "elie", "too few letters");
});
