import { test } from "tap";
import { linesOf } from "../../src/layout/lines.ts";
import { pageGraph } from "../../src/understand/page-graph/page-graph.ts";
import { pageOf } from "../support/page-of.ts";

/** The phrases of each line of a page of plain text. */
function phrasesIn(text: string): string[][] {
  const page = pageOf(text);
  return pageGraph(linesOf(page, "point"), [page]).rows.map(({ spans }) => spans.map((span) => span.text));
}

const LINES = `
     Job      Phase      Cat  Pay Type      Hours      Amount
     2611     03-300     L    Regular       20.00      605.60
     2611     03-310     L    Regular        4.00      100.00
     2614     31-230     L    Overtime       3.00      132.30`;

test("a name that has a word where a column of other lines begins by chance is one phrase, below other names", async (t) => {
  const names = ["Ana L Cox", "Ben Abernathy", "Hector Figueroa", "Pete J Munsey", "Amber Sizemore"];
  const phrases = phrasesIn(
    names
      .map((name, i) => `\n${"ABCDE"[i]!.repeat(3)}     ${name.padEnd(32)}Check 1186${i}${LINES}`)
      .join("\n"),
  );
  const checks = phrases.filter((line) => line.at(-1)!.startsWith("Check"));
  t.same(
    checks.map(([, name]) => name),
    names,
  );
});

test("a text that begins where others before the column do ends where it begins", async (t) => {
  const phrases = phrasesIn(`${LINES}
     Overhead 31-400     L    Overtime       2.00       88.20`);
  t.same(phrases.at(-1)!.slice(0, 3), ["Overhead", "31-400", "L"]);
});
