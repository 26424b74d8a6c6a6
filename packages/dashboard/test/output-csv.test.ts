import { test } from "tap";
import type { CanonicalOutput } from "@paylift/canonical";
import { outputCsv } from "../src/review/output-csv.ts";

test("each line says its role, so that what is no cash is not added up with the rest", async (t) => {
  const earning = {
    code: null,
    description: "Group term life",
    type: "other",
    role: "imputed",
    hours: null,
    rate: null,
    amount: 12.5,
    ytd_hours: null,
    ytd_amount: null,
  } as const;
  const output: CanonicalOutput = {
    schema_version: "1.0",
    provider: null,
    format_variant: null,
    format_type: "payroll_journal",
    company: { name: null, id: null },
    currency: "USD",
    pay_period: { start: null, end: null },
    pay_date: null,
    run_kind: null,
    employees: [
      {
        employee_id: "7",
        name: "Ann Lo",
        department: null,
        gross_pay: 1000,
        net_pay: 900.5,
        earnings: [earning],
        deductions: [],
        taxes: [],
        employer_taxes: [],
        employer_contributions: [],
        payments: [],
      },
    ],
    totals: null,
  };
  t.same(outputCsv(output).split("\r\n"), [
    "employee_id,name,department,section,code,description,type,role,hours,rate,amount,taxable_wages,ytd_amount",
    "7,Ann Lo,,pay,,gross pay,,,,,1000,,",
    "7,Ann Lo,,earning,,Group term life,other,imputed,,,12.5,,",
    "7,Ann Lo,,pay,,net pay,,,,,900.5,,",
  ]);
});
