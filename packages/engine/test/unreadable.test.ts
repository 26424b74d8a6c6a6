import { test } from "tap";
import { linesOf } from "../src/layout/lines.ts";
import { unreadableFigures } from "../src/layout/unreadable.ts";
import { extractBytes } from "./support/extract-bytes.ts";
import { drawnPdf } from "./support/drawn-pdf.ts";
import { drawn, HEIGHT, madeUpRegister, printed, WIDTH } from "./support/faulty-print/made-up-register.ts";
import { pageOf } from "./support/page-of.ts";
import { Random } from "./support/random.ts";

function signsIn(text: string): string[] {
  const page = pageOf(text);
  return unreadableFigures([page], linesOf(page, "point")).map(({ word }) => word.text);
}

const table = (sign: string): string => `
  Adler, Nina     1,920.00     219.12     1,409.18
  Brandt, Owen    2,304.50     ${sign.padStart(6)}     1,636.82
  Castell, Mirela 1,688.00     199.61     1,279.93
`;

test("signs that stand for a figure are found, wherever figures stand above and below", async (t) => {
  for (const sign of ["######", "##", "*****", "...", "????", "#REF!"])
    t.same(signsIn(table(sign)), [sign], sign);
  t.same(signsIn("Gross pay  ########"), ["########"], "alone as well");
  t.same(signsIn("Rate  #DIV/0!"), ["#DIV/0!"]);
});

test("rules, marks, masks and dots that lead to a figure are none", async (t) => {
  for (const text of [
    table("219.12"),
    "***** END OF REPORT *****\n1,920.00\n1,930.00",
    "Regular ........ 1,920.00\nOvertime ....... 1,930.00\nBonus .......... 1,940.00",
    "Acct ****4821   1,920.00\nAcct ****4822   1,930.00",
    "Check # 1041   1,920.00",
  ])
    t.same(signsIn(text), [], text);
});

test("the result names the field that lacks a figure, by its row and its column", async (t) => {
  const register = madeUpRegister(new Random(3));
  const texts = printed(register);
  const gross = register.columns.findIndex(({ list }) => list === "gross");
  const tax = register.columns.findIndex(({ list }) => list === "taxes");
  for (const text of texts)
    if (
      text.of === "figure" &&
      ((text.row === 1 && text.column === gross) || (text.row === 2 && text.column === tax))
    )
      text.text = "######";
  const pdf = drawnPdf({ content: drawn(texts), mediaBox: [0, 0, WIDTH, HEIGHT] });
  const { unreadable = [], confidence_score } = await extractBytes(pdf);
  t.same(
    unreadable.map(({ page, text, field_path }) => [page, text, field_path]),
    [
      [1, "######", "employees[1].gross_pay"],
      [1, "######", "employees[2].taxes"],
    ],
  );
  t.ok(confidence_score < 0.85);
});
