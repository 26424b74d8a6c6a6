import {
  addMoney,
  classifyEarning,
  isForeignTax,
  sumMoney,
  sumQuantities,
  type Cents,
  type TaxType,
} from "@paylift/canonical";
import type { DocumentReading, ItemReading, RecordReading } from "../interpret/reading.ts";
import type { FigureName, RecordScope } from "../variants/variant-schema.ts";
import { classifyItem, lineKey, type Labelled } from "./classify-item.ts";
import type { Ledger, LedgerEmployee, LedgerLine, LedgerPayment, Sum, TaxLine } from "./ledger.ts";
import { groupPeople } from "./people.ts";
import type { PersonRecords } from "./person-records.ts";

const TOTALS: ReadonlySet<RecordScope> = new Set(["department", "group", "company"]);

/** Puts the records of a document together: one person an entry, lines classified and added up over checks. */
export function buildLedger(reading: DocumentReading): Ledger {
  const employees = groupPeople(reading.records).map((person) => employeeOf(person, reading));
  const totals = reading.records.filter(({ scope }) => TOTALS.has(scope));
  withoutForeignTypes(employees);
  combineFica(employees);
  return { employees, totals, totalsOfParts: new Set(), reading };
}

/** What only the United States levy. */
const DOMESTIC: ReadonlySet<TaxType> = new Set([
  "social_security",
  "medicare",
  "fica",
  "federal_unemployment",
]);

/**
 * Names of taxes say what they are in the United States: where others than theirs are withheld, and none of theirs, a
 * `Federal Tax` is somebody else's.
 */
function withoutForeignTypes(employees: readonly LedgerEmployee[]): void {
  const taxes = employees.flatMap(({ lines }) => lines.filter(isTax));
  if (!taxes.some(({ description }) => isForeignTax(description))) return;
  if (taxes.some(({ type }) => DOMESTIC.has(type))) return;
  for (const tax of taxes) Object.assign(tax, { type: "other", jurisdiction: null, locality: null });
}

const FICA = /\bfica\b/i;
/** Social security alone is 6.2 % of the wages at most, with Medicare it is 7.65 % (26 U.S.C. 3101). */
const OF_BOTH = 0.063;

/**
 * Where nobody has a line of Medicare, and what is called FICA is more than social security, it is both; beside a line of
 * Medicare it is social security alone.
 */
function combineFica(employees: readonly LedgerEmployee[]): void {
  for (const list of ["taxes", "employer_taxes"] as const) {
    const taxes = employees.flatMap(({ lines, gross }) =>
      lines.filter(isTax).flatMap((tax) => (tax.list === list ? [{ tax, gross }] : [])),
    );
    if (taxes.some(({ tax }) => tax.type === "medicare")) {
      for (const { tax } of taxes) if (tax.type === "fica") tax.type = "social_security";
      continue;
    }
    const called = taxes.filter(({ tax }) => tax.type === "social_security" && FICA.test(tax.description));
    const areBoth = called.some(({ tax, gross }) => gross !== null && tax.amount > gross.cents * OF_BOTH);
    if (areBoth) for (const { tax } of called) tax.type = "fica";
  }
}

function employeeOf({ checks, sums }: PersonRecords, reading: DocumentReading): LedgerEmployee {
  const first = checks[0]!;
  const lines = mergeLines(checks.map((record) => linesOfRecord(record, reading)));
  completeJurisdictions(lines);
  const net = figureOf(checks, sums, "net_pay");
  return {
    name: first.name!,
    employeeId: first.employeeId,
    department: checks.find((record) => record.department !== null)?.department ?? first.departmentCode,
    gross: figureOf(checks, sums, "gross_pay"),
    net,
    lines,
    payments: checks.flatMap(paymentsOf),
    checks,
    sums,
  };
}

