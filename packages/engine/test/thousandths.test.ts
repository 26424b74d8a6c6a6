import { test } from "tap";
import { extractBytes } from "./support/extract-bytes.ts";
import { pdfOfText } from "./support/pdf-of-text.ts";

const register = (
  decimals: string,
): string => `Harbour Foods WLL                Payroll Register          Pay Date: 03/28/2025
Employee             Basic Pay      Gross Pay      Insurance      Net Pay
Bellwether, Rosa     2,000.00${decimals}      2,000.00${decimals}      190.40${decimals}        1,809.60${decimals}
Okafor, Daniel       1,500.00${decimals}      1,500.00${decimals}      90.40${decimals}         1,409.60${decimals}
Total                3,500.00${decimals}      3,500.00${decimals}      280.80${decimals}        3,219.20${decimals}`;

test("amounts of three decimals are told, and are neither rounded nor zero", async (t) => {
  const {
    canonical_output,
    confidence_score,
    unreadable = [],
  } = await extractBytes(pdfOfText(register("5")));
  t.match(
    canonical_output.employees.map(({ name, gross_pay, net_pay, earnings, taxes }) => [
      name,
      gross_pay,
      net_pay,
      earnings.length + taxes.length,
    ]),
    [
      ["Rosa Bellwether", null, null, 0],
      ["Daniel Okafor", null, null, 0],
    ],
  );
  t.ok(unreadable.length >= 8);
  t.ok(confidence_score < 0.85);
  t.same(canonical_output.totals?.net_pay ?? null, null);
});

test("amounts of cents are read", async (t) => {
  const result = await extractBytes(pdfOfText(register("")));
  t.match(result.canonical_output.employees, [{ net_pay: 1809.6 }, { net_pay: 1409.6 }]);
  t.notOk("unreadable" in result);
});
