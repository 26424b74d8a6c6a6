import { test } from "tap";
import { slip } from "./support/made-up-statement.ts";
import { proofOf } from "./support/proof-of.ts";

const layout = slip({
  boxes: [
    {
      name: "taxes",
      title: "Taxes",
      columns: [{ role: "text" }, { role: "amount", header: "NOW" }, { role: "ytd_amount", header: "YEAR" }],
      section: "tax",
    },
    {
      name: "sums",
      columns: [
        { role: "figure", figure: "federal_income_wages", header: "FED TAXABLE" },
        { role: "figure", figure: "net_pay", header: "NET" },
      ],
      rows: [{ text: "^Year$", ytd: true }],
    },
  ],
});

/** What the lines of taxes say that they are due on. */
function wagesOf(taxes: string): (number | null)[][] {
  const { output } = proofOf(
    layout,
    `
  Acme Slip        Harbor Foods
  Of Rosa Bell     No 101     Check 7001   Paid 08/21/2026
  Taxes               NOW       YEAR
${taxes}
                    FED TAXABLE       NET
  Now                    700.00    688.00
  Year                 7,000.00  6,880.00
`,
  );
  return output.employees[0]!.taxes.map((tax) => [tax.taxable_wages, tax.ytd_taxable_wages]);
}

test("what federal income tax is due on goes to the line of that tax", async (t) => {
  const lines = "  Medicare          12.00     120.00\n  Fed Withholdng    50.00     500.00";
  t.same(wagesOf(lines), [
    [null, null],
    [700, 7000],
  ]);
});

test("where nothing was withheld of it, it goes nowhere", async (t) => {
  t.same(wagesOf("  Medicare          12.00     120.00"), [[null, null]]);
});
