import { test } from "tap";
import { linesOf } from "../../src/layout/lines.ts";
import { companyOf } from "../../src/understand/facts/company.ts";
import { titledKind } from "../../src/understand/facts/title.ts";
import { factsOf } from "../../src/understand/facts/facts.ts";
import { datesOf } from "../../src/understand/facts/printed-dates.ts";
import { pageGraph } from "../../src/understand/page-graph/page-graph.ts";
import { pageOf } from "../support/page-of.ts";
import { jointly } from "./joint-reading.ts";

function facts(text: string): Record<string, string> {
  const page = pageOf(text);
  const graph = pageGraph(linesOf(page, "point"), [page]);
  const found = factsOf(graph, datesOf(graph), companyOf(graph));
  return Object.fromEntries([...found].map(([name, reading]) => [name, reading.text]));
}

test("two days with a word between them are a period", async (t) => {
  t.same(facts("For the period 01/01/2026 through 03/31/2026      Printed 04/02/2026"), {
    period_start: "01/01/2026",
    period_end: "03/31/2026",
  });
});

test("a period that is named as a whole is told by its name where only its last day is printed otherwise", async (t) => {
  t.same(facts("Quarter ended 09/30/2025      Quarter 3 of 2025"), { period: "Quarter 3 of 2025" });
  t.same(facts("Quarter ended 09/30/2025      Quarter 2 of 2025"), { period_end: "09/30/2025" });
});

test("a code behind the word for a company is no name where a name is printed", async (t) => {
  const { reading } = jointly(`
LAKEVIEW METAL WORKS                  PAYROLL REGISTER                    PAGE 1
COMPANY: LMW           PERIOD ENDING 06/15/25 (BEGINNING 06/09/25)

ID    Employee           Regular     Bonus   Gross Pay    Federal  Medicare      Net Pay
101   Abernathy, Ann    1,400.00    100.00    1,500.00     167.00     21.75     1,311.25
102   Byron, Ada        1,950.00     50.00    2,000.00     212.00     29.00     1,759.00
`);
  t.equal(reading.facts.get("company_name")?.text, "LAKEVIEW METAL WORKS");
  t.equal(reading.facts.get("company_id")?.text, "LMW");
});

test("days are told by the words before each", async (t) => {
  t.same(facts("PERIOD ENDING 06/15/25 (BEGINNING 06/09/25)      CHECK DATE: 06/20/25"), {
    period_start: "06/09/25",
    period_end: "06/15/25",
    pay_date: "06/20/25",
  });
});

test("days are told by the words above them", async (t) => {
  t.same(
    facts(`
      Pay Begin Date     Pay End Date       Pay Date
      03/15/2026         03/28/2026         04/03/2026
    `),
    { period_start: "03/15/2026", period_end: "03/28/2026", pay_date: "04/03/2026" },
  );
});

test("the day of a payment is none where a document has one for each", async (t) => {
  t.same(
    facts(`
      Pay Date: 03/15/2026
      Pay Date: 03/22/2026
      Pay Date: 03/29/2026
    `),
    {},
  );
});

/** The company as `name, id`, and whether it is named so. */
function company(text: string): [string | undefined, string | undefined, boolean] {
  const page = pageOf(text);
  const { name, id, isNamed } = companyOf(pageGraph(linesOf(page, "point"), [page]));
  return [name?.text, id?.text, isNamed];
}

test("a company is told by a word before it or by its legal form", async (t) => {
  t.same(company("Company: Beacon Institute      Company Code: GE6"), ["Beacon Institute", "GE6", true]);
  t.same(company("Harbor Light Foods LLC"), ["Harbor Light Foods LLC", undefined, true]);
  t.same(company("Employer     Employee"), [undefined, undefined, false]);
  t.same(facts("Harbor Light Foods LLC"), { company_name: "Harbor Light Foods LLC" });
});

test("else by its place at the head, and never by words of a report, of a person's pay or of a place", async (t) => {
  t.same(company("Saguaro Vista Resort\nPayroll by Department\n"), [
    "Saguaro Vista Resort",
    undefined,
    false,
  ]);
  t.same(company("Payroll Register      Page 1\nKingston, Ontario\nRun Date   06/03/26"), [
    undefined,
    undefined,
    false,
  ]);
  t.same(company("OZARK MILLWORK     P A Y R O L L     R E G I S T E R\n").slice(0, 1), ["OZARK MILLWORK"]);
});

