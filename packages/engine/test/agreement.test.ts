import { test } from "tap";
import { decimalMarkOf } from "../src/read/ocr/decimal-mark.ts";
import { agreed, areSure, corrected, sameDigits, sameText, type Look } from "../src/read/ocr/agreement.ts";
import type { Model, SeenWord } from "../src/read/ocr/recogniser.ts";

/** Words of equal width, side by side. */
function wordsOf(...read: [string, number][]): SeenWord[] {
  return read.map(([text, confidence], i) => {
    return { text, confidence, x0: 50 * i, x1: 50 * i + 40, top: 0, bottom: 20, line: 0 };
  });
}

function look(
  text: string,
  confidence: number,
  model: Model = "thorough",
  missed: Look["missed"] = "nothing",
): Look {
  return { model, words: wordsOf([text, confidence]), missed };
}

test("a figure is believed if it is read surely and has the form of a figure", async (t) => {
  for (const text of ["1,234.56", "$0.00", "(12.50)", "86.38-", "04/30/2024", "401(k)", "46.2800", "12%"])
    t.ok(areSure(wordsOf([text, 0.9])), text);
  for (const text of ["25,46", "7.615.04", "9:51", "8.00.", "Department:.Sales"])
    t.notOk(areSure(wordsOf([text, 0.95])), text);
  t.notOk(areSure(wordsOf(["12.00", 0.8])));
  t.ok(areSure(wordsOf(["Gross", 0.87])));
  t.notOk(areSure(wordsOf(["BANERIEE", 0.8])), "no dictionary knows a name");
  t.notOk(areSure(wordsOf(["SD", 0.8])), "no dictionary knows a code");
  t.notOk(areSure(wordsOf(["pc", 0.9])), "small letters alone may be capitals");
  t.ok(areSure(wordsOf(["3", 0.9], ["of", 0.9])), "unless they are a word");
  t.notOk(areSure(wordsOf(["Department:.Sales", 0.9])), "a space was read as a point");
  t.ok(areSure(wordsOf(["JR.,STEFAN", 0.9])), "behind what follows a name");
  t.notOk(areSure(wordsOf(["Deductions", 0.9], ["|", 0.9])), "a slash was read as a bar");
  for (const text of ["S@REN", "S¢ren"])
    t.notOk(areSure(wordsOf([text, 0.9])), "a letter was read as a sign");
});

test("looks that agree are believed, and others are remembered", async (t) => {
  const [word] = agreed([look("101.00", 0.6), look("181.00", 0.7, "quick"), look("101.00", 0.8)]);
  t.match(word, { text: "101.00", otherReadings: ["181.00"] });
  t.ok(word!.confidence <= 0.7, "a reading that is disputed is not sure");
  const [split] = agreed([look("101.00", 0.9), look("181.00", 0.8), look("107.00", 0.7)]);
  t.match(split, { text: "101.00", confidence: 0.4 });
});

test("what cannot be printed so, and what passes letters over, loses", async (t) => {
  t.match(agreed([look("7.615.04", 0.93), look("7,615.04", 0.85)]), [{ text: "7,615.04" }]);
  t.match(agreed([look("Ruth", 0.96, "thorough", "letters"), look("RuthJ", 0.8)]), [{ text: "RuthJ" }]);
  const cut = look("0", 0.95, "thorough", "letters");
  t.match(agreed([cut, look("or", 0.78, "thorough", "details"), cut]), [{ text: "or" }]);
  t.match(
    agreed([cut, look("or", 0.6, "thorough", "details"), cut]),
    [{ text: "0" }],
    "of which it is a guess",
  );
  const figure = look("4.896,16", 0.9, "thorough", "letters");
  t.match(agreed([figure, look("4.89%,16", 0.7), figure]), [{ text: "4.896,16" }], "no figure has a % in it");
  t.match(agreed([look("", 0), { model: "thorough", words: [], missed: "letters" }]), [{ text: "" }]);
  t.same(agreed([{ model: "quick", words: [], missed: "letters" }]), []);
});

