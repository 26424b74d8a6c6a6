import { test } from "tap";
import { inferredOf, peopleOf } from "./support/inferred.ts";

test("reads a register whose stacks stand side by side", (t) => {
  const { formatType, facts, records } = inferredOf(`
    Harbor Street Outfitters
    Payroll Register
    Pay Period: 03/01/2026 - 03/14/2026
    Pay Date: 03/20/2026

    Employee            Earnings                               Taxes                        Deductions
                        Description   Hours      Amount        Description      Amount      Description     Amount
    Department: Kitchen
    Bellwether, Rosa    Regular       80.00    1,600.00        Federal W/H      168.10      Dental           20.00
    ID: 4217            Overtime       4.00      120.00        Medicare          24.94      401(k)           80.00
                        Gross Pay              1,720.00        Net Pay        1,426.96
    Okafor, Daniel      Salary                 2,000.00        Federal W/H      210.00
    ID: 4218                                                   Medicare          29.00
                        Gross Pay              2,000.00        Net Pay        1,761.00
    Company Totals
    Gross Pay           3,720.00
    Net Pay             3,187.96
  `);
  t.equal(formatType, "payroll_journal");
  t.same(facts, {
    period_start: "03/01/2026",
    period_end: "03/14/2026",
    pay_date: "03/20/2026",
    company_name: "Harbor Street Outfitters",
  });
  t.same(
    records.map(({ scope, name, id, department, gross_pay, net_pay }) => ({
      scope,
      name,
      id,
      department,
      gross_pay,
      net_pay,
    })),
    [
      {
        scope: "check",
        name: "Bellwether, Rosa",
        id: "4217",
        department: "Kitchen",
        gross_pay: "1,720.00",
        net_pay: "1,426.96",
      },
      {
        scope: "check",
        name: "Okafor, Daniel",
        id: "4218",
        department: "Kitchen",
        gross_pay: "2,000.00",
        net_pay: "1,761.00",
      },
      {
        scope: "company",
        name: undefined,
        id: undefined,
        department: undefined,
        gross_pay: "3,720.00",
        net_pay: "3,187.96",
      },
    ],
  );
  t.same(records[0]?.["items"], [
    "earning: Regular 80.00 h = 1,600.00",
    "tax: Federal W/H = 168.10",
    "deduction: Dental = 20.00",
    "earning: Overtime 4.00 h = 120.00",
    "tax: Medicare = 24.94",
    "deduction: 401(k) = 80.00",
  ]);
  t.end();
});

test("reads labels that stand right of their numbers", (t) => {
  const people = peopleOf(`
    Employee            Earnings                     Taxes                      Summary
    Bellwether, Rosa    Regular         1,600.00     168.10  Federal W/H      1,600.00  Gross Pay
                                                     104.00  Social Security    296.90  Total Taxes
                                                      24.80  Medicare         1,303.10  Net Pay
    Okafor, Daniel      Salary          2,000.00     210.00  Federal W/H      2,000.00  Gross Pay
                                                     130.00  Social Security    369.00  Total Taxes
                                                      29.00  Medicare         1,631.00  Net Pay
  `);
  t.match(people["Bellwether, Rosa"], {
    gross_pay: "1,600.00",
    net_pay: "1,303.10",
    total_taxes: "296.90",
    items: [
      "earning: Regular = 1,600.00",
      "tax: Federal W/H = 168.10",
      "tax: Social Security = 104.00",
      "tax: Medicare = 24.80",
    ],
  });
  t.match(people["Okafor, Daniel"], { net_pay: "1,631.00" });
  t.end();
});

test("joins headings of several lines over one line a person", (t) => {
  const people = peopleOf(`
    Payroll Summary

                     Earnings                           Taxes                 Deductions
                                  Shift       Total     Federal       FICA        401k         Net
    Employee          Regular   Premium       Gross         W/H   Medicare        Roth         Pay

    Rosa Bellwether  1,500.00    100.00    1,600.00      168.10      24.80       80.00    1,327.10
    Daniel Okafor    2,000.00              2,000.00      210.00      29.00                1,761.00
    Mei Lindqvist    1,000.00              1,000.00       90.00      14.50       50.00      845.50
  `);
  t.match(people["Rosa Bellwether"], {
    gross_pay: "1,600.00",
    net_pay: "1,327.10",
    items: [
      "earning: Regular = 1,500.00",
      "earning: Shift Premium = 100.00",
      "tax: Federal W/H = 168.10",
      "tax: FICA Medicare = 24.80",
      "deduction: 401k Roth = 80.00",
    ],
  });
  t.same(people["Daniel Okafor"]?.["items"], [
    "earning: Regular = 2,000.00",
    "tax: Federal W/H = 210.00",
    "tax: FICA Medicare = 29.00",
  ]);
  t.end();
});