/** The figure over all checks: added up where each check prints it, else a printed sum. */
function figureOf(
  checks: readonly RecordReading[],
  sums: readonly RecordReading[],
  name: FigureName,
): Sum | null {
  const printed = checks.map((record) => record.figures.get(name));
  if (printed.every((money) => money !== undefined)) {
    return { cents: sumMoney(printed.map(({ cents }) => cents)), tokens: printed.map(({ token }) => token) };
  }
  const sum = sums.find((record) => record.figures.has(name))?.figures.get(name);
  return sum === undefined ? null : { cents: sum.cents, tokens: [sum.token] };
}

/** The lines of a record, classified, hours put to the amounts of their code. */
export function linesOfRecord(record: RecordReading, reading: DocumentReading): LedgerLine[] {
  return pairYear(pairHours(record.items)).flatMap(
    (item) => classifyItem(item, labelOf(item, reading)) ?? [],
  );
}

/** Label and code of an item; a legend explains a code that stands alone. */
function labelOf({ section, code, label }: ItemReading, { legend }: DocumentReading): Labelled {
  const meaning = code !== null && label.text === code ? legend.get(section)?.get(code) : undefined;
  return { code, description: meaning ?? label.text };
}

/** Registers with fixed columns print hours and amounts of a code in different places of a record. */
function pairHours(items: readonly ItemReading[]): ItemReading[] {
  const hoursOnly = items.filter(({ hours, amount }) => hours !== null && amount === null);
  if (hoursOnly.length === 0) return [...items];
  const paired = new Map<ItemReading, ItemReading>();
  const used = new Set<ItemReading>();
  for (const hours of hoursOnly) {
    const canHave = (item: ItemReading): boolean =>
      item.section === hours.section && item.amount !== null && item.hours === null && !paired.has(item);
    const partner =
      items.find((item) => canHave(item) && keyOf(item) === keyOf(hours)) ??
      items.find((item) => canHave(item) && stemOf(item) === stemOf(hours)) ??
      onlyOfType(items.filter(canHave), hours);
    if (partner === undefined) continue;
    paired.set(partner, { ...partner, hours: hours.hours });
    used.add(hours);
  }
  return items.filter((item) => !used.has(item)).map((item) => paired.get(item) ?? item);
}

/** Registers that list the year beside the current pay, line for line or not, print a code's figures in two places. */
function pairYear(items: readonly ItemReading[]): ItemReading[] {
  const yearOnly = items.filter(
    ({ hours, amount, ytdAmount }) => ytdAmount !== null && amount === null && hours === null,
  );
  if (yearOnly.length === 0) return [...items];
  const paired = new Map<ItemReading, ItemReading>();
  const used = new Set<ItemReading>();
  for (const year of yearOnly) {
    const partner = items.findLast(
      (item) =>
        item.section === year.section &&
        item.ytdAmount === null &&
        !paired.has(item) &&
        keyOf(item) === keyOf(year),
    );
    if (partner === undefined) continue;
    paired.set(partner, { ...partner, ytdAmount: year.ytdAmount });
    used.add(year);
  }
  return items.filter((item) => !used.has(item)).map((item) => paired.get(item) ?? item);
}

function keyOf({ code, label }: ItemReading): string {
  return code ?? label.text;
}

const OF_HOURS = /\b(?:hours|hrs|wages|pay|earnings|amount|amt)\b/gi;

/** Columns of hours and of amounts may be named after what they hold: `Regular Hours`, `Regular Wages`. */
function stemOf({ code, label }: ItemReading): string {
  const stem = label.text.replace(OF_HOURS, " ").replace(/\s+/g, " ").trim();
  return code ?? (stem === "" ? label.text : stem);
}

/** `Reg Hrs` are the hours of `Regular` where nothing else is paid that is called so. */
function onlyOfType(items: readonly ItemReading[], hours: ItemReading): ItemReading | undefined {
  const { label } = hours;
  if (hours.section !== "earning" || label.text.replace(OF_HOURS, " ") === label.text) return undefined;
  const { type, known } = classifyEarning(label.text);
  const same = items.filter((item) => known && classifyEarning(item.label.text).type === type);
  return same.length === 1 ? same[0] : undefined;
}

