import {
  formatFieldPath,
  moneyFromJson,
  moneyToJson,
  normalizeLabel,
  parseFieldPath,
  parseQuantity,
  quantityToJson,
  sumMoney,
  sumQuantities,
} from "@paylift/canonical";
import {
  LINE_LISTS,
  type AddRecord,
  type MergeEmployees,
  type MoveLine,
  type SetColumn,
  type StructureCorrection,
} from "../api/correction.ts";
import type { ListName, ListRecord } from "./blank-records.ts";
import { addressOf, recordPath, type Draft } from "./draft.ts";
import { fieldSchemaAt, valueFor } from "./field-schema.ts";
import type { Journal } from "./journal.ts";
import { lineIn } from "./moved-line.ts";
import { NotApplicable } from "./not-applicable.ts";

export function applyStructure(draft: Draft, journal: Journal, correction: StructureCorrection): void {
  switch (correction.action) {
    case "add":
      return add(draft, journal, correction);
    case "merge":
      return merge(draft, journal, correction);
    case "move":
      return move(draft, journal, correction);
    case "set_column":
      return setColumn(draft, journal, correction);
  }
}

function add(draft: Draft, journal: Journal, { id, field_path, values, evidence = null }: AddRecord): void {
  const path = parseFieldPath(field_path);
  const { employee, list, index, field } = addressOf(path);
  const isRecord = employee !== null && field.length === 0 && (list === null) === (index === null);
  if (!isRecord) throw new NotApplicable("the path is that of no employee and of no line");
  if (draft.get(path) !== undefined) throw new NotApplicable("there is such a record already");
  if (list !== null && !draft.employees.has(employee))
    throw new NotApplicable("the result has no such employee");
  const set = readValues(field_path, values);
  for (const made of draft.make(path)) journal.affected.add(made);
  for (const [name, value] of set) {
    const at = [...path, name];
    const before = draft.get(at) ?? null;
    draft.set(at, value);
    journal.say(formatFieldPath(at), { correctionId: id, before, evidence });
  }
}

/** Texts of a record as the values that its fields hold. */
function readValues(
  record: string,
  values: Readonly<Record<string, string>>,
): [name: string, value: unknown][] {
  return Object.entries(values).map(([name, text]) => {
    const schema = fieldSchemaAt(parseFieldPath(`${record}.${name}`));
    if (schema === null) throw new NotApplicable(`the canonical schema has no field ${name} there`);
    const value = valueFor(schema, text);
    if (value === undefined) throw new NotApplicable(`the field ${name} cannot hold its value`);
    return [name, value];
  });
}

function merge(draft: Draft, journal: Journal, { field_path, into }: MergeEmployees): void {
  const [from, to] = [employeeAt(draft, field_path), employeeAt(draft, into)];
  if (from === to) throw new NotApplicable("an employee is not merged with themselves");
  const [one, other] = [draft.employees.get(from)!, draft.employees.get(to)!];
  for (const [name, value] of Object.entries(one.person)) {
    const known = other.person[name];
    const both = bothOf(name, known, value);
    if (both === known) continue;
    other.person[name] = both;
    journal.changed.add(`${into}.${name}`);
  }
  const records = [...draft.recordsOf(from)];
  for (const { list, index, path, record } of records) {
    const twin = list === "payments" ? undefined : lineLike(draft, to, list, record);
    if (twin === undefined) {
      moveRecord(draft, journal, { employee: from, list, index }, { employee: to, list, record });
      continue;
    }
    addUp(twin.record, record);
    journal.affected.add(twin.path);
    journal.moved.set(path, twin.path);
  }
  draft.employees.delete(from);
  journal.removed.add(field_path);
  journal.affected.add(into);
}

function employeeAt(draft: Draft, text: string): number {
  const { employee, list, field } = addressOf(parseFieldPath(text));
  if (employee === null || list !== null || field.length > 0 || !draft.employees.has(employee))
    throw new NotApplicable("the result has no such employee");
  return employee;
}

/** What two records of one person say together: pay is added up, as of two checks, and a text that one lacks is the other's. */
function bothOf(name: string, one: unknown, other: unknown): unknown {
  if (one === null || one === "" || one === undefined) return other;
  if (other === null || other === "" || other === undefined) return one;
  if (name !== "gross_pay" && name !== "net_pay") return one;
  return moneyToJson(sumMoney([moneyFromJson(one as number), moneyFromJson(other as number)]));
}

const SAME = ["code", "description", "type", "role", "rate", "jurisdiction", "pretax"] as const;
const ADDED = ["amount", "taxable_wages", "ytd_amount", "ytd_taxable_wages"] as const;

/** A line of the same label, rate and place. */
function lineLike(
  draft: Draft,
  employee: number,
  list: ListName,
  record: ListRecord,
): { path: string; record: ListRecord } | undefined {
  return [...draft.recordsOf(employee)].find(
    (other) => other.list === list && SAME.every((name) => other.record[name] === record[name]),
  );
}

