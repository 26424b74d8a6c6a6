import type { Test } from "tap";
import { textsOf, type ReadBytes } from "./page-reader-contract.ts";
import { predefinedPdf, SPELLINGS, spelledPdf } from "./spelled-pdf.ts";

/** What is drawn, from the left, and the words that it is. */
type Drawn = readonly [drawn: string, ...words: string[]];

/** Names as pages write them, by what is hard about them. */
const NAMES: Readonly<Record<string, readonly Drawn[]>> = {
  "hyphens are one sign, whichever a program takes": [
    ["Ann-Lee", "Ann-Lee"],
    ["Ann\u2010Lee", "Ann-Lee"],
    ["Ann\u2011Lee", "Ann-Lee"],
    ["Ann\u00adLee", "Ann-Lee"],
    ["Ann\ufe63Lee", "Ann-Lee"],
    ["Ann\uff0dLee", "Ann-Lee"],
    ["Ann\u2010", "Ann-"],
    ["100.00\u00ad", "100.00-"],
    ["\u2212100.00", "\u2212100.00"],
  ],
  "a raised mark behind a name is no digit of it": [
    ["Smith\u00b9 Lee\u2020", "Smith\u00b9", "Lee\u2020"],
    ["Garc\u00eda\u00b2", "Garc\u00eda\u00b2"],
  ],
  "Hebrew is read from the right": [
    ["\u05df\u05d4\u05db \u05d4\u05e0\u05d3", "\u05d3\u05e0\u05d4", "\u05db\u05d4\u05df"],
    ["(\u05d4\u05e0\u05d3)", "(\u05d3\u05e0\u05d4)"],
    ["\u05d4\u05f4\u05e0\u05d3", "\u05d3\u05e0\u05f4\u05d4"],
    ["1,234.56 \u05d4\u05e0\u05d3", "1,234.56", "\u05d3\u05e0\u05d4"],
    ["Ann \u05d4\u05e0\u05d3", "Ann", "\u05d3\u05e0\u05d4"],
  ],
  "Arabic is read from the right, its digits from the left": [
    ["\u0645\u0633", "\u0633\u0645"],
    ["\ufee1\ufeb3", "\u0633\u0645"],
    ["\ufefb\ufee1\ufeb3", "\u0633\u0645\u0644\u0627"],
    ["\u0661\u0662\u0663", "\u0661\u0662\u0663"],
    ["\u0661\u066c\u0662\u0663\u0664\u066b\u0665\u0666", "\u0661\u066c\u0662\u0663\u0664\u066b\u0665\u0666"],
  ],
  "Chinese has no spaces, and its wide signs are the usual ones": [
    ["\u738b\u4e00\u5fc3 1,234.56", "\u738b\u4e00\u5fc3", "1,234.56"],
    ["\u738b\u3000\u4e00", "\u738b", "\u4e00"],
    ["\uff11\uff0c\uff12\uff13\uff14\uff0e\uff15\uff10", "1,234.50"],
    ["\u30a2\u30fb\u30d1", "\u30a2\u30fb\u30d1"],
  ],
  "Cyrillic, with accents that are letters of their own": [
    ["\u0418\u0432\u0430\u043d\u043e\u0432 \u0419", "\u0418\u0432\u0430\u043d\u043e\u0432", "\u0419"],
    ["\u0418\u0306\u0432\u0430", "\u0419\u0432\u0430"],
  ],
  "an accent of its own is one with its letter": [
    ["Rene\u0301e Mu\u0308ller", "Ren\u00e9e", "M\u00fcller"],
    ["Nguye\u0302\u0303n", "Nguy\u1ec5n"],
    ["I\u0307lhan", "\u0130lhan"],
  ],
  "ligatures are their letters": [
    ["o\ufb03ce \ufb01t", "office", "fit"],
    ["Ko\ufb01 A\ufb02ine", "Kofi", "Afline"],
  ],
  "what nobody sees is no part of a name": [
    ["An\ufeffn", "Ann"],
    ["\u200f\u05d4\u05e0\u05d3\u200e", "\u05d3\u05e0\u05d4"],
    ["\u200f Lee", "Lee"],
  ],
};

/** Names and figures in the letters of the world, each in three ways of writing them. */
export async function namesContract(t: Test, read: ReadBytes): Promise<void> {
  for (const spelling of SPELLINGS)
    await t.test(spelling.name, async (t) => {
      for (const [what, cases] of Object.entries(NAMES))
        await t.test(what, async (t) => {
          for (const [text, ...words] of cases)
            t.same(textsOf(await read(spelledPdf(spelling, [{ x: 40, y: 700, text }]))), words, text);
        });

      await t.test("words of one phrase that are drawn from the right are read so", async (t) => {
        const right = { x: 80, y: 700, text: "\u05d4\u05e0\u05d3" };
        const left = { x: 60, y: 700, text: "\u05df\u05d4\u05db" };
        const words = ["\u05d3\u05e0\u05d4", "\u05db\u05d4\u05df"];
        for (const lines of [
          [right, left],
          [left, right],
        ])
          t.same(textsOf(await read(spelledPdf(spelling, lines))), words);
      });

      await t.test("a letter of which the file says nothing leaves a mark", async (t) => {
        const pdf = (text: string, untold: string): Buffer =>
          spelledPdf(spelling, [{ x: 40, y: 700, text }], [untold]);
        t.same(textsOf(await read(pdf("Anna 12", "n"))), ["A\ufffd\ufffda", "12"]);
        t.same(textsOf(await read(pdf("1,234.56", "3"))), ["1,2\ufffd4.56"]);
      });
    });

  await t.test("alphabets that every viewer knows need no table", async (t) => {
    const ways = [
      ["UniGB-UCS2-H", "GB1", "738b4e00", "\u738b\u4e00"],
      ["GBK-EUC-H", "GB1", "cdf5d2bb", "\u738b\u4e00"],
      ["ETen-B5-H", "CNS1", "a4fda440", "\u738b\u4e00"],
      ["UniJIS-UTF16-H", "Japan1", "738b4e00", "\u738b\u4e00"],
    ] as const;
    for (const [alphabet, ordering, codes, name] of ways)
      t.same(textsOf(await read(predefinedPdf(alphabet, ordering, codes))), [name], alphabet);
  });
}
