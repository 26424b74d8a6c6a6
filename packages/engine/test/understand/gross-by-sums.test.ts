import { test } from "tap";
import { jointly, peopleOf } from "./joint-reading.ts";

/** A block of somebody whose lists end in sums that are called nothing but that. */
const block = (
  name: string,
  regular: string,
  bonus: string,
  total: string,
  tax: string,
  net: string,
): string => `
${name.padEnd(22)}Code      Hours     Amount     Code      Amount
Emp Id   1879         REG       72.00   ${regular.padStart(8)}     FITW    ${tax.padStart(8)}     Net   ${net}
                      BONUS             ${bonus.padStart(8)}
                      Totals    72.00   ${total.padStart(8)}     Totals  ${tax.padStart(8)}
`;

const register = (...totals: readonly [string, string, string, string]): string => `
Payroll Register
${block("Adebayo, Oluwaseun", "1,755.36", "200.00", totals[0], "299.94", "1,655.42")}
${block("Nwosu, Emeka C", "1,684.27", "150.00", totals[1], "251.53", "1,582.74")}
${block("Grimes, Latoya S", "2,444.80", "142.98", totals[2], "377.13", "2,210.65")}
${block("Zimmer, Otto", "1,100.40", "100.00", totals[3], "120.15", "1,080.25")}
`;

const grossOf = (text: string): (number | undefined)[] =>
  peopleOf(jointly(text)).map(({ figures }) => figures.get("gross_pay")?.cents);

test("what all earnings of each record come to is the gross pay, though it is called a total only", async (t) => {
  t.same(grossOf(register("1,955.36", "1,834.27", "2,587.78", "1,200.40")), [195536, 183427, 258778, 120040]);
});

test("what earnings do not come to is not", async (t) => {
  const gross = grossOf(register("1,955.37", "1,834.28", "2,587.79", "1,200.41"));
  t.notOk(gross.includes(195537));
});
