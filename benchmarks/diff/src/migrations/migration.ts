import { nameKey, type CanonicalOutput, type Employee } from "@paylift/canonical";
import { Random } from "@paylift/samples";
import type { DiscrepancyKind, Severity } from "@paylift/validation";
import { CHANGES, type MadeDifference } from "./changes.ts";
import { cents } from "./lines.ts";
import { marry, newName, spellOtherwise } from "./names.ts";
import { generateEmployee, generateRun, settle, total } from "./payroll.ts";
import { generateLayout, printIn, type Layout } from "./wording.ts";

/** A difference that a report has to hold, and hold alone. */
export interface ExpectedDifference {
  kind: DiscrepancyKind;
  severity: Severity;
  field_path: string;
}

/** Both sides of a payroll run, who is who in them, and every difference between them. */
export interface Migration {
  seed: number;
  source: CanonicalOutput;
  target: CanonicalOutput;
  /** Indexes of the same person on both sides. */
  people: [source: number, target: number][];
  expected: ExpectedDifference[];
}

export interface MigrationRequest {
  seed: number;
  employees: number;
  /** Shares of the employees. */
  duplicateNames?: number;
  changed?: number;
  renamed?: number;
  missing?: number;
  extra?: number;
}

interface Person {
  source: Employee | null;
  target: Employee | null;
  made: MadeDifference | null;
}

/** The same seed makes the same migration. */
export function generateMigration(request: MigrationRequest): Migration {
  const { seed, employees } = request;
  const random = new Random(seed).fork(`migration ${employees}`);
  const source = generateRun(random.fork("payroll"), employees);
  duplicateNames(random.fork("names"), source.employees, request.duplicateNames ?? 0.05);
  const layout = generateLayout(random.fork("layout"));
  const people = changePeople(random.fork("changes"), source, layout, request);
  const target: CanonicalOutput = {
    ...structuredClone({ ...source, employees: [] }),
    provider: "new",
    employees: people.flatMap(({ target }) => target ?? []),
  };
  // Without places for it a change cannot be seen, so the layout prints what the changes are about.
  printIn(layout, target, random.fork("printing"));
  return arrange(random.fork("order"), seed, people, total(source), total(target));
}

function duplicateNames(random: Random, employees: readonly Employee[], share: number): void {
  const chosen = random.shuffle(employees).slice(0, Math.round(employees.length * share));
  for (const [index, employee] of chosen.entries())
    if (index % 2 === 1) employee.name = chosen[index - 1]?.name ?? employee.name;
}

function changePeople(
  random: Random,
  source: CanonicalOutput,
  layout: Layout,
  request: MigrationRequest,
): Person[] {
  const { changed = 0.15, renamed = 0.05, missing = 0.01, extra = 0.01 } = request;
  const names = Map.groupBy(source.employees, ({ name }) => nameKey(name));
  const people = source.employees.map((employee): Person => {
    if (random.chance(missing)) return { source: employee, target: null, made: null };
    const target = structuredClone(employee);
    const made = random.chance(changed) ? changeOne(random, layout, employee, target) : null;
    settle(employee);
    settle(target);
    if ((names.get(nameKey(employee.name))?.length ?? 0) === 1 && random.chance(renamed)) {
      // Two changes at once, of the name and of the pay, are beyond what anybody could tell.
      target.name =
        made === null && random.chance(0.3)
          ? marry(random, target.name)
          : spellOtherwise(random, target.name);
    }
    return { source: employee, target, made };
  });
  const staying = people.filter(({ source, target }) => target !== null && target.name === source?.name);
  const newcomers = Array.from(
    { length: Math.round(source.employees.length * extra) },
    (_, index): Person => {
      const newcomer = generateEmployee(random, source.employees.length + index);
      // Somebody new with the name of somebody who left or is renamed is beyond what anybody could tell.
      newcomer.name = random.chance(0.1)
        ? (random.pick(staying).source?.name ?? newcomer.name)
        : newName(random, newcomer.name);
      return { source: null, target: newcomer, made: null };
    },
  );
  return [...people, ...newcomers];
}

