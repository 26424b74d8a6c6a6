import { test } from "tap";
import { companyOf, companyWithId } from "../src/infer/document/company-name.ts";
import type { FactName, TextReading } from "../src/interpret/reading.ts";
import { linesOfText } from "./support/page-of.ts";

const nameOn = (page: string): string | undefined => companyOf(linesOfText([page]))?.text;

test("a company is a phrase that ends as companies' names do", async (t) => {
  for (const [line, name] of [
    ["Acme Foods LLC", "Acme Foods LLC"],
    ["ACORN ROBOTICS INC                    Check No. 70011", "ACORN ROBOTICS INC"],
    ["Acorn Robotics Inc, Check Date: 07/10/2026, Period: 06/22/2026", "Acorn Robotics Inc"],
    ["Brown, Smith & Co., LLC, Check Date: 07/10/2026", "Brown, Smith & Co., LLC"],
    ["Brown, Smith & Co, LLC", "Brown, Smith & Co, LLC"],
    ["L.L.C. Builders, Inc.", "L.L.C. Builders, Inc."],
    ["Acorn Robotics Inc (ARI)", "Acorn Robotics Inc"],
    ["St. Olaf's Parish", "St. Olaf's Parish"],
    ["KEYSTONE GLASS COMPANY          PAYROLL REGISTER", "KEYSTONE GLASS COMPANY"],
    ["GREAT LAKES MARINE SUPPLY CO", "GREAT LAKES MARINE SUPPLY CO"],
    ["NAME OF CONTRACTOR [X] OR SUBCONTRACTOR [ ] KEYSTONE BRIDGES INC", "KEYSTONE BRIDGES INC"],
  ] as const)
    t.equal(nameOn(line), name, line);
  for (const line of ["DEDUCTIONS AND SERVICES", "TOTAL COMPANY", "CO 123", "Copyright Paychex, Inc."])
    t.equal(nameOn(line), undefined, line);
});

test("it is the first phrase of a report that the next line calls one on a payroll, with its days below", async (t) => {
  const above = (name: string, line: string, days = "Week of 08/02/2026"): string | undefined =>
    nameOn(`${name}\n${line}\n${days}\nRosa Bellwether  40.00  800.00`);
  t.equal(above("Heron Bay Diner & Grill", "Weekly Payroll"), "Heron Bay Diner & Grill");
  t.equal(above("Heron Bay Diner & Grill", "Pay Tapes"), "Heron Bay Diner & Grill");
  t.equal(above("Heron Bay Diner & Grill", "Weekly Sales"), undefined, "no payroll");
  t.equal(above("Heron Bay Diner & Grill", "Weekly Payroll", "All tables"), undefined, "no days");
  t.equal(above("Rosa Bellwether", "Weekly Payroll"), undefined, "who may be paid");
});

test("it stands above the title, centred as a typewriter can, to half a letter", async (t) => {
  const page = (name: string): string => `
  PR240   DATE 06/10/26               ${name}               PAGE 1 OF 2
                                             PAYROLL REGISTER
  PAY PERIOD 05/24/26 - 06/06/26                                          CHECK DATE 06/12/26`;
  t.equal(nameOn(page("NORTH HARBOR KITE WORKERS TRUST")), "NORTH HARBOR KITE WORKERS TRUST");
  t.equal(nameOn(page("  HARBOR KITE TRUST")), undefined, "centred elsewhere");
});

test("it stands between the title and the dates, where nothing says more", async (t) => {
  const below = (line: string): string | undefined =>
    nameOn(`Payroll Summary by Employee\n${line}\nCheck dates 04/03/2026 through 04/03/2026`);
  t.equal(below("Harvest Moon Grocers"), "Harvest Moon Grocers");
  for (const line of [
    "All Departments",
    "By Department and Name",
    "Regular Payroll",
    "Sorted by Name",
    "Page 1",
  ])
    t.equal(below(line), undefined, line);
});

test("who is named above a street on every page is the company", async (t) => {
  const page = (name: string): string =>
    `Juniper Outfitters\n77 Harbor Way\n\n${name}\n14 Laurel Ct\n\nNet Pay  1.00`;
  const pages = ["Ann Lee", "Bob Roe", "Cy Poe"].map(page);
  t.equal(companyOf(linesOfText(pages))?.text, "Juniper Outfitters");
  t.equal(companyOf(linesOfText([...pages, "Ann Lee\n14 Laurel Ct"])), null);
  t.equal(companyOf(linesOfText(["Ann Lee\n14 Laurel Ct\nNet Pay  1.00"])), null);
});

test("who writes to other people on each page, below a strip of facts, is the company, even by a name like a person's", async (t) => {
  const page = (name: string): string => `
  Company Code   Page
  R7Q            1 of 1
  JUNIPER ORTHOPEDIC BRACING PA
  12 ORCHARD AVE

  ${name}
  14 LAUREL CT`;
  const pages = ["ANN LEE", "BOB ROE", "CY POE"].map(page);
  t.equal(companyOf(linesOfText(pages))?.text, "JUNIPER ORTHOPEDIC BRACING PA");
});

test("a name and its number in brackets are the company's, unless it is beside somebody's pay or a report's", async (t) => {
  const found = (page: string): (string | undefined)[] => {
    const facts = new Map<FactName, TextReading>();
    companyWithId(linesOfText([page]), facts);
    return [facts.get("company_name")?.text, facts.get("company_id")?.text];
  };
  t.same(found("Juniper Outfitters (HMI01)\nPay Details"), ["Juniper Outfitters", "HMI01"]);
  t.same(found("Pay Details\nRosa Bellwether (1001)      1,600.00"), [undefined, undefined]);
  t.same(found("Payroll Register (1001)"), [undefined, undefined]);
});

test("it stands behind words that nothing else begins with", async (t) => {
  t.equal(nameOn("Payroll Register\nLegal Employer Front Range Software US"), "Front Range Software US");
});
