import { test } from "tap";
import { openRecord } from "../../src/interpret/record-builder.ts";
import type { ItemReading } from "../../src/interpret/reading.ts";
import { tellListsAmongLines, tellSumsAmongLines } from "../../src/understand/emit/sums-among-lines.ts";
import { linesOfText } from "../support/page-of.ts";
import { HEADS, jointly, NORTH, peopleOf, printedLines, SOUTH, who } from "./joint-reading.ts";

const NORTH_SUM = "      Total             3,350.00    150.00    3,500.00     379.00     50.75     3,070.25";
const SOUTH_SUM = "      Total             2,800.00    200.00    3,000.00     304.00     43.50     2,652.50";
const ALL_SUM = "      Total             6,150.00    350.00    6,500.00     683.00     94.25     5,722.75";

const page = (...lines: readonly string[]): string => ["Payroll Register", "", ...lines].join("\n");

/** Records in order, as `scope net pay`. */
function records(text: string): string[] {
  return jointly(text).reading.records.map(
    ({ scope, figures }) => `${scope} ${figures.get("net_pay")?.cents}`,
  );
}

test("what all people come to is the company's sum, above them as below, and that of a department is not", async (t) => {
  t.same(
    records(page("North", HEADS, ...NORTH, NORTH_SUM, "", "South", HEADS, ...SOUTH, SOUTH_SUM, "", ALL_SUM)),
    [
      "check 131125",
      "check 175900",
      "department 307025",
      "check 158990",
      "check 106260",
      "department 265250",
      "company 572275",
    ],
  );
  t.same(records(page(HEADS, ALL_SUM, "", ...NORTH, ...SOUTH)), [
    "company 572275",
    "check 131125",
    "check 175900",
    "check 158990",
    "check 106260",
  ]);
});

test("a title over everybody is no department, and titles over some of them are", async (t) => {
  t.same(who(jointly(page(HEADS, "Harbour Road Kitchen", ...NORTH, ...SOUTH))), [
    "101 Abernathy, Ann, -",
    "102 Byron, Ada, -",
    "103 Curie, Marie, -",
    "104 Duarte, Ines, -",
  ]);
  t.same(who(jointly(page("North", HEADS, ...NORTH, NORTH_SUM, "", "South", HEADS, ...SOUTH, SOUTH_SUM))), [
    "101 Abernathy, Ann, North",
    "102 Byron, Ada, North",
    "103 Curie, Marie, South",
    "104 Duarte, Ines, South",
  ]);
});

/** The figures of the company, as `figure cents`. */
function ofCompany(text: string): string[] {
  return jointly(text)
    .reading.records.filter(({ scope }) => scope === "company")
    .flatMap(({ figures }) => [...figures].map(([figure, { cents }]) => `${figure} ${cents}`))
    .sort();
}

const SUMS = ["gross_pay 350000", "net_pay 307025", "total_taxes 42975"];

test("sums that stand in no table are the company's where they are what all people come to and are called so", (t) => {
  const below = (...lines: readonly string[]): string =>
    page(HEADS, ...NORTH, "", "Register summary", ...lines);
  const cards = "  Gross pay      Employee taxes      Net pay\n  3,500.00       429.75              3,070.25";
  t.same(ofCompany(page("Everybody's pay", cards, "", HEADS, ...NORTH)), SUMS);
  t.same(
    ofCompany(below("Amount wired   3,070.25", "Federal wages   3,500.00")),
    [],
    "not by the amount alone",
  );
  t.same(ofCompany(below("Total gross YTD   3,500.00")), [], "the year is another figure");
  t.end();
});

test("what the employer pays of all people is known by the amount that they come to", (t) => {
  const text = (sum: string): string => `
    Payroll Register

    ID    Employee           Regular   Gross Pay    Federal      Net Pay    ER Medicare    ER Dental
    101   Abernathy, Ann    1,400.00    1,400.00     167.00     1,233.00          20.30        12.00
    102   Byron, Ada        1,950.00    1,950.00     212.00     1,738.00          28.28        12.00
    103   Curie, Marie      1,700.00    1,700.00     184.00     1,516.00          24.65        18.00

    Register summary
    Total employer taxes       ${sum}
    Gross pay             5,050.00`;
  t.ok(ofCompany(text("73.23")).includes("total_employer_taxes 7323"));
  t.notOk(ofCompany(text("73.24")).some((figure) => figure.startsWith("total_employer")));
  t.end();
});