/** Checks of one period are added up; of the year to date the later figure, which is the larger, is the one of both. */
function addUp(into: ListRecord, record: ListRecord): void {
  for (const name of ADDED) {
    const [one, other] = [into[name], record[name]];
    if (typeof other !== "number") continue;
    if (typeof one !== "number") into[name] = other;
    else if (name.startsWith("ytd_")) into[name] = Math.max(one, other);
    else into[name] = moneyToJson(sumMoney([moneyFromJson(one), moneyFromJson(other)]));
  }
  if (typeof record["hours"] === "number") into["hours"] = sumOfHours(into["hours"], record["hours"]);
}

function sumOfHours(one: unknown, other: unknown): unknown {
  if (typeof one !== "number") return other;
  const [a, b] = [parseQuantity(String(one)), parseQuantity(String(other))];
  return a === null || b === null ? null : quantityToJson(sumQuantities([a, b]));
}

function move(draft: Draft, journal: Journal, { field_path, to }: MoveLine): void {
  const from = addressOf(parseFieldPath(field_path));
  const record = from.list === null ? undefined : draft.get(parseFieldPath(field_path));
  if (
    from.employee === null ||
    from.list === null ||
    from.index === null ||
    from.field.length > 0 ||
    record === undefined
  )
    throw new NotApplicable("the result has no such line");
  const target = addressOf([...parseFieldPath(to), 0]);
  if (target.employee === null || target.list === null || target.field.length > 0)
    throw new NotApplicable("a line is moved to a list of an employee");
  if (!draft.employees.has(target.employee)) throw new NotApplicable("the result has no such employee");
  if (target.employee === from.employee && target.list === from.list)
    throw new NotApplicable("the line is in that list already");
  const moved = lineIn(target.list, record as ListRecord, from.list);
  const at = { employee: from.employee, list: from.list, index: from.index };
  moveRecord(draft, journal, at, { employee: target.employee, list: target.list, record: moved });
}

interface RecordPlace {
  readonly employee: number;
  readonly list: ListName;
  readonly index: number;
}

function moveRecord(
  draft: Draft,
  journal: Journal,
  from: RecordPlace,
  to: Omit<RecordPlace, "index"> & { readonly record: ListRecord },
): void {
  const records = draft.employees.get(to.employee)!.lists.get(to.list)!;
  let index = arrivalOf(from);
  while (records.has(index)) index++;
  draft.employees.get(from.employee)!.lists.get(from.list)!.delete(from.index);
  records.set(index, to.record);
  const path = recordPath(from.employee, from.list, from.index);
  journal.removed.add(path);
  journal.move(path, recordPath(to.employee, to.list, index));
}

const FIRST_ARRIVAL = 10_000_000;
const LINES_OF_LIST = 1_000;

/** Where a record that moves arrives: behind all that were read, and at the same place whatever else is corrected. */
function arrivalOf({ employee, list, index }: RecordPlace): number {
  const lists: readonly ListName[] = [...LINE_LISTS, "payments"];
  const row = (employee * lists.length + lists.indexOf(list)) * LINES_OF_LIST;
  return FIRST_ARRIVAL + ((row + (index % LINES_OF_LIST)) % (FIRST_ARRIVAL * 90));
}

/** Fields that hold for a whole column. */
const OF_COLUMN: ReadonlySet<string> = new Set([
  "type",
  "role",
  "code",
  "description",
  "pretax",
  "jurisdiction",
  "locality",
]);

function setColumn(draft: Draft, journal: Journal, correction: SetColumn): void {
  const { id, list, code, description, values, to_list: target, evidence = null } = correction;
  const wrong = Object.keys(values).find((name) => !OF_COLUMN.has(name));
  if (wrong !== undefined) throw new NotApplicable(`${wrong} is not the same in all lines of a column`);
  const label = normalizeLabel(description);
  const lines = [...draft.employees.keys()].flatMap((employee) =>
    [...draft.recordsOf(employee)]
      .filter((line) => line.list === list && isOf(line.record, code, label))
      .map((line) => ({ employee, ...line })),
  );
  if (lines.length === 0) throw new NotApplicable("the result has no line of that label");
  const set = readValues(recordPath(0, target ?? list), values);
  for (const { employee, index, path, record } of lines) {
    const at = target === null || target === list ? path : null;
    const next = at === null ? lineIn(target!, record, list) : record;
    if (at === null)
      moveRecord(draft, journal, { employee, list, index }, { employee, list: target!, record: next });
    const here = at ?? journal.moved.get(path)!;
    journal.affected.add(here);
    for (const [name, value] of set) {
      const before = next[name] ?? null;
      next[name] = value;
      journal.say(`${here}.${name}`, { correctionId: id, before, evidence });
    }
  }
}

function isOf(record: ListRecord, code: string | null, label: string): boolean {
  return (
    (record["code"] ?? null) === code &&
    typeof record["description"] === "string" &&
    normalizeLabel(record["description"]) === label
  );
}
