import { test } from "tap";
import { spacedFiguresJoined } from "../src/read/spaced-figures.ts";

/** Words of 10 points a line, each letter 5 wide, with so much white behind each. */
function joined(...parts: readonly (readonly [text: string, white: number])[]): string[] {
  let x = 0;
  const words = parts.map(([text, white]) => {
    const word = { text, x0: x, x1: x + 5 * text.length, em: 10, spaced: false, bold: false };
    x = word.x1 + white;
    return word;
  });
  return spacedFiguresJoined(words).map(({ text }) => text);
}

const spaced = (text: string, white: number, behind: number): [string, number][] =>
  [...text].map((letter, i) => [letter, i === text.length - 1 ? behind : white]);

test("the digits of an amount that are spaced evenly are one word", (t) => {
  for (const white of [1.6, 3, 4.5]) {
    const amounts = [...spaced("1,920.00", white, 20), ...spaced("86.45", white, 20)];
    t.same(joined(["Regular", 30], ...amounts), ["Regular", "1,920.00", "86.45"], `${white}`);
  }
  t.same(joined(...spaced("(1.204,50)", 2, 9)), ["(1.204,50)"]);
  t.same(
    joined(["2", 2], [",", 2], ["181.", 2], ["6", 2], ["5", 9]),
    ["2,181.65"],
    "narrow digits are joined before",
  );
  t.end();
});

test("numbers beside an amount stay numbers of their own", (t) => {
  const apart = (text: string): string[] =>
    joined(...text.split(" ").map((part): [string, number] => [part, 3]));
  for (const text of ["1 2 3 4.56", "40 8 12.50", "1 0 4 6 6 8", "1 2 . 3", "1 , 2 3 4"])
    t.same(apart(text), text.split(" "), text);
  t.same(
    joined(["8", 3], ["6", 9], [".", 3], ["4", 3], ["5", 9]),
    ["8", "6", ".", "4", "5"],
    "unevenly spaced",
  );
  t.end();
});