test("what all earnings come to is told beside the gross pay where both are printed", (t) => {
  const text = page(
    HEADS,
    ...NORTH,
    "",
    "Company Totals",
    "Employees paid: 2     Gross: 3,500.00     Net: 3,070.25",
    "",
    "Earnings                 Amount",
    "Regular                3,350.00",
    "Bonus                    150.00",
    "Total                  3,500.00",
  );
  t.ok(ofCompany(text).includes("total_earnings 350000"));
  t.ok(ofCompany(text).includes("gross_pay 350000"));
  t.notOk(
    ofCompany(page(HEADS, ...NORTH, "Company Totals", "Gross: 3,500.00")).includes("total_earnings 350000"),
  );
  t.end();
});

test("the last of several departments is not the company, where no sum of all is printed", (t) => {
  const text = page("North", HEADS, ...NORTH, NORTH_SUM, "", "South", HEADS, ...SOUTH, SOUTH_SUM);
  t.same(
    records(text).filter((record) => !record.startsWith("check")),
    ["department 307025", "department 265250"],
  );
  t.end();
});

test("a line above people that is what they come to is their department's sum, and names it", (t) => {
  const sum = (name: string, line: string): string => name.padEnd(20) + line.slice(20);
  const text = page(HEADS, sum("Bakery", NORTH_SUM), ...NORTH, sum("Kitchen", SOUTH_SUM), ...SOUTH, ALL_SUM);
  t.same(who(jointly(text)), [
    "101 Abernathy, Ann, Bakery",
    "102 Byron, Ada, Bakery",
    "103 Curie, Marie, Kitchen",
    "104 Duarte, Ines, Kitchen",
  ]);
  t.same(
    records(text).filter((record) => !record.startsWith("check")),
    ["department 307025", "department 265250", "company 572275"],
  );
  t.end();
});

test("the sum of a list is no line where the lines stand beside it", (t) => {
  const [token] = linesOfText(["1.00"])[0]!.tokens;
  const line = (text: string, cents: number): ItemReading => ({
    section: "tax",
    lane: text,
    code: null,
    label: { text, tokens: [] },
    role: null,
    reimbursement: false,
    fallbackType: null,
    hours: null,
    rate: null,
    amount: { cents, token: token! },
    taxableWages: null,
    ytdAmount: null,
  });
  const told = (...items: ItemReading[]): string[] => {
    const record = { ...openRecord("check", "table", 1).record, items };
    tellSumsAmongLines(record);
    return [...printedLines(record), ...[...record.figures].map(([name, { cents }]) => `${name} ${cents}`)];
  };
  const lines = [line("Federal", 16700), line("Medicare", 2175)];
  t.same(told(line("Employee taxes", 18875), ...lines), [
    "tax Federal 16700",
    "tax Medicare 2175",
    "total_taxes 18875",
  ]);
  t.equal(told(line("Employee taxes", 18876), ...lines).length, 3, "what they do not come to stays a line");
  t.equal(told(line("State", 18875), ...lines).length, 3, "a tax may be as high as two others");
  t.end();
});

test("a check without a name is of whoever has its number", (t) => {
  const check = (head: string, gross: string, tax: string, net: string): string => `
${head}
      EARN  01 REGULAR     ${gross}
      TAX   FEDERAL        ${tax}
      GROSS ${gross}   TAXES ${tax}   NET ${net}`;
  const text = `
PAYROLL REGISTER
LOCATION 21 SAWMILL
${check("00412  ABERNATHY, CLYDE    LOC 21  CHECK 0088121", "1,201.46", "209.83", "991.63")}
${check("00412                      LOC 21  CHECK 0088122", "150.00", "45.23", "104.77")}
${check("00437  BEAUCHAMP, LORETTA  LOC 21  CHECK 0088123", "880.00", "107.92", "772.08")}
${check("00451  GRZYBOWSKI, TERESA  LOC 21  CHECK 0088124", "905.25", "118.01", "787.24")}
`;
  t.same(
    peopleOf(jointly(text)).map(({ name }) => name?.text),
    ["ABERNATHY, CLYDE", "ABERNATHY, CLYDE", "BEAUCHAMP, LORETTA", "GRZYBOWSKI, TERESA"],
  );
  t.end();
});

test("a number beside two sums of all people is one itself, whatever stands over it", async (t) => {
  const totals = (line: string): string =>
    page(HEADS, ...NORTH, ...SOUTH, "", "Voucher      Payment      Doc", line);
  const printed = (line: string): unknown => {
    const company = jointly(totals(line)).reading.records.findLast(({ scope }) => scope === "company");
    return company?.figures.get("net_pay")?.cents;
  };
  t.equal(printed("COMPANY TOTALS   6,500.00     777.25     5,722.75"), 572275);
});

