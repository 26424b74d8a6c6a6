import { test } from "tap";
import type { SeenWord } from "../src/read/ocr/recogniser.ts";
import { joinAmounts } from "../src/read/ocr/words/join-amounts.ts";

/** Words on one line, each letter 10 wide, behind gaps of so many. */
function line(...words: (string | number)[]): SeenWord[] {
  let x = 0;
  return words.flatMap((word, i): SeenWord[] => {
    if (typeof word === "number") {
      x += word;
      return [];
    }
    const x0 = x;
    x += 10 * word.length;
    return [{ text: word, x0, top: 30, x1: x, bottom: 54, confidence: 0.9 - i / 100, line: i }];
  });
}

const texts = (words: readonly SeenWord[]): string[] => joinAmounts(words).map(({ text }) => text);

test("parts of an amount that are one only together are joined", async (t) => {
  t.same(texts(line("Net", 30, "£1", 5, ",86", 6, "1", 6, ".57")), ["Net", "£1,861.57"]);
  t.same(texts(line("$2,", 6, "1", 7, "30.85", 40, "5.00")), ["$2,130.85", "5.00"]);
  const [joined] = joinAmounts(line("1", 6, ".50"));
  t.match(joined, { text: "1.50", x0: 0, x1: 46, confidence: 0.88 });
});

test("figures of two columns stay apart", async (t) => {
  t.same(texts(line("80", 6, "1,250.00")), ["80", "1,250.00"]);
  t.same(texts(line("1", 20, ".50")), ["1", ".50"]);
  const [left, right] = line("1", 6, ".50");
  t.equal(joinAmounts([left!, { ...right!, top: 60, bottom: 84 }]).length, 2, "on two lines");
});
