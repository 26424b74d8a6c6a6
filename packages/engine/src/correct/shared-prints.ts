import { parseFieldPath } from "@paylift/canonical";
import type { Evidence } from "../api/result.ts";
import { employeeOf } from "./checks/before-and-after.ts";
import { recordPath, type Draft } from "./draft.ts";
import type { Journal } from "./journal.ts";

const PAID = /^employees\[\d+\]\.(?:net_pay|payments\[\d+\]\.amount)$/;

/** Fields that one printed figure was read into, by each of them. */
export type SharedPrints = ReadonlyMap<string, readonly string[]>;

/**
 * A document may print the net pay once, for the pay and for its payment. Who corrects one of the two corrects the other,
 * unless they said something else of it.
 */
export function correctSharedPrints(
  draft: Draft,
  journal: Journal,
  evidence: Readonly<Record<string, readonly Evidence[]>>,
): SharedPrints {
  const shared = new Map<string, string[]>();
  for (const [path, value] of journal.said) {
    const employee = employeeOf(path);
    if (employee === null || !PAID.test(path) || value.evidence !== null) continue;
    const others = paidFields(draft, employee).filter(
      (other) => other !== path && isSamePrint(evidence[other], evidence[path]),
    );
    for (const other of others) if (journal.said.get(other) === undefined) put(other, path);
    if (others.length > 0) shared.set(path, others);
  }
  return shared;

  function put(path: string, from: string): void {
    const [steps, value] = [parseFieldPath(path), draft.get(parseFieldPath(from))];
    const before = draft.get(steps);
    if (typeof value !== "number" || before === value) return;
    draft.set(steps, value);
    journal.say(path, { correctionId: journal.said.get(from)!.correctionId, before, evidence: null });
  }
}

function paidFields(draft: Draft, employee: number): string[] {
  const payments = [...(draft.employees.get(employee)?.lists.get("payments")?.keys() ?? [])];
  return [
    `${recordPath(employee)}.net_pay`,
    ...payments.map((index) => `${recordPath(employee, "payments", index)}.amount`),
  ];
}

function isSamePrint(one: readonly Evidence[] = [], other: readonly Evidence[] = []): boolean {
  const [a, b] = [one[0], other[0]];
  if (one.length !== 1 || other.length !== 1 || a === undefined || b === undefined) return false;
  return a.page === b.page && a.box.x0 === b.box.x0 && a.box.top === b.box.top;
}
