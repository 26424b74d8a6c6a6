import {
  CANONICAL_SCHEMA_VERSION,
  countryOfPayroll,
  deductionTypeIn,
  earningTypeIn,
  givenNameFirst,
  moneyToJson,
  parseDate,
  parseDateRange,
  type CanonicalOutput,
  type Employee,
  type FormatType,
  type Payment,
  type RunKind,
  type Tax,
} from "@paylift/canonical";
import type { FactName, ItemReading } from "../interpret/reading.ts";
import type { DateOrder } from "../layout/date-order.ts";
import type { Token } from "../layout/token.ts";
import type { EvidenceMap } from "./evidence.ts";
import {
  isTax,
  linesOf,
  type Ledger,
  type LedgerEmployee,
  type LedgerLine,
  type LedgerPayment,
  type Sum,
} from "./ledger.ts";
import { totalsJson } from "./totals-json.ts";
import { deductionJson, earningJson, taxJson } from "./line-json.ts";

/** What is known of a document's format: what its variant says, or what was inferred. */
export interface DocumentFormat {
  /** Slugs; null where no variant recognised the document. */
  provider: string | null;
  variant: string | null;
  formatType: FormatType;
  /** Printed words and the kind of run that they name. */
  runKinds: Readonly<Record<string, RunKind>>;
  /** ISO 4217. */
  currency: string;
  dateOrder: DateOrder;
}

/** The ledger as canonical JSON; evidence for each value goes into the map. */
export function canonicalOutput(
  ledger: Ledger,
  format: DocumentFormat,
  evidence: EvidenceMap,
): CanonicalOutput {
  const fact = (name: FactName, path: string): string | null => {
    const reading = ledger.reading.facts.get(name);
    if (reading === undefined) return null;
    evidence.add(path, reading.tokens);
    return reading.text;
  };
  const date = (name: FactName, path: string): string | null => {
    const text = fact(name, path);
    return text === null ? null : parseDate(text, { order: format.dateOrder });
  };
  const period = (): { start: string | null; end: string | null } => {
    if (!ledger.reading.facts.has("period")) {
      return {
        start: date("period_start", "pay_period.start"),
        end: date("period_end", "pay_period.end"),
      };
    }
    fact("period", "pay_period.end");
    const range = parseDateRange(fact("period", "pay_period.start")!, { order: format.dateOrder });
    return { start: range?.start ?? null, end: range?.end ?? null };
  };
  const runKind = fact("run_kind", "run_kind");
  const country = countryOf(ledger, format.currency);
  return {
    schema_version: CANONICAL_SCHEMA_VERSION,
    provider: format.provider,
    format_variant: format.variant,
    format_type: format.formatType,
    company: { name: fact("company_name", "company.name"), id: fact("company_id", "company.id") },
    currency: format.currency,
    pay_period: period(),
    pay_date: date("pay_date", "pay_date"),
    run_kind:
      runKind === null ? null : (format.runKinds[runKind] ?? format.runKinds[runKind.toLowerCase()] ?? null),
    employees: ledger.employees.map((employee, i) => {
      const json = employeeJson(employee, `employees[${i}]`, format.dateOrder, evidence);
      return country === "US" ? json : withWordsOf(country, withTaxesOf(country, json));
    }),
    totals: totalsJson(ledger, evidence),
  };
}

function employeeJson(
  employee: LedgerEmployee,
  path: string,
  order: DateOrder,
  evidence: EvidenceMap,
): Employee {
  const { name, employeeId, department } = employee;
  evidence.add(`${path}.name`, name.tokens);
  if (employeeId !== null) evidence.add(`${path}.employee_id`, employeeId.tokens);
  if (department !== null) evidence.add(`${path}.department`, department.tokens);
  const sum = (value: Sum | null, field: string): number | null => {
    if (value === null) return null;
    evidence.add(`${path}.${field}`, value.tokens);
    return moneyToJson(value.cents);
  };
  const list = <L extends LedgerLine["list"], T>(
    name: L,
    json: (line: Extract<LedgerLine, { list: L }>) => T,
  ): T[] =>
    linesOf(employee, name).map((line, i) => {
      addLineEvidence(line, `${path}.${name}[${i}]`, evidence);
      return json(line);
    });
  return {
    employee_id: employeeId?.text ?? "",
    name: givenNameFirst(name.text),
    department: department?.text ?? null,
    gross_pay: sum(employee.gross, "gross_pay"),
    net_pay: sum(employee.net, "net_pay"),
    earnings: list("earnings", earningJson),
    deductions: list("deductions", deductionJson),
    taxes: list("taxes", taxJson),
    employer_taxes: list("employer_taxes", taxJson),
    employer_contributions: list("employer_contributions", deductionJson),
    payments: employee.payments.map((payment, i) =>
      paymentJson(payment, `${path}.payments[${i}]`, order, evidence),
    ),
  };
}

