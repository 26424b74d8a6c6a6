import { test } from "tap";
import { mayHaveCedilla, withMarksOfOthers, withShownMarks } from "../src/read/ocr/letters/mark-shapes.ts";
import { mayHaveRing } from "../src/read/ocr/letters/rings.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";

/** Rows above the letters, in which a mark stands, and those of the letters. */
const [MARKS, LETTERS] = [8, 20];

/** A word of as many square letters as it has, with these rows above its second letter, a tail below it or none, and a box that begins so far behind it. */
function shown(
  text: string,
  mark: readonly string[],
  { tail = false, others = [] as string[], shift = 0 } = {},
): string {
  const letters = [...text.normalize("NFC")];
  const above = Array.from({ length: MARKS }, (_, y) => {
    const row = mark[y - MARKS + mark.length] ?? "";
    return row === "" ? "" : " ".repeat(12) + row;
  });
  const body = Array.from({ length: LETTERS }, () => letters.map(() => "#########   ").join(""));
  const below = tail ? [" ".repeat(15) + "###", " ".repeat(15) + "###"] : [];
  const image = picture([...above, ...body, ...below], 1);
  const box = boxOf(shift, MARKS, 12 * letters.length - 3 + shift, MARKS + LETTERS, 1);
  const word = seenIn(box, text);
  const read =
    others.length > 0 ? withMarksOfOthers(word, others, image, TONES) : withShownMarks(word, image, TONES);
  return read.text;
}

const ACUTE = ["      ##", "     ###", "    ###", "   ###", ""];
const GRAVE = [" ##", " ###", "  ###", "   ###", ""];
const DOTS = [" ##  ##", " ##  ##", ""];
/** The same in weak print. */
const light = (mark: readonly string[]): string[] => mark.map((row) => row.replaceAll("#", "+"));
const RING = ["  ####", "  #  #", "  #  #", "  ####", ""];

test("which mark a letter has, its form tells", async (t) => {
  t.equal(shown("Nèria", ACUTE), "Néria");
  t.equal(shown("Núria", GRAVE), "Nùria");
  t.equal(shown("Bjôrn", DOTS), "Bjôrn", "over the second letter, where the mark is over the third");
  t.equal(shown("Zôe", DOTS), "Zöe");
  t.equal(shown("Zöe", DOTS), "Zöe");
});

test("a ring has a hole, apart from its letter or touching it", async (t) => {
  t.equal(shown("Sánson", RING), "Sånson");
  const touching = RING.slice(0, -1);
  t.equal(shown("Sánson", touching), "Sånson");
  t.equal(shown("Sânson", RING), "Sånson", "no circumflex has one");
  t.equal(shown("Sânson", RING, { shift: 5 }), "Sånson", "its box begins beside it");
  t.equal(shown("Sansân", RING), "Sansân", "over another letter");
  t.equal(shown("Sónson", RING), "Sónson", "no alphabet has it");
  t.equal(
    shown("Sánson", ["  ####", "  ####", "  ####", "  ####", ""]).includes("å"),
    true,
    "blurred to a dot",
  );
});

test("a mark that the ink does not show changes nothing", async (t) => {
  t.equal(shown("Núria", []), "Núria");
  t.equal(shown("Nuria", ACUTE), "Nuria", "no look gave one");
});

test("another look's mark is taken where its ink stands over the letter", async (t) => {
  t.equal(shown("Nuria", ACUTE, { others: ["Núria"] }), "Núria");
  t.equal(shown("Nuria", [], { others: ["Núria"] }), "Nuria", "it was imagined");
  t.equal(shown("Nuria", ACUTE, { others: ["Nurià"] }), "Nuria", "over another letter");
  t.equal(shown("Nuria", ACUTE, { others: ["Núrias"] }), "Nuria", "another word");
  t.equal(shown("Sanson", RING.slice(0, -1), { others: ["Sånson"] }), "Sånson", "a ring that touches");
});

