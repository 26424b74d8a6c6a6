import { normalizeLabel, type Quantity } from "@paylift/canonical";
import type { CheckScope } from "../api/result.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import type { QuantityReading, RecordReading } from "../interpret/reading.ts";
import { addIfIdentity } from "./add-if-identity.ts";
import type { CheckInput, CheckList } from "./check-list.ts";

/** Checks speak of hundredths, as they do of cents: hours with more decimals are left alone. */
const HUNDREDTHS = 2;

/** Hours of the company: of all employees, and of each label, where the layout says that they are sums or they are. */
export function checkHoursOfCompany(checks: CheckList, { employees, totals }: Ledger): void {
  const records = employees.flatMap(({ checks: own }) => own);
  for (const total of totals) {
    if (total.scope !== "company") continue;
    const ofLabels = sumsOfLabels(total, records);
    if (!total.hoursAddUp) {
      addIfIdentity(checks, ofLabels);
      continue;
    }
    const all = records.flatMap(({ totalHours }) => totalHours ?? []);
    const identity = "Σ hours of the employees = printed total";
    const ofAll = sum("document", "total_hours:employees", identity, total.totalHours, all);
    for (const check of [...(ofAll === null ? [] : [ofAll]), ...ofLabels]) checks.add(check);
  }
}

/** The hours of each label of the total equal those of the employees' lines of that label. */
function sumsOfLabels(total: RecordReading, records: readonly RecordReading[]): CheckInput[] {
  const byLabel = new Map<string, QuantityReading[]>();
  for (const { label, hours } of records.flatMap(({ items }) => items)) {
    if (hours === null) continue;
    const key = normalizeLabel(label.text);
    const known = byLabel.get(key);
    if (known === undefined) byLabel.set(key, [hours]);
    else known.push(hours);
  }
  return total.items.flatMap(({ label, hours }) => {
    const own = byLabel.get(normalizeLabel(label.text)) ?? [];
    const what = `hours:${label.text}:company`;
    return sum("column", what, `Σ hours of ${label.text} = printed total`, hours, own) ?? [];
  });
}

function sum(
  scope: CheckScope,
  what: string,
  identity: string,
  total: QuantityReading | null,
  terms: readonly QuantityReading[],
): CheckInput | null {
  if (total === null || [total, ...terms].some(({ quantity }) => quantity.scale > HUNDREDTHS)) return null;
  const hundredths = terms.map(({ quantity }) => hundredthsOf(quantity));
  return {
    scope,
    what,
    identity,
    expected: hundredthsOf(total.quantity),
    actual: hundredths.reduce((sum, each) => sum + each, 0),
    members: [],
    tokens: [total.token, ...terms.map(({ token }) => token)],
    weight: hundredths.filter((each) => each !== 0).length + 1,
  };
}

function hundredthsOf({ units, scale }: Quantity): number {
  return units * 10 ** (HUNDREDTHS - scale);
}
