import { test } from "tap";
import type { GrayImage } from "../src/read/page-image/gray-image.ts";
import { isDust, leavesInk } from "../src/read/ocr/ink/ink-left.ts";
import { joinDots, joinFigures, plainCents } from "../src/read/ocr/words/join-figures.ts";
import { partWord } from "../src/read/ocr/words/part-words.ts";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";

const TONES = { paper: 250, ink: 130, trace: 180, faint: 205 };

/** Bars for letters, each as wide as its number says, with so much white behind it. */
function drawn(...letters: [width: number, gap: number][]): GrayImage {
  const width = letters.reduce((sum, [letter, gap]) => sum + letter + gap, 4);
  const image = { width, height: 30, pixels: new Uint8Array(width * 30).fill(250), dpi: 300 };
  let x = 2;
  for (const [letter, gap] of letters) {
    for (let y = 5; y < 25; y++) image.pixels.fill(10, y * width + x, y * width + x + letter);
    x += letter + gap;
  }
  return image;
}

function wordIn(image: GrayImage, text: string): SeenWord {
  return { text, x0: 2, top: 5, x1: image.width - 2, bottom: 25, confidence: 0.9, line: 0 };
}

function parts(text: string, image: GrayImage): string {
  return partWord(wordIn(image, text), image, TONES, undefined)
    .map((part) => part.text)
    .join(" ");
}

test("digits are parted where the ink shows a space, also where they touch", async (t) => {
  const apart = drawn([12, 9], [12, 2], [12, 2], [12, 9], [12, 2], [12, 0]);
  t.equal(parts("304850", apart), "3 048 50");
  const touching = drawn([12, 9], [40, 9], [26, 0]);
  t.equal(parts("304850", touching), "3 048 50");
  t.equal(parts("304850.", touching), "3 048 50", "a speck behind them is no point");
});

test("digits before a word of their phrase are a number", async (t) => {
  const image = drawn([12, 9], [12, 2], [12, 12], [60, 0]);
  const digits = { ...wordIn(image, "100"), x1: 51 };
  const behind = (gap: number): string =>
    partWord(digits, image, TONES, { ...wordIn(image, "TOTAL"), x0: digits.x1 + gap })
      .map(({ text }) => text)
      .join(" ");
  t.equal(behind(12), "100");
  t.equal(behind(40), "1 00", "what stands further off is another column");
});

test("a comma before a year ends a word", async (t) => {
  const close = drawn([12, 2], [4, 2], [12, 2], [12, 2], [12, 2], [12, 0]);
  t.equal(parts("4,2025", close), "4, 2025");
  t.equal(parts("4,202", close), "4,202", "thousands");
  t.equal(parts("4,3025", close), "4,3025", "no year");
});

test("figures are parted with their sign, their brackets and their dollars", async (t) => {
  const four = drawn([12, 2], [12, 9], [12, 2], [12, 0]);
  t.equal(parts("$234", four), "$2 34");
  t.equal(parts("-534", drawn([7, 2], [12, 9], [12, 2], [12, 0])), "-5 34");
  t.equal(parts("(534)", drawn([7, 2], [12, 9], [12, 2], [12, 2], [7, 0])), "(5 34)");
  t.equal(parts("A234", four), "A234");
});

test("where each digit has its room, the next one is too far off behind a space", async (t) => {
  const one: [number, number] = [6, 6];
  t.equal(parts("1209", drawn(one, [12, 10], [12, 3], [12, 0])), "12 09");
  t.equal(parts("800", drawn([12, 9], [12, 2], [12, 12], [2, 0])), "8 00", "with the edge of its neighbour");
  t.equal(parts("917", drawn([12, 10], [6, 6], [12, 0])), "9 17", "a 1 stands left of its middle");
  t.equal(parts("1613", drawn([13, 2], [14, 5], [12, 3], [13, 0])), "1613", "but not one with a foot");
  t.equal(parts("104", drawn(one, [12, 3], [12, 0])), "104", "the white beside a 1 is none");
  const torn = drawn([10, 4], [9, 2], [10, 3], [16, 3], [5, 0]);
  t.equal(parts("67290", torn), "67290", "half of a torn digit touches the one before it");
  const thousands = drawn([6, 14], [12, 3], [12, 3], [12, 0]);
  const word = wordIn(thousands, "1807");
  const cents = { ...word, text: "80", x0: thousands.width + 8, x1: thousands.width + 30 };
  t.same(
    partWord(word, thousands, TONES, cents).map(({ text }) => text),
    ["1", "807"],
  );
  t.equal(parts("1807", thousands), "1807", "without cents behind it, it may be the number of a check");
});