function changeOne(
  random: Random,
  layout: Layout,
  source: Employee,
  target: Employee,
): MadeDifference | null {
  const name = random.pick(Object.keys(CHANGES));
  // What a layout does not print cannot differ in it.
  if (name === "taxableWages" && !layout.taxableWages) return null;
  if (name === "employerItem" && !layout.employerItems) return null;
  return CHANGES[name]?.(random, source, target) ?? null;
}

/** Brings people and lines into an order of their own on each side, and names every difference by its path. */
function arrange(
  random: Random,
  seed: number,
  people: readonly Person[],
  source: CanonicalOutput,
  target: CanonicalOutput,
): Migration {
  for (const output of [source, target]) {
    output.employees = random.shuffle(output.employees);
    for (const employee of output.employees) {
      employee.earnings = random.shuffle(employee.earnings);
      employee.deductions = random.shuffle(employee.deductions);
      employee.taxes = random.shuffle(employee.taxes);
    }
  }
  const paths = new Map([...linePaths(source), ...linePaths(target)]);
  const at = { source: indexes(source), target: indexes(target) };
  const expected = people.flatMap((person) => expectedOf(person, paths, at));
  return {
    seed,
    source,
    target,
    people: people.flatMap(({ source, target }): [number, number][] =>
      source === null || target === null ? [] : [[at.source.get(source) ?? -1, at.target.get(target) ?? -1]],
    ),
    expected: [...expected, ...expectedTotals(source, target)],
  };
}

function expectedOf(
  { source, target, made }: Person,
  paths: ReadonlyMap<object, string>,
  at: { source: ReadonlyMap<Employee, number>; target: ReadonlyMap<Employee, number> },
): ExpectedDifference[] {
  if (source === null || target === null) {
    const [kind, index] =
      target === null
        ? (["missing_employee", at.source.get(source as Employee)] as const)
        : (["extra_employee", at.target.get(target)] as const);
    return [{ kind, severity: "high", field_path: `employees[${index}]` }];
  }
  const path = `employees[${at.source.get(source)}]`;
  const expected: ExpectedDifference[] = [];
  if (nameKey(source.name) !== nameKey(target.name))
    expected.push({ kind: "name", severity: "low", field_path: `${path}.name` });
  for (const field of ["gross_pay", "net_pay"] as const) {
    const difference = Math.abs(cents(target[field] ?? 0) - cents(source[field] ?? 0));
    if (difference > 0)
      expected.push({ kind: field, severity: severityOf(difference), field_path: `${path}.${field}` });
  }
  if (made !== null)
    expected.push({
      kind: made.kind,
      severity: made.severity,
      field_path: `${paths.get(made.line)}.${made.field}`,
    });
  return expected;
}

function severityOf(differenceCents: number): Severity {
  return differenceCents >= 100 ? "high" : differenceCents > 1 ? "medium" : "low";
}

/** Totals differ by what the people differ by: said, but no concern of their own. */
function expectedTotals(source: CanonicalOutput, target: CanonicalOutput): ExpectedDifference[] {
  const fields = ["employee_count", "gross_pay", "net_pay", "total_deductions", "total_taxes"] as const;
  return fields
    .filter((field) => source.totals?.[field] !== target.totals?.[field])
    .map((field) => ({ kind: "total", severity: "low", field_path: `totals.${field}` }));
}

function linePaths({ employees }: CanonicalOutput): [object, string][] {
  const sections = ["earnings", "deductions", "taxes", "employer_taxes", "employer_contributions"] as const;
  return employees.flatMap((employee, index) =>
    sections.flatMap((section) =>
      employee[section].map((line, at): [object, string] => [line, `employees[${index}].${section}[${at}]`]),
    ),
  );
}

function indexes({ employees }: CanonicalOutput): Map<Employee, number> {
  return new Map(employees.map((employee, index) => [employee, index]));
}
