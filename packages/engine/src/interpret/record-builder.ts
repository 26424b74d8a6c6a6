import { parseMoney, parseQuantity } from "@paylift/canonical";
import type { Token } from "../layout/token.ts";
import { FIGURES } from "../variants/schema-values.ts";
import type { ColumnData, FigureName, LinesData, RecordScope } from "../variants/variant-schema.ts";
import { methodOf } from "./payment-method.ts";
import type { LineRole, MoneyReading, QuantityReading, RecordReading, TextReading } from "./reading.ts";

/** A record while its lines are read. */
export interface OpenRecord {
  record: RecordReading;
  /** Lines read so far. */
  rows: number;
  /** A check whose sum is printed: what follows is another check of the same employee. */
  closed: boolean;
  /** The name stands again at a page break: the id may follow it. */
  resumed: boolean;
  /** The first line of the name alone did not show that it is one. */
  startsWithText: boolean;
  /** Roles that a heading inside a lane set for the lines below it. */
  laneRoles: Map<string, LineRole>;
  /** What headings inside a lane say of the lines below them. */
  laneLines: Map<string, LinesData>;
  /** The figure that the last line of a lane was; lanes that end with a line of pay have none. */
  laneFigures: Map<string, { figure: FigureName; negative: boolean | undefined }>;
}

export function openRecord(scope: RecordScope, table: string, page: number): OpenRecord {
  const record: RecordReading = {
    scope,
    table,
    page,
    name: null,
    employeeId: null,
    department: null,
    departmentCode: null,
    employeeCount: null,
    items: [],
    figures: new Map(),
    totalHours: null,
    hoursAddUp: false,
    sums: [],
    payments: [],
    lineSums: [],
  };
  return {
    record,
    rows: 0,
    closed: false,
    resumed: false,
    startsWithText: false,
    laneRoles: new Map(),
    laneLines: new Map(),
    laneFigures: new Map(),
  };
}

/** Another check of the same employee. */
export function openNextCheck(previous: RecordReading, page: number): OpenRecord {
  const next = openRecord("check", previous.table, page);
  next.record.name = previous.name;
  next.record.employeeId = previous.employeeId;
  next.record.department = previous.department;
  next.record.departmentCode = previous.departmentCode;
  return next;
}

/** Puts what a row pattern's groups say into the record. */
export function setGroups(
  record: RecordReading,
  groups: ReadonlyMap<string, TextReading>,
  negative = false,
): void {
  for (const [name, reading] of groups) {
    if (name === "name") record.name = reading;
    else if (name === "name_more") appendName(record, reading);
    else if (name === "employee_id") record.employeeId = reading;
    else if (name === "department") record.department = reading;
    else if (name === "department_code") record.departmentCode = reading;
    else if (name === "employee_count") setCount(record, reading);
    else if (name === "method") setMethod(record, reading);
    else if (name === "number") setPaymentNumber(record, reading);
    else if (name === "total_hours") readTotalHours(record, reading);
    else if ((FIGURES as readonly string[]).includes(name)) {
      const money = moneyOf(reading);
      if (money !== null)
        setFigure(record, name as FigureName, negative ? { ...money, cents: 0 - money.cents } : money);
    }
  }
}

/** Whether a record is a sum of others: what stands in it is compared, and is no field of the output. */
export function isTotal({ scope }: RecordReading): boolean {
  return scope !== "check" && scope !== "summary";
}

/** An amount with the sign that it has in the output: what is withheld is positive there. */
export function signedMoney(token: Token, negative = false): MoneyReading {
  const cents = token.money!;
  return { cents: negative && cents !== 0 ? -cents : cents, token };
}

/**
 * Sets a figure once. The same figure again is a printed sum of it; a different one stays unclaimed. True where the token
 * now belongs to the figure.
 */
export function setFigure(record: RecordReading, name: FigureName, money: MoneyReading): boolean {
  const known = record.figures.get(name);
  if (known !== undefined && known.cents !== money.cents) return false;
  if (known === undefined) record.figures.set(name, money);
  const again = known !== undefined && known.token !== money.token;
  money.token.claim = isField(record, name) && !again ? "field" : "total";
  return true;
}

