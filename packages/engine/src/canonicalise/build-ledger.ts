import { sumMoney } from "@paylift/canonical";
import type { DocumentReading, ItemReading, RecordReading } from "../interpret/reading.ts";
import type { FigureName, RecordScope } from "../variants/variant-schema.ts";
import { classifyItem, type Labelled } from "./classify-item.ts";
import { settleStipends } from "./earning-types.ts";
import type { Ledger, LedgerEmployee, LedgerLine, LedgerPayment, Sum } from "./ledger.ts";
import { mergeLines } from "./merge-lines.ts";
import { pairHours, pairYear } from "./pair-items.ts";
import { groupPeople } from "./people.ts";
import type { PersonRecords } from "./person-records.ts";
import { nameLinesOfPlan } from "./lines-of-plan.ts";
import { settleTakenBack } from "./taken-back.ts";
import {
  combineFica,
  completeJurisdictions,
  nameHospitalInsurance,
  withoutForeignTypes,
} from "./tax-types.ts";

const TOTALS: ReadonlySet<RecordScope> = new Set(["department", "group", "company"]);

/** Puts the records of a document together: one person an entry, lines classified and added up over checks. */
export function buildLedger(reading: DocumentReading): Ledger {
  const employees = groupPeople(reading.records).map((person) => employeeOf(person, reading));
  const totals = reading.records.filter(({ scope }) => TOTALS.has(scope));
  withoutForeignTypes(employees);
  nameHospitalInsurance(employees);
  combineFica(employees);
  nameLinesOfPlan(employees);
  return { employees, totals, totalsOfParts: new Set(), reading };
}

function employeeOf({ checks, sums }: PersonRecords, reading: DocumentReading): LedgerEmployee {
  const first = checks[0]!;
  const lines = mergeLines(checks.map((record) => linesOfRecord(record, reading)));
  completeJurisdictions(lines, checks.find(({ state }) => state !== undefined)?.state);
  settleStipends(lines);
  settleTakenBack(lines);
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

/** Label and code of an item as the output shows them; a legend explains a code that stands alone. */
export function labelOf({ section, code, label }: ItemReading, { legend }: DocumentReading): Labelled {
  const meaning = code !== null && label.text === code ? legend.get(section)?.get(code) : undefined;
  return { code, description: meaning ?? label.text };
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
