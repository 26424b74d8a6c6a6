import type { PlacedColumn } from "../layout/columns.ts";
import { textOf } from "../layout/lines.ts";
import { isScanned, type Token } from "../layout/token.ts";
import type { Figure, Lane } from "../variants/compiled-variant.ts";
import type { LabelData, LinesData, LineSection } from "../variants/variant-schema.ts";
import type { LaneCells } from "./lane-cells.ts";
import { sectionOfLine } from "./section-of-lines.ts";
import { matchTokens, type TokenMatch } from "./match-tokens.ts";
import { pay, setPayment } from "./lane-payments.ts";
import { putYearOfLineAbove, putYtdFigure } from "./ytd-figures.ts";
import type { ItemReading, MoneyReading, QuantityReading, RecordReading, TextReading } from "./reading.ts";
import {
  isTotal,
  moneyOf,
  setFigure,
  setTotalHours,
  signedMoney,
  type OpenRecord,
} from "./record-builder.ts";

/** Reads a line of a lane into the record: an item, a figure, a payment, or more of the label above. */
export function readLane(open: OpenRecord, { lane, text, numbers }: LaneCells): void {
  const { record } = open;
  const rule = ruleFor(lane, text, open.rows);
  const { label, code, data } = rule;
  if (data?.switch !== undefined) open.laneRoles.set(lane.name, data.switch);
  if (data?.opens !== undefined) open.laneLines.set(lane.name, data.opens);
  if (data?.payment !== undefined) setPayment(record, data.payment, rule);
  const list: LaneCells["numbers"] = [];
  for (const number of numbers) {
    const { column, token } = number;
    const { role, figure } = column.data;
    const money = (): MoneyReading => signedMoney(token, data?.negative);
    if (role === "decoration") token.claim = "decoration";
    else if (data?.total === true) token.claim = "total";
    else if (data?.figure !== undefined && role === "hours" && token.quantity !== null) {
      setTotalHours(record, { quantity: token.quantity, token });
      record.hoursAddUp = data.of !== undefined;
    }
    // Hours or a rate may stand where a row promises money, on a page that was misread; nobody claims them.
    else if (
      token.money === null &&
      (data?.figure ?? data?.payment ?? data?.of ?? data?.ytd ?? figure) !== undefined
    )
      continue;
    else if (data?.ytd === true) putYearOfLineAbove(open, lane, token);
    else if (data?.figure !== undefined && role === "ytd_amount") putYtdFigure(record, data.figure, money());
    else if (data?.figure !== undefined) setFigure(record, data.figure, money());
    else if (data?.of !== undefined) {
      record.sums.push({ label, total: money(), of: data.of });
      token.claim = "total";
    } else if (data?.payment !== undefined && data.payment !== "number" && figure === undefined)
      pay(record, money());
    else if (role === "figure" && figure !== undefined) setFigure(record, figure, money());
    else list.push(number);
  }
  if (data?.figure !== undefined)
    open.laneFigures.set(lane.name, { figure: data.figure, negative: data.negative });
  if (list.length > 0) addItems(open, lane, list, label, code, data);
  else if (numbers.length === 0 && data === null && sectionOf(open, lane, label) !== undefined)
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
  const item = newItem(lane, { section, code, label, role: role ?? null });
  item.amount = money;
  record.items.push(item);
  money.token.claim = isTotal(record) ? "total" : "field";
}

interface RuleMatch {
  data: LabelData | null;
  label: TextReading;
  code: string | null;
  number: TextReading | null;
  date: TextReading | null;
}

function ruleFor(lane: Lane, tokens: Token[], row: number): RuleMatch {
  const text = textOf(tokens).replaceAll("\t", " ");
  for (const { data, pattern } of lane.labels) {
    if (data.row !== undefined && data.row !== row) continue;
    const match = pattern === null ? null : matchTokens(pattern, tokens, text);
    if (pattern !== null && match === null) continue;
    const printedCode = match?.groups.get("code") ?? null;
    const code = printedCode?.text ?? null;
    const printed = match?.groups.get("label");
    const named = printed ?? { text: data.label ?? code ?? text, tokens: tokens.slice() };
    const label =
      printed !== undefined && printedCode !== null && printedCode.tokens.some(isScanned)
        ? { ...printed, scannedCode: printedCode }
        : named;
    const [number, date] = [match?.groups.get("number") ?? null, match?.groups.get("date") ?? null];
    return { data, label, code, number, date };
  }
  return { data: null, label: { text, tokens: tokens.slice() }, code: null, number: null, date: null };
}

