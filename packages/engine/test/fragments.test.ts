import fc from "fast-check";
import { test } from "tap";
import { wordsOf, type Fragment } from "../src/read/fragments.ts";
import { matches } from "./support/matches.ts";

const SIZE = 10;
const LETTERS = [..."ilWm109,.-$("];
const ADVANCE: Readonly<Record<string, number>> = {
  i: 0.22,
  l: 0.22,
  W: 0.94,
  m: 0.83,
  ",": 0.28,
  ".": 0.28,
};

function advance(text: string): number {
  return [...text].reduce((sum, letter) => sum + SIZE * (ADVANCE[letter] ?? 0.56), 0);
}

function fragment(text: string, x0: number, baseline: number, more: Partial<Fragment> = {}): Fragment {
  const plain = { bold: false, ascent: 0.8, descent: -0.2, spaced: false };
  return { text, x0, x1: x0 + advance(text), baseline, size: SIZE, em: SIZE, ...plain, ...more };
}

/** Words of some lines, each a fragment; on a line they stand at least a narrow space apart. */
const wholeWords = fc
  .array(
    fc.array(
      fc.tuple(
        fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 9 }),
        fc.integer({ min: 20, max: 900 }),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((lines) =>
    lines.flatMap((line, row) => {
      let x = 40;
      return line.map(([text, gap]) => {
        const word = fragment(text, x, 100 + row * 0.55 * SIZE);
        x = word.x1 + gap / 10;
        return word;
      });
    }),
  );

/** Each word cut at random, its pieces a hair off their baseline, all in any order. */
const cutWords = wholeWords.chain((words) =>
  fc
    .tuple(
      ...words.map((word) =>
        fc.array(fc.tuple(fc.boolean(), fc.integer({ min: -4, max: 4 })), {
          minLength: word.text.length,
          maxLength: word.text.length,
        }),
      ),
    )
    .map((cuts) => words.flatMap((word, i) => cut(word, cuts[i]!)))
    .chain((pieces) =>
      fc.record({
        words: fc.constant(words),
        pieces: fc.shuffledSubarray(pieces, { minLength: pieces.length }),
      }),
    ),
);

function cut(word: Fragment, cuts: readonly (readonly [boolean, number])[]): Fragment[] {
  const pieces: Fragment[] = [];
  let from = 0;
  for (let to = 1; to <= word.text.length; to++) {
    const [here, hairs] = cuts[to - 1]!;
    if (!here && to < word.text.length) continue;
    const x0 = word.x0 + advance(word.text.slice(0, from));
    pieces.push(fragment(word.text.slice(from, to), x0, word.baseline + hairs / 20));
    from = to;
  }
  return pieces;
}

function places(fragments: Fragment[]): unknown[] {
  return wordsOf(fragments).map(({ text, x0, x1 }) => ({ text, x0, x1 }));
}

function readingOrder(words: readonly Fragment[]): unknown[] {
  return words.map(({ text, x0, x1 }) => ({ text, x0: round(x0), x1: round(x1) }));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

test("words come out whole, however they are cut and in whatever order their pieces are drawn", async () => {
  fc.assert(
    fc.property(cutWords, ({ words, pieces }) => {
      const got = places(pieces);
      const wanted = readingOrder(words);
      if (JSON.stringify(got) !== JSON.stringify(wanted))
        throw new Error(`${JSON.stringify(got)}\n${JSON.stringify(wanted)}`);
    }),
    { numRuns: 500 },
  );
});

test("what is drawn twice, whole or in part, is there once", async () => {
  const twice = cutWords.chain(({ words, pieces }) =>
    fc.tuple(fc.constant(words), fc.constant(pieces), fc.subarray(pieces), fc.integer({ min: 0, max: 11 })),
  );
  fc.assert(
    fc.property(twice, ([words, pieces, again, shift]) => {
      const copies = again.map((piece) => ({
        ...piece,
        x0: piece.x0 + shift / 10,
        x1: piece.x1 + shift / 10,
      }));
      const got = wordsOf([...copies, ...pieces]).map(({ text }) => text);
      if (got.join(" ") !== words.map(({ text }) => text).join(" ")) throw new Error(got.join(" "));
    }),
    { numRuns: 500 },
  );
});

test("pieces on different lines, of different sizes or with a space between never join", async (t) => {
  const first = fragment("12", 40, 100);
  const beside: [string, Partial<Fragment>][] = [
    ["a line above", { baseline: 97 }],
    ["a raised note", { baseline: 98.7 }],
    ["a much larger font", { size: 14, em: 14 }],
    ["a gap", { x0: first.x1 + 1.6 }],
    ["far to the left of the end", { x0: first.x1 - 4 }],
  ];
  for (const [name, more] of beside) {
    t.same(
      wordsOf([first, fragment("34", first.x1, 100, more)])
        .map(({ text }) => text)
        .sort(),
      ["12", "34"],
      name,
    );
  }
  const spaced = wordsOf([{ ...first, spaced: true }, fragment("34", first.x1, 100)]);
  t.same(
    spaced.map(({ text }) => text),
    ["12", "34"],
    "a space of no width",
  );
  matches(t, wordsOf([first, fragment("34", first.x1, 100)]), [{ text: "1234" }], "else they do");
  const moved = wordsOf([{ ...fragment("Pa", 40, 100), spaced: true }, fragment("yroll", 50.9, 100)]);
  matches(t, moved, [{ text: "Payroll" }], "but where the next small letter stands right behind the last");
});

test("a space in squeezed text is measured by the squeezed em", async (t) => {
  const squeezed = { em: SIZE / 2 };
  const first = fragment("12", 40, 100, squeezed);
  t.same(
    wordsOf([first, fragment("34", first.x1 + 1, 100, squeezed)]).map(({ text }) => text),
    ["12", "34"],
  );
  t.same(
    wordsOf([first, fragment("34", first.x1 + 0.5, 100, squeezed)]).map(({ text }) => text),
    ["1234"],
  );
});

test("a word is bold where all of it is, or where it is drawn twice", async (t) => {
  const [a, b] = [fragment("12", 40, 100), fragment("34", 40 + advance("12"), 100)];
  const bold = (pieces: Fragment[]): boolean => wordsOf(pieces)[0]!.bold;
  t.equal(
    bold([
      { ...a, bold: true },
      { ...b, bold: true },
    ]),
    true,
  );
  t.equal(bold([{ ...a, bold: true }, b]), false);
  t.equal(bold([a, a, b, b]), true);
});

test("a letter without a meaning leaves a mark in its place", async (t) => {
  const texts = wordsOf([fragment("Andr\u0080", 40, 100), fragment("R\u0001", 200, 100)]).map(
    ({ text }) => text,
  );
  t.same(texts, ["Andr\ufffd", "R\ufffd"]);
});

test("a narrow digit that is set as wide as others leaves white within its figure", async (t) => {
  const read = (gap: number, ...texts: readonly string[]): string[] => {
    let x = 40;
    const pieces = texts.map((text) => {
      const piece = fragment(text, x, 100);
      x = piece.x1 + gap * SIZE;
      return piece;
    });
    return wordsOf(pieces).map(({ text }) => text);
  };
  t.same(read(0.18, "8,1", "50.32"), ["8,150.32"]);
  t.same(read(0.18, "1", "1", "4.57"), ["114.57"]);
  t.same(read(0.18, "5,371", ".1", "8"), ["5,371.18"]);
  t.same(read(0.18, "40.01", "12.00"), ["40.01", "12.00"], "two figures");
  t.same(read(0.18, "8,2", "50.32"), ["8,2", "50.32"], "no narrow digit");
  t.same(read(0.22, "1", "50.32"), ["1", "50.32"], "a space");
});
