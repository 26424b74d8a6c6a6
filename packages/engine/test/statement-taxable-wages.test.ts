import { test } from "tap";
import { slip } from "./support/made-up-statement.ts";
import { proofOf } from "./support/proof-of.ts";

const AMOUNTS = [
  { role: "text" },
  { role: "amount", header: "NOW" },
  { role: "ytd_amount", header: "YEAR" },
] as const;

const layout = slip({
  boxes: [
    { name: "taxes", title: "Taxes", columns: [...AMOUNTS], section: "tax" },
    { name: "wages", title: "Wages", columns: [...AMOUNTS], wages: true },
    {
      name: "accounts",
      title: "Accounts",
      columns: [{ role: "text" }, { role: "amount", header: "PAID" }],
      rows: [{ payment: "direct_deposit" }],
    },
  ],
});

test("wages of the year are those of their tax, whose state may stand behind them; an amount ends with its currency", async (t) => {
  const { output } = proofOf(
    layout,
    `
  Acme Slip        Harbor Foods
  Of Rosa Bell     No 101     Check 7001   Paid 08/21/2026
  Taxes                                NOW       YEAR
  Medicare                           12.00     120.00
  State Tax - CA                     50.00     500.00

  Wages                                NOW       YEAR
  Medicare - Taxable Wages          828.00   8,280.00
  State Tax Taxable Wages - CA      700.00   7,000.00

  Accounts                                       PAID
  Navy                                     688.00 USD
`,
  );
  const [rosa] = output.employees;
  t.same(
    rosa!.taxes.map((tax) => [tax.taxable_wages, tax.ytd_taxable_wages]),
    [
      [828, 8280],
      [700, 7000],
    ],
  );
  t.match(rosa!.payments, [{ method: "direct_deposit", amount: 688 }]);
});