/** Puts the numbers of one lane of a line into the record: an item for each section among its columns. */
export function addItems(
  open: OpenRecord,
  lane: Lane,
  numbers: LaneCells["numbers"],
  label: TextReading,
  code: string | null,
  rule: LabelData | null,
): void {
  const bySection = new Map<string, ItemReading>();
  open.laneFigures.delete(lane.name);
  const total = isTotal(open.record);
  const lines = open.laneLines.get(lane.name);
  // Wages that an employee's and a company's tax stand beside are the wages of both.
  const shared = numbers.filter(({ column: { data } }) => isSharedWages(data));
  const own = shared.length === 0 ? numbers : numbers.filter((number) => !shared.includes(number));
  for (const { column, token } of own.length > 0 ? own : numbers) {
    const section = column.data.section ?? sectionOf(open, lane, label);
    if (section === undefined) continue;
    let item = bySection.get(section);
    if (item === undefined) {
      const role = rule?.role ?? open.laneRoles.get(lane.name) ?? null;
      item = newItem(lane, { section, code, label, role });
      mark(item, lane, lines);
      bySection.set(section, item);
      open.record.items.push(item);
    }
    setValue(item, column, token, lines?.negative, total);
  }
  if (shared.length === 0) return;
  for (const item of bySection.values())
    for (const { column, token } of shared) setValue(item, column, token, lines?.negative, total);
}

function isSharedWages({ role, section }: PlacedColumn["data"]): boolean {
  return role === "taxable_wages" && section === undefined;
}

/** What the lines of a lane are, below the last heading inside it. */
function sectionOf(
  { laneLines }: OpenRecord,
  { name, data }: Lane,
  label: TextReading,
): LineSection | undefined {
  const lines = laneLines.get(name);
  return lines === undefined ? data.section : sectionOfLine(label, lines);
}

/** A line without figures yet. One literal for all: a large register has a million of them. */
function newItem(
  { name, data }: Lane,
  { section, code, label, role }: Pick<ItemReading, "section" | "code" | "label" | "role">,
): ItemReading {
  return {
    section,
    lane: name,
    code,
    label,
    role,
    reimbursement: false,
    fallbackType: data.fallback_type ?? null,
    hours: null,
    rate: null,
    amount: null,
    taxableWages: null,
    ytdAmount: null,
  };
}

/** What the layout says of the lines of a lane, below the last heading inside it. */
function mark(item: ItemReading, lane: Lane, lines: LinesData | undefined): void {
  const part = lines === undefined ? lane.data.part : lines.part;
  if (part !== undefined) item.part = part;
  if (lines?.pretax !== undefined) item.pretax = lines.pretax;
  if (lines?.reimbursement !== undefined) item.reimbursement = lines.reimbursement;
}

function setValue(
  item: ItemReading,
  { data }: PlacedColumn,
  token: Token,
  negative: boolean | undefined,
  total: boolean,
): void {
  if (data.role === "hours" && item.hours === null) item.hours = quantityOf(token);
  else if (data.role === "rate" && item.rate === null) item.rate = quantityOf(token);
  else if (data.role === "taxable_wages" && item.taxableWages === null)
    item.taxableWages = signedMoney(token, negative);
  else if (data.role === "ytd_amount" && item.ytdAmount === null)
    item.ytdAmount = signedMoney(token, negative);
  else if (data.role === "amount" && item.amount === null) {
    item.amount = signedMoney(token, negative);
    item.reimbursement ||= data.reimbursement ?? false;
  } else return;
  token.claim = total ? "total" : "field";
}

function quantityOf(token: Token): QuantityReading {
  return { quantity: token.quantity!, token };
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