/** The numbers of one lane of a line. */
interface SumCells {
  numbers: readonly { column: { data: ColumnData }; token: Token }[];
}

/** The amounts of a line of sums, as figures of the record. */
export function readSums(record: RecordReading, cells: ReadonlyMap<string, SumCells>): void {
  for (const [lane, { numbers }] of cells) {
    for (const { column, token } of numbers) {
      const { role, sum, figure } = column.data;
      const name = sum ?? figure;
      if (role === "hours" && token.quantity !== null)
        setTotalHours(record, { quantity: token.quantity, token });
      else if (role === "decoration") token.claim = "decoration";
      else if (token.money === null) continue;
      else if (name !== undefined) setFigure(record, name, { cents: token.money, token });
      else if (role === "ytd_amount") sumOfYear(record, lane, { cents: token.money, token });
    }
  }
}

function sumOfYear(record: RecordReading, lane: string, total: MoneyReading): void {
  const parts = record.items.flatMap((item) => (item.lane === lane ? (item.ytdAmount ?? []) : []));
  const identity = "Σ figures of the year = printed total of the year";
  // A total of one line lists nothing that its figures could be the sums of.
  if (parts.length > 0 || record.scope === "check")
    record.lineSums.push({ label: `${lane}, year to date`, identity, total, parts });
  total.token.claim = "total";
}

/** Gross and net of an employee are fields of the output; all other figures are printed sums. */
function isField({ scope }: RecordReading, name: FigureName): boolean {
  const ofEmployee = scope === "check" || scope === "employee" || scope === "summary";
  return ofEmployee && (name === "gross_pay" || name === "net_pay");
}

export function moneyOf({ tokens }: TextReading): MoneyReading | null {
  const token = tokens.find((candidate) => candidate.money !== null);
  if (token !== undefined) return { cents: token.money!, token };
  const only = tokens.length === 1 ? tokens[0]! : null;
  const cents = only === null ? null : parseMoney(only.plain);
  return cents === null ? null : { cents, token: only! };
}

/** The next line of a name is no further down than this. */
const NAME_PITCH_EM = 3;

function appendName(record: RecordReading, { text, tokens }: TextReading): void {
  if (record.name === null || record.employeeId !== null) return;
  if (!goesOn(record.name.tokens.at(-1), tokens[0])) return;
  record.name = { text: `${record.name.text} ${text}`, tokens: [...record.name.tokens, ...tokens] };
}

/** Whether a line may belong to a name: right below it, or on the page behind it. What stands at the foot of a page does not. */
function goesOn(last: Token | undefined, next: Token | undefined): boolean {
  if (last === undefined || next === undefined) return true;
  if (last.page !== next.page) return next.page === last.page + 1;
  return next.words[0]!.baseline - last.words[0]!.baseline <= NAME_PITCH_EM * last.size;
}

function setCount(record: RecordReading, { text, tokens }: TextReading): void {
  const count = Number(text.replaceAll(",", ""));
  if (Number.isSafeInteger(count)) record.employeeCount = { count, token: tokens[0]! };
}

function setMethod(record: RecordReading, { text }: TextReading): void {
  record.payments.push({ number: null, method: methodOf(text), date: null, amount: null });
}

function setPaymentNumber(record: RecordReading, number: TextReading): void {
  const last = record.payments.at(-1);
  if (last !== undefined) last.number ??= number;
}

function readTotalHours(record: RecordReading, { tokens }: TextReading): void {
  const token = tokens[0]!;
  const quantity = token.quantity ?? parseQuantity(token.plain);
  if (quantity !== null) setTotalHours(record, { quantity, token });
}

/** Hours of all lines together; a second, different figure stays unclaimed. */
export function setTotalHours(record: RecordReading, hours: QuantityReading): void {
  const { units, scale } = (record.totalHours ??= hours).quantity;
  const { quantity, token } = hours;
  if (units * 10 ** quantity.scale === quantity.units * 10 ** scale) token.claim = "total";
}
