import { nameKey, sumMoney } from "@paylift/canonical";
import type { MoneyReading, RecordReading, TextReading } from "../../interpret/reading.ts";
import { openNextCheck, openRecord } from "../../interpret/record-builder.ts";
import { departmentKey } from "../vocabulary/department-key.ts";
import type { LineSection, RecordScope } from "../../variants/variant-schema.ts";
import { isContinued, nameText } from "../people/anchors.ts";
import type { Cell } from "../cells/cells.ts";

/** A record while its lines are read. */
export interface Block {
  record: RecordReading;
  /** Lines read so far. */
  lines: number;
  /** The line on which the first figures stand, as `lines` counts them. */
  firstFigures: number | null;
  /** Sums that stand above their lines, and the section that these belong to. */
  subheads: { label: Cell; section: LineSection }[];
  /** Left edges of stacks whose lines are employer memos from here on. */
  memoStacks: number[];
  /** The sum of the check is printed: what follows is another one. */
  closed: boolean;
  /** Lines of the person have labels of their own, and are not about what a heading names. */
  hasOwnLabels: boolean;
  /** What is said beside the lines, in normalised spelling: jobs, and what else lines may be added up by. */
  words: Set<string>;
  /** Another check of a person, in a line of its own below the first. */
  isFurther: boolean;
  /** Where the number of the check stands, if before its lines. */
  numberAt: number | null;
  /** The day of the check, where the block prints one. */
  payDate: TextReading | null;
  /** What is paid out, under a name that the net pay has as well. */
  paidOut: MoneyReading | null;
}

/** Lines that belong to a sum above them are indented by at most this. */
export const INDENT_PT = 15;
const TABLE = "inferred";

/** The records of a document, and the one that is open. */
export class OpenBlocks {
  readonly records: RecordReading[] = [];
  open: Block | null = null;
  /** What the departments of people are called. */
  readonly departments = new Set<string>();
  readonly #blocks: Block[] = [];
  #person: Block | null = null;

  /** Begins a person's record, or goes on with it where the name is repeated. */
  beginPerson(name: Cell, id: TextReading | null, department: TextReading | null): void {
    if (this.#person !== null && this.#goesOn(this.#person, name, id)) {
      this.open = this.#person;
      this.open.record.employeeId ??= id;
      this.open.memoStacks = [];
      return;
    }
    const { record } = openRecord("check", TABLE, name.page);
    record.name = { text: nameText(name), tokens: name.tokens };
    record.employeeId = id;
    if (name.state !== undefined) record.state = name.state;
    record.department = department;
    if (department !== null) this.departments.add(departmentKey(department.text));
    this.#begin(record);
  }

  beginTotal(scope: RecordScope, page: number): RecordReading {
    return this.#begin(openRecord(scope, TABLE, page).record).record;
  }

  /** Another check of the person whose record is open. */
  beginCheck(record: RecordReading): RecordReading {
    return this.#begin(openNextCheck(record, record.page).record).record;
  }

  /** The record that a line of sums is about: the open check, or all checks of the person. */
  summed(block: Block, scope: "check" | "employee"): RecordReading {
    const { record } = block;
    if (record.scope !== "check") return record;
    if (scope === "employee" && block.closed) {
      const all = this.beginTotal("employee", record.page);
      all.name = record.name;
      all.employeeId = record.employeeId;
      return all;
    }
    block.closed = scope === "check";
    return record;
  }