test("a letter before a name is parted from it where no gap is as wide", async (t) => {
  t.equal(parts("K401K", drawn([14, 9], [14, 2], [14, 4], [6, 8], [14, 0])), "K 401K");
  t.equal(parts("2TOTAL", drawn([13, 9], [16, 2], [18, 3], [16, 2], [18, 3], [13, 0])), "2 TOTAL");
  t.equal(parts("2TOTAL", drawn([13, 6], [16, 2], [18, 3], [16, 2], [18, 3], [13, 0])), "2 TOTAL", "bold");
  t.equal(parts("2TOTAL", drawn([13, 3], [16, 2], [18, 3], [16, 2], [18, 3], [13, 0])), "2TOTAL");
  t.equal(parts("VVISION", drawn([16, 8], [16, 3], [3, 4], [16, 4], [3, 3], [18, 3], [16, 0])), "V VISION");
});

test("a space is told from the white that letters leave themselves", async (t) => {
  t.equal(
    parts(
      "KATHLEENT",
      drawn(...[16, 16, 14, 16, 13, 14, 14, 16].map((w): [number, number] => [w, 4]), [14, 0]),
    ),
    "KATHLEENT",
  );
  const wide: [number, number][] = [16, 16, 14, 16, 13, 14, 14].map((w) => [w, 4]);
  t.equal(parts("KATHLEENT", drawn(...wide, [16, 9], [14, 0])), "KATHLEEN T");
  const narrow = (kerned: number): [number, number][] =>
    [16, 16, 14, 16, 13, 14, 14].map((width, i) => [width, i < 2 ? kerned : 3]);
  t.equal(parts("KATHLEENT", drawn(...narrow(1), [16, 6], [14, 0])), "KATHLEEN T", "wider than any other");
  t.equal(parts("KATHLEENT", drawn(...narrow(3), [16, 6], [14, 0])), "KATHLEENT", "others are as wide");
  t.equal(parts("Tax:FL", drawn([16, 2], [14, 2], [13, 3], [3, 12], [14, 4], [14, 0])), "Tax: FL");
  t.equal(
    parts("WASHINGTON", drawn([30, 10], [12, 4], [16, 0])),
    "WASHINGTON",
    "other ink than its letters have",
  );
});

test("less white parts two words that labels have, of which the second begins with a capital", async (t) => {
  const cash = (space: number): GrayImage =>
    drawn([15, 3], [12, 3], [11, 3], [11, space], [13, 3], [4, 4], [12, 3], [11, 0]);
  t.equal(parts("CashTips", cash(5)), "Cash Tips");
  t.equal(parts("CashTips", cash(3)), "CashTips");
  t.equal(parts("CashTims", cash(5)), "CashTims", "no label has the second");
  const double = drawn(
    ...[17, 20, 16, 16, 13, 13, 16].map((w): [number, number] => [w, 4]),
    [3, 4],
    [19, 6],
    [13, 0],
  );
  t.equal(parts("DOUBLETIME", double), "DOUBLETIME", "capitals alone begin no second word");
  const saint = (space: number): GrayImage =>
    drawn([14, 1], [15, 1], [4, space], [12, 3], [17, 3], [16, 3], [16, 0]);
  t.equal(parts("ST.JOHN", saint(9)), "ST. JOHN");
  t.equal(parts("ST.JOHN", saint(3)), "ST.JOHN");
});

test("a space that narrow print nearly hides is wider than any other white of its word", async (t) => {
  const word = (space: number): GrayImage =>
    drawn(
      [14, 2],
      [10, 2],
      [10, 2],
      [6, 2],
      [11, 3],
      [10, 2],
      [11, space],
      [12, 1],
      [4, 3],
      [11, 2],
      [10, 0],
    );
  t.equal(parts("ChargedTips", word(5)), "Charged Tips");
  t.equal(parts("ChargedTips", word(3)), "ChargedTips", "no wider than another");
});

test("the ones of any face do not hide the spaces of a figure, nor make any", async (t) => {
  // A broad 1, whose stem stands at the right of its room.
  t.equal(parts("91075", drawn([13, 2], [8, 6], [13, 9], [13, 2], [13, 0])), "910 75");
  t.equal(parts("124770", drawn([8, 11], [12, 3], [13, 2], [13, 9], [13, 2], [13, 0])), "1 247 70");
  t.equal(parts("11210", drawn([8, 7], [8, 6], [13, 2], [8, 6], [13, 0])), "11210");
  t.equal(parts("0939", drawn([13, 2], [13, 6], [13, 2], [13, 0])), "0939", "no amount begins so");
  t.equal(parts("0073", drawn([13, 2], [13, 3], [13, 2], [13, 0])), "0073");
});

