import fc from "fast-check";
import { test, type Test } from "tap";
import { GOOD_JOURNAL } from "./support/good-journal.ts";
import { bestInferredOf } from "./support/best-inferred.ts";
import { JOURNAL_TABLE, journalWith } from "./support/made-up-variant.ts";
import { matches } from "./support/matches.ts";
import { checksOf, proofOf } from "./support/proof-of.ts";

const PROVED = 0.95;

/** The made-up journal with totals that say whose they are, and people who may say it themselves. */
const NAMING = journalWith({
  rows: [
    { match: "^Sum (?<department_code>.+)$", kind: "total", scope: "department" },
    { match: "^At (?<department_code>\\S+)$", kind: "detail" },
    {
      match: "^Department (?<department_code>\\S+)(?: (?<department>.+))?$",
      kind: "department",
      lane: "line",
    },
    ...JOURNAL_TABLE.rows.filter(({ kind }) => kind !== "department"),
  ],
});
const [KITCHEN, OFFICE] = ["  Department 10 Kitchen\n", "  Department 20 Office\n"];

/** The good journal whose totals are called so. */
function journalOf(kitchen: string, office: string): string {
  const [first, second, third, ...others] = GOOD_JOURNAL.split("Dept Total      ");
  if (third === undefined || others.length > 0) throw new Error("expected two departments");
  const total = (name: string): string => `Sum ${name}`.padEnd(16);
  return `${first}${total(kitchen)}${second}${total(office)}${third}`;
}

/** The checks of departments' people that a page has; there are none but those that fail. */
function contradictions(page: string): string[] {
  return [...checksOf(NAMING, page).values()]
    .filter(({ id }) => id.startsWith("department.employees:"))
    .map(({ id, expected, actual, members }) => `${id} ${actual}/${expected} ${members.join(" ")}`);
}

const GOOD = journalOf("10", "20");

test("where each total names the department of its people nothing is said", async (t) => {
  t.same(contradictions(GOOD), []);
  t.equal(proofOf(NAMING, GOOD).score, 0.99);
});

test("a lost heading leaves people in the department before, or in none, and the total contradicts it", async (t) => {
  const withoutOffice = GOOD.replace(OFFICE, "");
  t.not(withoutOffice, GOOD);
  const { output, checks, score } = proofOf(NAMING, withoutOffice);
  t.same(
    output.employees.map(({ department }) => department),
    ["Kitchen", "Kitchen", "Kitchen"],
  );
  const failed = checks.filter(({ check }) => check.passed === false).map(({ check }) => check);
  matches(t, failed, [
    {
      id: "department.employees:department 20",
      scope: "department",
      expected: 1,
      actual: 0,
      difference: -1,
      members: ["employees[2].department"],
    },
  ]);
  t.ok(score < PROVED);
  t.same(contradictions(GOOD.replace(KITCHEN, "")), [
    "department.employees:department 10 0/2 employees[0].department employees[1].department",
  ]);
});

test("a code that was misread in a heading is contradicted as well", async (t) => {
  t.same(contradictions(GOOD.replace("Department 20", "Department 2O")), [
    "department.employees:department 20 0/1 employees[2].department",
  ]);
});

test("totals may name departments otherwise than headings do", async (t) => {
  const names: [kitchen: string, office: string][] = [
    ["0010", "0020"],
    ["10 - Kit", "20 - Of"],
    ["Kitchen", "Office"],
    ["KITCHEN", "OFF"],
    ["A", "B"],
  ];
  for (const [kitchen, office] of names)
    t.same(contradictions(journalOf(kitchen, office)), [], `${kitchen}, ${office}`);
  t.same(contradictions(journalOf("Kitchen", "Office").replace(OFFICE, "")).length, 1, "by name");
  t.same(contradictions(journalOf("A", "B").replace(OFFICE, "")), [], "no total is named like its people's");
});

test("a name may be short for another, or stand behind a code of letters", async (t) => {
  const called = (kitchen: string, office: string, totals: readonly [string, string]): number =>
    contradictions(
      journalOf(...totals)
        .replace(KITCHEN, `  Department ${kitchen}\n`)
        .replace(OFFICE, `  Department ${office}\n`),
    ).length;
  t.equal(called("KIT Kitchen", "OFF Office", ["Kitchen", "Off"]), 0);
  t.equal(called("Kitchen", "Reception", ["Kitchen", "Recep"]), 0);
  t.equal(called("Kitchen", "Human Resources", ["Kitchen", "HR"]), 0);
  t.equal(called("Kitchen", "Warehouse Operations", ["Kitchen", "Ops"]), 0);
  t.equal(called("Kitchen", "Warehouse Operations", ["Kitchen", "Garden"]), 1);
});

