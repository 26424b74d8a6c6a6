import { nameKey } from "@paylift/canonical";
import type { Correction } from "@paylift/engine/corrections";
import type { CanonicalOutput, Employee } from "@paylift/canonical";

/** A correction without the id that whoever records it gives. */
export type Said = Correction extends infer C ? (C extends unknown ? Omit<C, "id"> : never) : never;

type Fields = Readonly<Record<string, unknown>>;

const LISTS = [
  "earnings",
  "deductions",
  "taxes",
  "employer_taxes",
  "employer_contributions",
  "payments",
] as const;

/** What a person would correct in an output so that it says what its truth does. What the truth does not tell stays. */
export function correctionsToTruth(truth: Fields, output: CanonicalOutput): Said[] {
  const said: Said[] = [];
  const { employees, ...facts } = truth as unknown as CanonicalOutput;
  for (const name of ["company", "pay_period", "totals"] as const)
    correctFields(name, facts[name] as Fields | null, output[name] as Fields | null, said);
  correctFields("", pick(facts, ["pay_date"]), output as unknown as Fields, said);
  const left = new Map(output.employees.map((employee, i) => [i, employee]));
  let next = output.employees.length;
  for (const wanted of employees) {
    const at = personLike(wanted, left);
    const index = at ?? next++;
    const read = at === null ? null : left.get(at)!;
    if (at !== null) left.delete(at);
    const path = `employees[${index}]`;
    if (read === null) said.push({ action: "add", field_path: path, values: textsOf(personOf(wanted)) });
    else correctFields(path, personOf(wanted), read as unknown as Fields, said);
    for (const list of LISTS)
      correctLines(`${path}.${list}`, wanted[list] as Fields[], (read?.[list] ?? []) as Fields[], said);
  }
  for (const [index] of left)
    said.push({ correction_type: "spurious", field_path: `employees[${index}]`, corrected_value: "" });
  return said;
}

function personOf(employee: Employee): Fields {
  return pick(employee as unknown as Fields, ["name", "employee_id", "department", "gross_pay", "net_pay"]);
}

function pick(fields: object, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

function personLike(wanted: Employee, left: ReadonlyMap<number, Employee>): number | null {
  const by = (is: (other: Employee) => boolean): number | null =>
    [...left].find(([, other]) => is(other))?.[0] ?? null;
  const key = ({ name }: Employee): string => name.toLowerCase();
  const { employee_id: id } = wanted;
  const hasId = id !== null && id !== "";
  return (
    by((other) => key(other) === key(wanted) && (!hasId || other.employee_id === id)) ??
    by((other) => hasId && other.employee_id === id) ??
    by((other) => key(other) === key(wanted))
  );
}

function correctLines(path: string, wanted: readonly Fields[], read: readonly Fields[], said: Said[]): void {
  const left = new Map(read.map((line, i) => [i, line]));
  let next = read.length;
  const missing: Fields[] = [];
  for (const line of wanted) {
    const at = lineLike(line, left);
    if (at === null) missing.push(line);
    else {
      correctFields(`${path}[${at}]`, line, left.get(at)!, said);
      left.delete(at);
    }
  }
  for (const line of missing)
    said.push({ action: "add", field_path: `${path}[${next++}]`, values: textsOf(line) });
  for (const [at, line] of left) {
    // A printed zero is a line of nothing, which truths may leave out and nobody would take away.
    if (line["amount"] === 0) continue;
    said.push({ correction_type: "spurious", field_path: `${path}[${at}]`, corrected_value: "" });
  }
}

function lineLike(wanted: Fields, left: ReadonlyMap<number, Fields>): number | null {
  const by = (...names: string[]): number | null =>
    [...left].find(([, other]) =>
      names.every((name) => wanted[name] != null && same(other[name], wanted[name])),
    )?.[0] ?? null;
  return (
    by("description", "amount", "rate") ??
    by("description", "amount") ??
    by("number") ??
    by("amount") ??
    by("description")
  );
}

function same(one: unknown, other: unknown): boolean {
  return String(one ?? "").toLowerCase() === String(other ?? "").toLowerCase();
}

function correctFields(path: string, wanted: Fields | null, read: Fields | null, said: Said[]): void {
  for (const [name, value] of Object.entries(wanted ?? {})) {
    if (typeof value === "object" && value !== null) continue;
    const before = read?.[name] ?? null;
    if (before === value || (before === "" && value === null)) continue;
    if (name === "name" && nameKey(String(before)) === nameKey(String(value))) continue;
    const field_path = path === "" ? name : `${path}.${name}`;
    if (value === null) said.push({ correction_type: "spurious", field_path, corrected_value: "" });
    else if (before === null)
      said.push({ correction_type: "missing_field", field_path, corrected_value: String(value) });
    else said.push({ correction_type: "wrong_value", field_path, corrected_value: String(value) });
  }
}

function textsOf(fields: Fields): Record<string, string> {
  const told = Object.entries(fields).filter(([, value]) => value !== null && typeof value !== "object");
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]));
}
