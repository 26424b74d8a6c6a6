import fc from "fast-check";
import { test } from "tap";
import type { Employee } from "@paylift/canonical";
import { compare, signOff, type Discrepancy, type ValidationReport } from "../src/index.ts";
import { deduction, output, tax } from "./support/outputs.ts";
import { moved, payroll, surnameFirst } from "./support/payroll.ts";
import { paid } from "./support/people.ts";

const identityOf = ({ discrepancies }: ValidationReport): Discrepancy[] =>
  discrepancies.filter(({ rules }) => /^(?:identity|other-id): yes$/.test(rules.at(-1) ?? ""));
const toldOf = (report: ValidationReport): string[] =>
  identityOf(report)
    .map(({ kind, employee }) => `${kind} ${employee?.name}`)
    .sort();

/** What was done to the ids or names, and whom it concerns. */
interface Mistake {
  title: RegExp;
  kind: "id" | "name";
  /** Indexes of the people concerned. */
  people: (count: number) => number[];
  make: (employees: Employee[]) => Employee[];
}

const everybody = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const swap = (a: number, b: number) => (index: number) => (index === a ? b : index === b ? a : index);
const withId = (at: number, change: (id: string) => string) => (employees: Employee[]) =>
  employees.map((one, index) => (index === at ? { ...one, employee_id: change(one.employee_id) } : one));

const MISTAKES: Record<string, Mistake> = {
  "two ids exchanged": {
    title: /^Ids exchanged/,
    kind: "id",
    people: () => [0, 1],
    make: (employees) => moved(employees, "employee_id", swap(0, 1)),
  },
  "two ids that stand apart exchanged": {
    title: /^Ids exchanged/,
    kind: "id",
    people: (count) => [1, count - 1],
    make: (employees) => moved(employees, "employee_id", swap(1, employees.length - 1)),
  },
  "three ids rotated": {
    title: /^Ids moved/,
    kind: "id",
    people: () => [0, 1, 2],
    make: (employees) => moved(employees, "employee_id", (index) => (index < 3 ? (index + 1) % 3 : index)),
  },
  "all ids rotated": {
    title: /^Ids moved/,
    kind: "id",
    people: everybody,
    make: (employees) => moved(employees, "employee_id", (index) => (index + 1) % employees.length),
  },
  "all ids shifted down by a row": {
    title: /^Ids moved/,
    kind: "id",
    people: everybody,
    make: (employees) => withId(0, () => "9307")(moved(employees, "employee_id", (index) => index - 1)),
  },
  "two digits turned round": {
    title: /digit changed or two turned round$/,
    kind: "id",
    people: () => [2],
    make: withId(2, (id) => id.replace(/(\d)(\d)(?!.*\d)/, "$2$1")),
  },
  "one digit changed": {
    title: /digit changed or two turned round$/,
    kind: "id",
    people: () => [1],
    make: withId(1, (id) => id.replace(/(\d)(?=\d$)/, (digit) => String((Number(digit) + 5) % 10))),
  },
  "somebody with quite another id": {
    title: /^Other ids/,
    kind: "id",
    people: () => [2],
    make: withId(2, () => "88310-K"),
  },
  "an id given to a second person": {
    title: /^Ids that are somebody else's/,
    kind: "id",
    people: () => [0],
    make: (employees) => moved(employees, "employee_id", (index) => (index === 0 ? 1 : index)),
  },
  "two names exchanged": {
    title: /^Names exchanged/,
    kind: "name",
    people: () => [1, 2],
    make: (employees) => moved(employees, "name", swap(1, 2)),
  },
  "all names shifted by a row": {
    title: /^Names moved/,
    kind: "name",
    people: everybody,
    make: (employees) => moved(employees, "name", (index) => (index + 1) % employees.length),
  },
};

const IDS: Record<string, (index: number) => string> = {
  numbers: (index) => String(1_041 + index * 17),
  zeros: (index) => String(209_031 + index * 13).padStart(9, "0"),
  letters: (index) => `EMP-${3_127 + index * 19}`,
};

for (const [name, { title, kind, people, make }] of Object.entries(MISTAKES))
  for (const [style, idOf] of Object.entries(IDS))
    test(`${name} (${style}): told by name, never certain, never go`, async (t) => {
      for (const count of [4, 5, 8]) {
        const source = payroll(count, idOf);
        const target = make(source);
        for (const [one, other] of [
          [source, target],
          [source, target.toReversed()],
          [source, target.map((employee) => ({ ...employee, name: surnameFirst(employee.name) }))],
        ] as const) {
          const report = compare(output([...one]), output([...other]));
          t.same(
            toldOf(report),
            people(count)
              .map((index) => `${kind} ${source[index]?.name}`)
              .sort(),
          );
          t.equal(report.discrepancies.length, people(count).length, "and nothing else");
          const causes = new Set(identityOf(report).map(({ group }) => group));
          t.match(
            report.groups.filter(({ id }) => causes.has(id)).map((group) => group.title),
            [title],
          );
          const concerned = new Set(people(count));
          for (const { source_index, verdict, match } of report.employees) {
            t.equal(verdict, "matched");
            t.equal(match?.certainty === "certain", !concerned.has(source_index ?? -1));
          }
          t.notOk(signOff(report, []).go);
        }
      }
    });