test("what is called as a list and comes to its lines, of one person or of all, is no line", async (t) => {
  const [token] = linesOfText(["1.00"])[0]!.tokens;
  const line = (text: string, cents: number): ItemReading => ({
    section: "employer_tax",
    lane: "",
    code: null,
    label: { text, tokens: [] },
    role: null,
    reimbursement: false,
    fallbackType: null,
    hours: null,
    rate: null,
    amount: { cents, token: token! },
    taxableWages: null,
    ytdAmount: null,
  });
  const labels = (...people: readonly (readonly ItemReading[])[]): string[][] => {
    const records = people.map((items) => ({
      ...openRecord("check", "a list", 1).record,
      items: [...items],
    }));
    tellListsAmongLines(records);
    return records.map(({ items }) => items.map(({ label }) => label.text));
  };
  const [security, medicare] = [line("Social Security", 620), line("Medicare", 145)];
  t.same(labels([security, medicare, line("Employer Taxes", 765)]), [["Social Security", "Medicare"]]);
  t.same(labels([security, medicare], [line("Social Security", 310), line("Employer Taxes", 1075)]), [
    ["Social Security", "Medicare"],
    ["Social Security"],
  ]);
  t.same(
    labels([security, medicare, line("Employer Taxes", 700)]),
    [["Social Security", "Medicare", "Employer Taxes"]],
    "what they do not come to stays a line",
  );
});

test("a number that all people come to is the company's sum beside another one, whatever stands over it", async (t) => {
  const grand = (...numbers: readonly string[]): string => `\nAll      Gross ${numbers.join("      ")}\n`;
  const text = page(HEADS, ...NORTH, ...SOUTH);
  t.same(ofCompany(`${text}\n${grand("6,500.00", "777.25")}`), ["gross_pay 650000", "total_taxes 77725"]);
  t.same(ofCompany(`${text}\n${grand("6,500.00", "777.26")}`), ["gross_pay 650000"], "a cent more is no sum");
});

test("what stands among the sums of all is no line of the last person", async (t) => {
  const stub = (name: string, pay: string, back: string, tax: string, medicare: string): string => `
    ${name}
    Earnings             Amount     Employee Taxes         Amount
    Salary             ${pay}     Federal Income Tax     ${tax}
    ${back}     Medicare               ${medicare}
    Gross Earnings     ${pay}
`;
  const joint = jointly(`
    Payroll Journal
${stub("Ada Byron", "2,000.00", "Reimbursement        80.00", "200.00", " 29.00")}
${stub("Marie Curie", "1,500.00", "                          ", "150.00", " 21.75")}
    Payroll Totals
    Gross Earnings     3,500.00
    Reimbursements        80.00
    Employee Taxes       400.75
  `);
  t.same(
    peopleOf(joint).map(({ items }) => items.map(({ label }) => label.text).sort()),
    [
      ["Federal Income Tax", "Medicare", "Reimbursement", "Salary"],
      ["Federal Income Tax", "Medicare", "Salary"],
    ],
  );
});

test("what is called the sum of all earnings and is everybody's gross pay is both", async (t) => {
  const joint = jointly(`
${page(HEADS, ...NORTH, ...SOUTH)}

    Company Totals
    Total Earnings     6,500.00
    Total Net Pay      5,722.75
  `);
  const company = joint.reading.records.find(({ scope }) => scope === "company");
  t.same(
    (["gross_pay", "total_earnings", "net_pay"] as const).map(
      (figure) => company?.figures.get(figure)?.cents,
    ),
    [650_000, 650_000, 572_275],
  );
});

test("what some earnings of all people come to is no sum of all earnings", async (t) => {
  const row = (name: string, ...amounts: readonly string[]): string =>
    `${name.padEnd(18)}${amounts.map((amount) => amount.padStart(18)).join("")}`;
  const { reading } = jointly(`
Lantern Castings, Inc.                 PAYROLL REGISTER               Check Date: 03/20/2026

                                      EARNINGS                OTHER EARNINGS             GROSS
${row("Employee", "Regular", "Overtime", "Kind   Amount", "Pay", "Federal", "Net Pay")}
${row("LEE, ANN", "962.00", "", "", "962.00", "63.45", "898.55")}
${row("BYRON, ADA", "898.56", "", "Vacation  224.64", "1,123.20", "78.65", "1,044.55")}
${row("CURIE, MARIE", "921.60", "224.64", "Bonus   50.00", "1,196.24", "92.96", "1,103.28")}
${row("DUARTE, INES", "800.00", "30.00", "Vacation   80.00", "910.00", "52.00", "858.00")}
${row("NOETHER, EMMY", "700.00", "", "Bonus   60.00", "760.00", "40.00", "720.00")}
${row("COMPANY TOTAL", "4,282.16", "254.64", "414.64", "4,951.44", "327.06", "4,624.38")}
`);
  const company = reading.records.filter(({ scope }) => scope === "company");
  t.same(
    company.map(({ figures }) => [figures.get("gross_pay")?.cents, figures.get("total_earnings")?.cents]),
    [[495144, undefined]],
  );
});
