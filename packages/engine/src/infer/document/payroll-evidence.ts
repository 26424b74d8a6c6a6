import { classifyDeduction, classifyEarning, classifyTax, type FormatType } from "@paylift/canonical";
import type { ItemReading, RecordReading } from "../../interpret/reading.ts";
import type { CellRow } from "../cells/cells.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";

/** What of a document can only be payroll. */
interface Evidence {
  gross: boolean;
  net: boolean;
  /** The sums of what is withheld from the gross pay, as taxes and as deductions. */
  withheld: boolean;
  earnings: Set<string>;
  deductions: Set<string>;
  taxes: Set<string>;
  /** How many lines the vocabulary knows, of how many. */
  known: number;
  lines: number;
}

/** Words that head another kind of document, each a phrase of its own. */
const OTHER_KIND =
  /^(?:(?:sales|tax) )?invoice(?: (?:no\.?|number|date|#))?(?:$|[ :#])|^bill(?:ed)? to\b|^purchase order\b|^quot(?:e|ation)\b|^(?:weekly |employee )?time ?(?:sheet|card)\b|\bexpense (?:report|claim)$|\b(?:pto|leave|vacation|time off|accrual) balances?(?: report)?$/i;
const HEAD_LINES = 14;

/**
 * Whether what was found with people's names is pay: names and amounts stand on invoices, bank statements, letters and
 * timesheets too. Two withholding taxes are, or gross pay with net pay or with what is withheld; where the head of the document does not call it by
 * another name, also one of these with a line that the vocabulary knows, or two kinds of benefits, or one below the title of
 * a report on benefits.
 */
export function showsPayroll(
  records: readonly RecordReading[],
  rows: readonly CellRow[],
  title: FormatType | null,
): boolean {
  const { gross: hasGross, net, withheld, earnings, deductions, taxes, known, lines } = evidenceOf(records);
  const gross = hasGross && (!hasGrossAmounts(rows) || speaksOfPay(rows));
  if (taxes.size >= 2) return true;
  const isOther = rows
    .slice(0, HEAD_LINES)
    .some(({ cells }) => cells.some(({ text }) => OTHER_KIND.test(text)));
  if (isOther) return gross && net;
  // Parking and meals are benefits to some and expenses to others.
  const least = title === "benefits_summary" ? 1 : 2;
  if (deductions.size >= least && known * 2 >= lines) return true;
  if (gross && (net || withheld)) return true;
  // Some taxes and insurances are the company's alone: a report on them lists what everybody earns.
  if (gross && (title === "tax_report" || title === "benefits_summary") && namesWages(rows)) return true;
  if (net && namesPaidOut(rows)) return true;
  if (earnings.size > 0 && known === lines && distributesPay(rows)) return true;
  return (gross || net) && earnings.size + deductions.size + taxes.size > 0;
}

const GROSS_AMOUNT = /^gross amount$/i;
const OF_PAY = /\b(?:payroll|wages?|earnings|(?:gross|net) pay|pay (?:period|day|date))\b/i;

/** Whether a column is called as that of vendors' bills is, too: less a discount they have a net amount. */
function hasGrossAmounts(rows: readonly CellRow[]): boolean {
  return rows.some(({ cells }) => cells.some(({ text }) => GROSS_AMOUNT.test(text)));
}

function speaksOfPay(rows: readonly CellRow[]): boolean {
  return rows.some(({ cells }) => cells.some(({ text, number }) => number === null && OF_PAY.test(text)));
}

const WAGES = /\b(?:wages|remuneration)\b/i;

/** Whether a column is that of somebody's wages: sales have a gross, and a tax, too. */
function namesWages(rows: readonly CellRow[]): boolean {
  return rows.some(({ cells }) =>
    cells.some(({ text }) => WAGES.test(text) && figureOfLabel(text) === "gross_pay"),
  );
}

const DISTRIBUTION = /\blabou?r distribution\b/i;
const PAY_DAY = /\bpay ?(?:day|date)\b/i;

/** Whether a report on what work cost says when it was paid: what was earned is all that it tells of people. */
function distributesPay(rows: readonly CellRow[]): boolean {
  const head = rows.slice(0, HEAD_LINES);
  return [DISTRIBUTION, PAY_DAY].every((pattern) => head.some(({ line }) => pattern.test(line.text)));
}

const NET_PAY = /^(?:total )?net pay$/i;
const RUN = /\bpayroll\b|^(?:direct deposit|pay(?:day| date| period))\b/i;

/** Whether what is paid out is called net pay, in a report on a payroll: a list of checks prints nothing else of them. */
function namesPaidOut(rows: readonly CellRow[]): boolean {
  const isNamed = (pattern: RegExp): boolean =>
    rows.some(({ cells }) => cells.some(({ number, text }) => number === null && pattern.test(text)));
  return isNamed(NET_PAY) && isNamed(RUN);
}

function evidenceOf(records: readonly RecordReading[]): Evidence {
  const found: Evidence = {
    gross: false,
    net: false,
    withheld: false,
    earnings: new Set(),
    deductions: new Set(),
    taxes: new Set(),
    known: 0,
    lines: 0,
  };
  for (const { figures, items } of records) {
    found.gross ||= figures.has("gross_pay");
    found.net ||= figures.has("net_pay");
    found.withheld ||= figures.has("total_taxes") && figures.has("total_deductions");
    for (const item of items) if (item.amount !== null && item.amount.cents !== 0) addKnown(found, item);
  }
  return found;
}

function addKnown(found: Evidence, item: ItemReading): void {
  const { known, type } = classified(item);
  found.lines++;
  if (!known) return;
  found.known++;
  kindsOf(found, item).add(type);
}

function classified({ section, label, code }: ItemReading): { known: boolean; type: string } {
  if (section === "earning") return classifyEarning(label.text, code);
  if (section === "tax" || section === "employer_tax") return classifyTax(label.text, { section, code });
  return classifyDeduction(label.text, code);
}

function kindsOf({ earnings, deductions, taxes }: Evidence, { section }: ItemReading): Set<string> {
  if (section === "earning") return earnings;
  return section === "tax" || section === "employer_tax" ? taxes : deductions;
}
