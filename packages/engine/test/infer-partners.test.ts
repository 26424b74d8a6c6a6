import { test } from "tap";
import { bestInferredOf } from "./support/best-inferred.ts";
import { describedWithYear } from "./support/plain-lines.ts";

const associate = (
  id: string,
  name: string,
  number: string,
  salary: string,
  tax: string,
  net: string,
): string => `
  ${id}   ${name.padEnd(22)}Deposit ${number}                                     Net Pay   ${net}
  Earnings         Current            YTD     Taxes              Current           YTD
  Salary          ${salary}      80,000.00     Federal             ${tax}      8,000.00
  Gross           ${salary}      80,000.00     Total               ${tax}      8,000.00
`;

test("partners are listed behind their ids beside associates, with the year beside their payments", (t) => {
  const { output, unclaimed } = bestInferredOf(`
  Alder, Birch & Cedar LLP
  Semi-Monthly Payroll Register
  Pay period July 1, 2026 through July 15, 2026  |  Pay date July 15, 2026

  No.         Partner                                   Draw        Medical    Life Insurance         Net Draw
  P01         Eleanor Bellwether                    9,000.00         842.50            214.00         7,943.50
              Deposit 22061     Year to date      117,000.00      10,952.50          2,782.00       103,265.50
  P02         Julian Okafor                         8,000.00         918.00                           7,082.00
              Deposit 22062     Year to date      104,000.00      11,934.00                          92,066.00
  Total partners: 2                                17,000.00       1,760.50            214.00        15,025.50

  ASSOCIATES
${associate("A114", "Priscilla Desai", "22070", "8,000.00", "900.00", "7,100.00")}
${associate("A117", "Gregory Lindqvist", "22071", "7,000.00", "700.00", "6,300.00")}
${associate("A121", "Mei-Ling Petrossian", "22072", "6,000.00", "600.00", "5,400.00")}

                                   FIRM TOTALS
                 Persons paid                                    5
                 Gross pay and draws                     38,000.00
                 Net pay and draws                       33,825.50
  `);
  t.same(
    output.employees.map(({ employee_id: id, name, net_pay: net, payments }) => [
      id,
      name,
      net,
      payments[0]?.number,
    ]),
    [
      ["P01", "Eleanor Bellwether", 7943.5, "22061"],
      ["P02", "Julian Okafor", 7082, "22062"],
      ["A114", "Priscilla Desai", 7100, "22070"],
      ["A117", "Gregory Lindqvist", 6300, "22071"],
      ["A121", "Mei-Ling Petrossian", 5400, "22072"],
    ],
  );
  t.same(describedWithYear(output.employees[0]!.deductions), [
    "Medical 842.5 10952.5",
    "Life Insurance 214 2782",
  ]);
  t.match(output.totals, { employee_count: 5, gross_pay: 38000, net_pay: 33825.5 });
  t.same(unclaimed, []);
  t.end();
});

test("staff, alone above people, are a department", (t) => {
  const { output } = bestInferredOf(`
  Alder, Birch & Cedar LLP                                          Payroll Register
  Pay period July 1, 2026 through July 15, 2026     Pay date July 15, 2026

  COUNSEL
${associate("A114", "Priscilla Desai", "22070", "8,000.00", "900.00", "7,100.00")}
${associate("A117", "Gregory Lindqvist", "22071", "7,000.00", "700.00", "6,300.00")}

  STAFF
${associate("S310", "Mei-Ling Petrossian", "22072", "6,000.00", "600.00", "5,400.00")}
${associate("S311", "Olive Yates", "22073", "5,000.00", "500.00", "4,500.00")}
  `);
  t.same(
    output.employees.map(({ department }) => department),
    ["COUNSEL", "COUNSEL", "STAFF", "STAFF"],
  );
  t.end();
});
