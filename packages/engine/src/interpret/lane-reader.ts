import { columnOf, type PlacedColumn } from "../layout/columns.ts";
import { textOf } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import type { Figure, Lane, Table } from "../variants/compiled-variant.ts";
import type { LabelData } from "../variants/variant-schema.ts";
import { matchTokens, type TokenMatch } from "./match-tokens.ts";
import type {
  ItemReading,
  MoneyReading,
  PaymentReading,
  QuantityReading,
  RecordReading,
  TextReading,
} from "./reading.ts";
import { moneyOf, setFigure, type OpenRecord } from "./record-builder.ts";

/** What one line holds in one lane. */
export interface LaneCells {
  lane: Lane;
  text: Token[];
  numbers: { column: PlacedColumn; token: Token }[];
}

/** Splits the tokens of a line into its lanes. */
export function cellsOf(
  tokens: readonly Token[],
  columns: readonly PlacedColumn[],
  table: Table,
): Map<string, LaneCells> {
  const cells = new Map<string, LaneCells>();
  let last: { token: Token; column: PlacedColumn } | null = null;
  for (const token of tokens) {
    const column: PlacedColumn | null = overflows(last, token, columns)
      ? last!.column
      : columnOf(token, columns);
    last = column === null ? null : { token, column };
    if (column === null) continue;
    const name = column.data.lane;
    let lane = cells.get(name);
    if (lane === undefined) cells.set(name, (lane = { lane: table.lanes.get(name)!, text: [], numbers: [] }));
    if (token.moneyLike && isNumberOf(token, column)) lane.numbers.push({ column, token });
    else lane.text.push(token);
  }
  return cells;
}

/** A word within a space of the one before goes on with it, even over the edge of the next column. */
const SPACE_EM = 0.35;
/** What stands at a column's edge to the point belongs to that column. */
const AT_EDGE_PT = 1;

function overflows(
  last: { token: Token; column: PlacedColumn } | null,
  token: Token,
  columns: readonly PlacedColumn[],
): boolean {
  if (last === null || token.moneyLike || last.token.moneyLike) return false;
  if (token.x0 - last.token.x1 > SPACE_EM * token.size) return false;
  return !columns.some(
    ({ data, edge }) => data.role === "text" && edge !== null && Math.abs(token.x0 - edge) < AT_EDGE_PT,
  );
}

function isNumberOf(token: Token, { data, edge, tolerance }: PlacedColumn): boolean {
  if (data.role === "text") return false;
  return edge === null || Math.abs(token.x1 - edge) <= tolerance;
}

/** Reads a line of a lane into the record: an item, a figure, a payment, or more of the label above. */
export function readLane(open: OpenRecord, { lane, text, numbers }: LaneCells): void {
  const { record } = open;
  const rule = ruleFor(lane, text, open.rows);
  const { label, code, data } = rule;
  if (data?.switch !== undefined) open.laneRoles.set(lane.name, data.switch);
  if (data?.payment !== undefined) setPayment(record, data.payment, rule.number);
  const list: Token[] = [];
  for (const { column, token } of numbers) {
    const { role, figure } = column.data;
    const money = (): MoneyReading => ({ cents: token.money!, token });
    if (role === "decoration") token.claim = "decoration";
    else if (data?.total === true) token.claim = "total";
    // Hours or a rate may stand where a row promises money, on a page that was misread; nobody claims them.
    else if (token.money === null && (data?.figure ?? data?.payment ?? figure) !== undefined) continue;
    else if (data?.figure !== undefined) setFigure(record, data.figure, money());
    else if (data?.payment !== undefined && data.payment !== "number" && figure === undefined)
      pay(record, money());
    else if (role === "figure" && figure !== undefined) setFigure(record, figure, money());
    else list.push(token);
  }
  if (list.length > 0)
    addItems(
      open,
      lane,
      numbers.filter(({ token }) => list.includes(token)),
      label,
      code,
      data,
    );
  else if (numbers.length === 0 && data === null && lane.data.section !== undefined)
    continueLabel(record, lane, text);
}

/** Puts a labelled amount that stands outside its lane, as in a recap, into the record. */
export function addLabelled(
  record: RecordReading,
  { lane, role }: Figure,
  groups: TokenMatch["groups"],
): void {
  const amount = groups.get("amount");
  const label = groups.get("label");
  const money = amount === undefined ? null : moneyOf(amount);
  const section = lane?.data.section;
  if (lane === null || label === undefined || money === null || section === undefined) return;
  const code = groups.get("code")?.text ?? null;
  record.items.push({ ...emptyItem(lane), section, code, label, role: role ?? null, amount: money });
  money.token.claim = isTotal(record) ? "total" : "field";
}