test("what pay says is told with it", async (t) => {
  const said = (source: Employee[], target: Employee[]) =>
    compare(output(source), output(target)).groups.map(({ explanation }) => explanation);
  const people = payroll(5, IDS["numbers"] as (index: number) => string);
  t.match(said(people, moved(people, "employee_id", swap(0, 1)))[0], /^Pay follows the names/);
  t.match(said(people, moved(people, "name", swap(0, 1)))[0], /^Pay follows the ids/);
  const alike = people.map(({ employee_id, name }) => paid(employee_id, name, 1_500));
  t.match(said(alike, moved(alike, "employee_id", swap(0, 1)))[0], /is like that of both/);
});

test("an amount that differs as well is told beside exchanged ids, and of the right person", async (t) => {
  const source = payroll(5, (index) => String(1_041 + index));
  const [first, ...others] = moved(source, "employee_id", swap(0, 1));
  const raised = { ...(first as Employee), deductions: [deduction({ amount: 99 })] };
  const report = compare(output(source), output([raised, ...others]));
  t.same(toldOf(report), ["id Nina P Adlerstam", "id Owen Brandhurst"]);
  t.match(
    report.discrepancies.find(({ kind }) => kind === "line_amount"),
    { employee: { name: "Nina P Adlerstam" }, target_value: "99.00" },
  );
});

test("names of relatives that were exchanged are no new names", async (t) => {
  const rest = payroll(4, (index) => `${index + 5}`);
  const [john, mary] = [paid("1", "John Smithson", 900), paid("2", "Mary Smithson", 800)];
  const renamed = [
    { ...john, name: mary.name },
    { ...mary, name: john.name },
  ];
  const report = compare(output([john, mary, ...rest]), output([...renamed, ...rest]));
  t.same(toldOf(report), ["name John Smithson", "name Mary Smithson"]);
  t.notOk(signOff(report, []).go);
});

test("surnames, or given names, that were exchanged are told", async (t) => {
  const source = payroll(5, (index) => String(1_041 + index));
  for (const names of [
    ["Nina P Brandhurst", "Owen Adlerstam"],
    ["Owen Adlerstam", "Nina P Brandhurst"],
  ]) {
    const target = source.map((one, index) => ({ ...one, name: names[index] ?? one.name }));
    const report = compare(output(source), output(target));
    t.same(toldOf(report), ["name Nina P Adlerstam", "name Owen Brandhurst"]);
    t.notOk(signOff(report, []).go);
  }
});

test("a new numbering in the range of the old one is none either, where few numbers are in both", async (t) => {
  const source = payroll(8, (index) => String(100 + index));
  const target = source.map((one, index) => ({ ...one, employee_id: String(105 + index) }));
  const report = compare(output(source), output(target));
  t.same(report.discrepancies, []);
  t.ok(report.employees.every(({ match }) => match?.certainty === "certain"));
});

test("ids exchanged between people whose names are spelled alike follow the exact names", async (t) => {
  const rest = payroll(3, (index) => `${index + 5}`);
  const [jon, john] = [paid("1", "Jon Ekman", 900), paid("2", "John Ekman", 700)];
  const report = compare(
    output([jon, john, ...rest]),
    output([{ ...jon, employee_id: "2" }, { ...john, employee_id: "1" }, ...rest]),
  );
  t.same(toldOf(report), ["id John Ekman", "id Jon Ekman"]);
  t.equal(report.discrepancies.length, 2);
});

test("an id that went from somebody who left to somebody who came is told as reused", async (t) => {
  const source = payroll(5, (index) => String(1_041 + index));
  const came = paid("1041", "Xenia Yarrowby", 3_300, { deductions: [], taxes: [tax({ amount: 11 })] });
  const report = compare(output(source), output([came, ...source.slice(1)]));
  t.same(
    report.discrepancies.map(({ kind, employee }) => `${kind} ${employee?.name}`),
    ["missing_employee Nina P Adlerstam", "extra_employee Xenia Yarrowby"],
  );
  t.match(report.groups, [{ title: /whose ids the other side gives to somebody else/ }]);
});

test("two people of one name stay two where id and pay tell them apart", async (t) => {
  const rest = payroll(4, (index) => String(1_041 + index));
  const one = paid("2001", "Maria Lopes", 1_000);
  const other = paid("3377", "Maria Lopes", 2_345, {
    deductions: [deduction({ amount: 7 })],
    taxes: [tax({ amount: 13 })],
  });
  const report = compare(output([one, ...rest]), output([other, ...rest]));
  t.same(
    report.employees.filter(({ verdict }) => verdict !== "matched").map(({ verdict }) => verdict),
    ["only_in_source", "only_in_target"],
  );
  t.match(report.groups, [{ title: /^People of one name/ }]);
  t.notOk(signOff(report, []).go);
});

