import {
  classifyDeduction,
  classifyEarning,
  classifyTax,
  multiplyToCents,
  normalizeLabel,
  type DeductionClass,
  type DeductionType,
  type Quantity,
  type TaxType,
} from "@paylift/canonical";
import type { ItemReading } from "../interpret/reading.ts";
import type { DeductionLine, EarningLine, LedgerLine, TaxLine } from "./ledger.ts";

/** Label and code as the output shows them: what a legend says of a code stands before the code alone. */
export interface Labelled {
  code: string | null;
  description: string;
}

/** A printed line as a line of the ledger. Null for a line that says nothing. */
export function classifyItem(item: ItemReading, { code, description }: Labelled): LedgerLine | null {
  if (item.amount === null && item.hours === null && item.ytdAmount === null && item.taxableWages === null)
    return null;
  const base = {
    code,
    description,
    amount: item.amount?.cents ?? 0,
    ytdAmount: item.ytdAmount?.cents ?? null,
    sources: [item],
  };
  if (item.section === "earning") return earning(item, base);
  if (item.section === "tax" || item.section === "employer_tax") return tax(item, base);
  return deduction(item, base);
}

/** What all lines have. Put into each by name: what is spread into a literal takes twice the memory. */
type Base = Pick<LedgerLine, "code" | "description" | "amount" | "ytdAmount" | "sources">;

function earning(item: ItemReading, { code, description, amount, ytdAmount, sources }: Base): EarningLine {
  const found = classifyEarning(description, code);
  const reimbursement = item.reimbursement || found.type === "reimbursement";
  const role = item.role === "memo" || item.role === "imputed" ? item.role : found.role;
  const isTime = !found.known && !item.reimbursement && isPaidTime(item, description);
  return {
    code,
    description,
    amount,
    ytdAmount,
    sources,
    list: "earnings",
    type: item.reimbursement && found.type === "other" ? "reimbursement" : isTime ? "regular" : found.type,
    role,
    known: found.known || item.reimbursement || isTime,
    hours: zeroIsNone(item.hours?.quantity),
    rate: zeroIsNone(item.rate?.quantity),
    ytdHours: item.ytdHours?.quantity ?? null,
    inGross: !reimbursement,
  };
}

const OF_HOURS = /\S (?:hours|hrs)\.?\*?$/i;

/** Whether a line pays hours of some work at its rate, whatever the work is called: `Server Hours`. */
function isPaidTime({ hours, rate, amount }: ItemReading, description: string): boolean {
  if (!OF_HOURS.test(description) || hours === null || rate === null || amount === null) return false;
  return multiplyToCents(hours.quantity, rate.quantity) === amount.cents;
}

function deduction(
  item: ItemReading,
  { code, description, amount, ytdAmount, sources }: Base,
): DeductionLine {
  const found = classifyDeduction(description, code);
  const employer = item.section === "employer_contribution";
  return {
    code,
    description,
    amount,
    ytdAmount,
    sources,
    list: employer ? "employer_contributions" : "deductions",
    type: typeInPlan(found, item.plan),
    role: employer ? "cash" : item.role === null || item.role === "imputed" ? found.role : item.role,
    pretax: employer ? null : (item.pretax ?? found.pretax),
    known: found.known || item.plan !== undefined,
  };
}

/** In a report on one plan what no vocabulary knows is paid into it, and a loan is one of it. */
function typeInPlan({ known, type }: DeductionClass, plan: DeductionType | undefined): DeductionType {
  if (plan === "401k" && type === "loan") return "401k_loan";
  return known ? type : (plan ?? type);
}

function tax(item: ItemReading, { code, description, amount, ytdAmount, sources }: Base): TaxLine {
  const section = item.section === "employer_tax" ? "employer_tax" : "tax";
  const named = item.leviedBy === undefined ? description : nameOfLevied(description, item.leviedBy);
  const found = classifyTax(named, { section, code });
  const type = found.known ? found.type : (item.fallbackType ?? found.type);
  return {
    code,
    description,
    amount,
    ytdAmount,
    sources,
    list: section === "tax" ? "taxes" : "employer_taxes",
    type,
    jurisdiction: found.jurisdiction ?? (item.state === undefined ? federal(type) : `US-${item.state}`),
    locality: type === "local_income" ? description : null,
    taxableWages: item.taxableWages?.cents ?? null,
    ytdTaxableWages: item.ytdTaxableWages?.cents ?? null,
    known: found.known || item.fallbackType !== null,
  };
}

const FEDERAL: ReadonlySet<TaxType> = new Set([
  "federal_income",
  "federal_unemployment",
  "fica",
  "medicare",
  "social_security",
] as const);

function federal(type: TaxType): string | null {
  return FEDERAL.has(type) ? "US" : null;
}

/** Where a column says who levies a tax, `TX` before its name is short for one, and no state. */
const SHORT_FOR_TAX = /^TX (?=.*\btax$)/i;

/** The name of a tax with whoever levies it. */
function nameOfLevied(description: string, leviedBy: string): string {
  return `${leviedBy} ${description.replace(SHORT_FOR_TAX, "")}`;
}

function zeroIsNone(quantity: Quantity | undefined): Quantity | null {
  return quantity === undefined || quantity.units === 0 ? null : quantity;
}

/** Lines with one key are one line of the output, added up over a person's checks. */
export function lineKey(line: LedgerLine): string {
  const label = `${line.list}|${line.code ?? ""}|${normalizeLabel(line.description)}`;
  if (line.list === "earnings") {
    const rate = line.rate === null ? "" : line.rate.units / 10 ** line.rate.scale;
    return `${label}|${line.role}|${rate}`;
  }
  return "role" in line ? `${label}|${line.role}` : `${label}|${line.jurisdiction ?? ""}`;
}
