import { test } from "tap";
import { classifyTax, isStateCode } from "../src/index.ts";

test("taxes", async (t) => {
  const labels: [string, string, string | null][] = [
    ["GA", "state_income", "US-GA"],
    ["IN", "state_income", "US-IN"],
    ["OR Income Tax", "state_income", "US-OR"],
    ["N.C. Income Tax", "state_income", "US-NC"],
    ["US Federal Income Tax", "federal_income", "US"],
    ["Federal W/H (H)", "federal_income", "US"],
    ["Fed Inc Tax (MFJ/2)", "federal_income", "US"],
    ["Federal Tax [HH-1]", "federal_income", "US"],
    ["FIT M2", "federal_income", "US"],
    ["Federal W/H MFJ", "federal_income", "US"],
    ["Federal Withholding - Single", "federal_income", "US"],
    ["OR Income Tax (S)", "state_income", "US-OR"],
    ["MEDCR", "medicare", "US"],
    ["LWT", "local_income", null],
    ["Boone Co Occupational", "local_income", null],
    ["Lower Merion EIT", "local_income", "US-PA"],
    ["FICA Old Age", "social_security", "US"],
    ["Employee's NIC", "other", null],
    ["MA: State WH", "state_income", "US-MA"],
    ["State Tax - MN", "state_income", "US-MN"],
    ["State Tax 1/CO", "state_income", "US-CO"],
    ["New York State Income Tax", "state_income", "US-NY"],
    ["STATE", "state_income", null],
    ["New York Cit Income Tax", "local_income", "US-NY"],
    ["NY NYC CTY Inc", "local_income", "US-NY"],
    ["KY Louisville Inc", "local_income", "US-KY"],
    ["OH Grandview Heights Inc", "local_income", "US-OH"],
    ["OH-COLUMBUS", "local_income", "US-OH"],
    ["Marion County (IN) Withholding", "local_income", "US-IN"],
    ["Worcester Count,MD - Res. Local", "local_income", "US-MD"],
    ["OH MUNICIPAL : GRANDVIEW HEIGHTS - EE INCOME TAX", "local_income", "US-OH"],
    ["COL1", "local_income", "US-OH"],
    ["MARN", "local_income", "US-IN"],
    ["PHIL", "local_income", "US-PA"],
    ["PHILL", "other", "US-PA"],
    ["Philadelphia, PA Local Services Tax (Employee)", "other", "US-PA"],
    ["PA Local Svcs Tax", "other", "US-PA"],
    ["OR Statewide Transit Tax", "other", "US-OR"],
    ["WA Cares LTC", "other", "US-WA"],
    ["CA Employment Training Tax (Employer)", "other", "US-CA"],
    ["ORTRN", "other", "US-OR"],
    ["LTC", "other", null],
    ["CASDI-E", "state_disability", "US-CA"],
    ["CA SDI - CASDI", "state_disability", "US-CA"],
    ["NY OASDI/EE Disability", "state_disability", "US-NY"],
    ["RI STATE - DISABILITY INSURANCE  EE", "state_disability", "US-RI"],
    ["SDI", "state_disability", null],
    ["MA FLI", "state_family_leave", "US-MA"],
    ["MAFL", "state_family_leave", "US-MA"],
    ["CO FAMLI", "state_family_leave", "US-CO"],
    ["Paid Leave Oregon", "state_family_leave", "US-OR"],
    ["NJ Family Leave In", "state_family_leave", "US-NJ"],
    ["NJ UI/WF/SWF", "state_unemployment", "US-NJ"],
    ["Monroeville EIT", "local_income", "US-PA"],
    ["Lower Merion Earned Income Tax", "local_income", "US-PA"],
    ["PA Unempl EE", "state_unemployment", "US-PA"],
    ["Fed OASDI/EE", "social_security", "US"],
    ["FICA SOC", "social_security", "US"],
    ["Social Secur", "social_security", "US"],
    ["FICA HI", "medicare", "US"],
    ["Medicare (HI)", "medicare", "US"],
    ["MEDI", "medicare", "US"],
    ["Health Insurance Tax", "medicare", "US"],
    ["MEDICARE - ADDITIONAL EE", "medicare", "US"],
    ["FICA", "fica", "US"],
    ["FEDERAL - EE INCOME TAX", "federal_income", "US"],
    ["Federal W/H (S)", "federal_income", "US"],
  ];
  for (const [label, type, jurisdiction] of labels)
    t.same(classifyTax(label), { type, jurisdiction, known: true }, label);
  const unknown = [
    "",
    "In",
    "or",
    "TX",
    "SD",
    "Total",
    "Tax",
    "Net Pay",
    "Dental",
    "Overtime",
    "In Lieu of Leave",
    "CO Match",
    "SAVINGS",
    "Earned Income Credit",
  ];
  for (const label of unknown)
    t.same(classifyTax(label), { type: "other", jurisdiction: null, known: false }, label);
});

test("employer taxes", async (t) => {
  const labels: [string, string, string | null][] = [
    ["Fed UT ER", "federal_unemployment", "US"],
    ["Federal Unemployment (FUTA)", "federal_unemployment", "US"],
    ["Unemployment Company", "state_unemployment", null],
    ["FL RT", "state_unemployment", "US-FL"],
    ["WA Unemployment Insurance", "state_unemployment", "US-WA"],
    ["MED-R", "medicare", "US"],
    ["SS-R", "social_security", "US"],
    ["MA PFML ER", "state_family_leave", "US-MA"],
  ];
  for (const [label, type, jurisdiction] of labels) {
    t.same(classifyTax(label, { section: "employer_tax" }), { type, jurisdiction, known: true }, label);
  }
  for (const label of ["GA", "Local", "Total"])
    t.match(classifyTax(label, { section: "employer_tax" }), { known: false }, label);
});

test("leave that a school or a state gives is no tax", async (t) => {
  for (const label of ["Local Leave", "State Leave", "District Personal Leave"])
    t.equal(classifyTax(label).known, false, label);
  t.equal(classifyTax("District Med").known, false, "no district levies Medicare");
});

test("a letter between two names is an initial, and of no city", async (t) => {
  t.notOk(classifyTax("Nora C Ambrose").known);
  t.match(classifyTax("Scranton C EIT"), { type: "local_income", known: true });
});

test("the code of a state is told from other letters", async (t) => {
  for (const code of ["OH", "TX", "DC", "PR"]) t.ok(isStateCode(code), code);
  for (const text of ["oh", "OHIO", "XX", "FED", "", "constructor"]) t.notOk(isStateCode(text), text);
});

test("states call their taxes by longer names", async (t) => {
  t.match(classifyTax("NJ Gross Income Tax"), { type: "state_income", jurisdiction: "US-NJ", known: true });
  t.match(classifyTax("Gross Income Tax"), { type: "state_income", jurisdiction: "US-NJ" });
  const leave = { type: "state_family_leave", jurisdiction: "US-MA", known: true };
  t.match(classifyTax("MA Paid Family and Medical Leave"), leave);
});

test("who levies a tax may be its code, where its name leaves open what it is", async (t) => {
  for (const [code, type, jurisdiction] of [
    ["MN", "state_income", "US-MN"],
    ["$U", "federal_income", "US"],
  ] as const)
    t.match(classifyTax("Withholding", { code }), { type, jurisdiction, known: true });
  t.match(classifyTax("Zephyr", { code: "MN" }), { known: false });
});