/** Lines of one key are one line of the output: a code's own lines of a check first, then its checks. */
function mergeLines(checks: readonly (readonly LedgerLine[])[]): LedgerLine[] {
  const merged = new Map<string, LedgerLine>();
  for (const lines of checks) {
    for (const [key, line] of mergeCheck(lines)) {
      const known = merged.get(key);
      if (known === undefined) {
        merged.set(key, line);
        continue;
      }
      if (!isPaidBefore(line, known)) takeYear(known, line, line.ytdAmount ?? known.ytdAmount);
      addLine(known, line);
    }
  }
  return [...merged.values()];
}

function mergeCheck(lines: readonly LedgerLine[]): Map<string, LedgerLine> {
  const merged = new Map<string, LedgerLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const known = merged.get(key);
    if (known === undefined) {
      merged.set(key, line);
      continue;
    }
    takeYear(known, line, yearOfBoth(known.ytdAmount, line.ytdAmount));
    addLine(known, line);
  }
  return merged;
}

/** Checks mostly stand in the order in which they were paid; where the sums of the year say otherwise, these are right. */
function isPaidBefore(line: LedgerLine, known: LedgerLine): boolean {
  if (line.ytdAmount === null || known.ytdAmount === null || known.amount === 0) return false;
  return addMoney(line.ytdAmount, known.amount) === known.ytdAmount;
}

/** Two lines of a code have a year each, or the code's year stands beside one of them or both. */
function yearOfBoth(one: Cents | null, other: Cents | null): Cents | null {
  if (one === null || other === null || one === other) return one ?? other;
  return addMoney(one, other);
}

function takeYear(into: LedgerLine, line: LedgerLine, ytdAmount: Cents | null): void {
  into.ytdAmount = ytdAmount;
  if (into.list === "earnings" && line.list === "earnings") into.ytdHours = line.ytdHours ?? into.ytdHours;
}

function addLine(into: LedgerLine, line: LedgerLine): void {
  into.amount = addMoney(into.amount, line.amount);
  into.sources.push(...line.sources);
  if (into.list === "earnings" && line.list === "earnings") {
    const hours = [into.hours, line.hours].filter((value) => value !== null);
    into.hours = hours.length === 0 ? null : sumQuantities(hours);
  }
  if (isTax(into) && isTax(line)) {
    const wages = [into.taxableWages, line.taxableWages].filter((value) => value !== null);
    into.taxableWages = wages.length === 0 ? null : sumMoney(wages);
  }
}

function isTax(line: LedgerLine): line is TaxLine {
  return line.list === "taxes" || line.list === "employer_taxes";
}

/** Taxes that a state or a place of it levies. */
const OF_STATES: ReadonlySet<TaxLine["type"]> = new Set([
  "local_income",
  "state_disability",
  "state_unemployment",
  "state_family_leave",
]);

/**
 * A tax of a state printed without its name belongs to the state whose taxes stand beside it; of several, to the one
 * that its code begins with.
 */
function completeJurisdictions(lines: readonly LedgerLine[]): void {
  const taxes = lines.filter(isTax);
  const states = [
    ...new Set(taxes.map(({ jurisdiction }) => jurisdiction).filter((code) => code?.startsWith("US-"))),
  ];
  for (const line of taxes) {
    if (!OF_STATES.has(line.type) || line.jurisdiction !== null) continue;
    const named = states.filter((state) =>
      (line.code ?? line.description).startsWith(state!.slice("US-".length)),
    );
    const candidates = states.length === 1 ? states : named;
    if (candidates.length === 1) line.jurisdiction = candidates[0]!;
  }
}

function paymentsOf({ payments, figures }: RecordReading): LedgerPayment[] {
  const net = figures.get("net_pay");
  return payments.flatMap(({ number, method, date, amount }) => {
    const money = amount ?? (payments.length === 1 ? net : undefined);
    if (money === undefined) return [];
    const sum = { cents: money.cents, tokens: [money.token] };
    return [{ number, method, date, amount: sum, printed: amount !== null }];
  });
}