test("namesakes whose ids were exchanged are found by their pay", async (t) => {
  const rest = payroll(3, (index) => String(1_041 + index));
  const [one, other] = [paid("21", "Lia Ngata", 900), paid("22", "Lia Ngata", 700)];
  const report = compare(
    output([one, other, ...rest]),
    output([{ ...one, employee_id: "22" }, { ...other, employee_id: "21" }, ...rest]),
  );
  t.same(toldOf(report), ["id Lia Ngata", "id Lia Ngata"]);
  t.equal(report.discrepancies.length, 2, "their pay is the same");
});

test("namesakes of the same pay are told apart by their year to date", async (t) => {
  const year = (ytd: number) =>
    paid("", "Lia Ngata", 900, {
      deductions: [deduction({ ytd_amount: ytd })],
      taxes: [tax({ ytd_amount: ytd * 2 })],
    });
  const report = compare(output([year(500), year(250)]), output([year(250), year(500)]));
  t.same(report.discrepancies, []);
  t.same(
    report.employees.map(({ source_index, target_index }) => [source_index, target_index]),
    [
      [0, 1],
      [1, 0],
    ],
  );
  for (const [index, ytd] of [500, 250].entries()) {
    const { employees, discrepancies } = compare(output([year(500), year(250)]), output([year(ytd)]));
    t.equal(employees.find(({ verdict }) => verdict === "matched")?.source_index, index);
    t.match(discrepancies, [{ kind: "missing_employee" }]);
  }
});

test("what is no contradiction stays equal", async (t) => {
  const source = payroll(6, (index) => String(1_041 + index * 3));
  const equal: Record<string, Employee[]> = {
    "all ids new": source.map((one, index) => ({ ...one, employee_id: `77${index}31` })),
    "all ids new, one digit longer": source.map((one) => ({ ...one, employee_id: `${one.employee_id}0` })),
    "leading zeros": source.map((one) => ({ ...one, employee_id: one.employee_id.padStart(8, "0") })),
    "a prefix": source.map((one) => ({ ...one, employee_id: `E-${one.employee_id}` })),
    "no ids": source.map((one) => ({ ...one, employee_id: "" })),
    "another order": source.toReversed(),
    "names turned round": source.map((one) => ({ ...one, name: surnameFirst(one.name).toUpperCase() })),
  };
  for (const [what, target] of Object.entries(equal)) {
    const report = compare(output(source), output(target));
    t.same(report.discrepancies, [], what);
    t.ok(
      report.employees.every(({ match }) => match?.certainty === "certain"),
      what,
    );
    t.ok(signOff(report, []).go, what);
  }
  const married = source.map((one, index) => (index === 2 ? { ...one, name: "Mirela Thornbury" } : one));
  const report = compare(output(source), output(married));
  t.match(report.discrepancies, [{ kind: "name", severity: "low" }]);
  t.ok(signOff(report, []).go);
  const [alone] = source;
  t.same(
    compare(output([alone as Employee]), output([{ ...(alone as Employee), employee_id: "66902" }]))
      .discrepancies,
    [],
  );
});

test("an exchange that the caller's crosswalk states is none", async (t) => {
  const source = payroll(4, (index) => String(1_041 + index));
  const crosswalk = [
    { source_id: "1041", target_id: "1042" },
    { source_id: "1042", target_id: "1041" },
  ];
  const report = compare(output(source), output(moved(source, "employee_id", swap(0, 1))), { crosswalk });
  t.same(report.discrepancies, []);
});

test("whoever changes places, nobody concerned is certain and nothing goes", async (t) => {
  const cases = fc.record({
    count: fc.integer({ min: 3, max: 8 }),
    style: fc.constantFrom(...Object.keys(IDS)),
    field: fc.constantFrom("employee_id" as const, "name" as const),
    order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
    reversed: fc.boolean(),
  });
  fc.assert(
    fc.property(cases, ({ count, style, field, order, reversed }) => {
      const source = payroll(count, IDS[style] as (index: number) => string);
      const places = order.filter((index) => index < count);
      const concerned = new Set(everybody(count).filter((index) => places[index] !== index));
      const target = moved(source, field, (index) => places[index] ?? index);
      const report = compare(output(source), output(reversed ? target.toReversed() : target));
      const told = new Set(identityOf(report).map(({ employee }) => employee?.name));
      return (
        [...concerned].every((index) => told.has(source[index]?.name)) &&
        told.size === concerned.size &&
        report.employees.every(
          ({ source_index, match }) => !concerned.has(source_index ?? -1) || match?.certainty !== "certain",
        ) &&
        signOff(report, []).go === (concerned.size === 0)
      );
    }),
    { numRuns: 200 },
  );
  t.pass();
});
