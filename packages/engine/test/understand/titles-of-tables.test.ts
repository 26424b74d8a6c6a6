import { test } from "tap";
import { linesOf } from "../../src/layout/lines.ts";
import { readJointly, type JointReading } from "../../src/understand/understand.ts";
import { LINE_PT, pageOf } from "../support/page-of.ts";
import { namesIn, peopleOf, printedLines } from "./joint-reading.ts";

const LARGER = 1.5;

/** What is read of a page whose lines that begin with a sign are titles, in larger print. */
function withTitles(text: string): JointReading {
  const printed = text.split("\n");
  const page = pageOf(printed.map((line) => line.replace(/^#/, "")).join("\n"));
  const first = Math.min(...page.words.map(({ baseline }) => baseline));
  const from = printed.findIndex((line) => line.trim() !== "");
  const words = page.words.map((word) => {
    const line = printed[from + Math.round((word.baseline - first) / LINE_PT)]!;
    return line.startsWith("#") ? { ...word, size: LARGER * word.size, bold: true } : word;
  });
  const pages = [{ ...page, words }];
  return readJointly(
    pages.flatMap((own) => linesOf(own, "point")),
    pages,
  );
}

const TABLES = `
Payroll Summary           Lantern Foods Ltd            Pay Date 03/20/2026

#Employees

Employee          Hours      Regular      Gross pay    Federal tax     Net pay
Lee, Ann          40.00       800.00         800.00          80.00      640.00
Byron, Ada        38.00       950.00         950.00          95.00      755.00
Curie, Marie      36.00     1,080.00       1,080.00         110.00      880.00
Total            114.00     2,830.00       2,830.00         285.00    2,275.00

#Employee deductions
Employee        Medical insurance   Dental insurance   401(k)   Total deductions
Lee, Ann                    40.00              10.00    30.00              80.00
Byron, Ada                  50.00              20.00    30.00             100.00
Curie, Marie                90.00                                          90.00
Total                      180.00              30.00    60.00             270.00

#Company contributions
Employee        Medical insurance   Dental insurance   401(k)   Total contributions
Lee, Ann                   140.00              15.00    31.00                186.00
Byron, Ada                 150.00              25.00    32.00                207.00
Curie, Marie               190.00                                            190.00
Total                      480.00              40.00    63.00                583.00
`;

test("a title in larger print is over all columns of its table", async (t) => {
  const [ann] = peopleOf(withTitles(TABLES));
  t.strictSame(
    printedLines(ann!).filter((line) => !line.startsWith("tax")),
    [
      "deduction 401(k) 3000",
      "deduction Dental insurance 1000",
      "deduction Medical insurance 4000",
      "earning Regular 80000",
      "employer_contribution 401(k) 3100",
      "employer_contribution Dental insurance 1500",
      "employer_contribution Medical insurance 14000",
    ],
  );
});

test("a sum that others have of several lines is none of its own where it is of one", async (t) => {
  const marie = peopleOf(withTitles(TABLES)).at(-1)!;
  t.strictSame(
    printedLines(marie).filter((line) => line.startsWith("employer")),
    ["employer_contribution Medical insurance 19000"],
  );
});

test("a title that names no list is no part of a heading", async (t) => {
  const joint = withTitles(TABLES);
  t.strictSame(namesIn(joint), ["Lee, Ann", "Byron, Ada", "Curie, Marie"]);
  const regular = peopleOf(joint)[0]!.items.find(({ label }) => label.text === "Regular");
  t.equal(regular?.hours?.quantity.units, 4000);
});