test("reads tables whose columns are people, with names in two lines and a total alone on a page", (t) => {
  const { records } = inferredOf(
    `
      Payroll Summary

                             Bellwether,       Okafor,
                             Rosa              Daniel
      Earnings
      Regular                  1,600.00       2,000.00
      Gross Pay                1,600.00       2,000.00
      Taxes Withheld
      Federal W/H                168.10         210.00
      Medicare                    24.80          29.00
      Net Pay                  1,407.10       1,761.00
    `,
    `
      Payroll Summary

                             TOTAL
      Earnings
      Regular                  3,600.00
      Gross Pay                3,600.00
      Taxes Withheld
      Federal W/H                378.10
      Medicare                    53.80
      Net Pay                  3,168.10
    `,
  );
  t.match(records, [
    { scope: "check", name: "Bellwether, Rosa", gross_pay: "1,600.00", net_pay: "1,407.10" },
    { scope: "check", name: "Okafor, Daniel", gross_pay: "2,000.00", net_pay: "1,761.00" },
    { scope: "company", gross_pay: "3,600.00", net_pay: "3,168.10" },
  ]);
  t.same(records[0]?.["items"], [
    "earning: Regular = 1,600.00",
    "tax: Federal W/H = 168.10",
    "tax: Medicare = 24.80",
  ]);
  t.end();
});

test("reads pay statements, one a page, with the year to date", (t) => {
  const page = (name: string, net: string) => `
    Statement of Earnings and Deductions
    Employee:  ${name}
    Department:  Kitchen

    Earnings              Hours        Current            YTD
    Regular               80.00       1,600.00      25,600.00
    Gross Pay                         1,600.00      25,600.00

    Taxes                              Current            YTD
    Federal W/H                         168.10       2,689.60
    Medicare                             24.80         396.80

    Net Pay         ${net}
  `;
  const { formatType, records } = inferredOf(
    page("Rosa Bellwether", "1,407.10"),
    page("Daniel Okafor", "1,407.10"),
  );
  t.equal(formatType, "pay_statement");
  t.match(records, [
    { scope: "check", name: "Rosa Bellwether", gross_pay: "1,600.00", net_pay: "1,407.10" },
    { scope: "check", name: "Daniel Okafor", department: "Kitchen", net_pay: "1,407.10" },
  ]);
  t.end();
});

test("the sum of a list that goes on below the header of the next page is nobody", (t) => {
  const head = `
    Deduction Report by Plan

    Employee Name          Employee ID     Employee Amount`;
  const { records } = inferredOf(
    `${head}
    Roth 401K
    ROSA BELLWETHER        21.0054                   80.00
    DANIEL OKAFOR          41.0079                  100.00
    Plan Total                                      180.00
    Commuter Benefits
    ROSA BELLWETHER        21.0054                   10.00
    DANIEL OKAFOR          41.0079                   25.00
`,
    `${head}
    Plan Total                                       35.00
    Union Dues
    DANIEL OKAFOR          41.0079                    5.00
    Total Union Dues                                  5.00
`,
  );
  t.strictSame(
    records
      .filter(({ scope }) => scope === "check")
      .map(({ name, items }) => `${name}: ${(items as string[]).join(", ")}`),
    [
      "ROSA BELLWETHER: deduction: Roth 401K = 80.00",
      "DANIEL OKAFOR: deduction: Roth 401K = 100.00",
      "ROSA BELLWETHER: deduction: Commuter Benefits = 10.00",
      "DANIEL OKAFOR: deduction: Commuter Benefits = 25.00",
      "DANIEL OKAFOR: deduction: Union Dues = 5.00",
    ],
  );
  t.end();
});

