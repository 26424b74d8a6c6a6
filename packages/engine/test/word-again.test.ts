import { test } from "tap";
import type { Recogniser } from "../src/read/ocr/recogniser.ts";
import { figuresAgain, readAgain } from "../src/read/ocr/word-again.ts";
import type { Word } from "../src/read/page-reader.ts";
import { DIGIT, digitRows, ROWS } from "./support/drawn-digits.ts";
import { boxOf, picture } from "./support/drawn-letters.ts";

const IMAGE = { width: 400, height: 100, pixels: new Uint8Array(40_000).fill(250), dpi: 300 };
const PAGE = {
  image: IMAGE,
  tones: { paper: 250, ink: 130, trace: 180, faint: 205 },
  isEnlarged: false,
  phrases: [],
  rules: [],
  frames: [],
  masks: [],
  signs: [],
  drawn: null,
};

function word(text: string, otherReadings?: readonly string[]): Word {
  const box = { x0: 10, top: 5, x1: 50, bottom: 13, baseline: 12, size: 8 };
  const read = { text, bold: false, source: "ocr" as const, confidence: 0.91, ...box };
  return otherReadings === undefined ? read : { ...read, otherReadings };
}

/** A recogniser whose looks give one text after the other, and how many were taken. */
function looksOf(...texts: readonly string[]): { recogniser: Recogniser; taken: () => number } {
  let taken = 0;
  const recogniser: Recogniser = {
    recognise() {
      const text = texts[taken++] ?? "";
      return text === "" ? [] : [{ text, x0: 0, top: 0, x1: 9, bottom: 9, confidence: 0.9, line: 0 }];
    },
    close: () => {},
  };
  return { recogniser, taken: () => taken };
}

test("a figure that two looks confirm stays, and costs no more looks", async (t) => {
  const { recogniser, taken } = looksOf("12.00", "12.00", "18.00");
  t.same(readAgain(word("12.00"), PAGE, recogniser), word("12.00"));
  t.equal(taken(), 2);
});

test("most looks decide, and the others are remembered", async (t) => {
  const { recogniser } = looksOf("1,662.32", "1,552.32", "1,552.32", "1,652.32", "1,552.32", "1,552.32");
  t.match(readAgain(word("1,652.32"), PAGE, recogniser), {
    text: "1,552.32",
    confidence: 0.7,
    otherReadings: ["1,652.32", "1,662.32"],
  });
});

test("a minus that the ink shows is overlooked, and none that it does not show", async (t) => {
  const bars = (minus: string) => (_: string, y: number) =>
    `   ${y === 10 ? minus : "      "} ${"#########   ".repeat(3)}`;
  const read = (minus: string): string => {
    const rows = Array.from({ length: 20 }, () => "").map(bars(minus));
    const page = { ...PAGE, image: picture(rows, 1) };
    const box = { x0: 0.7, top: 0, x1: 10.8, bottom: 4.8, baseline: 4.8, size: 5 };
    const looks = Array<string>(6).fill("6.01");
    return readAgain({ ...word("-6.01"), ...box }, page, looksOf(...looks).recogniser).text;
  };
  t.equal(read("######"), "-6.01");
  t.equal(read("      "), "6.01");
});

test("without a majority the first reading stays, in doubt", async (t) => {
  const { recogniser } = looksOf("12.00", "18.00", "18.00", "", "Total", "13.00");
  const again = readAgain(word("12.00", ["17.00"]), PAGE, recogniser);
  t.match(again, { text: "12.00", otherReadings: ["18.00", "13.00", "17.00"] });
});

test("a look that gives a digit which the page prints otherwise is forgotten", async (t) => {
  const [LINE, PX] = [10, 4];
  const printed = ["3155", "567813", "683157", "735861", "816375", "158736"];
  const rows = printed.flatMap((figure) => [...digitRows(figure), ...Array<string>(LINE - ROWS).fill("")]);
  const page = { ...PAGE, image: picture(rows, PX) };
  const words = printed.map((text, line): Word => {
    const box = boxOf(0, line * LINE, DIGIT * text.length - 2, line * LINE + ROWS, PX);
    const [x0, top, x1, bottom] = [box.x0, box.top, box.x1, box.bottom].map((px) => (px * 72) / 300);
    const place = { x0: x0!, top: top!, x1: x1!, bottom: bottom!, baseline: bottom!, size: 8 };
    return { text, bold: false, source: "ocr", confidence: 0.95, ...place };
  });
  const again = (...looks: string[]): Word =>
    figuresAgain(words, page)(words[0]!, page, looksOf(...looks).recogniser);
  t.equal(again("3156", "3155", "3155", "3156", "3155", "3155"), words[0]);
  t.same(again("31556", "3155", "3155", "3156", "3155", "3155").otherReadings, ["31556"]);
});
