import { test } from "tap";
import { jointly, namesIn, peopleOf, printedLines } from "./joint-reading.ts";

/** A table whose names take two lines, between which the numbers stand. */
const TABLE = `
Payroll Summary              Lantern Foods Ltd              Pay Date 03/20/2026

Employee     Reg hrs      Regular      Gross pay    Federal tax      Medicare      Net pay   Method

Annabel
               36.50       594.95         594.95          68.97         13.40       512.58   Check
Lee

Ada
               40.00       652.00         652.00          88.32         15.74       547.94   Check
Byron

Marie
               40.00       980.00         980.00          93.13         16.55       870.32   Check
Curie

Ines
               22.00       358.60         358.60          22.81          7.80       327.99   Check
Duarte

Total (4)     138.50     2,585.55       2,585.55         273.23         53.49     2,258.83
`;

test("halves of names belong to the numbers that they stand nearest to", async (t) => {
  t.strictSame(namesIn(jointly(TABLE)), ["Annabel Lee", "Ada Byron", "Marie Curie", "Ines Duarte"]);
});

test("a list of the company's taxes below is about nobody who is named above", async (t) => {
  const joint = jointly(`${TABLE}

Company taxes
Tax                                    Amount
Social Security                        160.30
Medicare                                53.49
Unemployment                            77.18
Total company taxes                    290.97
`);
  t.strictSame(namesIn(joint), ["Annabel Lee", "Ada Byron", "Marie Curie", "Ines Duarte"]);
  t.strictSame(printedLines(peopleOf(joint)[3]!), [
    "earning Regular 35860",
    "tax Federal tax 2281",
    "tax Medicare 780",
  ]);
});

test("what is paid out in one way is no gross pay, though it stands below that of all", async (t) => {
  const { reading } = jointly(`
Payroll Summary              Lantern Foods Ltd              Pay Date 03/20/2026

Name                   Hours Total Paid   Tax Withheld   Deductions       Net Pay
Lee, Ann               40.00   770.00       126.89        42.18       600.93
Byron, Ada             38.50   673.75       113.46                    560.29
Curie, Marie           43.25   778.50       105.28        61.75       611.47
Duarte, Ines           40.00 1,250.00       178.76        96.40       974.84

Totals for Payroll 1  161.75 3,472.25       524.39       200.33     2,747.53
Employees Paid: 4

Total Direct Deposits        2,136.06
Total Net Checks               611.47
  `);
  const sums = reading.records.filter(({ scope }) => scope !== "check");
  t.strictSame(
    sums.flatMap(({ figures }) => figures.get("gross_pay")?.cents ?? []),
    [347225],
  );
  t.notOk(sums.some(({ employeeCount }) => employeeCount?.count === 1));
});
