import { normalizeLabel, sumMoney, type Cents } from "@paylift/canonical";
import type { CheckScope } from "../api/result.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import type { MoneyReading, RecordReading, SumReading } from "../interpret/reading.ts";
import type { CheckList } from "./check-list.ts";
import { amountPath, weightOf } from "./employee-checks.ts";

/** Printed sums that are made of parts of a record, and the same sums of the company against those of the employees. */
export function checkSums(checks: CheckList, ledger: Ledger): void {
  const printed = new Map<string, { money: MoneyReading; path: string }[]>();
  ledger.employees.forEach((employee, index) => {
    const subject = `employees[${index}]`;
    const paths = new Map<MoneyReading, string>();
    for (const line of employee.lines) {
      for (const { amount } of line.sources)
        if (amount !== null) paths.set(amount, amountPath(employee, subject, line));
    }
    for (const record of employee.checks) {
      checkParts(checks, "employee", record, subject, paths);
      for (const sum of record.sums) {
        const same = printed.get(keyOf(sum)) ?? [];
        printed.set(keyOf(sum), same);
        same.push({ money: sum.total, path: subject });
      }
    }
  });
  for (const total of ledger.totals) {
    if (total.scope !== "company") continue;
    checkParts(checks, "document", total, "company", new Map());
    for (const sum of total.sums) checkCompany(checks, sum, printed.get(keyOf(sum)) ?? []);
  }
}

function keyOf({ label }: SumReading): string {
  return normalizeLabel(label.text);
}

/** A sum equals the lines of its parts, as printed. */
function checkParts(
  checks: CheckList,
  scope: CheckScope,
  record: RecordReading,
  subject: string,
  paths: ReadonlyMap<MoneyReading, string>,
): void {
  for (const { label, total, of } of record.sums) {
    if (of.length === 0) continue;
    const terms = of.flatMap((name) => termsOf(record, name));
    checks.add({
      scope,
      what: `sum:${label.text}:${subject}`,
      identity: `${of.map((name) => (name.startsWith("-") ? `− Σ ${name.slice(1)}` : `+ Σ ${name}`)).join(" ")} = ${label.text}`,
      expected: total.cents,
      actual: sumMoney(terms.map(({ cents }) => cents)),
      members: terms.flatMap(({ money }) => paths.get(money) ?? []),
      tokens: [total.token, ...terms.map(({ money }) => money.token)],
      weight: weightOf([total.cents, ...terms.map(({ cents }) => cents)]),
    });
  }
}

function termsOf({ items }: RecordReading, name: string): { money: MoneyReading; cents: Cents }[] {
  const [sign, part] = name.startsWith("-") ? [-1, name.slice(1)] : [1, name];
  return items.flatMap(({ amount, part: own }) =>
    own === part && amount !== null ? [{ money: amount, cents: sign * amount.cents }] : [],
  );
}

function checkCompany(
  checks: CheckList,
  { label, total }: SumReading,
  printed: readonly { money: MoneyReading; path: string }[],
): void {
  if (printed.length === 0) return;
  const cents = printed.map(({ money }) => money.cents);
  checks.add({
    scope: "document",
    what: `sum:${label.text}:employees`,
    identity: `Σ ${label.text} of the employees = printed total`,
    expected: total.cents,
    actual: sumMoney(cents),
    members: printed.map(({ path }) => path),
    tokens: [total.token, ...printed.map(({ money }) => money.token)],
    weight: weightOf([total.cents, ...cents]),
  });
}