test("digits that no register prints with spaces stay together", async (t) => {
  t.equal(parts("31237", drawn([12, 2], [12, 9], [12, 2], [12, 2], [12, 0])), "31237");
  t.equal(parts("80412", drawn([12, 2], [12, 2], [12, 2], [12, 2], [12, 0])), "80412");
});

test("the white beside a narrow one is no space, and ink of a neighbour tells of none", async (t) => {
  t.equal(parts("100", drawn([9, 7], [14, 2], [14, 0])), "100");
  t.equal(parts("304850", drawn([12, 9], [12, 2], [12, 2], [12, 9], [12, 2], [12, 9], [12, 0])), "304850");
});

test("capitals are parted, mixed codes and small letters are not", async (t) => {
  const image = drawn([14, 10], [14, 2], [14, 2], [14, 0]);
  t.equal(parts("HEAT", image), "H EAT");
  t.equal(parts("Heat", image), "Heat");
  t.equal(parts("K401", image), "K401");
});

test("a letter that stands in no word is seen, dust is not", async (t) => {
  const image = drawn([14, 2], [14, 12], [5, 0]);
  const word = { ...wordIn(image, "Ru"), x1: 32 };
  t.ok(leavesInk([word], image, TONES));
  t.notOk(leavesInk([wordIn(image, "RuI")], image, TONES));
  t.ok(leavesInk([], image, TONES), "where nothing was read, something may stand");
  const dust = drawn([14, 2], [14, 0]);
  dust.pixels.fill(10, 20 * dust.width + 1, 20 * dust.width + 2);
  t.notOk(leavesInk([wordIn(dust, "Ru")], dust, TONES));
});

test("a number that was read in two is one again, thousands and cents stay apart", async (t) => {
  const two = (left: string, right: string, gap: number, image = drawn()): string => {
    const first = { ...wordIn(drawn(), left), x0: 0, x1: 17 * left.length };
    const second = { ...first, text: right, x0: first.x1 + gap, x1: first.x1 + gap + 17 * right.length };
    return joinFigures([first, second], image, TONES)
      .map(({ text }) => text)
      .join(" ");
  };
  t.equal(two("31", "237", 8), "31237");
  t.equal(two("31", "237", 11), "31 237", "columns");
  t.equal(two("341", "04", 8), "341 04", "cents");
  const even: [number, number] = [13, 4];
  const check = drawn(even, [13, 6], [6, 8], even, even);
  t.equal(two("401", "77", 0, check), "40177", "in one pace");
  t.equal(two("401", "77", 0, drawn(even, [13, 6], [6, 16], even, even)), "401 77");
  const even8 = (space: number): GrayImage => drawn(even, even, even, [13, space], even, even, even, even);
  t.equal(two("1234", "5678", 0, even8(10)), "1234 5678", "two numbers, clearly apart");
  t.equal(two("1234", "5678", 0, even8(4)), "12345678");
  t.equal(two("80", "00", 8), "80 00");
  t.equal(two("00", "1838", 8), "001838", "no rate begins with two zeros");
  t.equal(two("025", "23", 8), "025 23", "cents behind the last of their thousands");
  t.equal(two("$11,", "770.92", 12), "$11,770.92", "a comma and its white are wide in a typewriter's font");
  t.equal(two("24", ".9500", 8), "24.9500", "and so is a point");
  t.equal(two("24", ".9500", 18), "24 .9500", "two columns");
  t.equal(two("666.57", "-", 6), "666.57-");
  t.equal(two("-", "666.57", 6), "-666.57");
  t.equal(two("666.57", "-", 12), "666.57 -", "a dash");
  const plan = (space: number) => drawn(even, even, [13, space], [6, 6], [11, 4], [6, 0]);
  t.equal(two("401", "(k)", 0, plan(5)), "401(k)");
  t.equal(two("401", "(k)", 0, plan(14)), "401 (k)");
});

test("dots side by side are an ellipsis", async (t) => {
  const dot = wordIn(drawn([4, 0]), ".");
  const joined = (...texts: string[]): string[] =>
    joinDots(texts.map((text) => ({ ...dot, text }))).map(({ text }) => text);
  t.same(joined("(", ".", ".", ".", "0000)"), ["(", "...", "0000)"]);
  t.same(joined("..", ".", "12."), ["...", "12."]);
});

test("the form of a figure makes up for the white beside a 1", async (t) => {
  t.equal(parts("143129", drawn([13, 8], [29, 3], [13, 9], [13, 2], [14, 0])), "1 431 29");
});

