import { readFileSync } from "node:fs";
import fc from "fast-check";
import { test } from "tap";
import {
  classifyDeduction,
  classifyEarning,
  classifyLabel,
  classifyTax,
  normalizeInEnglish,
  normalizeLabel,
} from "../src/index.ts";

const rows = readFileSync(new URL("fixtures/labels.csv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1);

test("every collected label has its reading", async (t) => {
  const wrong: string[] = [];
  for (const row of rows) {
    const [label = "", kind = "", type = "", detail = ""] = row.split(",");
    let reading: string;
    if (kind === "earning") {
      const { known, type: read, role } = classifyEarning(label);
      reading = `${label},${known ? kind : ""},${read},${role}`;
    } else if (kind === "deduction") {
      const { known, type: read, role } = classifyDeduction(label);
      reading = `${label},${known ? kind : ""},${read},${role}`;
    } else if (kind === "tax" || kind === "employer_tax") {
      const { known, type: read, jurisdiction } = classifyTax(label, { section: kind });
      reading = `${label},${known ? kind : ""},${read},${jurisdiction ?? ""}`;
    } else {
      const found = classifyLabel(label).some((one) => one.kind === kind && one.type === type);
      reading = found ? `${label},${kind},${type},${detail}` : `${label},,,`;
    }
    if (reading !== row) wrong.push(`${row} read as ${reading}`);
  }
  t.same(wrong, []);
  t.ok(rows.length > 1700);
});

test("earnings", async (t) => {
  const labels: [string, string, string?][] = [
    ["Overtime (x1.5) hourly", "overtime"],
    ["Double-time (x2) hourly", "double_overtime"],
    ["Double Overtime Pay", "double_overtime"],
    ["Holiday Bonus", "bonus"],
    ["Holiday OT", "overtime"],
    ["Shift 2 Diff", "shift"],
    ["3rd Shift Differential", "shift"],
    ["Charge Differential", "shift"],
    ["Overnight Premium", "shift"],
    ["Retro Bonus", "retro"],
    ["Correction payment", "retro"],
    ["Overtime Correction", "overtime"],
    ["Call Back 1.5", "overtime"],
    ["Tip Credit", "other", "memo"],
    ["Regular Correction", "retro"],
    ["Monthly Salary", "regular"],
    ["Clergy Salary", "regular"],
    ["Salaried Monthly", "regular"],
    ["Paid Time", "pto"],
    ["Retroactive Adj", "retro"],
    ["Sick time off", "sick"],
    ["Paid time off", "pto"],
    ["Floating Holiday", "pto"],
    ["Vacation Hourly", "pto"],
    ["0-Regular Pay", "regular"],
    ["Regular Hours | Salaried", "regular"],
    ["OVERTIME PREMIUM - EARNING", "overtime"],
    ["Expense Reimburs", "reimbursement"],
    ["EXPRE", "reimbursement"],
    ["Allowance - Auto", "other"],
    ["Certification Pay", "other"],
    ["Preceptor Pay", "other"],
    ["Tarp Pay", "other"],
    ["Drop & Hook", "other"],
    ["Cash tips*", "tips", "memo"],
    ["CTIPS", "tips", "memo"],
    ["Paycheck tips", "tips"],
    ["GROUP TE", "other", "imputed"],
    ["GROUP TERM LIFE CALCULA", "other", "imputed"],
    ["Personal use of car", "other", "imputed"],
    ["RSU", "stock"],
  ];
  for (const [label, type, role = "cash"] of labels)
    t.same(classifyEarning(label), { type, role, known: true }, label);
  t.same(classifyEarning("Zorb", "SEVER"), { type: "severance", role: "cash", known: true });
  for (const label of [
    "",
    "Total",
    "Total Hours",
    "Night",
    "Net Pay",
    "Medical",
    "Check",
    "DOE, JANE",
    "1,234.56",
    "Salary Advance",
  ]) {
    t.same(classifyEarning(label, "R"), { type: "other", role: "cash", known: false }, label);
  }
});

test("deductions", async (t) => {
  const labels: [string, string, string?, (boolean | null)?][] = [
    ["M2-401(k) ER M", "401k", "employer_cost"],
    ["401K MAT", "401k", "employer_cost"],
    ["Employer Match", "401k", "employer_cost"],
    ["MED ER", "medical", "employer_cost"],
    ["HSAER", "hsa", "employer_cost"],
    ["HSA Co.", "hsa", "employer_cost"],
    ["Dental Insurance (company paid)", "dental", "employer_cost"],
    ["Dental Insurance (pre-tax)", "dental", "cash", true],
    ["S125 Med", "medical", "cash", true],
    ["Medical After Tax", "medical", "cash", false],
    ["PreTax Medical (S)", "medical", "cash", true],
    ["DENPR", "dental"],
    ["Dental - Delta PPO", "dental"],
    ["Vision HMO", "vision"],
    ["Aetna PPO", "medical"],
    ["VRS 5%", "pension"],
    ["TRA/PERA", "pension"],
    ["Local Annuity", "pension"],
    ["401L1", "401k_loan"],
    ["RS 401K LOAN -  401A POST-TAX", "401k_loan", "cash", false],
    ["Traditional401k", "401k"],
    ["4-401K Plan", "401k"],
    ["31-Child Support", "child_support"],
    ["Child support garnishment", "child_support"],
    ["CHLD1", "child_support"],
    ["Student loan garnishment", "garnishment"],
    ["32-Mass Tax Lev", "tax_levy"],
    ["Short Term Dis", "disability"],
    ["457 Roth", "roth_457b"],
    ["Roth 403(b)", "roth_403b"],
    ["Roth IRA", "other"],
    ["Credit Union", "other"],
    ["Cafeteria Dental", "dental"],
    ["GTL Offset", "other", "offset"],
    ["Cash Tips Paid", "other", "offset"],
    ["Thrift Savings Plan Loan", "loan"],
    ["403(b) elective deferral", "403b"],
    ["Retirement - Defined Benefit", "pension"],
    ["Flexible Spending Health", "fsa_medical"],
    ["Flexible Spending Dependent Care", "fsa_dependent_care"],
    ["Mission Pledge", "charity"],
    ["Annual Bishop's Appeal", "charity"],
    ["Van Pool", "commuter"],
    ["Student Loan Plan 2", "loan"],
    ["Attachment of Earnings", "garnishment"],
    ["State Group Health", "medical"],
    ["Additional Life", "life"],
    ["Combined Charities", "charity"],
    ["Education Fdn", "charity"],
    ["Union PAC", "other"],
    ["Garnishment Admin Fee", "other"],
    ["Income Protection", "disability"],
    ["Short Term", "disability"],
    ["Health & Welfare Fund", "medical", "employer_cost"],
  ];
  for (const [label, type, role = "cash", pretax = null] of labels) {
    t.same(classifyDeduction(label), { type, role, pretax, known: true }, label);
  }
  t.match(classifyDeduction("Plan A", "VISPR"), { type: "vision", known: true });
  const unknown = [
    "",
    "Total Deductions",
    "Checking",
    "Direct Deposit",
    "Net Check",
    "Federal",
    "Federal Tax",
    "Federal Ta",
    "State",
    "SS",
  ];
  unknown.push(
    "Medicare",
    "United",
    "Health Club",
    "Health S",
    "Life Time Fitness",
    "Std Loan",
    "K",
    "M",
    "Retirement",
    "TRANSFER",
  );
  for (const label of unknown) t.match(classifyDeduction(label, "M"), { type: "other", known: false }, label);
});

test("words that other texts have, too, make no label known", async (t) => {
  t.match(classifyDeduction("Western Growers Health"), { type: "medical", known: false });
  t.match(classifyEarning("LEAVE"), { type: "pto", known: false });
});

test("a code settles what the label leaves open", async (t) => {
  const pairs: [string, string, string, string | null][] = [
    ["STATE", "IL", "state_income", "US-IL"],
    ["SUI/DIS", "MAFL", "state_family_leave", "US-MA"],
    ["SUI/DIS", "CADI", "state_disability", "US-CA"],
    ["SUI/DIS", "NJUI", "state_unemployment", "US-NJ"],
    ["LOCAL", "DETR", "local_income", "US-MI"],
    ["LOCAL", "0140", "local_income", null],
    ["Medicare ER", "MED-R", "medicare", "US"],
    ["CA Disability", "CASDI", "state_disability", "US-CA"],
  ];
  for (const [label, code, type, jurisdiction] of pairs) {
    t.same(classifyTax(label, { code }), { type, jurisdiction, known: true }, `${label} ${code}`);
  }
  t.match(classifyTax("Zorb", { code: "MA" }), { known: false });
});

test("a label can have several readings", async (t) => {
  t.same(classifyLabel("MED"), [
    { kind: "deduction", type: "medical" },
    { kind: "tax", type: "medicare" },
    { kind: "employer_tax", type: "medicare" },
  ]);
  t.same(classifyLabel("MED INS"), [{ kind: "deduction", type: "medical" }]);
  t.same(classifyLabel("Pre-Tax Deferral"), [{ kind: "deduction", type: "401k" }]);
  t.same(classifyLabel("Union Subscription"), [{ kind: "deduction", type: "union_dues" }]);
  t.same(classifyLabel("Net Pay"), [{ kind: "total", type: "net_pay" }]);
  t.same(classifyLabel("Pay Date:"), [{ kind: "header", type: "pay_date" }]);
  t.same(classifyLabel("Zorb"), []);
});

test("normalising is idempotent, and no label throws", async (t) => {
  const word = fc.constantFrom(
    "Pre",
    "Tax",
    "401",
    "(k)",
    "O/T",
    "W/H",
    "&",
    "AD&D",
    "-",
    ".",
    "1.5",
    "State",
    "ER",
    "é",
    "#",
    "*",
    "a.",
    "'",
  );
  const label = fc.oneof(
    fc.string(),
    fc.string({ unit: "grapheme" }),
    fc.array(word).map((words) => words.join(" ")),
    fc.array(word).map((words) => words.join("")),
  );
  fc.assert(
    fc.property(label, label, (text, code) => {
      const once = normalizeLabel(text);
      classifyLabel(text);
      classifyEarning(text, code);
      classifyDeduction(text, code);
      classifyTax(text, { code });
      return normalizeLabel(once) === once;
    }),
    { numRuns: 3000 },
  );
  t.equal(normalizeLabel(" 401(k)  Pre-Tax "), "401k pretax");
  t.equal(normalizeLabel("O/T & W/H, H.S.A."), "ot wh hsa");
});

test("words of headings and sums in other languages are known by the English word that says the same", async (t) => {
  const said = {
    "Total des retenues": "total des deductions",
    "Sous-total cotisations patronales": "subtotal contributions employer",
    Arbeitgeberanteil: "employer share",
    "Krankenversicherung AG": "krankenversicherung employer",
    "Gesetzliche Abzüge": "statutory deductions",
    "SV-rechtliche Abzüge": "total taxes",
    "AG-Anteil": "employer",
    Auszahlungsbetrag: "net pay",
    "Gross Pay": "gross pay",
    "": "",
  };
  for (const [printed, words] of Object.entries(said)) t.equal(normalizeInEnglish(printed), words, printed);
});
