import { test } from "tap";
import type { Word } from "../src/read/page-reader.ts";
import { spellAsElsewhere } from "../src/respell/printed-elsewhere.ts";
import { journal } from "./support/made-up-variant.ts";
import { pageOf } from "./support/page-of.ts";

/** The last line of a page on which these lines stand, each so many times, once it is spelled as they are. */
function spelled(
  last: string,
  lines: Readonly<Record<string, number>>,
  source: Word["source"] = "ocr",
  confidence = 0.95,
): string {
  const before = Object.entries(lines).flatMap(([line, times]) => Array<string>(times).fill(line));
  const page = pageOf([...before, last].join("\n"));
  const words = page.words.map((word): Word => ({ ...word, source, confidence }));
  const count = last.trim().split(/\s+/).length;
  const [read] = spellAsElsewhere([{ ...page, words }], [journal()]);
  return read!.words
    .slice(-count)
    .map(({ text }) => text)
    .join(" ");
}

test("a word of a label is spelled as its phrase is elsewhere", async (t) => {
  t.equal(spelled("NJ State income  204.69", { "NJ State Income  253.97": 3 }), "NJ State Income 204.69");
  t.equal(spelled("Hobday  376.00", { "Holiday  25.00": 3 }, "ocr", 0.8), "Holiday 376.00");
  t.equal(spelled("Hobday Pay", { "Holiday Pay": 3 }), "Holiday Pay");
  t.equal(spelled("401(K)", { "401(k)": 5 }), "401(k)");
  t.equal(spelled("K-401(K)  12.00", { "K-401(k)  14.00": 4 }), "K-401(k) 12.00");
  t.equal(spelled("Saciat Security", { "Social Security": 3 }), "Social Security");
  t.equal(spelled("ER Medica!", { "ER Medical": 3 }), "ER Medical");
  t.equal(spelled("NJ FL)", { "NJ FLI": 5 }), "NJ FLI");
  t.equal(spelled("401(K) Match", { "401(K) Match": 1, "401(k) Match": 3 }), "401(k) Match", "most decide");
  t.equal(spelled("401(k)", { "401(K)": 2 }), "401(k)", "a page may print both");
  t.equal(spelled("NJ SOI", { "NJ SDI": 5, "NJ SUI": 5 }), "NJ SDI");
  t.equal(spelled("Reqular Pay", { "Regular Pay": 4 }), "Regular Pay");
  t.equal(spelled("William Fores", { "William Flores": 3 }), "William Fores", "too little confirms a name");
  t.equal(spelled("Ahmed W Hatt", { "Ahmed W Hall": 3 }), "Ahmed W Hatt", "people have such names");
});

test("a place in a label is spelled as elsewhere where another look read it so", async (t) => {
  const read = (other: string, rest = "OH Income Tax"): string => {
    const often = Array<string>(3).fill(`Cleveland, ${rest}`);
    const page = pageOf([...often, `Ceveland, ${rest}`].join("\n"));
    const words = page.words.map((word): Word => {
      const otherReadings = word.text === "Ceveland," ? [other] : [];
      return { ...word, source: "ocr", otherReadings };
    });
    const [changed] = spellAsElsewhere([{ ...page, words }], [journal()]);
    return changed!.words.at(-1 - rest.split(" ").length)!.text;
  };
  t.equal(read("Cleveland,"), "Cleveland,");
  t.equal(read("Qeveland,"), "Ceveland,", "nobody read it so");
  t.equal(read("Cleveland,", "Anna"), "Ceveland,", "the name of a person");
});

test("of two ways to read a word most decide where other looks gave the one for the other", async (t) => {
  const read = (otherReadings: readonly string[]): string => {
    const page = pageOf(["Federal", "Federal", "Fedenal"].map((word) => `${word} Income Tax`).join("\n"));
    const words = page.words.map((word): Word => {
      const isOdd = word.text === "Fedenal";
      return { ...word, source: "ocr", ...(isOdd ? { otherReadings } : {}) };
    });
    return spellAsElsewhere([{ ...page, words }], [journal()])[0]!.words.at(-3)!.text;
  };
  t.equal(read(["Federal"]), "Federal");
  t.equal(read(["Fedena!"]), "Fedenal");
});

test("words with a slash between them are known where both are", async (t) => {
  t.equal(spelled("NY Income/Tay 12.00", { "NY Income/Tax 14.00": 3 }), "NY Income/Tax 12.00");
  t.equal(spelled("NY Income/Tay 12.00", { "NY Income/Tac 14.00": 3 }), "NY Income/Tay 12.00");
});

test("a place in a label that shows the strokes of another is spelled like it", async (t) => {
  t.equal(
    spelled("Phitadelphia PA Local Tax", { "Philadelphia PA Local Tax": 3 }),
    "Philadelphia PA Local Tax",
  );
  t.equal(
    spelled("Phitadelphia PA Local Tax", { "Philadelphia PA Local Tax": 2 }),
    "Phitadelphia PA Local Tax",
  );
  t.equal(spelled("Phitadelphia PA Tax", { "Philadelphia PA Tax": 3 }), "Philadelphia PA Tax", "a long one");
  t.equal(spelled("Batl PA Tax", { "Ball PA Tax": 3 }), "Batl PA Tax");
  t.equal(spelled("Fitz Ana", { "Filz Ana": 3 }), "Fitz Ana", "names of people");
});

test("words that may both be printed stay", async (t) => {
  t.equal(spelled("NJ SDI", { "NJ SUI": 9 }), "NJ SDI", "codes");
  t.equal(spelled("State Tax MN", { "State Tax MI": 9 }), "State Tax MN");
  t.equal(spelled("Employee Taxes", { "Employer Taxes": 9 }), "Employee Taxes", "both are words of labels");
  t.equal(spelled("REGULAR", { Regular: 9 }), "REGULAR", "in capitals");
  t.equal(spelled("DEPT 100", { "DEPT 200": 9 }), "DEPT 100", "digits");
  t.equal(spelled("A1 Hobday", { "A2 Holiday": 9 }), "A1 Hobday", "another phrase");
});

test("a name is no misread other name, nor by itself a misread label", async (t) => {
  const read = (name: string, often: string): string => spelled(name, { [often]: 3 });
  for (const [name, often] of [
    ["Jerry Brown", "Terry Brown"],
    ["Garcia, Daniela J", "Garcia, Daniel J"],
    ["Andersen, Maria L", "Anderson, Maria L"],
    ["Medina", "Medical"],
    ["Bonds", "Bonus"],
    ["Halladay", "Holiday"],
  ] as const)
    t.equal(read(name, often), name);
});

test("what is not printed more often tells nothing, and a text layer is what it says", async (t) => {
  t.equal(spelled("Hobday", { Holiday: 2 }), "Hobday");
  t.equal(spelled("Hobday", { Holiday: 3, Hobday: 1 }), "Hobday");
  t.equal(spelled("Hobday", { Holiday: 3 }, "text"), "Hobday");
});

test("what was read is remembered", async (t) => {
  const page = pageOf(["Holiday", "Holiday", "Holiday", "Hobday"].join("\n"));
  const words = page.words.map((word): Word => ({ ...word, source: "ocr", otherReadings: ["Holiday"] }));
  const [read] = spellAsElsewhere([{ ...page, words }], [journal()]);
  t.same(read!.words.at(-1)!.otherReadings, ["Hobday"]);
});
