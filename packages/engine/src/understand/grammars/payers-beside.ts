import { payerBeside, type Payer } from "../votes/payers.ts";
import type { Subject, Votes } from "../votes/roles.ts";
import type { PlacedEntry, RecordDraft } from "./record-draft.ts";
import { MOSTLY } from "./slot-lines.ts";
import type { Slot } from "./slot.ts";

/** Who pays a line, as a text between its label and its number says: `Medicare | Employer | 37.25`. */
export function payerOf({ labelled, notes }: PlacedEntry): Payer | null {
  if (!labelled) return null;
  for (const { text } of notes) {
    const payer = payerBeside(text);
    if (payer !== null) return payer;
  }
  return null;
}

/** Whether records say of their lines who pays them: employees some, the employer others. `EE` alone may be the tier of a plan. */
export function sayWhoPays(records: readonly RecordDraft[]): boolean {
  const told = new Set(records.flatMap(({ entries }) => entries.map(payerOf)));
  return told.has("employee") && told.has("employer");
}

const SAID_BITS = 8;

const OF_EMPLOYER = ["employer_tax", "employer_contribution"] as const;
const SIDES = [
  ["tax", "employer_tax"],
  ["deduction", "employer_contribution"],
] as const;

/** Lines beside which who pays them is printed are on that side, whatever they are called. */
export function payersBeside(slots: readonly Slot[]): void {
  for (const { entries, votes } of slots) {
    const all = [...entries.values()].flat();
    for (const payer of ["employee", "employer"] as const)
      if (all.filter((entry) => payerOf(entry) === payer).length >= MOSTLY * all.length)
        putOnSide(votes, payer);
  }
}

/** What is said of either side is said of the one that pays. */
function putOnSide({ subjects }: Votes, payer: Payer): void {
  const bitsOf = (subject: Subject): number => subjects.get(subject) ?? 0;
  const known = SIDES.map((sides) => Math.max(0, ...sides.map(bitsOf)));
  const isUnknown = known.every((bits) => bits === 0);
  SIDES.forEach(([own, others], i) => {
    const [from, to] = payer === "employee" ? [others, own] : ([own, others] as const);
    subjects.delete(from);
    if (known[i]! > 0) subjects.set(to, known[i]! + SAID_BITS);
  });
  if (isUnknown && payer === "employer") for (const subject of OF_EMPLOYER) subjects.set(subject, SAID_BITS);
}
