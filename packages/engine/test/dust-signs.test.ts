import { test } from "tap";
import { isDustSign, withoutDustSigns } from "../src/read/ocr/letters/dust-signs.ts";
import { boxOf, picture, seenIn, TONES } from "./support/drawn-letters.ts";

const CAPITAL = 20;

/** A word whose letters are squares, with a sign of so many pixels before it, behind it, or both. */
function read(text: string, letters: number, before: readonly string[], behind: readonly string[]): string {
  const rows = Array.from({ length: CAPITAL }, (_, y) => {
    const [left, right] = [before[y] ?? "", behind[y] ?? ""];
    return `${left.padEnd(10)}${"#########   ".repeat(letters)}${right}`;
  });
  const width = 10 + 12 * letters + Math.max(0, ...behind.map((row) => row.length));
  const word = seenIn(boxOf(0, 0, width, CAPITAL, 1), text);
  return withoutDustSigns(word, picture(rows, 1), TONES, CAPITAL).text;
}

const NOTHING: readonly string[] = [];
const SPECK = ["", "", "  ###", "  ###", "  ###"];
const THIN_MINUS = [...Array<string>(10).fill(""), "    ####", "    ####"];
const AT_FOOT = [...Array<string>(17).fill(""), "    ###", "    ###", "    ###"];
const HYPHEN = [...Array<string>(10).fill(""), "########", "########"];
const APOSTROPHE = ["  ###", "  ###", "  ###", "  ###", "   ##", "   ##"];

test("a sign at the edge of a word that is as small as a speck is dust", async (t) => {
  t.equal(read("Cooper’", 6, NOTHING, SPECK), "Cooper");
  t.equal(read("-FIT", 3, SPECK, NOTHING), "FIT");
  t.equal(read("-12", 2, THIN_MINUS, NOTHING), "-12", "a minus of coarse print may be as small");
  t.equal(read("-12.50", 2, AT_FOOT, NOTHING), "12.50", "but stands in the middle");
  t.equal(read("-$12.50", 2, SPECK, NOTHING), "$12.50");
  t.equal(read(".273.0000", 2, AT_FOOT, NOTHING), "273.0000", "a figure has one point");
  t.equal(read("-.50", 2, THIN_MINUS, NOTHING), "-.50");
  t.equal(read("Department:.", 11, NOTHING, SPECK), "Department:");
  t.equal(read(".EXPRE", 5, SPECK, NOTHING), "EXPRE");
  t.equal(read(".5", 1, SPECK, NOTHING), ".5", "a point before a figure");
  t.equal(read("“Net’", 3, SPECK, SPECK), "Net");
});

test("a sign that is as large as one stays", async (t) => {
  const besideDust = [...HYPHEN.slice(0, 2), "###", "###", ...HYPHEN.slice(4)];
  t.equal(read("-R", 1, besideDust, NOTHING), "-R", "beside a speck");
  t.equal(read("-R", 1, HYPHEN, NOTHING), "-R");
  t.equal(read("workers'", 7, NOTHING, APOSTROPHE), "workers'");
  t.equal(read("Cooper’", 6, NOTHING, NOTHING), "Cooper’", "it touches its letter");
});

const ALONE = [undefined, undefined] as const;

test("a flat speck in the middle between two words, as far from both, is a short dash", async (t) => {
  const isDust = (row: number, speck: string, behindAt = 24): boolean => {
    const rows = Array.from({ length: CAPITAL }, (_, y) => (y === row || y === row + 1 ? speck : ""));
    const before = seenIn(boxOf(-20, 0, 6, CAPITAL, 1), "Tax");
    const behind = seenIn(boxOf(behindAt, 0, behindAt + 20, CAPITAL, 1), "ER");
    const word = seenIn(boxOf(10, row - 1, 20, row + 3, 1), "-");
    return isDustSign(word, [before, behind], picture(rows, 1), TONES, CAPITAL);
  };
  const dash = "             ####";
  t.equal(isDust(10, dash), false);
  t.equal(isDust(17, dash), true, "at the foot");
  t.equal(isDust(10, dash, 34), true, "nearer to one of them");
  t.equal(isDust(10, "             ###"), true, "no flat stroke");
});

test("a word that is nothing but specks is dust", async (t) => {
  const isDust = (text: string, rows: readonly string[]): boolean =>
    isDustSign(seenIn(boxOf(0, 0, 12, CAPITAL, 1), text), ALONE, picture(rows, 1), TONES, CAPITAL);
  t.equal(isDust("“", SPECK), true);
  t.equal(isDust("©", SPECK), true);
  t.equal(isDust("-", HYPHEN), false);
  t.equal(isDust(".", SPECK), false, "a point may be as small");
});