test("separators and codes end the name of a company", async (t) => {
  t.same(company("Old Mill Distilling Company \u2014 Payroll Activity by Employee").slice(0, 2), [
    "Old Mill Distilling Company",
    undefined,
  ]);
  t.same(company("Bluestem Senior Living LLC (0LK82)      Pay Date 05/01/2026").slice(0, 2), [
    "Bluestem Senior Living LLC",
    "0LK82",
  ]);
  t.same(company("BPI - Beacon Polytechnic Institute").slice(0, 2), ["Beacon Polytechnic Institute", "BPI"]);
  t.same(company("Prairie Rose Pharmacies, Inc. Client 71-0448").slice(0, 2), [
    "Prairie Rose Pharmacies, Inc.",
    "71-0448",
  ]);
});

test("an address in Colorado and the number at the tax office are no company's number", async (t) => {
  t.equal(company("Lindqvist Auto Body Inc\n2275 W Evans Ave\nDenver, CO 80223")[1], undefined);
  t.equal(company("Lindqvist Auto Body Inc      EIN 84-1190277")[1], undefined);
  t.equal(company("Lindqvist Auto Body Inc      CO 07")[1], "07");
});

test("days are told in other languages, and by a year that stands at the end of a period alone", async (t) => {
  t.same(facts("P\u00e9riode du 01/04/2025 au 30/04/2025      Paiement le 30/04/2025"), {
    period_start: "01/04/2025",
    period_end: "30/04/2025",
    pay_date: "30/04/2025",
  });
  t.same(facts("Periodo: 01/06/2025 a 30/06/2025"), { period_start: "01/06/2025", period_end: "30/06/2025" });
  t.same(facts("Pay week June 8 through June 14, 2026"), {
    period_start: "June 8, 2026",
    period_end: "June 14, 2026",
  });
});

test("a title tells the kind of a document though the company stands in its line", async (t) => {
  const kind = (text: string): string | null => {
    const page = pageOf(text);
    return titledKind(pageGraph(linesOf(page, "point"), [page]));
  };
  t.equal(kind("Cedar Bluff Clinic, P.C. - Payroll Summary - May 2026"), "payroll_summary");
  t.equal(kind("Check date 10/09/2026\nEmployee Tax Listing"), "tax_report");
  t.equal(kind("Benefit Contributions Schedule      Page 1"), "benefits_summary");
  t.equal(kind("Employer Cost Report      Page 1"), "payroll_summary");
  t.equal(kind("Labor Cost by Department"), "payroll_summary");
  t.equal(kind("Labor Cost Code"), null);
  t.equal(kind("Payroll Register      Page 1"), null, "other titles are told elsewhere");
});

test("the kind of a run is told above its numbers, by a word for runs beside it", async (t) => {
  const kindOf = (text: string): string | undefined => facts(text)["run_kind"];
  t.equal(kindOf("Pay Register by Cost Center       Run Category:  Regular"), "Regular");
  t.equal(kindOf("Check date:  Nov 20, 2026       Payroll:  Regular"), "Regular");
  t.equal(kindOf("CHECK DATE 10/30/26      ON-CYCLE REGULAR      COMPANY: PSU"), "ON-CYCLE");
  t.equal(kindOf("Batch 26-14 Regular      Payroll Journal"), "Regular");
  t.equal(kindOf("CO. 6VK      ** CORRECTION RUN **      PERIOD ENDING 08/01/2026"), "CORRECTION");
  t.equal(kindOf("Tern Valley Care LLC       Transaction:  2026-19  Regular"), "Regular");
  t.equal(kindOf("Regular Payroll Hours      Overtime"), undefined, "of pay, and of no run");
  t.equal(
    kindOf(`
      Employee       Pay       Amount
      Ann Lee        Regular   1,600.00
      Batch 26-14 Regular`),
    undefined,
    "below the first numbers stand lines of pay",
  );
});

test("a number before the name of a company, with a word for it or none, is the company's", async (t) => {
  const named = (text: string): (string | undefined)[] => {
    const { facts: own } = jointly(`
    Payroll Register
    ${text}

    Employee              Regular     Overtime    Gross Pay   Federal Tax      Net Pay
    Deborah Abernathy    1,500.00        50.00     1,550.00        155.00     1,395.00
    Ada Byron            2,000.00        20.00     2,020.00        202.00     1,818.00
    Marie Curie          1,800.00        10.00     1,810.00        180.00     1,630.00
    `).reading;
    return [own.get("company_id")?.text, own.get("company_name")?.text];
  };
  t.same(named("0761-K418 Peachtree Supper Club, Inc."), ["0761-K418", "Peachtree Supper Club, Inc."]);
  t.same(named("55120 Harbor Light Foods LLC"), ["55120", "Harbor Light Foods LLC"]);
  t.same(named("Client 30417 Bluestem Bakery LLC"), ["30417", "Bluestem Bakery LLC"]);
  t.same(named("Company 7K2Q Old Mill Distilling Company"), ["7K2Q", "Old Mill Distilling Company"]);
});

