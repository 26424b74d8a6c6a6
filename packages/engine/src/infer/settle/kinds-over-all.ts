import { classifyDeduction, classifyEarning, normalizeLabel, sumMoney, type Cents } from "@paylift/canonical";
import type { ItemReading, MoneyReading, RecordReading } from "../../interpret/reading.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { kindOfEarning } from "../vocabulary/sums-of-kinds.ts";

/** What lines of several names have in common, of which a report may print what they come to for all people. */
type Kind = "reimbursement" | "employer_contribution" | "cash_tips";

const IDENTITY = "Σ amounts of the kind of the employees = printed sum of the kind";

/**
 * Beside the sums over all people may stand what they have of one kind, under a name that nobody's line has: `Employer Paid Fringes`,
 * `Less Cash Tips`. It is no line of its own where it is what these lines come to.
 */
export function takeKindsOverAll(records: readonly RecordReading[]): void {
  const totals = records.filter(({ scope, items }) => scope === "company" && items.length > 0);
  if (totals.length === 0) return;
  const lines = records.flatMap(({ scope, items }) => (scope === "check" ? items : []));
  const labels = new Set(lines.map(nameOf));
  const sums = sumsOf(lines);
  for (const record of totals)
    record.items = record.items.filter((item) => {
      const kind = item.amount === null || labels.has(nameOf(item)) ? null : kindOfSum(item);
      return kind === null || !isSum(record, item, sums.get(kind));
    });
}

interface Sum {
  parts: readonly MoneyReading[];
  cents: Cents;
}

/** What lines of each kind come to. */
function sumsOf(lines: readonly ItemReading[]): ReadonlyMap<Kind | null, Sum> {
  const byKind = [...Map.groupBy(lines, kindOfLine)].map(([kind, ofKind]): [Kind | null, Sum] => {
    const parts = ofKind.flatMap(({ amount }) => amount ?? []);
    return [kind, { parts, cents: sumMoney(parts.map(({ cents }) => cents)) }];
  });
  return new Map(byKind);
}

function isSum(record: RecordReading, { amount, label }: ItemReading, sum: Sum | undefined): boolean {
  if (amount === null || sum === undefined || Math.abs(sum.cents) !== Math.abs(amount.cents)) return false;
  const total = { ...amount, cents: sum.cents };
  record.lineSums.push({ label: label.text, identity: IDENTITY, total, parts: [...sum.parts] });
  amount.token.claim = "total";
  return true;
}

function nameOf({ label }: ItemReading): string {
  return normalizeLabel(label.text);
}

function kindOfLine({ section, label }: ItemReading): Kind | null {
  if (section === "employer_contribution") return section;
  if (section !== "earning") return null;
  if (kindOfEarning(label.text) === "reimbursement") return "reimbursement";
  const { type, role } = classifyEarning(label.text);
  return type === "tips" && role === "memo" ? "cash_tips" : null;
}

function kindOfSum({ section, label }: ItemReading): Kind | null {
  if (headingOf(label.text)?.section === "employer_contribution") return "employer_contribution";
  if (section === "earning" && kindOfEarning(label.text) === "reimbursement") return "reimbursement";
  return classifyDeduction(label.text).role === "offset" ? "cash_tips" : null;
}
