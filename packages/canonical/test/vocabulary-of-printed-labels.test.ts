import { test } from "tap";
import { classifyDeduction, classifyEarning, classifyTax } from "../src/index.ts";
import { isHeldOut, isReadRight, isTakenForLine, noLines, printedLabels } from "./printed-labels.ts";

const held = printedLabels.filter(({ label }) => isHeldOut(label));
const open = printedLabels.filter(({ label }) => !isHeldOut(label));

/** Of a hundred labels how many have their reading: what was measured, rounded down. */
const FLOORS: readonly (readonly [list: string, open: number, held: number])[] = [
  ["earning", 98, 91],
  ["deduction", 99, 94],
  ["tax", 99, 93],
  ["employer_tax", 99, 95],
];

for (const [list, ofOpen, ofHeld] of FLOORS)
  test(`printed names of the list ${list} have their type, role and jurisdiction`, async (t) => {
    for (const [half, rows, floor] of [
      ["open", open, ofOpen],
      ["held out", held, ofHeld],
    ] as const) {
      const ofList = rows.filter((row) => row.list === list);
      const right = (100 * ofList.filter(isReadRight).length) / ofList.length;
      t.ok(right >= floor, `${half}: ${right.toFixed(1)} of 100, at least ${floor}`);
    }
  });

test("both halves are large enough to tell", async (t) => {
  t.ok(open.length > 2000 && held.length > 2000);
});

/** How many of these texts were taken for lines when this was measured. */
const FALSE_ALARMS_MAX = 63;

test("names of people, departments, addresses, headings and sentences are no lines", async (t) => {
  t.ok(noLines.length > 600);
  const alarms = noLines.filter(isTakenForLine);
  t.ok(
    alarms.length <= FALSE_ALARMS_MAX,
    `${alarms.length} of ${noLines.length}, at most ${FALSE_ALARMS_MAX}`,
  );
});

test("what a name leaves open is told by its list, or not at all", async (t) => {
  const deductions: [string, string, boolean][] = [
    // Whoever is supported, the schema has one type for it.
    ["Support", "child_support", false],
    // A levy is a garnishment for taxes; a line for both is the wider of the two.
    ["Levy or Garnishment", "garnishment", true],
    ["Parking", "other", true],
    ["Med", "medical", true],
    ["Dental + vision", "dental", true],
    ["Medical/Dental/Vision", "medical", true],
    // A defined contribution or a pension.
    ["Retirement", "other", false],
    ["Health Club", "other", false],
    ["Aflac", "other", true],
    ["Aflac STD", "disability", true],
    ["ORP TIAA", "403b", false],
    ["BCBSM", "medical", false],
    ["Ride Share", "commuter", false],
    ["Student Loan Levy", "garnishment", true],
    ["Community Chest", "charity", false],
    ["AMWU Membership", "union_dues", false],
    ["Deputy Association", "union_dues", false],
    ["RCN Subscription", "union_dues", false],
  ];
  for (const [label, type, known] of deductions) t.match(classifyDeduction(label), { type, known }, label);
  const earnings: [string, string, boolean][] = [
    ["Server", "regular", false],
    ["Shift Supervisor", "regular", false],
    ["Greenhouse Hours", "regular", false],
    ["Police OT", "overtime", false],
    ["Overtime at 2.0", "double_overtime", true],
    ["Thanksgiving", "holiday", false],
    ["Home Office", "other", false],
    ["Cell phone allowance", "other", true],
    ["Cell phone reimb", "reimbursement", true],
    ["Parental Leave Pay", "other", true],
    ["Total Hours", "other", false],
    ["Tips CC", "tips", true],
    ["Tip Out", "tips", true],
    ["Night Duty Enhancement", "shift", true],
    ["Weekend Enh", "shift", true],
    ["ANNL LV", "pto", true],
    ["Comp Time Used", "pto", true],
    ["Prior Period Correction", "other", true],
  ];
  for (const [label, type, known] of earnings) t.match(classifyEarning(label), { type, known }, label);
  for (const [label, type, jurisdiction, known] of [
    ["W/HOLDING TAX", "federal_income", null, true],
    ["CA Withholding Tax", "state_income", "US-CA", true],
    ["Vermont Withholding", "state_income", "US-VT", true],
    ["STATE INC TX", "state_income", null, true],
    ["Dublin OH", "local_income", "US-OH", false],
    ["Myerstown Income Tax", "local_income", null, false],
    ["Bardstown Occupational", "local_income", null, false],
    ["Elkhart Co", "local_income", null, false],
    ["Personal Income Tax", "state_income", null, true],
    ["FICA & Medicare", "fica", "US", true],
    ["FICA/Medicare", "medicare", "US", true],
    ["Delaware County EIT", "local_income", "US-PA", true],
    ["MN PL", "state_family_leave", "US-MN", true],
  ] as const)
    t.same(classifyTax(label), { type, jurisdiction, known }, label);
  t.equal(classifyDeduction("Medical PT").pretax, null, "pretax, after tax or part time");
});