  /** Whether lines have labels of their own: a person's, or those of the people that a sum is over. */
  haveLabels(block: Block): boolean {
    return block.hasOwnLabels || (block.record.scope !== "check" && this.#person?.hasOwnLabels === true);
  }

  /** The record that a check pays: its payee's statement, where only the name is repeated on the check below it. */
  paid({ record }: Block): RecordReading {
    const before = this.records[this.records.indexOf(record) - 1];
    const isBare = record.items.length === 0 && record.figures.size === 0;
    if (!isBare || before?.scope !== "check" || before.name === null || record.name === null) return record;
    return nameKey(before.name.text) === nameKey(record.name.text) ? before : record;
  }

  /** Gives payments the day that their block prints, and a check without a net pay what it pays out. */
  completePay(): void {
    for (const { record, payDate, paidOut } of this.#blocks) {
      for (const payment of record.payments) payment.date ??= payDate;
      const { figures } = record;
      if (figures.has("net_pay")) continue;
      const isGross = figures.has("gross_pay");
      const net = isNoCheck(paidOut, record) ? null : ((isGross ? paidOut : null) ?? netPaid(record));
      if (net !== null) figures.set("net_pay", net);
    }
  }

  /** The record that lines go to; another check where the sum of the last one is already printed. */
  current({ record, closed }: Block): RecordReading {
    return record.scope === "check" && closed ? this.beginCheck(record) : record;
  }

  #begin(record: RecordReading): Block {
    const block: Block = {
      record,
      lines: 0,
      firstFigures: null,
      subheads: [],
      memoStacks: [],
      closed: false,
      hasOwnLabels: false,
      words: new Set(),
      isFurther: false,
      numberAt: null,
      payDate: null,
      paidOut: null,
    };
    this.records.push(record);
    this.#blocks.push(block);
    this.open = block;
    if (record.scope === "check") this.#person = block;
    return block;
  }

  /** A name that is repeated where its block goes on begins nobody new; a sum before it ends the block. */
  #goesOn(person: Block, name: Cell, id: TextReading | null): boolean {
    const { record } = person;
    if (nameKey(record.name?.text ?? "") !== nameKey(nameText(name))) return false;
    if (id !== null && record.employeeId !== null && record.employeeId.text !== id.text) return false;
    if (isContinued(name)) return true;
    return this.open === person && (!record.figures.has("net_pay") || record.items.length === 0);
  }
}

/** Whether a check is of nothing, beside deposits of all that is paid. */
function isNoCheck(paidOut: MoneyReading | null, { payments }: RecordReading): boolean {
  return paidOut?.cents === 0 && payments.some(({ amount }) => amount !== null && amount.cents !== 0);
}

/**
 * The one payment that is what taxes and deductions leave of the gross pay, or of all that is earned where that is not printed:
 * lists of checks have no other name for it.
 */
function netPaid(record: RecordReading): MoneyReading | null {
  const { payments } = record;
  const [paid, ...others] = payments.flatMap(({ amount }) => amount ?? []);
  const gross = grossOf(record);
  if (paid === undefined || others.length > 0 || gross === null) return null;
  const left = withheldOf(record).map((withheld) => gross - withheld);
  // A check that is taken back pays less than nothing.
  const cents = gross < 0 ? 0 - Math.abs(paid.cents) : paid.cents;
  if (!left.includes(cents)) return null;
  paid.cents = cents;
  return { cents, token: paid.token };
}

/** The gross pay, or what the lines of pay come to; null where there are none. */
function grossOf({ figures, items }: RecordReading): number | null {
  const earned = items.flatMap(({ section, amount }) => (section === "earning" ? (amount ?? []) : []));
  const lines = earned.length === 0 ? null : sumMoney(earned.map(({ cents }) => cents));
  return figures.get("gross_pay")?.cents ?? lines;
}

/** Lines that leave a net pay which no other sum proves. */
const WITNESSES = 2;

/** What may be withheld in all: the printed sums, or the lines, which some documents print with a minus. */
function withheldOf({ figures, items }: RecordReading): number[] {
  const taxes = figures.get("total_taxes");
  if (taxes !== undefined) return [taxes.cents + (figures.get("total_deductions")?.cents ?? 0)];
  const lines = items.flatMap(({ section, amount }) =>
    section === "tax" || section === "deduction" ? (amount ?? []) : [],
  );
  const sum = sumMoney(lines.map(({ cents }) => cents));
  return lines.length < WITNESSES ? [] : [sum, -sum];
}
