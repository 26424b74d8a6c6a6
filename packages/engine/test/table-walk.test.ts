import { test } from "tap";
import { journal, journalWith } from "./support/made-up-variant.ts";
import { claimsOf, readingOf, recordsOf } from "./support/reading-of.ts";
import { matches } from "./support/matches.ts";

test("a block is a stack of lines in each lane, whatever stands beside them", async (t) => {
  const page = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular    40.00  25.00   1,000.00  Federal     100.00  Dental       20.00  Medicare   15.23  Gross       1,050.00
    No 17           B1 Bonus                     50.00  Medicare     15.23                                        Net           914.77
    Specimen, Bert  Regular    10.00  20.00     200.00                                                            Gross         200.00`;
  t.same(recordsOf(journal(), page), [
    {
      scope: "check",
      page: 1,
      name: "Sample, Anna",
      id: "17",
      items: [
        "earning: Regular 40.00 h @ 25.00 = 1,000.00",
        "tax: Federal = 100.00",
        "deduction: Dental = 20.00",
        "employer_tax: Medicare = 15.23",
        "earning: (B1) Bonus = 50.00",
        "tax: Medicare = 15.23",
      ],
      gross_pay: "1,050.00",
      net_pay: "914.77",
    },
    {
      scope: "check",
      page: 1,
      name: "Specimen, Bert",
      items: ["earning: Regular 10.00 h @ 20.00 = 200.00"],
      gross_pay: "200.00",
    },
  ]);
});

test("nothing is read before a header stands", async (t) => {
  const line = "Sample, Anna    Regular    40.00  25.00   1,000.00";
  const { reading, lines, traces } = readingOf(journal(), line);
  t.same(reading.records, []);
  t.same(claimsOf(lines).unclaimed, ["40.00", "25.00", "1,000.00"]);
  matches(t, traces, [{ row: null }]);
});

test("a department holds for the employees below it, and its total is a record of its own", async (t) => {
  const page = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Department 10 Kitchen
    Sample, Anna    Regular                     100.00
    No 17                                                                                                         Net           100.00
    Specimen, Bert  Regular                      50.00
    Dept Total      Regular                     150.00                                                            Net           150.00
    Department 20 Office
    Muster, Carl    Regular                      70.00
    Company Total   Regular                     220.00                                                            Net           220.00
    People: 3`;
  matches(t, recordsOf(journal(), page), [
    { scope: "check", name: "Sample, Anna", department: "Kitchen", departmentCode: "10", net_pay: "100.00" },
    { scope: "check", name: "Specimen, Bert", department: "Kitchen" },
    { scope: "department", items: ["earning: Regular = 150.00"], net_pay: "150.00" },
    { scope: "check", name: "Muster, Carl", department: "Office", departmentCode: "20" },
    { scope: "company", items: ["earning: Regular = 220.00"], net_pay: "220.00", count: 3 },
  ]);
});

test("every figure is claimed as what it is, or stays unclaimed", async (t) => {
  const page = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular    40.00  25.00   1,000.00  Taxes         9.00                                        Net           991.00
    Note            Balance     7.50             33.00
                    Subtotal                            Subtotal      9.00                                        Net           992.00
    Company Total   Regular                   1,000.00                                                            Net           991.00`;
  t.same(claimsOf(readingOf(journal(), page).lines), {
    field: ["40.00", "25.00", "1,000.00", "991.00"],
    total: ["9.00", "9.00", "1,000.00", "991.00"],
    decoration: ["7.50", "33.00"],
    unclaimed: ["992.00"],
  });
});

test("figures with their label anywhere on a line are taken out of it", async (t) => {
  const figures = [
    { match: "(?:^|\\t)All pay\\s+(?<net_pay>{money})(?=\\t|$)", scope: "company" as const },
    {
      match: "(?:^|\\t)(?<code>[A-Z]\\d)-(?<label>\\w+)\\s+(?<amount>{money})(?=\\t|$)",
      lane: "deductions",
      role: "employer_cost" as const,
    },
  ];
  const page = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00
                    Bonus                        10.00  All pay     900.00  K1-Match      6.00`;
  t.same(recordsOf(journalWith({ figures }), page), [
    {
      scope: "check",
      page: 1,
      name: "Sample, Anna",
      items: [
        "earning: Regular = 100.00",
        "deduction: (K1) Match [employer_cost] = 6.00",
        "earning: Bonus = 10.00",
      ],
    },
    { scope: "company", page: 1, net_pay: "900.00" },
  ]);
  t.same(claimsOf(readingOf(journalWith({ figures }), page).lines), {
    field: ["100.00", "10.00", "6.00"],
    total: ["900.00"],
    decoration: [],
    unclaimed: [],
  });
});