test("a mark over a low letter is one, however high another letter of its word is", async (t) => {
  const rows = [
    ...Array.from({ length: 6 }, () => "#########"),
    ...Array.from({ length: 3 }, () => "#########    ##  ##"),
    ...Array.from({ length: 2 }, () => "#########"),
    ...Array.from({ length: 14 }, () => "#########   #########   #########"),
  ];
  const image = picture(rows, 1);
  const word = seenIn(boxOf(0, 0, 33, rows.length, 1), "Bôm");
  t.equal(withShownMarks(word, image, TONES).text, "Böm");
});

test("what is left of a small dot is one, though it stands higher over its letter than it is high", async (t) => {
  const rows = [
    ...Array.from({ length: 20 }, () => "#########"),
    ...Array.from({ length: 2 }, () => "#########    ##  ##"),
    ...Array.from({ length: 4 }, () => "#########"),
    ...Array.from({ length: 14 }, () => "#########   #########   #########"),
  ];
  const image = picture(rows, 1);
  const word = seenIn(boxOf(0, 0, 33, rows.length, 1), "Bôm");
  t.equal(withShownMarks(word, image, TONES).text, "Böm");
});

test("the tail of a ç hangs below the line", async (t) => {
  t.equal(shown("acao", [], { tail: true, others: ["açao"] }), "açao");
  t.equal(shown("acao", [], { others: ["açao"] }), "acao");
});

test("a C, or what is read as a G, with a tail before an open vowel may have a cedilla", async (t) => {
  const mayHave = (text: string, tail: boolean): boolean => {
    const body = Array.from({ length: LETTERS }, () => "#########   ".repeat(text.length));
    const below = tail ? Array.from({ length: 4 }, () => " ".repeat(15) + "###") : [];
    const image = picture([...body, ...below], 1);
    return mayHaveCedilla(seenIn(boxOf(0, 0, 12 * text.length - 3, LETTERS, 1), text), image, TONES);
  };
  t.ok(mayHave("NGOIS", true));
  t.ok(mayHave("NCOIS", true));
  t.notOk(mayHave("NGOIS", false), "no tail");
  t.notOk(mayHave("NGEIS", true), "no cedilla stands before an e");
});

test("one stroke that leans is no circumflex", async (t) => {
  t.equal(shown("Nûria", ACUTE), "Núria");
  t.equal(shown("Nûria", GRAVE), "Nùria");
  t.equal(shown("Nûria", ["   ##", "  ####", " ##  ##", ""]), "Nûria");
});

test("dots may be lighter than the letters under them", async (t) => {
  t.equal(shown("Zóe", light(DOTS)), "Zöe");
  t.equal(shown("Zóe", []), "Zóe", "none are there");
});

test("an A with a hole in its head may be an Å, also where the ring is lighter", async (t) => {
  const mayHave = (text: string, mark: readonly string[]): boolean => {
    const body = Array.from({ length: LETTERS }, () => "#########   ".repeat(text.length));
    const image = picture([...mark, ...body], 1);
    const box = boxOf(0, 0, 12 * text.length - 3, mark.length + LETTERS, 1);
    return mayHaveRing(seenIn(box, text), image, TONES);
  };
  const ring = RING.slice(0, -1);
  t.ok(mayHave("Asa", ring));
  t.ok(mayHave("Asa", light(ring)));
  t.notOk(mayHave("Asa", ["  ####", "  ####"]), "a dot");
  t.notOk(mayHave("Osa", ring), "another letter");
});

test("a mark of which the ink does not show the shape leaves the word in doubt", async (t) => {
  const confidenceOf = (text: string, mark: readonly string[]): number => {
    const rows = [...Array<string>(MARKS - mark.length).fill(""), ...mark.map((row) => " ".repeat(12) + row)];
    const body = Array.from({ length: LETTERS }, () => "#########   ".repeat(3));
    const word = seenIn(boxOf(0, MARKS, 33, MARKS + LETTERS, 1), text);
    return withShownMarks(word, picture([...rows, ...body], 1), TONES).confidence;
  };
  t.equal(confidenceOf("Zoë", DOTS), 0.9, "two dots, over the letter beside it");
  t.equal(confidenceOf("Zóe", ACUTE), 0.9);
  t.ok(confidenceOf("Zóe", ["   ##", "   ##", ""]) < 0.85, "a dot is no stroke");
  t.ok(confidenceOf("Zóe", []) < 0.85, "nothing is there");
});