test("a bracket and its digit that were read as one sign are taken from another look", async (t) => {
  t.notOk(areSure(wordsOf(["@3.00)", 0.97])));
  t.match(agreed([look("G0.65)", 0.9), look("(30.65)", 0.6)]), [{ text: "(30.65)" }]);
  const [figure] = agreed([look("@3.00)", 0.9), look("(23.00)", 0.6)]);
  t.match(figure, { text: "(23.00)", confidence: 0.4 });
  t.match(agreed([look("(@,550.45)", 0.9), look("(1,550.45)", 0.6)]), [
    { text: "(1,550.45)", confidence: 0.4 },
  ]);
});

test("a sign of dollars is not read twice", async (t) => {
  const first: Look = { model: "thorough", words: wordsOf(["$", 0.8], ["100422", 0.4]), missed: "nothing" };
  const twice: Look = { model: "quick", words: wordsOf(["$", 0.5], ["$1004", 0.9]), missed: "letters" };
  t.match(agreed([first, twice]), [{ text: "$" }, { text: "100422" }]);
});

test("zeros with a stroke are zeros, before looks are compared", async (t) => {
  t.match(agreed([look("VO0075001", 0.3), look("Vo0075001", 0.2)]), [{ text: "V00075001" }]);
});

test("a sure reading takes the place of a doubtful one, which is remembered", async (t) => {
  const better = wordsOf(["$91.78", 0.97], ["NJ", 0.9]);
  const doubtful = wordsOf(["s91.78", 0.4], ["NJ", 0.9]);
  t.match(corrected(better, doubtful), [
    { text: "$91.78", otherReadings: ["s91.78"] },
    { text: "NJ", otherReadings: undefined },
  ]);
  t.ok(sameDigits(better, doubtful), "they differ in a sign");
  t.notOk(sameDigits(better, wordsOf(["$91.73", 0.97], ["NJ", 0.9])));
});

test("readings are the same if their words are", async (t) => {
  const words = wordsOf(["$91.78", 0.97], ["NJ", 0.9]);
  t.ok(sameText(words, wordsOf(["$91.78", 0.1], ["NJ", 0.2])));
  t.notOk(sameText(words, wordsOf(["$91.78", 0.97])));
});

test("letters that most looks pass over are there", async (t) => {
  const passed = [0.97, 0.96, 0.97].map((sure) => look("A", sure, "thorough", "letters"));
  t.match(agreed([...passed, look("MA", 0.96, "quick")]), [{ text: "MA", otherReadings: ["A"] }]);
  t.match(agreed([...passed, look("NIA", 0.5, "quick")]), [{ text: "A" }], "unless that is a guess");
});

test("each word of a phrase is read as most looks read it", async (t) => {
  const looks = [
    ["Ostergaard", 0.92, "Jr,", 0.73],
    ["Dstergaard", 0.3, "Jr.,", 0.92],
    ["Istergaard", 0.4, "Jr.,", 0.93],
  ].map(([name, sure, suffix, surer]): Look => {
    const words = wordsOf([name as string, sure as number], [suffix as string, surer as number]);
    return { model: "thorough", words, missed: "nothing" };
  });
  const read = agreed(looks);
  t.same(
    read.map(({ text }) => text),
    ["Ostergaard", "Jr.,"],
  );
  t.same(read[1]!.otherReadings, ["Jr,"]);
  const parted = { ...looks[1]!, words: wordsOf(["O", 0.5], ["stergaard", 0.5], ["Jr.,", 0.99]) };
  t.same(
    agreed([looks[0]!, parted]).map(({ text }) => text),
    ["Ostergaard", "Jr,"],
    "a look that saw other words tells nothing of one",
  );
});

test("a word that most looks part is parted", async (t) => {
  const whole = (text: string): Look => ({
    ...look(text, 0.95),
    words: [{ ...wordsOf([text, 0.95])[0]!, x1: 90 }],
  });
  const parted = (...texts: [string, string]): Look => ({
    ...look("", 0),
    words: wordsOf([texts[0], 0.6], [texts[1], 0.6]),
  });
  const textsOf = (...looks: Look[]): string[] => agreed(looks).map(({ text }) => text);
  const [loan, one] = [whole("Loan1"), parted("Loan", "1")];
  t.same(textsOf(loan, one, one), ["Loan", "1"]);
  t.same(textsOf(loan, loan, one), ["Loan1"]);
  t.same(
    textsOf(loan, { ...one, widened: true }, { ...one, widened: true }),
    ["Loan1"],
    "spaces drawn wider",
  );
  t.same(textsOf(whole("1234"), parted("12", "34"), parted("12", "34")), ["1234"], "digits");
});