test("the kind of a run stands behind the words for it, or below them", async (t) => {
  const kindOf = (text: string): string | undefined => facts(text)["run_kind"];
  t.equal(kindOf("Payrun: 2026-15 Regular      Pay Group: Biweekly"), "Regular");
  t.equal(kindOf("Run Category      Regular"), "Regular");
  t.equal(kindOf("Pay category      Regular"), undefined);
  t.equal(
    kindOf("Period   19.2026\nRegular payroll run      Currency USD"),
    "Regular",
    "a number of a period",
  );
  const below = (words: string): string | undefined =>
    kindOf(`Pay period               ${words}\nSep 1 - Sep 14, 2026     Regular`);
  t.equal(below("Payroll type"), "Regular");
  t.equal(below("Type"), "Regular");
  t.equal(below("Shift"), undefined);
});

test("the answer to whether a run is off the cycle says which kind it is", async (t) => {
  t.equal(facts("Payroll Register      Off-Cycle: No      Pay Group WKLY")["run_kind"], "No");
  t.equal(facts("Payroll Register      Off-Cycle: Yes     Pay Group WKLY")["run_kind"], "Yes");
  t.equal(facts("Payroll Register      Off-Cycle Run      Pay Group WKLY")["run_kind"], "Off-Cycle");
});

test("in a band of headings a day and the employer stand below their words", async (t) => {
  const joint = jointly(`
    Payroll

    Project and Location                                For Week Ending      Contract        Employer
    US 287 Bridge Deck Rehab, Larimer County            11/14/2026           BR 287          Wyre Estuary NHS Foundation Trust

    Name                Gross     Federal      Net Pay
    Abernathy, Ann    1,500.00     167.00     1,333.00
    Byron, Ada        1,600.00     187.00     1,413.00
    Curie, Marie      1,700.00     207.00     1,493.00
  `);
  t.equal(joint.reading.facts.get("period_end")?.text, "11/14/2026");
  t.equal(joint.reading.facts.get("company_name")?.text, "Wyre Estuary NHS Foundation Trust");
});

test("the number of a company stands before its name, apart or behind words for it", async (t) => {
  const companyIn = (line: string): (string | undefined)[] => {
    const joint = jointly(`
      ${line}
      Payroll Register                     Pay Date 10/30/2026

      Name                Gross     Federal      Net Pay
      Abernathy, Ann    1,500.00     167.00     1,333.00
      Byron, Ada        1,600.00     187.00     1,413.00
      Curie, Marie      1,700.00     207.00     1,493.00
    `);
    return [joint.reading.facts.get("company_id")?.text, joint.reading.facts.get("company_name")?.text];
  };
  t.same(companyIn("Company code 1000 Tallapoosa Castings Corp."), ["1000", "Tallapoosa Castings Corp."]);
  t.same(companyIn("QXR  KEYSTONE MUTUAL CASUALTY CO"), ["QXR", "KEYSTONE MUTUAL CASUALTY CO"]);
  t.same(companyIn("Company: 8KD   Summit Ridge Outfitters, LLC"), ["8KD", "Summit Ridge Outfitters, LLC"]);
});

test("the kind of a run may stand behind its number", async (t) => {
  for (const line of ["Pay Seq: 1 - Regular", "Payroll Run 2026-24 - Regular"]) {
    const joint = jointly(`
      Payroll Register     ${line}

      Name                Gross     Federal      Net Pay
      Abernathy, Ann    1,500.00     167.00     1,333.00
      Byron, Ada        1,600.00     187.00     1,413.00
    `);
    t.equal(joint.reading.facts.get("run_kind")?.text, "Regular", line);
  }
});

test("what stands before the name of a company in numbers is no part of it, at the head of a page or at its foot", async (t) => {
  t.same(company("0041 0041-H2276 Larch Hill Tavern LLC     Period Start 09/01/26").slice(0, 2), [
    "Larch Hill Tavern LLC",
    "0041-H2276",
  ]);
  t.same(company("Branch 0047 Payroll 88213 Tern Valley Millwork Ltd.").slice(0, 2), [
    "Tern Valley Millwork Ltd.",
    "88213",
  ]);
  t.same(company("0RQ63 - Alder Ridge Home Care LLC").slice(0, 2), ["Alder Ridge Home Care LLC", "0RQ63"]);
  const rows = Array.from({ length: 12 }, (_, i) => `Person ${i}      1,000.00      100.00`).join("\n");
  t.same(company(`Payroll Journal\n${rows}\n0041-H2276 Larch Hill Tavern LLC`).slice(0, 2), [
    "Larch Hill Tavern LLC",
    "0041-H2276",
  ]);
  t.same(company(`Payroll Journal\n${rows}\nPrinted Forms Supply LLC`)[0], undefined, "who made the form");
});

