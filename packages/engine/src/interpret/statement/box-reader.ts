import { textOf } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import type { BoxRow as RowRule, StatementBox } from "../../variants/compiled-statement.ts";
import type { BoxSwitch } from "../../variants/statement-schema.ts";
import type { FigureName, LineSection } from "../../variants/variant-schema.ts";
import { matchTokens } from "../match-tokens.ts";
import type { ItemReading, MoneyReading, StatementRecord, TextReading } from "../reading.ts";
import { moneyOf, quantityOf, rowsOf, wrapped, type BoxNumber, type BoxRow } from "./box-row.ts";
import type { PlacedBox } from "./place-boxes.ts";
import { putYtdFigure } from "../ytd-figures.ts";
import { WITHHELD_SUMS } from "./withheld-sums.ts";
import { putFigure } from "./statement-figures.ts";

/** What the words above a row, or the box itself, say of it. */
type State = { [K in keyof BoxSwitch]?: BoxSwitch[K] | undefined };

/** Reads the rows of a box into the record of its statement; `isRepeated` where the statement has had such a box before. */
export function readBox(record: StatementRecord, { heading, lines }: PlacedBox, isRepeated: boolean): void {
  const { box, columns } = heading;
  const { section, pretax, reimbursement } = box.data;
  const state: State = { section, pretax, reimbursement };
  const again: MoneyReading[] = [];
  const hasMeaning = (text: Token[]): boolean => ruleFor(box, text).isNamed;
  const rows = rowsOf(lines, columns);
  for (const row of box.data.wrap === true ? wrapped(rows, hasMeaning) : rows) {
    if (box.end?.test(textOf(row.line.tokens)) === true) break;
    const rule = ruleFor(box, row.text);
    Object.assign(state, rule.data?.switch);
    if (row.numbers.length === 0) continue;
    if (box.data.ignore === true) claimAll(row.numbers, "decoration");
    else if (box.data.wages === true) putWages(record, row, rule.label);
    else if (rule.data?.total === true) claimAll(row.numbers, "total");
    else if (box.data.again !== undefined || (isRepeated && rule.data?.payment === "direct_deposit"))
      again.push(...amountsOf(row, box));
    else if (rule.data?.payment !== undefined) pay(record, row, box, rule);
    else readRow(record, row, { box, rule, state });
  }
  if (again.length > 0) record.statement.again.push({ of: box.data.again ?? "deposits", amounts: again });
}

/** How a box prints what is withheld. */
type Signs = Pick<StatementBox["data"], "withheld">;

function isTurned({ withheld }: Signs): boolean {
  return withheld === "negative" || withheld === "negative_with_ytd";
}

function isYtdTurned({ withheld }: Signs): boolean {
  return withheld === "negative_with_ytd";
}

interface RuleMatch {
  data: RowRule["data"] | null;
  /** The rule is one for these words, not for any. */
  isNamed: boolean;
  label: TextReading;
  code: string | null;
  number: TextReading | null;
}

function ruleFor({ rows }: StatementBox, tokens: Token[]): RuleMatch {
  const text = textOf(tokens).replaceAll("\t", " ");
  for (const { data, pattern } of rows) {
    const match = pattern === null ? null : matchTokens(pattern, tokens, text);
    if (pattern !== null && match === null) continue;
    const code = match?.groups.get("code")?.text ?? null;
    const label = match?.groups.get("label") ?? { text: data.label ?? code ?? text, tokens };
    const number = match?.groups.get("number") ?? null;
    return { data, isNamed: pattern !== null, label, code, number };
  }
  return { data: null, isNamed: false, label: { text, tokens }, code: null, number: null };
}

function claimAll(numbers: readonly BoxNumber[], claim: "total" | "decoration"): void {
  for (const { token } of numbers) token.claim ??= claim;
}

/** The place that levies a tax may stand behind the words for its wages. */
const WAGES = /[\s:-]*(?:taxable )?(?:wages|gross)(?=$| - )/i;

/** The wages of a tax above: `Medicare - Taxable Wages`. Those of taxes that nothing is withheld of are left. */
function putWages({ items }: StatementRecord, { numbers }: BoxRow, { text }: TextReading): void {
  const name = text.replace(WAGES, "").toLowerCase();
  const tax = items.find(({ section, label }) => section === "tax" && label.text.toLowerCase() === name);
  for (const number of numbers) {
    const { role } = number.column.data;
    const money = moneyOf(number);
    number.token.claim ??= "decoration";
    if (tax === undefined || money === null) continue;
    if (role === "amount" && tax.taxableWages === null) tax.taxableWages = money;
    else if (role === "ytd_amount" && tax.ytdTaxableWages === undefined) tax.ytdTaxableWages = money;
    else continue;
    number.token.claim = "field";
  }
}

/** The amounts of a row that are printed elsewhere too; what is withheld there may be printed here without its sign. */
function amountsOf({ numbers }: BoxRow, { data }: StatementBox): MoneyReading[] {
  return numbers.flatMap((number) => {
    const money = number.column.data.role === "amount" ? moneyOf(number, isTurned(data)) : null;
    number.token.claim = money === null ? "decoration" : "total";
    return money ?? [];
  });
}