test("what else fails is told by its own checks alone", async (t) => {
  const wrong = GOOD.replace(OFFICE, "").replace(
    "Net           207.52\n  Company",
    "Net           207.62\n  Company",
  );
  t.not(wrong, GOOD.replace(OFFICE, ""));
  t.same(contradictions(wrong), [], "whose total it is was not proved");
});

test("on lines of their own people may be at home in another department than the one they are paid in", async (t) => {
  const at = (anna: string, bert: string, carl: string): string =>
    GOOD.replace("  No 17 ", `  At ${anna} `)
      .replace("  No 18 ", `  At ${bert} `)
      .replace("  No 19 ", `  At ${carl} `)
      .replace(KITCHEN, "")
      .replace(OFFICE, "");
  t.same(contradictions(at("10", "10", "20")), []);
  t.same(contradictions(at("10", "30", "20")), [], "one of two");
  t.same(contradictions(at("10", "10", "30")), [
    "department.employees:department 20 0/1 employees[2].department",
  ]);
});

test("a heading that was lost before a page ends, and stands again on the next, is told by those between", async (t) => {
  const row = (name: string): string =>
    `  ${name}    Regular                     100.00                                                            Gross         100.00
                                                                                                                Net           100.00`;
  const total = (name: string, sum: string): string =>
    `  Sum ${name}          Regular                     ${sum}                                                            Gross         ${sum}
                                                                                                                Net           ${sum}`;
  const page = (office: string): string => `
  PERSON          EARNINGS   HOURS   RATE     AMOUNT  TAXES       AMOUNT  DEDUCTIONS  AMOUNT  EMPLOYER  AMOUNT  PAY
  Department 10
${row("Sample, Anna")}
${total("10", "100.00")}
${office}${row("Muster, Carl")}
  Department 20
${row("Probe, Dora ")}
${total("20", "200.00")}`;
  t.same(contradictions(page("  Department 20\n")), []);
  t.same(contradictions(page("")), ["department.employees:department 20 1/2 employees[1].department"]);
});

/** A table of no known layout, of departments with people who are paid 100.00 each. */
function table(sizes: readonly number[], lost: number | null): string {
  const NAMES = ["Bellwether, Rosa", "Okafor, Miguel", "Lindgren, Maja", "Abernathy, Cole", "Tanaka, Yuki"];
  const row = (label: string, people: number): string => {
    const [gross, tax, net] = [110, 10, 100].map((each) =>
      (each * people).toLocaleString("en-US", { minimumFractionDigits: 2 }),
    );
    return `  ${label.padEnd(28)}${gross!.padStart(10)}${tax!.padStart(12)}${net!.padStart(12)}`;
  };
  const rows = sizes.flatMap((size, i) => {
    const name = `${i + 1}00 ${["Kitchen", "Front Desk", "Garden", "Laundry"][i]}`;
    const people = Array.from({ length: size }, (_, k) => row(`${NAMES[k]} ${"ABCD"[i]}`, 1));
    return [...(lost === i ? [] : [`  Department: ${name}`]), ...people, row(`Total for ${name}`, size)];
  });
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return `
  LAKESIDE LODGE LLC
  Payroll Register    Period 07/01/2026 - 07/15/2026    Pay Date 07/20/2026

  Employee                         Gross Pay     Federal       Net Pay
${rows.join("\n")}
${row("Company Total", all)}`;
}

function contradicted(t: Test, sizes: readonly number[], lost: number | null): string[] {
  const { output, failed } = bestInferredOf(table(sizes, lost));
  t.equal(
    output.employees.length,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  return failed;
}

test("of a layout that nobody has described totals tell of a heading that was lost, and of none that is there", async (t) => {
  const sizes = fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(sizes, fc.nat(), (of, n) => {
      t.same(contradicted(t, of, null), []);
      // What stands above the first person of all tells where headings stand.
      const lost = 1 + (n % (of.length - 1));
      t.same(contradicted(t, of, lost), [`department.employees:department ${lost + 1}`]);
    }),
    { numRuns: 20 },
  );
});