test("the name of a company ends where the word for the next fact begins", async (t) => {
  t.equal(
    company("Company: Tern Testing Labs Pay date: 6/5/2026 Period: 5/18/2026 - 5/31/2026")[0],
    "Tern Testing Labs",
  );
});

test("a company and its legal form behind a comma are no place", async (t) => {
  t.equal(company("Larch Hill Hotel Group, LLC")[0], "Larch Hill Hotel Group, LLC");
  t.equal(company("Kingston, Ontario")[0], undefined);
});

test("from a day to the same day, as days of pay, is that day and no period", async (t) => {
  const { facts } = jointly(`
    Tax Liability by Employee
    Pay dates 08/15/2025 - 08/15/2025

    Employee                Gross      Federal      Net Pay
    Ito, Naomi           1,000.00       100.00       900.00
    Byron, Ada           1,500.00       150.00     1,350.00`).reading;
  t.equal(facts.get("pay_date")?.text, "08/15/2025");
  t.same(
    [...facts.keys()].filter((fact) => fact.startsWith("period")),
    [],
  );
});

test("the day of the week before a date is of the date: what stands above says what it is", async (t) => {
  const { facts } = jointly(`
    Payroll receipt
    Pay period                         Payday                    Submitted
    Aug 1, 2026 - Aug 15, 2026         Fri, Aug 14, 2026         Aug 11, 2026

    Employee                Gross      Federal      Net Pay
    Ito, Naomi           1,000.00       100.00       900.00
    Byron, Ada           1,500.00       150.00     1,350.00`).reading;
  t.equal(facts.get("pay_date")?.text, "Aug 14, 2026");
});

test("systems count the companies of one owner, and nothing else behind a number alone", async (t) => {
  t.equal(company("Payroll Register\nCascade Mechanical Contractors, Inc.     Company: 1")[1], "1");
  t.equal(company("Payroll Register\nCascade Mechanical Contractors, Inc.     Client 4 of 7")[1], undefined);
});

test("the number in which an account ends is no end of a period", async (t) => {
  t.same(
    facts(`
    Driver          Tractor    Pay Period                      Pay Date
    Alma Mercer     704        09/06/2026 - 09/12/2026         09/18/2026

    Direct deposit to account ending 4914 on 09/18/2026.
    `),
    { period_start: "09/06/2026", period_end: "09/12/2026", pay_date: "09/18/2026" },
  );
});

test("in a narrow column a period goes on below, and so does the name over an address", async (t) => {
  t.same(
    facts(`
                           Pay Statement
                           Earnings         Current           YTD
    Harbour Valley         Regular         1,600.00      8,000.00
    Local School District  Bonus             100.00        100.00
    740 Quay Street        Gross Pay       1,700.00      8,100.00
    Marion, OH 43302
                           Taxes            Current           YTD
    Pay Period             Federal Tax       150.00        750.00
    May 4, 2025 -          Medicare           24.94        124.70
    May 17, 2025           Net Pay         1,525.06      7,225.30
    `),
    {
      company_name: "Harbour Valley Local School District",
      period_start: "May 4, 2025",
      period_end: "May 17, 2025",
    },
  );
});

test("from a day to the same day is no period, and from a day of checks none begins", async (t) => {
  const gathered = (text: string): Record<string, string> => {
    const own = jointly(text).reading.facts;
    return Object.fromEntries([...own].map(([name, { text: told }]) => [name, told]));
  };
  t.same(gathered("From 02/20/2026 to 02/20/2026"), { pay_date: "02/20/2026" });
  t.same(gathered("From 02/20/2026 to 02/27/2026"), { period_start: "02/20/2026", period_end: "02/27/2026" });
  t.same(facts("Check Dates From: 9/11/2026      Payroll 1"), {});
  t.same(facts("Period Beg 03/29/2026      Period End 04/04/2026"), {
    period_start: "03/29/2026",
    period_end: "04/04/2026",
  });
});

test("words with a colon head nothing below them where what they say stands beside them", async (t) => {
  t.same(facts("Pay date:      01/30/2026\n01/19/2026 - 01/25/2026"), {
    pay_date: "01/30/2026",
    period_start: "01/19/2026",
    period_end: "01/25/2026",
  });
  t.same(facts("Pay date:\n01/30/2026"), { pay_date: "01/30/2026" });
});

test("the day on a check is the day of payment", async (t) => {
  t.same(
    facts(`
    Lantern Foods                                   No. 60917
                                     Date       May 22, 2026
    Pay to the order of  Alma Mercer             $**1,173.11

    Employee: Alma Mercer      Week: 05/10/2026 thru 05/16/2026
    `),
    { period_start: "05/10/2026", period_end: "05/16/2026", pay_date: "May 22, 2026" },
  );
});
