import type { Slot } from "../grammars/slots.ts";
import type { Matrix } from "../identities/matrix.ts";
import { PaySums, type SumsHeld } from "../identities/pay-sums.ts";
import { LISTED, type Kind, type Role, type Subject } from "../votes/roles.ts";
import { BITS } from "../tolerances.ts";

/** Roles of all slots, with what speaks for them. */
export interface Assignment {
  roles: readonly Role[];
  bits: number;
  /** What votes say, weighted by how many figures each slot has. */
  votes: number;
  /** What they say of each slot once, and of all of them. */
  says: readonly number[];
  said: number;
  /** Figures of slots that votes name. */
  named: number;
  sums: SumsHeld;
}

interface Option {
  role: Role;
  bits: number;
}

const MOST_SAID = 8;
const NAMED = 4;
/** What is said of one slot says so much of another. */
export const SAID_AGAIN = 0.2;
const LEAST_GAIN = 1e-6;
const SURE_KIND = 5;
const FIGURE_KINDS: ReadonlySet<Kind> = new Set(["amount", "ytd"]);
const GUESSES: readonly Subject[] = ["earning", "deduction", "tax"];

/** What a slot can be, the likeliest first. */
function optionsOf(slot: Slot): Option[] {
  const { subjects, kinds } = slot.votes;
  const byBits = (a: [string, number], b: [string, number]): number => b[1] - a[1];
  const liked = [...subjects]
    .filter(([, bits]) => bits > 0)
    .sort(byBits)
    .slice(0, 4);
  const told: [Subject, number][] = [...liked];
  for (const guess of GUESSES)
    if (!told.some(([subject]) => subject === guess))
      told.push([guess, Math.min(0, subjects.get(guess) ?? 0) - 1]);
  if (!told.some(([subject]) => subject === "none")) told.push(["none", 0]);
  const counted: [Kind, number][] = [...kinds]
    .filter(([, bits]) => bits > 0)
    .sort(byBits)
    .slice(0, 2);
  const best = counted[0]?.[1] ?? 0;
  if (!counted.some(([kind]) => kind === "amount")) counted.push(["amount", best >= SURE_KIND ? -6 : 1]);
  const options: Option[] = [];
  for (const [subject, bits] of told) {
    for (const [kind, more] of counted) {
      if (!LISTED.has(subject) && subject !== "none" && !FIGURE_KINDS.has(kind)) {
        // Hours in all are no figure of the output.
        options.push({ role: { subject: "none", kind }, bits: bits + more });
        continue;
      }
      if (subject === "none" && kind !== counted[0]![0]) continue;
      options.push({ role: { subject, kind: kindFor(subject, kind) }, bits: bits + more });
    }
  }
  return options.sort((a, b) => b.bits - a.bits);
}

function kindFor(subject: Subject, kind: Kind): Kind {
  if (subject === "earning" && kind === "wages") return "amount";
  return kind;
}

/** The roles under which votes and sums together say most; the same slots give the same roles. */
export function assignRoles(slots: readonly Slot[], matrix: Matrix, passes: number): Assignment {
  const options = slots.map(optionsOf);
  const chosen = options.map(() => 0);
  const worth = options.map((own, slot) => {
    const filled = matrix.filled[slot]!;
    const weight = (slots[slot]!.again ? SAID_AGAIN : 1) * Math.log2(1 + filled);
    return own.map(
      ({ role, bits }) => bits * weight + (role.subject === "none" ? BITS.unexplained * filled * 0.5 : 0),
    );
  });
  const sums = new PaySums(
    matrix,
    options.map(([first]) => first!.role),
  );
  let votes = worth.reduce((sum, [first]) => sum + first!, 0);
  let best = votes + sums.held().bits;
  for (let pass = 0; pass < passes; pass++) {
    const before = best;
    for (let slot = 0; slot < slots.length; slot++) {
      if (matrix.filled[slot] === 0) continue;
      const kept = chosen[slot]!;
      let winner = kept;
      const others = votes - worth[slot]![kept]!;
      for (let option = 0; option < options[slot]!.length; option++) {
        if (option === kept) continue;
        sums.set(slot, options[slot]![option]!.role);
        const bits = others + worth[slot]![option]! + sums.held().bits;
        if (bits > best + LEAST_GAIN) {
          best = bits;
          winner = option;
        }
      }
      chosen[slot] = winner;
      votes = others + worth[slot]![winner]!;
      sums.set(slot, options[slot]![winner]!.role);
    }
    if (best <= before + LEAST_GAIN) break;
  }
  const roles = chosen.map((option, slot) => options[slot]![option]!.role);
  const says = chosen.map(
    (option, slot) =>
      Math.min(MOST_SAID, options[slot]![option]!.bits) * (slots[slot]!.again ? SAID_AGAIN : 1),
  );
  const said = says.reduce((sum, bits) => sum + bits, 0);
  let named = 0;
  chosen.forEach((option, slot) => {
    const { role, bits } = options[slot]![option]!;
    if (role.subject !== "none" && bits >= NAMED) named += matrix.filled[slot]!;
  });
  return { roles, bits: best, votes, says, said, named, sums: sums.held() };
}
