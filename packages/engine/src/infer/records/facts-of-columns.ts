import { looksLikePersonName } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import { isMethod, isPaymentNumber, putPaymentMethod, takePaymentNumber } from "../blocks/payments.ts";
import { overlap, type Cell } from "../cells/cells.ts";
import { employeeCountOf, takeCount } from "../document/employee-count.ts";
import { detailsOf } from "../people/person-details.ts";
import { saysElse } from "../prepare/names/departments-beside-ids.ts";
import { tellsOtherwise } from "../prepare/names/departments-behind.ts";

/** A person's column, and what is known of them. */
export interface NamedColumn {
  record: RecordReading;
  name: Cell;
}

/** An id in front of other words: `Emp # 322 Therapy`, `ID: 322 / Therapy`. */
const ID_AND_MORE =
  /^(?<id>(?:\p{L}[\p{L}. ]*?[#:]*|#) ?[A-Z]{0,3}-?\d[\d-]*)[\s,;|/\u00b7\u2022-]+(?<more>\p{L}.*)$/u;

/**
 * Takes what a line below the names of columns says of each of them: who they are, where they work, how they are paid, and how
 * many a sum is over. A word left of all names may say what it is. False where it says nothing of the kind.
 */
export function takeFactsOfColumns(cells: readonly Cell[], columns: readonly NamedColumn[]): boolean {
  const [label, ...values] = cells;
  if (label === undefined) return false;
  const isOfAll = columns.every(({ name }) => label.x1 < name.x0);
  const told = isOfAll ? values : cells;
  const facts = told.flatMap((cell) => {
    const column = columns.find(({ name }) => overlap(cell, name) > 0);
    return column === undefined ? [] : [{ cell, column }];
  });
  const named = isOfAll ? { ...label, text: `${label.text.replace(/:$/, "")}:` } : null;
  const taken = facts.filter(({ cell, column }) =>
    named === null ? takeFact(column.record, cell) : takeNamed(column.record, named, cell),
  );
  if (taken.length > 0) return true;
  if (facts.length === 0 || !columns.every(isWhole)) return false;
  if (named === null) for (const { cell, column } of facts) takeDepartment(column.record, cell.text, cell);
  return true;
}

/** Whether nothing more of a name can follow: it is one, or something else is known of who has it. */
function isWhole({ record, name }: NamedColumn): boolean {
  if (record.scope !== "check" || record.employeeId !== null || record.payments.length > 0) return true;
  return /\S, \S/.test(name.text) && looksLikePersonName(name.text);
}

function takeFact(record: RecordReading, cell: Cell): boolean {
  if (record.scope !== "check") {
    if (employeeCountOf(cell.text) === null) return false;
    takeCount(record, cell);
    return true;
  }
  if (isPaymentNumber(cell)) takePaymentNumber(record, cell);
  else if (isMethod(cell)) putPaymentMethod(record, cell);
  else {
    const { id, more } = ID_AND_MORE.exec(cell.text)?.groups ?? {};
    const first = id === undefined ? cell : { ...cell, text: id };
    if (!takeDetails(record, [first], cell)) return false;
    if (more !== undefined) takeDepartment(record, more, cell);
  }
  return true;
}

/** Takes what stands beside a word for it. */
function takeNamed(record: RecordReading, label: Cell, cell: Cell): boolean {
  if (record.scope !== "check") return false;
  if (isPaymentNumber(label, cell)) takePaymentNumber(record, label, cell);
  else if (isMethod(cell)) putPaymentMethod(record, cell);
  else return takeDetails(record, [label, cell], label);
  return true;
}

function takeDetails(record: RecordReading, cells: readonly Cell[], { tokens }: Cell): boolean {
  const { id, department, place, used } = detailsOf(cells, { text: record.name!.text, tokens });
  record.employeeId ??= id;
  record.department ??= department ?? place;
  return used.length > 0;
}

/** What stands below the names, and tells nothing else of people, is where they work. */
function takeDepartment(record: RecordReading, text: string, cell: Cell): void {
  if (record.scope !== "check" || cell.number !== null) return;
  const { tokens } = cell;
  const { department } = detailsOf([{ ...cell, text }], { text, tokens });
  if (department === null && (saysElse(text) || tellsOtherwise(text))) return;
  record.department ??= department ?? { text, tokens };
}
