import { test } from "tap";
import { jointly, payIn, peopleOf, printedLines } from "./joint-reading.ts";

const JOBS = ["Kitchen Manager", "Server", "Line Cook", "Host"];
const PEOPLE = [
  "301   Amato, Dominic                        1,180.00             1,180.00   100.67    90.27               989.06",
  "304   Boyle, Kaitlin      20.00     35.00     700.00     48.70     748.70    48.91    57.28     12.00     630.51",
  "307   Cho, Min-ji         14.00     24.75     346.50     96.15     442.65    13.98    33.86                394.81",
  "309   Diaz, Luis          16.00     32.00     512.00               512.00    25.44    39.17      8.00     439.39",
];

const register = (paid: readonly string[]): string => `
Payroll Register

ID    Employee / Job       Rate       Hrs   Regular Pay     Tips   Gross Pay   Fed W/H    FICA     Meals     Net Pay
${PEOPLE.map((line, i) => `${line}\n      ${JOBS[i]!.padEnd(84)}${paid[i]!}\n`).join("\n")}
`;

test("what lines below numbers say of each person heads nothing, though one of them looks like a header", async (t) => {
  const people = peopleOf(jointly(register(JOBS.map(() => "Direct deposit"))));
  t.same(
    people.map(({ figures }) => figures.get("net_pay")?.cents),
    [98906, 63051, 39481, 43939],
  );
  t.same(printedLines(people[1]!), [
    "deduction Meals 1200",
    "earning Regular Pay 70000",
    "earning Tips 4870",
    "tax FICA 5728",
    "tax Fed W/H 4891",
  ]);
});

test("headings that come again behind numbers head what follows, beside whomever they stand", async (t) => {
  const block = (name: string, regular: string, tax: string, net: string): string => `
${name.padEnd(24)}Pay               Hours     Amount
                        Regular           40.00   ${regular}
                        Fed W/H                   ${tax.padStart(8)}
                        Net Pay                   ${net.padStart(8)}`;
  const pay = payIn(`
Payroll Register
${block("Abernathy, Ann", "1,000.00", "100.00", "900.00")}
${block("Byron, Ada", "1,200.00", "120.00", "1,080.00")}
${block("Curie, Marie", "1,400.00", "140.00", "1,260.00")}
`);
  t.same(
    pay.map(({ net, lines }) => [net, ...lines]),
    [
      [900, "earning Regular 100000 -", "tax Fed W/H 10000 -"],
      [1080, "earning Regular 120000 -", "tax Fed W/H 12000 -"],
      [1260, "earning Regular 140000 -", "tax Fed W/H 14000 -"],
    ],
  );
});
