import { test } from "tap";
import { jointly, payIn, peopleOf } from "./joint-reading.ts";

test("what figures say again of what was earned and is not paid is no line", async (t) => {
  const [person] = payIn(`
    Lantern Foods                                             Pay Statement
    Employee Name:  Alma Mercer

    Gross Pay        Cash Tips        Taxes        Deductions        Net Pay
    1,700.00             60.00       174.94             12.00       1,453.06

    Earnings                  Current           YTD
    Regular                  1,400.00      8,000.00
    Card Tips                  240.00        900.00
    Cash Tips Declared          60.00        310.00

    Taxes                     Current           YTD
    Federal Tax                150.00        750.00
    Medicare                    24.94        124.70

    Deductions                Current           YTD
    Dental                      12.00         60.00
  `);
  t.same(person, {
    gross: 1700,
    net: 1453.06,
    lines: [
      "deduction Dental 1200 6000",
      "earning Card Tips 24000 90000",
      "earning Cash Tips Declared 6000 31000",
      "earning Regular 140000 800000",
      "tax Federal Tax 15000 75000",
      "tax Medicare 2494 12470",
    ],
  });
});

test("miles, days and pieces are no hours", async (t) => {
  const [person] = peopleOf(
    jointly(`
    Lantern Freight                                           Driver Pay Statement
    Driver Name:  Alma Mercer

    Date        Origin             Destination          Loaded Mi     Empty Mi
    09/06       Tulsa, OK          Denver, CO                 581           17
    09/07       Denver, CO         Tulsa, OK                  466           42
                                   Total Miles              1,047           59

    Earnings             Units   Unit        Rate         Current           YTD
    Loaded Miles         1,047     mi      0.5800          607.26      9,304.38
    Empty Miles             59     mi      0.5000           29.50        457.00
    Detention             2.00     hr     20.0000           40.00        630.00
    Layover                  1    day    150.0000          150.00        450.00
    Gross Pay                                              826.76     10,841.38

    Taxes                                                 Current           YTD
    Federal Tax                                             80.00      1,050.00
    Medicare                                                11.99        157.20

    Net Pay                                                734.77
  `),
  );
  t.same(
    person?.items
      .map(({ section, label, hours }) => `${section} ${label.text} ${hours?.token.text ?? "-"}`)
      .sort(),
    [
      "earning Detention 2.00",
      "earning Empty Miles -",
      "earning Layover -",
      "earning Loaded Miles -",
      "tax Federal Tax -",
      "tax Medicare -",
    ],
  );
});

test("hours and their rate below the name of a line are told by the sign between them", async (t) => {
  const [person] = peopleOf(
    jointly(`
    Lantern Foods                                             Pay stub
    Employee Name:  Alma Mercer

    Gross earnings               $1,800.00
                             YTD $8,300.00
    Regular hours                $1,500.00
    75.00 hrs @ $20.00/hr    YTD $7,700.00
    Overtime                       $300.00
    10.00 hrs @ $30.00/hr    YTD   $600.00

    Taxes                          $174.94
                             YTD   $874.70
    Federal Tax                    $150.00
                             YTD   $750.00
    Medicare                        $24.94
                             YTD   $124.70

    Net pay                      $1,625.06
  `),
  );
  t.same(
    person?.items
      .filter(({ section }) => section === "earning")
      .map(({ label, hours, rate, amount, ytdAmount }) =>
        [label.text, hours?.quantity.units, rate?.quantity.units, amount?.cents, ytdAmount?.cents].join(" "),
      ),
    ["Regular hours 7500 2000 150000 770000", "Overtime 1000 3000 30000 60000"],
  );
});

test("a line that several people have with the same amount is a line of each", async (t) => {
  const of = (name: string, pay: string, tax: string, net: string): string => `
    Lantern Foods                                             Earnings Statement
    Employee Name:  ${name}

    Earnings                  Current
    Regular                  ${pay}
    Taxes                     Current
    Federal Tax                ${tax}
    Deductions                Current
    Medical                     54.00
    Total Deductions            54.00
    Net Pay                  ${net}
`;
  const people = payIn(
    of("Alma Mercer", "1,600.00", "150.00", "1,396.00"),
    of("Bela Norris", "1,800.00", "170.00", "1,576.00"),
    of("Cora Oakley", "1,500.00", "140.00", "1,306.00"),
  );
  t.ok(people.every(({ lines }) => lines.includes("deduction Medical 5400 -")));
});

test("what says the pay or a sum again is used, and no line", async (t) => {
  const { reading, graph } = jointly(`
    Lantern Foods                                             Pay Statement
    Employee Name:  Alma Mercer                                   $1,502.06

    Earnings            Hours      Current           YTD
    Regular             80.00     1,600.00      8,000.00
    Overtime             4.00       120.00        240.00
    Gross Pay           84.00     1,720.00      8,240.00

    Taxes                          Current           YTD
    Federal Tax                     150.00        750.00
    Medicare                         24.94        124.70

    Deductions                     Current           YTD
    Dental                           12.00         60.00
    Vision                           31.00        155.00

    Summary
    Before-Tax Deductions            43.00        215.00
    Net Pay                       1,502.06      7,150.30
    Check Amount                  1,502.06      7,150.30
  `);
  t.equal(reading.records[0]!.items.length, 6);
  const figures = graph.spans.filter(({ figure }) => figure !== null);
  t.same(
    figures.flatMap(({ text, tokens }) => (tokens[0]!.claim === null ? [text] : [])),
    [],
  );
});
