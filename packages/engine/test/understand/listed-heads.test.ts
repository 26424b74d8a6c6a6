import { test } from "tap";
import type { RecordReading } from "../../src/interpret/reading.ts";
import { jointly, peopleOf } from "./joint-reading.ts";

/** Lines as `section label hours rate cents year`. */
function countedLines({ items }: RecordReading): string[] {
  return items
    .map(({ section, label, hours, rate, amount, ytdAmount }) =>
      [
        section,
        label.text,
        hours?.token.text ?? "-",
        rate?.token.text ?? "-",
        amount?.cents ?? "-",
        ytdAmount?.cents ?? "-",
      ].join(" "),
    )
    .sort();
}

test("a heading with a colon lists what the numbers below it count", async (t) => {
  const joint = jointly(`
    Payroll Journal

    Employee          Earnings: code, hours, amount, YTD           Taxes: code, amount, YTD          Net Pay
    1208 Vega, Rosa   REG   80.00   1,760.00    8,800.00           FWT      176.00      880.00      1,510.31
                      OT     2.00      66.00      198.00           FICA     139.69      688.35
    1215 Wynn, Theo   REG   72.00   1,440.00    7,200.00           FWT      144.00      720.00      1,213.54
                      OT     1.00      30.00       90.00           FICA     112.46      557.69
    1233 Yoder, Sam   REG   80.00   2,000.00   10,000.00           FWT      200.00    1,000.00      1,664.31
                      OT     0.50      18.75       56.25           FICA     154.44      769.30
  `);
  t.same(countedLines(peopleOf(joint)[0]!), [
    "earning OT 2.00 - 6600 19800",
    "earning REG 80.00 - 176000 880000",
    "tax FICA - - 13969 68835",
    "tax FWT - - 17600 88000",
  ]);
  t.equal(peopleOf(joint)[2]!.figures.get("net_pay")?.cents, 166_431);
});

test("a heading lists what the numbers below it count in brackets, too", async (t) => {
  const joint = jointly(`
    Payroll Journal

    Employee          Pay items (hours rate amount)                Withheld (amount YTD)            Net Pay
    1208 Vega, Rosa   Regular     80.00   22.00   1,760.00         Federal      176.00      880.00      1,510.31
                      Overtime     2.00   33.00      66.00         FICA         139.69      688.35
    1215 Wynn, Theo   Regular     72.00   20.00   1,440.00         Federal      144.00      720.00      1,213.54
                      Overtime     1.00   30.00      30.00         FICA         112.46      557.69
    1233 Yoder, Sam   Regular     80.00   25.00   2,000.00         Federal      200.00    1,000.00      1,664.31
                      Overtime     0.50   37.50      18.75         FICA         154.44      769.30
  `);
  t.same(countedLines(peopleOf(joint)[1]!), [
    "earning Overtime 1.00 30.00 3000 -",
    "earning Regular 72.00 20.00 144000 -",
    "tax FICA - - 11246 55769",
    "tax Federal - - 14400 72000",
  ]);
});

test("words in brackets that count nothing head no columns", async (t) => {
  const joint = jointly(`
    Payroll Journal

    Employee          Earnings (by contract, by law)   Deductions (see note, overleaf)    Net Pay
    1208 Vega, Rosa   Regular        1,760.00          Federal         176.00            1,510.31
                      Overtime          66.00          FICA            139.69
    1215 Wynn, Theo   Regular        1,440.00          Federal         144.00            1,213.54
                      Overtime          30.00          FICA            112.46
    1233 Yoder, Sam   Regular        2,000.00          Federal         200.00            1,664.31
                      Overtime          18.75          FICA            154.44
  `);
  t.same(countedLines(peopleOf(joint)[0]!), [
    "earning Overtime - - 6600 -",
    "earning Regular - - 176000 -",
    "tax FICA - - 13969 -",
    "tax Federal - - 17600 -",
  ]);
});

test("a title may list in brackets what stands behind each label below it", async (t) => {
  const person = (name: string, pay: string, federal: string, state: string, net: string): string => `
${name}
  Regular             40.00     ${pay}
  Gross Earnings                ${pay}
  TAXES WITHHELD (subject / amount)
  FED   Federal Tax        ${pay}     ${federal}    OR    Oregon W/H         ${pay}      ${state}
  MED   Medicare           ${pay}      29.00    ORTT  OR Transit Tax     ${pay}       2.00
  DEDUCTIONS
  101   401(k)                           100.00    120   Union Dues                         40.00
  Net Pay   ${net}
`;
  const people = peopleOf(
    jointly(`
Payroll Journal by Employee
${person("Abelson, Noel", "2,000.00", "200.00", "90.00", "1,539.00")}
${person("Brand, Ingrid", "2,000.00", "210.00", "80.00", "1,539.00")}
${person("Chau, Faisal", "2,000.00", "220.00", "70.00", "1,539.00")}
${person("Doyle, Marie", "2,000.00", "230.00", "60.00", "1,539.00")}`),
  );
  t.same(
    people[0]!.items
      .filter(({ section }) => section === "tax")
      .map(({ label, amount, taxableWages }) => `${label.text} ${taxableWages?.cents} ${amount?.cents}`)
      .sort(),
    [
      "Federal Tax 200000 20000",
      "Medicare 200000 2900",
      "OR Transit Tax 200000 200",
      "Oregon W/H 200000 9000",
    ],
  );
});
