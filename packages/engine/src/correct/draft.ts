import {
  getAtPath,
  setAtPath,
  type CanonicalOutput,
  type Employee,
  type FieldPath,
} from "@paylift/canonical";
import { LINE_LISTS } from "../api/correction.ts";
import { blankPerson, blankRecord, blankTotals, type ListName, type ListRecord } from "./blank-records.ts";
import { NotApplicable } from "./not-applicable.ts";

const LISTS: readonly ListName[] = [...LINE_LISTS, "payments"];
const LARGEST_INDEX = 999_999_999;

/** One employee: fields of their own, and each list with its records by index. */
export interface DraftEmployee {
  readonly person: ListRecord;
  readonly lists: ReadonlyMap<ListName, Map<number, ListRecord>>;
}

/** Where a field stands: in a record of a list, in an employee, or in neither. */
export interface Address {
  readonly employee: number | null;
  readonly list: ListName | null;
  readonly index: number | null;
  /** What is left of the path. */
  readonly field: FieldPath;
}

export function isListName(name: unknown): name is ListName {
  return LISTS.includes(name as ListName);
}

export function addressOf(path: FieldPath): Address {
  const [root, employee, list, index, ...rest] = path;
  if (root !== "employees" || typeof employee !== "number")
    return { employee: null, list: null, index: null, field: path };
  if (!isListName(list) || typeof index !== "number")
    return { employee, list: null, index: null, field: path.slice(2) };
  return { employee, list, index, field: rest };
}

/** The path of an employee, or of a record of one of their lists. */
export function recordPath(employee: number, list: ListName | null = null, index = 0): string {
  return list === null ? `employees[${employee}]` : `employees[${employee}].${list}[${index}]`;
}

/**
 * An output while it is corrected. Its records keep the indexes by which they were read: what is removed leaves a gap, and
 * what is added may stand anywhere behind.
 */
export class Draft {
  readonly facts: Omit<CanonicalOutput, "employees">;
  readonly employees = new Map<number, DraftEmployee>();

  constructor(original: CanonicalOutput) {
    const { employees, ...facts } = structuredClone(original);
    this.facts = facts;
    for (const [i, employee] of employees.entries()) this.employees.set(i, draftOf(employee));
  }

  /** The value of a field, a record, or undefined where there is none. */
  get(path: FieldPath): unknown {
    const { employee, list, index, field } = addressOf(path);
    if (employee === null) return path[0] === "employees" ? undefined : getAtPath(this.facts, path);
    const found = this.employees.get(employee);
    if (list === null || index === null) return field.length === 0 ? found : getAtPath(found?.person, field);
    return getAtPath(found?.lists.get(list)?.get(index), field);
  }

  /** Sets a field of a record that is there. */
  set(path: FieldPath, value: unknown): void {
    const { employee, list, index, field } = addressOf(path);
    if (employee === null) return setAtPath(this.facts, path, value);
    const found = this.employees.get(employee);
    const record = list === null || index === null ? found?.person : found?.lists.get(list)?.get(index);
    if (record === undefined) throw new NotApplicable("the result has no such record");
    setAtPath(record, field, value);
  }

  /** Makes the record that a path stands in, where there is none; gives the paths of what it made. */
  make(path: FieldPath): string[] {
    const { employee, list, index } = addressOf(path);
    if (employee === null) {
      if (path[0] !== "totals" || this.facts.totals !== null) return [];
      this.facts.totals = blankTotals() as unknown as CanonicalOutput["totals"];
      return [];
    }
    if (employee > LARGEST_INDEX || (index ?? 0) > LARGEST_INDEX)
      throw new NotApplicable("the index is too large");
    const made: string[] = [];
    if (!this.employees.has(employee)) {
      this.employees.set(employee, { person: blankPerson(), lists: noLists() });
      made.push(recordPath(employee));
    }
    const records = list === null ? undefined : this.employees.get(employee)?.lists.get(list);
    if (list !== null && index !== null && records?.has(index) === false) {
      records.set(index, blankRecord(list));
      made.push(recordPath(employee, list, index));
    }
    return made;
  }

  /** Takes a record out; false where there is none. */
  remove(path: FieldPath): boolean {
    const { employee, list, index, field } = addressOf(path);
    if (employee === null || field.length > 0) return false;
    if (list === null || index === null) return this.employees.delete(employee);
    return this.employees.get(employee)?.lists.get(list)?.delete(index) ?? false;
  }

  /** Every record of the lists of an employee, with its path. */
  *recordsOf(
    employee: number,
  ): Generator<{ list: ListName; index: number; path: string; record: ListRecord }> {
    for (const [list, records] of this.employees.get(employee)?.lists ?? []) {
      for (const [index, record] of records)
        yield { list, index, path: recordPath(employee, list, index), record };
    }
  }
}

function noLists(): ReadonlyMap<ListName, Map<number, ListRecord>> {
  return new Map(LISTS.map((list) => [list, new Map()]));
}

function draftOf(employee: Employee): DraftEmployee {
  const person = Object.fromEntries(Object.entries(employee).filter(([name]) => !isListName(name)));
  const lists = new Map(
    LISTS.map((list) => [list, new Map((employee[list] as ListRecord[]).map((record, i) => [i, record]))]),
  );
  return { person, lists };
}
