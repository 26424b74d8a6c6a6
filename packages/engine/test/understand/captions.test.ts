import { test } from "tap";
import { allOf, jointly, peopleOf } from "./joint-reading.ts";

test("below a caption generic headings count what it names, and the employer's share is the employer's", async (t) => {
  const joint = jointly(`
    Deduction Register by Plan

    Employee                 ID       Employee amount   Company amount   Employee YTD

    MED1 - Medical Plan (Pre-tax)
    Arceneaux, Jorge         27353              74.50           310.00         670.50
    Birdsong, Corinne        29536             139.20           310.00       1,948.80
    Total MED1 (2)                             213.70           620.00       2,619.30

    DEN - Dental Basic (Pre-tax)
    Arceneaux, Jorge         27353               8.75             4.00         122.50
    Birdsong, Corinne        29536              19.40             4.00          58.20
    Total DEN (2)                               28.15             8.00         180.70

    K401 - 401(k) Deferral (Pre-tax)
    Arceneaux, Jorge         27353             192.40            96.20       2,693.60
    Birdsong, Corinne        29536             200.85           100.43       2,811.90
    Total K401 (2)                             393.25           196.63       5,505.50

    LONG-TERM DISABILITY (After-tax)
    Arceneaux, Jorge         27353               6.31             6.31          88.34
    Birdsong, Corinne        29536               5.20             5.20          72.80
    Total (2)                                   11.51            11.51         161.14
  `);
  t.same(allOf(peopleOf(joint), "Arceneaux, Jorge"), [
    "deduction 401(k) Deferral 19240",
    "deduction Dental Basic 875",
    "deduction LONG-TERM DISABILITY 631",
    "deduction Medical Plan 7450",
    "employer_contribution 401(k) Deferral 9620",
    "employer_contribution Dental Basic 400",
    "employer_contribution LONG-TERM DISABILITY 631",
    "employer_contribution Medical Plan 31000",
  ]);
  const [first] = peopleOf(joint)[0]!.items;
  t.match(first, { code: "MED1", pretax: true });
  t.ok(joint.isPayroll, "a list of known deductions of several people");
});

test("captions stand right below the header with their codes, or right above it below the kind of plan", async (t) => {
  const header = `
    Deduction Register

    Emp No     Employee               Dept            Employee     Employer     Employee YTD`;
  const below = jointly(
    `${header}
    MED   Medical PPO                                                            Pretax
    1003       Albrecht, Dennis       Assembly          176.20       711.35         2,995.40
    1017       Bui, Thanh             Machining          48.50       262.40           824.50
               2 employees                              224.70       973.75         3,819.90
    DEN   Dental                                                                 Pretax
    1003       Albrecht, Dennis       Assembly           19.45        11.00           330.65
    1034       Ekberg, Stig           Machining           6.20        11.00           105.40
               2 employees                               25.65        22.00           436.05
  `,
    `${header}
    UN    Union Dues                                                             After tax
    1003       Albrecht, Dennis       Assembly           27.50                        467.50
    1034       Ekberg, Stig           Machining          27.50                        467.50
               2 employees                               55.00                        935.00
    Report total 3 employees                            305.35       995.75         5,190.95
  `,
  );
  t.same(allOf(peopleOf(below), "Albrecht, Dennis"), [
    "deduction Dental 1945",
    "deduction Medical PPO 17620",
    "deduction Union Dues 2750",
    "employer_contribution Dental 1100",
    "employer_contribution Medical PPO 71135",
  ]);
  const total = below.reading.records.findLast(({ scope }) => scope === "company");
  t.equal(
    total?.figures.get("total_deductions")?.cents,
    30535,
    "what all captions come to is the document's",
  );

  const plans = ["Canopy PPO 1500", "Canopy HDHP 3200", "BrightArc Dental Choice"];
  const above = jointly(`
    Benefit Plan Detail

${["Medical", "", "Dental"]
  .map(
    (kind, i) => `
    ${kind}

    ${plans[i]}
    Participant            Emp. No.     Coverage        Employee      Company        Total
    Adeyemi, Folasade      7741         EE + Family       ${28 + i}8.46       182.20       ${47 + i}0.66
    Cho, Minji             7755         EE Only            64.18       192.55       256.73
    2 participants                                        ${35 + i}2.64       374.75       ${72 + i}7.39
`,
  )
  .join("")}
  `);
  t.same(
    allOf(peopleOf(above), "Cho, Minji"),
    plans.flatMap((plan) => [`deduction ${plan} 6418`, `employer_contribution ${plan} 19255`]).toSorted(),
  );
});