test("a heading inside a lane changes the role of what follows in this record alone", async (t) => {
  const page = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00                      Dental        5.00
                                                                            Memos:
                    Bonus                        10.00                      401k Match    3.00
    Specimen, Bert                                                          M-Points      7.00
                                                                            Dental        5.00`;
  matches(t, recordsOf(journal(), page), [
    {
      items: [
        "earning: Regular = 100.00",
        "deduction: Dental = 5.00",
        "earning: Bonus = 10.00",
        "deduction: 401k Match [employer_cost] = 3.00",
      ],
    },
    { items: ["deduction: Points [memo] = 7.00", "deduction: Dental = 5.00"] },
  ]);
});

test("a label goes on in the line below, and over the edge of the next column", async (t) => {
  const page = `
    PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
    Sample, Anna    Regular                     100.00  Paid Family   2.00
                    Bonus                        10.00  and Medical
                                                        Leave


                                                        Unrelated
    Specimen-Longer, Bartholomew`;
  matches(t, recordsOf(journal(), page), [
    {
      items: [
        "earning: Regular = 100.00",
        "tax: Paid Family and Medical Leave = 2.00",
        "earning: Bonus = 10.00",
      ],
    },
    { name: "Specimen-Longer, Bartholomew" },
  ]);
});

test("columns may name another section, a reimbursement or what taxes are of", async (t) => {
  const columns = [
    { lane: "person", role: "text", header: "PERSON" },
    { lane: "earnings", role: "text", header: "EARNINGS" },
    { lane: "earnings", role: "amount", header: "AMOUNT" },
    { lane: "earnings", role: "amount", header: "EXPENSE", reimbursement: true },
    { lane: "taxes", role: "text", header: "TAXES" },
    { lane: "taxes", role: "taxable_wages", header: "WAGES" },
    { lane: "taxes", role: "amount", header: "EMPLOYEE" },
    { lane: "taxes", role: "amount", header: "COMPANY", section: "employer_tax" },
  ] as const;
  const lanes = {
    earnings: { section: "earning" },
    taxes: { section: "tax", fallback_type: "local_income" },
  } as const;
  const variant = journalWith({
    columns: [...columns],
    lanes,
    figures: [],
    rows: [{ match: "^(?<name>.+, .+)$", kind: "employee" }],
  });
  const page = `
    PERSON        EARNINGS   AMOUNT  EXPENSE  TAXES       WAGES  EMPLOYEE  COMPANY
    Sample, Anna  Regular    100.00           Medicare   100.00      1.45     1.45
                  Mileage              12.00  Springtown              .50
                                              Futa       100.00               .60`;
  const [record] = readingOf(variant, page).reading.records;
  matches(t, recordsOf(variant, page), [
    {
      items: [
        "earning: Regular = 100.00",
        "tax: Medicare of 100.00 = 1.45",
        "employer_tax: Medicare of 100.00 = 1.45",
        "earning: Mileage = 12.00",
        "tax: Springtown = .50",
        "employer_tax: Futa of 100.00 = .60",
      ],
    },
  ]);
  t.same(
    record!.items.map(({ reimbursement }) => reimbursement),
    [false, false, false, true, false, false],
  );
  t.same(
    record!.items.map(({ fallbackType }) => fallbackType),
    [null, "local_income", "local_income", null, "local_income", "local_income"],
  );
});
