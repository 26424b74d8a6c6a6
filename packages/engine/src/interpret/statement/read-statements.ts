import type { Line } from "../../layout/lines.ts";
import type { Statement } from "../../variants/compiled-statement.ts";
import type { Variant } from "../../variants/compiled-variant.ts";
import { FIGURES } from "../../variants/schema-values.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import { findField } from "../facts.ts";
import type { TokenMatch } from "../match-tokens.ts";
import type { RecordReading, StatementRecord, TextReading } from "../reading.ts";
import { methodOf } from "../payment-method.ts";
import { moneyOf, openRecord, setGroups } from "../record-builder.ts";
import type { LineTrace } from "../walked.ts";
import { readBox } from "./box-reader.ts";
import { putFederalWages } from "./federal-wages.ts";
import { labelledFigures } from "./labelled-figures.ts";
import { placeBoxes, type PlacedBox } from "./place-boxes.ts";
import { splitStatements } from "./split-statements.ts";
import { putYtdFigure } from "../ytd-figures.ts";
import { putFigure } from "./statement-figures.ts";

export interface Statements {
  records: RecordReading[];
  traces: LineTrace[];
  /** Pages that print figures, and those of them that a statement was read from. */
  pages: { printed: number; read: number };
  /** Where the boxes stand. */
  boxes: PlacedBox[];
}

/** Reads a document of pay statements: each is a record of its own. */
export function readStatements(lines: readonly Line[], variant: Variant, layout: Statement): Statements {
  const seen: Seen = { rows: new Map(), boxes: [] };
  const body = lines.filter((line) => {
    const furniture = variant.furniture.some((pattern) => pattern.test(line.text));
    if (furniture) decorate(line, seen);
    return !furniture;
  });
  const records: RecordReading[] = [];
  const read = new Set<number>();
  for (const statement of splitStatements(body, layout)) {
    const record = readStatement(statement, layout, seen);
    if (record === null) continue;
    records.push(record);
    for (const { page } of statement) read.add(page);
  }
  const printed = new Set(
    lines.filter(({ tokens }) => tokens.some(({ moneyLike }) => moneyLike)).map(({ page }) => page),
  );
  return {
    records,
    traces: lines.map((line) => ({ line, row: seen.rows.get(line) ?? null })),
    boxes: seen.boxes,
    pages: { printed: printed.size, read: [...printed].filter((page) => read.has(page)).length },
  };
}

/** What was found where, for people who write variants. */
interface Seen {
  rows: Map<Line, string>;
  boxes: PlacedBox[];
}

function decorate(line: Line, { rows }: Seen): void {
  for (const token of line.tokens) if (token.moneyLike) token.claim ??= "decoration";
  rows.set(line, "furniture");
}

/** Null where the lines show no employee's pay. */
function readStatement(lines: readonly Line[], layout: Statement, seen: Seen): StatementRecord | null {
  const record: StatementRecord = {
    ...openRecord("check", "statement", lines[0]?.page ?? 1).record,
    statement: { repeated: [], again: [] },
  };
  const payment = readFields(record, lines, layout);
  const { found, rest, used } = labelledFigures(lines, layout.figures);
  for (const line of used) seen.rows.set(line, "figure");
  const boxes = readBoxes(record, rest, layout);
  seen.boxes.push(...boxes);
  for (const line of lines) {
    const box = boxes.find((placed) => placed.heading.page === line.page && hasLine(placed, line));
    if (box !== undefined) seen.rows.set(line, box.heading.box.data.name);
  }
  // What a box prints comes before the same figure in a sentence or on a check.
  for (const figure of found) takeFigure(record, figure);
  putFederalWages(record);
  if (record.name === null || (record.items.length === 0 && record.figures.size === 0)) return null;
  completePayments(record, payment, layout);
  return record;
}

function readBoxes(record: StatementRecord, lines: readonly Line[], layout: Statement): PlacedBox[] {
  const known = new Set<object>();
  const boxes: PlacedBox[] = [];
  for (const page of new Set(lines.map((line) => line.page))) {
    for (const placed of placeBoxes(
      lines.filter((line) => line.page === page && line.tokens.length > 0),
      layout,
    )) {
      const { box } = placed.heading;
      readBox(record, placed, known.has(box));
      known.add(box);
      boxes.push(placed);
    }
  }
  return boxes;
}

function hasLine({ lines }: PlacedBox, { baseline }: Line): boolean {
  return lines.some((line) => line.baseline === baseline);
}

/** What a statement prints once of the payment, beside its deposits. */
interface PaymentFacts {
  number: TextReading | null;
  method: TextReading | null;
  date: TextReading | null;
}

function readFields(record: StatementRecord, lines: readonly Line[], { fields }: Statement): PaymentFacts {
  const payment: PaymentFacts = { number: null, method: null, date: null };
  const known = new Set<string>();
  for (const field of fields) {
    const match = findField(lines, field);
    if (match === null) continue;
    const fresh = new Map([...match.groups].filter(([name]) => !known.has(name)));
    for (const name of fresh.keys()) known.add(name);
    payment.number ??= fresh.get("number") ?? null;
    payment.method ??= fresh.get("method") ?? null;
    payment.date ??= fresh.get("pay_date") ?? null;
    for (const name of ["number", "method", "pay_date"]) fresh.delete(name);
    setGroups(record, fresh);
  }
  return payment;
}

const YTD = "ytd_";

function takeFigure(record: StatementRecord, match: TokenMatch): void {
  for (const [name, reading] of match.groups) {
    const money = moneyOf(reading);
    const isYtd = name.startsWith(YTD);
    const figure = (isYtd ? name.slice(YTD.length) : name) as FigureName;
    if (!FIGURES.includes(figure)) {
      if (name === "name") record.name ??= reading;
      if (name === "deposit" && money !== null) {
        record.payments.push({ number: null, method: "direct_deposit", date: null, amount: money });
        money.token.claim = "field";
      }
    } else if (money !== null && isYtd) putYtdFigure(record, figure, money);
    else if (money !== null) putFigure(record, figure, money);
  }
  // A pattern without groups only knows that the figure is of no further use.
  for (const token of match.tokens) if (token.moneyLike) token.claim ??= "decoration";
}

/** A statement that lists no deposits is paid in one amount; a check or deposit of nothing beside others is none. */
function completePayments(
  record: StatementRecord,
  { number, method, date }: PaymentFacts,
  layout: Statement,
): void {
  const paid = record.payments.filter(({ amount }) => amount === null || amount.cents !== 0);
  const named = method === null ? null : methodOf(method.text);
  // Where all that is listed are deposits, a number that none is listed with is a check's.
  const unlisted = number !== null && listsOnlyDeposits(layout) ? "check" : null;
  const whole = { number: null, method: named ?? unlisted, date, amount: null };
  const known = number !== null || method !== null;
  const payments = paid.length > 0 ? paid : known ? [whole] : [];
  record.payments = payments.map((payment) => ({
    ...payment,
    number: payment.number ?? number,
    date,
  }));
}

function listsOnlyDeposits({ boxes }: Statement): boolean {
  const kinds = boxes.flatMap(({ rows }) => rows.flatMap(({ data }) => data?.payment ?? []));
  return kinds.length > 0 && kinds.every((kind) => kind === "direct_deposit");
}
