import { looksLikePersonName } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import { isMethod } from "../vocabulary/ways-paid.ts";
import { isPaymentNumber, putPaymentMethod, takePaymentNumber } from "../blocks/payments.ts";
import { overlap, type Cell } from "../cells/cells.ts";
import { takeCountOfColumn } from "../document/employee-count.ts";
import { detailsOf } from "../people/person-details.ts";
import { isPersonal } from "../vocabulary/line-labels.ts";
import { columnOf, type PersonColumn } from "./person-columns.ts";
import { saysElse } from "../prepare/names/departments-beside-ids.ts";
import { tellsOtherwise } from "../prepare/names/departments-behind.ts";

/** An id in front of other words: `Emp # 322 Therapy`, `ID: 322 / Therapy`. */
const ID_AND_MORE =
  /^(?<id>(?:\p{L}[\p{L}. ]*?[#:]*|#) ?[A-Z]{0,3}-?\d[\d-]*)[\s,;|/\u00b7\u2022-]+(?<more>\p{L}.*)$/u;

/**
 * Takes what a line below the names of columns says of each of them: who they are, where they work, how they are paid, and how
 * many a sum is over. A word left of all names may say what it is. False where it says nothing of the kind.
 */
export function takeFactsOfColumns(cells: readonly Cell[], columns: readonly PersonColumn[]): boolean {
  const [label, ...values] = cells;
  if (label === undefined) return false;
  const isOfAll = columns.every(({ name }) => label.x1 < name.x0);
  const told = isOfAll ? values : cells;
  const facts = told.flatMap((cell) => {
    const column = columns.find(({ name }) => overlap(cell, name) > 0);
    return column === undefined ? [] : [{ cell, column }];
  });
  const named = isOfAll ? { ...label, text: `${label.text.replace(/:$/, "")}:` } : null;
  const taken = facts.filter(({ cell, column }, i) =>
    named === null
      ? takeFact(column.record, cell, facts[i + 1]?.cell)
      : takeNamed(column.record, named, cell),
  );
  if (taken.length > 0) return true;
  if (facts.length === 0 || !(columns.every(isKnown) || haveWholeNames(columns, facts.length))) return false;
  if (named === null) for (const { cell, column } of facts) takeDepartment(column.record, cell.text, cell);
  return true;
}

/**
 * Takes numbers of payments from a line anywhere in the table, which say themselves what they are, `Check 10422`, or which a word left
 * of all columns calls so. False for other lines.
 */
export function takePaymentsOfColumns(
  [label, ...cells]: readonly Cell[],
  columns: readonly PersonColumn[],
): boolean {
  if (label === undefined || cells.length === 0) return false;
  const named = { ...label, text: `${label.text.replace(/:$/, "")}:` };
  const areNamed = cells.every(({ number }) => number?.whole === true) && isPaymentNumber(named, cells[0]);
  if (!areNamed && !cells.every((cell) => cell.number === null && isPaymentNumber(cell))) return false;
  for (const cell of cells) {
    const record = columnOf(columns, cell)?.record;
    if (record?.scope !== "check") continue;
    if (areNamed) takePaymentNumber(record, named, cell);
    else takePaymentNumber(record, cell);
  }
  return true;
}

/** Takes ids of people that stand right above their names, with or without a word for them, where a line has nothing else. */
export function takeIdsOfColumns(cells: readonly Cell[], columns: readonly PersonColumn[]): void {
  const ids = cells.flatMap((cell) => {
    const column = columns.find(({ record, name }) => record.scope === "check" && overlap(cell, name) > 0);
    const { tokens } = cell;
    const id = column === undefined ? null : detailsOf([cell], { text: column.name.text, tokens }).id;
    return id === null ? [] : [{ record: column!.record, id }];
  });
  if (ids.length === cells.length) for (const { record, id } of ids) record.employeeId = id;
}

/** Claims what was agreed with people, which is no pay of the period. False for other lines. */
export function claimAgreed([label, ...cells]: readonly Cell[]): boolean {
  if (label === undefined || !isPersonal(label.text)) return false;
  for (const { number } of cells) if (number !== null) number.token.claim ??= "decoration";
  return true;
}

/** Whether something else is known of who has a name, of which no more can follow. */
function isKnown({ record }: PersonColumn): boolean {
  return record.scope !== "check" || record.employeeId !== null || record.payments.length > 0;
}

/** Whether several names are whole, and something stands below each: of names of several lines some are shorter. */
function haveWholeNames(columns: readonly PersonColumn[], facts: number): boolean {
  const people = columns.filter(({ record }) => record.scope === "check");
  const isWhole = ({ name: { text } }: PersonColumn): boolean =>
    /\S, \S/.test(text) && looksLikePersonName(text);
  return people.length > 1 && facts >= people.length && people.every(isWhole);
}

function takeFact(record: RecordReading, cell: Cell, next: Cell | undefined): boolean {
  if (record.scope !== "check") return takeCountOfColumn(record, cell, next);
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
  else if (isPaymentNumber(cell)) takePaymentNumber(record, cell);
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