/**
 * The country whose payroll it is, by its currency and the names of its taxes; null where they do not tell. What says nothing
 * else is of the United States.
 */
function countryOf({ employees }: Ledger, currency: string | null): string | null {
  const labels = employees.flatMap(({ lines }) => lines.filter(isTax).map(({ description }) => description));
  const country = countryOfPayroll({ currency, labels: [...new Set(labels)] });
  return currency === "USD" && country === null ? "US" : country;
}

/** The vocabulary knows the taxes of the United States: what other countries withhold has none of its types. */
function withTaxesOf(country: string | null, employee: Employee): Employee {
  const untyped = (tax: Tax): Tax => ({ ...tax, type: "other", jurisdiction: country, locality: null });
  return {
    ...employee,
    taxes: employee.taxes.map(untyped),
    employer_taxes: employee.employer_taxes.map(untyped),
  };
}

/** What labels mean in the country. */
function withWordsOf(country: string | null, employee: Employee): Employee {
  if (country === null) return employee;
  const { earnings, deductions } = employee;
  return {
    ...employee,
    earnings: earnings.map((line) => ({
      ...line,
      type: earningTypeIn(country, line.description) ?? line.type,
    })),
    deductions: deductions.map((line) => ({
      ...line,
      type: deductionTypeIn(country, line.description) ?? line.type,
    })),
  };
}

function paymentJson(
  { number, method, date, amount }: LedgerPayment,
  path: string,
  order: DateOrder,
  evidence: EvidenceMap,
): Payment {
  evidence.add(`${path}.amount`, amount.tokens);
  if (number !== null) evidence.add(`${path}.number`, number.tokens);
  if (date !== null) evidence.add(`${path}.date`, date.tokens);
  const day = date === null ? null : parseDate(date.text, { order });
  return { number: number?.text ?? null, method, date: day, amount: moneyToJson(amount.cents) };
}

function addLineEvidence({ sources }: LedgerLine, path: string, evidence: EvidenceMap): void {
  evidence.add(`${path}.description`, sources[0]!.label.tokens);
  for (const [field, tokenOf] of EVIDENT) {
    const tokens = tokensIn(sources, tokenOf);
    if (tokens.length > 0) evidence.add(`${path}.${field}`, tokens);
  }
}

/** Nearly all lines have one source, and a list that grew has room for many more, a hundred thousand times. */
function tokensIn(
  sources: readonly ItemReading[],
  tokenOf: (item: ItemReading) => Token | undefined,
): readonly Token[] {
  if (sources.length > 1) return sources.flatMap((item) => tokenOf(item) ?? []);
  const only = tokenOf(sources[0]!);
  return only === undefined ? [] : [only];
}

/** The figures of a line, in the order of the output, and where each was read. */
const EVIDENT: readonly [field: string, tokenOf: (item: ItemReading) => Token | undefined][] = [
  ["amount", ({ amount }) => amount?.token],
  ["hours", ({ hours }) => hours?.token],
  ["rate", ({ rate }) => rate?.token],
  ["ytd_hours", ({ ytdHours }) => ytdHours?.token],
  ["ytd_amount", ({ ytdAmount }) => ytdAmount?.token],
  ["taxable_wages", ({ taxableWages }) => taxableWages?.token],
  ["ytd_taxable_wages", ({ ytdTaxableWages }) => ytdTaxableWages?.token],
];