test("a colon of one dot is dust", async (t) => {
  const image = drawn([4, 0]);
  t.notOk(isDust(wordIn(image, ":"), image, TONES, 20));
  for (let y = 10; y < 25; y++) image.pixels.fill(250, y * image.width, (y + 1) * image.width);
  t.ok(isDust(wordIn(image, ":"), image, TONES, 20));
  t.notOk(isDust(wordIn(image, "-"), image, TONES, 20));
});

test("capitals of a face that nobody knows are parted at the one wide gap", async (t) => {
  const wide = drawn([20, 4], [30, 4], [14, 10], [26, 4], [20, 0]);
  t.equal(parts("SDINY", wide), "SDI NY");
  t.equal(
    parts("SDINY", drawn([20, 4], [30, 8], [14, 10], [26, 4], [20, 0])),
    "SDINY",
    "an I has white on both sides",
  );
  t.equal(parts("SICK", drawn([14, 9], [5, 2], [14, 2], [14, 0])), "SICK", "labels have the word");
  t.equal(parts("SIXK", drawn([14, 9], [5, 2], [14, 2], [14, 0])), "S IXK");
  t.equal(
    parts("SDINO", drawn([20, 2], [30, 2], [14, 5], [26, 2], [20, 0])),
    "SDINO",
    "no space is so narrow",
  );
});

test("white that is narrow beside its digits parts no number, though their pace differs there", (t) => {
  t.equal(parts("1234", drawn([13, 2], [15, 5], [15, 2], [17, 0])), "1234");
  t.equal(parts("1234", drawn([13, 2], [15, 9], [15, 2], [17, 0])), "12 34");
  t.end();
});

test("cents that are set apart are digits alone", async (t) => {
  const whole = wordIn(drawn([12, 2], [12, 0]), "85");
  const read = (text: string, before: string, gap = 20): string => {
    const cents = { ...whole, text, x0: whole.x1 + gap, x1: whole.x1 + gap + 26 };
    return plainCents(cents, { ...whole, text: before }).text;
  };
  t.equal(read("O1", "85"), "01");
  t.equal(read("1o", "$85"), "10");
  t.equal(read("01.", "85"), "01");
  t.equal(read("O1", "Box"), "O1");
  t.equal(read("O1", "85", 60), "O1", "too far off");
});

test("what has its cents behind it has none of its own", async (t) => {
  const image = drawn([6, 9], [26, 0]);
  const word = wordIn(image, "164");
  const cents = { ...word, text: "32", x0: image.width + 8, x1: image.width + 30 };
  const read = (next: SeenWord | undefined): string[] =>
    partWord(word, image, TONES, next).map(({ text }) => text);
  t.same(read(cents), ["164"]);
  t.same(read(undefined), ["1", "64"]);
});

test("a letter that weak print has in pieces hides no space", async (t) => {
  const image = drawn([12, 8], [5, 2], [12, 2], [5, 0]);
  // The thin strokes of the zeros are lighter than the rest.
  for (const [from, to] of [
    [27, 29],
    [41, 43],
  ] as const)
    for (let y = 5; y < 8; y++) image.pixels.fill(160, y * image.width + from, y * image.width + to);
  t.equal(parts("800", image), "8 00");
});

test("letters of a typewriter, which stand equally far apart, hide no space", async (t) => {
  // A narrow letter leaves as much white in its room as a space does elsewhere.
  const typed = drawn([18, 2], [19, 2], [15, 7], [16, 3], [16, 3], [17, 3], [18, 0]);
  t.equal(parts("PRESTON", typed), "PRESTON");
  const spaced = drawn([15, 2], [17, 2], [15, 8], [15, 2], [15, 2], [18, 2], [16, 0]);
  t.equal(parts("PRESTON", spaced), "PRE STON");
});

test("the code of a tax and that of a state behind it are two words", async (t) => {
  const drawnWith = (space: number): GrayImage => drawn([14, 3], [14, 4], [5, space], [14, 3], [15, 0]);
  t.equal(parts("SUITN", drawnWith(7)), "SUI TN");
  t.equal(parts("SUITN", drawnWith(4)), "SUITN", "no wider than another gap");
  t.equal(parts("SUXTN", drawnWith(7)), "SUXTN");
});

test("a plan that is called by its law, and whose it is, are two words", async (t) => {
  const letter: [number, number] = [12, 2];
  t.equal(parts("401KEE", drawn(letter, letter, letter, [12, 9], letter, [12, 0])), "401K EE");
  t.equal(parts("401KEE", drawn(letter, letter, letter, letter, letter, [12, 0])), "401KEE");
});