interface RuleMatch {
  data: LabelData | null;
  label: TextReading;
  code: string | null;
  number: TextReading | null;
}

function ruleFor(lane: Lane, tokens: Token[], row: number): RuleMatch {
  const text = textOf(tokens).replaceAll("\t", " ");
  for (const { data, pattern } of lane.labels) {
    if (data.row !== undefined && data.row !== row) continue;
    const match = pattern === null ? null : matchTokens(pattern, tokens, text);
    if (pattern !== null && match === null) continue;
    const code = match?.groups.get("code")?.text ?? null;
    const label = match?.groups.get("label") ?? { text: data.label ?? code ?? text, tokens };
    return { data, label, code, number: match?.groups.get("number") ?? null };
  }
  return { data: null, label: { text, tokens }, code: null, number: null };
}

function addItems(
  open: OpenRecord,
  lane: Lane,
  numbers: LaneCells["numbers"],
  label: TextReading,
  code: string | null,
  rule: LabelData | null,
): void {
  const bySection = new Map<string, ItemReading>();
  for (const { column, token } of numbers) {
    const section = column.data.section ?? lane.data.section;
    if (section === undefined) continue;
    let item = bySection.get(section);
    if (item === undefined) {
      const role = rule?.role ?? open.laneRoles.get(lane.name) ?? null;
      item = { ...emptyItem(lane), section, code, label, role };
      bySection.set(section, item);
      open.record.items.push(item);
    }
    setValue(item, column, token, isTotal(open.record));
  }
}

function emptyItem(lane: Lane) {
  return {
    lane: lane.name,
    fallbackType: lane.data.fallback_type ?? null,
    reimbursement: false,
    hours: null,
    rate: null,
    amount: null,
    taxableWages: null,
    ytdAmount: null,
  };
}

function setValue(item: ItemReading, { data }: PlacedColumn, token: Token, total: boolean): void {
  const money = (): MoneyReading => ({ cents: token.money!, token });
  const quantity = (): QuantityReading => ({ quantity: token.quantity!, token });
  if (data.role === "hours" && item.hours === null) item.hours = quantity();
  else if (data.role === "rate" && item.rate === null) item.rate = quantity();
  else if (data.role === "taxable_wages" && item.taxableWages === null) item.taxableWages = money();
  else if (data.role === "ytd_amount" && item.ytdAmount === null) item.ytdAmount = money();
  else if (data.role === "amount" && item.amount === null) {
    item.amount = money();
    item.reimbursement = data.reimbursement ?? false;
  } else return;
  token.claim = total ? "total" : "field";
}

function isTotal({ scope }: RecordReading): boolean {
  return scope !== "check";
}

function setPayment(
  record: RecordReading,
  kind: NonNullable<LabelData["payment"]>,
  number: TextReading | null,
): void {
  const last = record.payments.at(-1);
  if (kind === "number") {
    if (last !== undefined) last.number ??= number;
    return;
  }
  if (kind !== "deposit") record.payments.push({ number, method: kind, amount: null });
}

/** The amount of the payment that was opened last; a further one is a second deposit under the same number. */
function pay(record: RecordReading, amount: MoneyReading): void {
  const last: PaymentReading = record.payments.at(-1) ?? {
    number: null,
    method: "direct_deposit",
    amount: null,
  };
  if (record.payments.length === 0 || last.amount !== null) record.payments.push({ ...last, amount });
  else last.amount = amount;
  amount.token.claim = isTotal(record) ? "total" : "field";
}

/** Lines of one label stand closer than this, in font sizes. */
const NEXT_LINE_EM = 2;

function continueLabel(record: RecordReading, lane: Lane, tokens: Token[]): void {
  const item = record.items.findLast(({ lane: name }) => name === lane.name);
  const above = item?.label.tokens.at(-1);
  const first = tokens[0];
  if (item === undefined || above === undefined || first === undefined) return;
  const drop = first.words[0]!.baseline - above.words[0]!.baseline;
  if (first.page !== above.page || drop > NEXT_LINE_EM * first.size) return;
  item.label = {
    text: `${item.label.text} ${textOf(tokens).replaceAll("\t", " ")}`,
    tokens: [...item.label.tokens, ...tokens],
  };
}