test("reads lists of people by plan and by agency", (t) => {
  const plans = inferredOf(`
    Benefits Summary by Plan

    Employee Name          Employee ID     Employee Amount     Employer Amount     Total Amount
    401K Roth
    Bellwether, Rosa       21.0054                   80.00               40.00           120.00
    Okafor, Daniel         41.0079                  100.00                               100.00
    Total 401K Roth                                 180.00               40.00           220.00
    Commuter Benefits
    Okafor, Daniel         41.0079                   25.00                                25.00
    Total Commuter Benefits                          25.00                                25.00
  `);
  t.equal(plans.formatType, "benefits_summary");
  t.match(plans.records, [
    {
      scope: "check",
      name: "Bellwether, Rosa",
      id: "21.0054",
      department: undefined,
      items: ["deduction: 401K Roth = 80.00", "employer_contribution: 401K Roth = 40.00"],
    },
    { name: "Okafor, Daniel", id: "41.0079", items: ["deduction: 401K Roth = 100.00"] },
    {
      scope: "department",
      items: ["deduction: 401K Roth = 180.00", "employer_contribution: 401K Roth = 40.00"],
    },
    { name: "Okafor, Daniel", id: "41.0079", items: ["deduction: Commuter Benefits = 25.00"] },
    { scope: "department" },
  ]);
  const agencies = peopleOf(`
    Quarterly Tax Report
                               Taxable      Employee      Employer
    Employee Name                Wages           Tax           Tax
    MED
    Bellwether, Rosa          1,600.00         23.20         23.20
    OR Paid Family Leave
    Bellwether, Rosa          1,600.00          9.60
    FUTA
    Bellwether, Rosa          1,600.00          0.00          9.60
  `);
  t.same(agencies["Bellwether, Rosa"]?.["items"], [
    "tax: MED of 1,600.00 = 23.20",
    "employer_tax: MED of 1,600.00 = 23.20",
    "tax: OR Paid Family Leave of 1,600.00 = 9.60",
    "employer_tax: FUTA of 1,600.00 = 9.60",
  ]);
  t.end();
});

test("keeps several checks of one person apart", (t) => {
  const { records } = inferredOf(`
    Payroll Journal
    Employee            Earnings          Amount       Taxes             Amount
    Bellwether, Rosa    Regular         1,600.00       Federal W/H       168.10
                        Check 1 Total   1,600.00                         168.10
                        Bonus             500.00       Federal W/H       110.00
                        Check 2 Total     500.00                         110.00
                        Employee Total  2,100.00                         278.10
    Okafor, Daniel      Salary          2,000.00       Federal W/H       210.00
                        Check 1 Total   2,000.00                         210.00
                        Employee Total  2,000.00                         210.00
  `);
  const rosa = records.filter(({ name, scope }) => name === "Bellwether, Rosa" && scope === "check");
  t.match(rosa, [
    {
      gross_pay: "1,600.00",
      total_taxes: "168.10",
      items: ["earning: Regular = 1,600.00", "tax: Federal W/H = 168.10"],
    },
    {
      gross_pay: "500.00",
      total_taxes: "110.00",
      items: ["earning: Bonus = 500.00", "tax: Federal W/H = 110.00"],
    },
  ]);
  t.match(
    records.find(({ scope }) => scope === "employee"),
    { name: "Bellwether, Rosa", gross_pay: "2,100.00", total_taxes: "278.10" },
  );
  t.end();
});

test("names in two lines are one name, and page numbers and stamps are no lines", (t) => {
  const people = peopleOf(`
    Payroll Register
    Employee         Earnings        Amount       Taxes            Amount
    Bellwether,      Regular       1,600.00       Federal W/H      168.10
    Rosa             Gross Pay     1,600.00       Medicare          24.80
                     Net Pay       1,407.10
    Okafor,          Salary        2,000.00       Federal W/H      210.00
    Daniel           Gross Pay     2,000.00       Medicare          29.00
                     Net Pay       1,761.00
                                                  Page 1 of 2
  `);
  t.same(Object.keys(people), ["Bellwether, Rosa", "Okafor, Daniel"]);
  t.match(people["Okafor, Daniel"], { gross_pay: "2,000.00", net_pay: "1,761.00" });
  t.end();
});

test("a period whose dash a scan has lost is a period", async (t) => {
  const { facts } = inferredOf("Pay Period: 2026-04-20 2026-05-03\nCheck Date: 2026-05-09");
  t.equal(facts["period_start"], "2026-04-20");
  t.equal(facts["period_end"], "2026-05-03");
  t.equal(facts["pay_date"], "2026-05-09");
});
