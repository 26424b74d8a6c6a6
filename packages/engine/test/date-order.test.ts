import fc from "fast-check";
import { test } from "tap";
import { inferFacts } from "../src/infer/document/document-facts.ts";
import { dateOfEitherOrder, printedDateOrder } from "../src/layout/date-order.ts";
import { extractBytes } from "./support/extract-bytes.ts";
import { linesOfText } from "./support/page-of.ts";
import { pdfOfText } from "./support/pdf-of-text.ts";

const statement = (period: string, payDate: string, sign = ""): string => `
Harbour Foods Ltd                     Payslip
Employee Name: Rosa Bellwether        Pay Period: ${period}
                                      Pay Date: ${payDate}
Earnings               Amount
Basic Pay              ${sign}2,000.00
Gross Pay              ${sign}2,000.00
Deductions             Amount
PAYE Tax               ${sign}190.40
National Insurance     ${sign}76.24
Net Pay                ${sign}1,733.36`;

async function daysOf(text: string): Promise<unknown> {
  const { canonical_output } = await extractBytes(pdfOfText(text));
  return [canonical_output.pay_period.start, canonical_output.pay_period.end, canonical_output.pay_date];
}

test("dates are in the order in which all of them can be", async (t) => {
  const june = ["2026-06-01", "2026-06-30", "2026-07-03"];
  t.same(await daysOf(statement("01/06/2026 - 30/06/2026", "03/07/2026")), june);
  t.same(await daysOf(statement("01.06.2026 - 30.06.2026", "03.07.2026")), june);
  t.same(await daysOf(statement("06/01/2026 - 06/30/2026", "07/03/2026")), june);
  t.same(await daysOf(statement("06/01/2026 - 06/30/2026", "07/03/2026", "£")), june);
  t.same(await daysOf(statement("01/06/2026 - 12/06/2026", "03/07/2026", "£")), [
    "2026-06-01",
    "2026-06-12",
    "2026-07-03",
  ]);
});

test("dates may name their month, in either place, with any dash", async (t) => {
  const june = ["2026-06-01", "2026-06-15", "2026-06-19"];
  t.same(await daysOf(statement("Jun 1, 2026 - Jun 15, 2026", "Jun 19, 2026")), june);
  t.same(await daysOf(statement("1 June 2026 to 15 June 2026", "19th June 2026")), june);
  t.same(await daysOf(statement("01-JUN-2026 - 15-JUN-2026", "JUN 19 2026")), june);
});

test("the order is that of the dates which have one order only", async (t) => {
  const orderOf = (currency: string, ...dates: string[]) =>
    printedDateOrder(linesOfText([`Paid ${dates.join(" ")}`]), currency);
  t.equal(orderOf("USD"), "mdy");
  t.equal(orderOf("USD", "03/04/2026", "05.06.26"), "mdy", "what can be both tells nothing");
  t.equal(orderOf("EUR", "03/04/2026"), "dmy", "but the currency does");
  t.equal(orderOf("GBP", "03/28/2026"), "mdy");
  t.equal(orderOf("USD", "28/03/2026,"), "dmy");
  const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2078-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(day, { minLength: 1 }), fc.constantFrom("mdy", "dmy"), (days, order) => {
      const printed = days.map((date) => {
        const [year, month, ofMonth] = date.toISOString().slice(0, 10).split("-");
        return order === "dmy" ? `${ofMonth}/${month}/${year}` : `${month}/${ofMonth}/${year}`;
      });
      const told = days.some((date) => date.getUTCDate() > 12);
      const found = orderOf(order === "dmy" ? "EUR" : "USD", ...printed);
      return (
        found === order && (!told || orderOf("USD", ...printed) === order) && printed.every(dateOfEitherOrder)
      );
    }),
  );
});

test("a day and a period stand behind many words", async (t) => {
  const factsOf = (line: string): Record<string, string> =>
    Object.fromEntries([...inferFacts(linesOfText([line]))].map(([name, { text }]) => [name, text]));
  const paid = { pay_date: "07/10/2026" };
  for (const line of [
    "Date Paid: 07/10/2026",
    "Cheque Date: 07/10/2026",
    "Check Date (07/10/2026)",
    "Pay Run Date 07/10/2026",
  ])
    t.same(factsOf(line), paid, line);
  t.same(factsOf("PAY DATE: FRIDAY, JULY 10, 2026"), { pay_date: "JULY 10, 2026" });
  t.same(factsOf("Printed: 07/10/2026"), {}, "not every day is a pay day");
  t.same(factsOf("Hire Date: 07/10/2026"), {});
  const period = { period_start: "06/22/2026", period_end: "07/05/2026" };
  for (const line of [
    "Period Beginning: 06/22/2026  Ending: 07/05/2026",
    "Start Date: 06/22/2026   End Date: 07/05/2026",
    "Pay Period: 06/22/2026 to: 07/05/2026",
    "Work Period: Mon, 06/22/2026 \u2013 Sun, 07/05/2026",
  ])
    t.same(factsOf(line), period, line);
});