function pay(record: StatementRecord, { numbers }: BoxRow, { data }: StatementBox, rule: RuleMatch): void {
  for (const number of numbers) {
    const isAmount = number.column.data.role === "amount";
    const amount = isAmount ? moneyOf(number, isTurned(data)) : null;
    number.token.claim = amount === null || amount.cents === 0 ? "total" : "field";
    if (amount === null) continue;
    record.payments.push({ number: rule.number, method: rule.data!.payment!, date: null, amount });
  }
}

interface Place {
  box: StatementBox;
  rule: RuleMatch;
  state: State;
}

/** Figures go to the record; what is left of a row is a line of the box's section. */
function readRow(record: StatementRecord, { numbers, pretax }: BoxRow, place: Place): void {
  const { rule } = place;
  const list = numbers.filter((number) => {
    const { role, figure } = number.column.data;
    const money = moneyOf(number);
    if (role === "decoration") number.token.claim ??= "decoration";
    else if (role === "figure" && figure !== undefined && money !== null)
      put(record, figure, money, rule.data?.ytd === true);
    else if (rule.data?.figure !== undefined) putRowFigure(record, rule.data.figure, number, place.box.data);
    else return true;
    return false;
  });
  if (list.length > 0) addItem(record, list, pretax, place);
}

function put(record: StatementRecord, figure: FigureName, money: MoneyReading, ytd: boolean): void {
  if (ytd) putYtdFigure(record, figure, money);
  else putFigure(record, figure, money);
}

/** A figure that a row names: its columns say whether it is the current one. */
function putRowFigure(record: StatementRecord, figure: FigureName, number: BoxNumber, box: Signs): void {
  const { role } = number.column.data;
  const signs = WITHHELD_SUMS.has(figure) ? box : {};
  const money = moneyOf(number, role === "ytd_amount" ? isYtdTurned(signs) : isTurned(signs));
  if (role === "hours") {
    record.totalHours ??= quantityOf(number);
    number.token.claim = "total";
  } else if (role === "amount" && money !== null) putFigure(record, figure, money);
  else if (role === "ytd_amount" && money !== null) putYtdFigure(record, figure, money);
  else number.token.claim ??= "decoration";
}

function addItem(
  record: StatementRecord,
  numbers: readonly BoxNumber[],
  printedPretax: boolean | null,
  { box, rule, state }: Place,
): void {
  const section = rule.data?.section ?? state.section;
  const pretax = printedPretax ?? state.pretax;
  if (section === undefined) return;
  const base = (own: LineSection): ItemReading => ({
    section: own,
    lane: box.data.name,
    code: rule.code,
    label: rule.label,
    role: rule.data?.role ?? null,
    reimbursement: own === "earning" && state.reimbursement === true,
    fallbackType: box.data.fallback_type ?? null,
    hours: null,
    rate: null,
    amount: null,
    taxableWages: null,
    ytdAmount: null,
    ...(pretax === undefined ? {} : { pretax }),
  });
  const own = base(section);
  const employer = base("employer_contribution");
  const withheld = section === "tax" || section === "deduction";
  for (const number of numbers) {
    const isOwn = setValue(own, number, withheld ? box.data : {});
    const isEmployers = !isOwn && setEmployerValue(employer, number);
    if (isOwn || isEmployers) number.token.claim = "field";
    const mark = box.data.pretax_mark;
    if (mark !== undefined && section === "deduction" && number.column.data.role === "amount")
      own.pretax = number.mark.includes(mark);
  }
  if (own.hours ?? own.rate ?? own.amount ?? own.ytdAmount ?? own.ytdHours) record.items.push(own);
  // Plans that the employer adds nothing to have the columns all the same.
  if ([employer.amount, employer.ytdAmount].some((money) => (money?.cents ?? 0) !== 0))
    record.items.push(employer);
}

/** True where the number is a value of the line. */
function setValue(item: ItemReading, number: BoxNumber, signs: Signs): boolean {
  const { role } = number.column.data;
  if (role === "hours") item.hours = quantityOf(number);
  else if (role === "rate") item.rate = quantityOf(number);
  else if (role === "amount") item.amount = moneyOf(number, isTurned(signs));
  else if (role === "ytd_amount") item.ytdAmount = moneyOf(number, isYtdTurned(signs));
  else if (role === "taxable_wages") item.taxableWages = moneyOf(number);
  else if (role === "ytd_hours") {
    const quantity = quantityOf(number);
    if (quantity !== null) item.ytdHours = quantity;
  } else return false;
  return true;
}

function setEmployerValue(item: ItemReading, number: BoxNumber): boolean {
  const { role } = number.column.data;
  if (role === "employer_amount") item.amount = moneyOf(number);
  else if (role === "employer_ytd_amount") item.ytdAmount = moneyOf(number);
  else return false;
  return true;
}