test("a word that is much wider stands in the place of others", async (t) => {
  const [page, of] = wordsOf(["Page", 0.97], ["of", 0.8]);
  const whole = [
    { ...page!, x1: of!.x1 },
    { ...of!, text: "0f", confidence: 0.3 },
  ];
  const read = agreed([
    { model: "thorough", words: [page!, of!], missed: "nothing" },
    { model: "quick", words: whole, missed: "nothing" },
  ]);
  t.same(read[1]!.otherReadings, ["0f"]);
});

test("an amount with a letter, or with half of its brackets, is looked at again", async (t) => {
  for (const text of ["so.00", "S12.50", "930.5S", "9.15)", "(9.15", "©", "€.00", "\\M"])
    t.notOk(areSure(wordsOf([text, 0.96])), text);
  t.ok(areSure(wordsOf(["€5.00", 0.96])));
  t.ok(areSure(wordsOf(["3&4", 0.96])), "two columns of hours");
  t.notOk(areSure(wordsOf(["Jr,", 0.73])), "a short word with a mark is as short");
  t.notOk(areSure(wordsOf(["McAIlister", 0.74])), "an I within a word is seldom one");
});

test("letters among digits are the amount that another look gave, and no look is sure of it", async (t) => {
  const [read] = agreed([
    look("Ss82.05", 0.9),
    look("$582.05", 0.3, "quick"),
    look("Ss82.05", 0.8, "spanish"),
  ]);
  t.match(read, { text: "$582.05", confidence: 0.4 });
  t.equal(agreed([look("Ss82.05", 0.9), look("582.05", 0.3, "quick")])[0]!.text, "Ss82.05");
  t.equal(agreed([look("1,930.5S", 0.9), look("1,930.55", 0.3, "quick")])[0]!.text, "1,930.55");
  const hyphened = [look("23-62", 0.9), look("$23.62", 0.3, "quick")];
  t.match(agreed(hyphened), [{ text: "$23.62", confidence: 0.4 }], "a hyphen before cents");
  t.equal(agreed([look("23-62", 0.9), look("$23.67", 0.3, "quick")])[0]!.text, "23-62");
});

test("half of a pair of brackets loses, behind a comma as well", async (t) => {
  const looks = [look("47,91)", 0.9), look("(47,91)", 0.85, "quick")];
  t.equal(agreed(looks)[0]!.text, "(47,91)");
});

test("on a page of amounts with a comma they need no other look", async (t) => {
  for (const text of ["5,91", "1.046,68", "-17,73", "(1.046,68)", "12,00€"]) {
    t.ok(areSure(wordsOf([text, 0.9]), ","), text);
    t.notOk(areSure(wordsOf([text, 0.9]), "."), `${text} on another page`);
  }
  t.notOk(areSure(wordsOf(["1046.,68", 0.9]), ","));
  const looks = [look("591", 0.95), look("5,91", 0.96, "quick"), look("5,91", 0.95)];
  t.equal(agreed(looks, ",")[0]!.text, "5,91");
});

test("what stands before cents is told by most amounts", async (t) => {
  const markOf = (...texts: string[]) =>
    decimalMarkOf(wordsOf(...texts.map((text): [string, number] => [text, 0.9])));
  t.equal(markOf("5,91", "1.046,68", "17,73-", "12.00"), ",");
  t.equal(markOf("5,91", "1.046,68"), ".", "two may be misread");
  t.equal(markOf("5,91", "1,046.68", "17.73", "8.00", "3,10", "4,20"), ".", "as many have a point");
  t.equal(markOf("1,046", "17,730", "8,000"), ".", "thousands");
});

test("dollars have two decimals, and a look that gave others has read a digit twice", async (t) => {
  for (const text of ["$24.608", "($1,046.6)", "-$24.60812"]) t.notOk(areSure(wordsOf([text, 0.95])), text);
  for (const text of ["$24.68", "$18.7500", "24.608"]) t.ok(areSure(wordsOf([text, 0.95])), text);
  const looks = [
    look("$24.68", 0.92, "thorough", "letters"),
    look("$24.608", 0.83),
    look("$24.68", 0.89, "quick", "letters"),
  ];
  t.equal(agreed(looks)[0]!.text, "$24.68", "whatever pieces the ink is in");
});
