import type { Slot } from "../grammars/slot.ts";
import type { Matrix } from "../identities/matrix.ts";
import { PaySums, type SumsHeld } from "../identities/pay-sums.ts";
import { isGeneric } from "../votes/generic.ts";
import { LISTED, type Kind, type Role, type Subject } from "../votes/roles.ts";
import { BITS } from "../tolerances.ts";
import { startBySums, type Option } from "./start-by-sums.ts";

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

const MOST_SAID = 8;
const NAMED = 4;
/** What is said of one slot says so much of another. */
export const SAID_AGAIN = 0.2;
const LEAST_GAIN = 1e-6;
const SURE_KIND = 5;
const SURE_NONE = 7;
const FIGURE_KINDS: ReadonlySet<Kind> = new Set(["amount", "ytd"]);
/** What a slot may be of which votes say nothing, and what saying so costs: that something is no part of pay says least. */
const GUESSES: readonly (readonly [Subject, number])[] = [
  ["earning", -1],
  ["deduction", -1],
  ["tax", -1],
];
/** What no word says is the employer's only where sums leave it out. */
const LEFT_OUT = -4;

/** What a slot can be, the likeliest first. */
function optionsOf(slot: Slot): Option[] {
  const { subjects, kinds } = slot.votes;
  const byBits = (a: [string, number], b: [string, number]): number => b[1] - a[1];
  const liked = [...subjects]
    .filter(([, bits]) => bits > 0)
    .sort(byBits)
    .slice(0, 4);
  const isNamed = isFullName(liked);
  const told: [Subject, number][] = isNamed ? liked.slice(0, 1) : [...liked];
  for (const [guess, bits] of GUESSES)
    if (!isNamed && !told.some(([subject]) => subject === guess))
      told.push([guess, Math.min(0, subjects.get(guess) ?? 0) + bits]);
  if (!isNamed && !told.some(([subject]) => subject === "none")) told.push(["none", 0]);
  const isNew = !isNamed && !told.some(([subject]) => subject === "employer_contribution");
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
  options.sort((a, b) => b.bits - a.bits);
  // A column called `Amount` may be what is paid out, where it is the pay less all that is withheld.
  const isUnnamed = liked.every(([, bits]) => bits < BITS.known);
  if (isUnnamed && !slot.labelled && slot.label.length > 0 && slot.label.every(({ text }) => isGeneric(text)))
    options.push({ role: { subject: "net", kind: "amount" }, bits: LEFT_OUT, bySums: true });
  if (isNew)
    options.push({
      role: { subject: "employer_contribution", kind: "amount" },
      bits: LEFT_OUT,
      bySums: true,
    });
  return options;
}

const FULL = 8;
const CLEAR = 6;

/** Whether a slot is called by the full name of gross or net pay: it is that, whether or not the sums hold. */
function isFullName([first, second]: readonly [Subject, number][]): boolean {
  if (first === undefined || (first[0] !== "net" && first[0] !== "gross")) return false;
  return first[1] >= FULL && first[1] - (second?.[1] ?? 0) >= CLEAR;
}

function kindFor(subject: Subject, kind: Kind): Kind {
  if (subject === "earning" && kind === "wages") return "amount";
  return kind;
}

/** The roles under which votes and sums together say most; the same slots give the same roles. */
export function assignRoles(slots: readonly Slot[], matrix: Matrix, passes: number): Assignment {
  const options = slots.map(optionsOf);
  const worth = options.map((own, slot) => {
    const filled = matrix.filled[slot]!;
    // What a heading says it says once; what speaks against a role does so each time.
    const often = Math.log2(1 + filled);
    const liked = (slots[slot]!.again ? SAID_AGAIN : 1) * often;
    // What is known to be no field is explained by that.
    const isKnown = (slots[slot]!.votes.subjects.get("none") ?? 0) >= SURE_NONE;
    const unexplained = isKnown ? 0 : BITS.unexplained * filled * 0.5;
    return own.map(
      ({ role, bits }) => bits * (bits > 0 ? liked : often) + (role.subject === "none" ? unexplained : 0),
    );
  });
  const first = climb(
    options,
    worth,
    matrix,
    passes,
    options.map(() => 0),
  );
  const start = passes === 0 ? null : startBySums(options, matrix);
  const second = start === null ? null : climb(options, worth, matrix, passes, start);
  const { chosen, bits, votes, sums } = second !== null && second.bits > first.bits ? second : first;
  const roles = chosen.map((option, slot) => options[slot]![option]!.role);
  const bySlot = chosen.map((option, slot) => byWords(slots[slot]!, options[slot]![option]!));
  const says = bySlot.map((own, slot) => Math.min(MOST_SAID, own) * (slots[slot]!.again ? SAID_AGAIN : 1));
  const said = says.reduce((sum, own) => sum + own, 0);
  let named = 0;
  chosen.forEach((option, slot) => {
    const own = options[slot]![option]!;
    if (own.role.subject !== "none" && bySlot[slot]! >= NAMED && saysWhat(slots[slot]!, own.role))
      named += matrix.filled[slot]!;
  });
  return { roles, bits, votes, says, said, named, sums };
}

/**
 * What words say of an option. Ways to part a page are compared by that alone: a vote on figures as they stand is for each of them,
 * and would make up for headings that a way leaves.
 */
function byWords({ votes, words = votes }: Slot, { bits, role }: Option): number {
  const more =
    (votes.subjects.get(role.subject) ?? 0) -
    (words.subjects.get(role.subject) ?? 0) +
    (votes.kinds.get(role.kind) ?? 0) -
    (words.kinds.get(role.kind) ?? 0);
  return bits - more;
}

/** Whether a slot has a name of its own: a line of pay that is called `Tax` or `Employee` is called nothing. */
function saysWhat({ labelled, label, groups, below }: Slot, { subject }: Role): boolean {
  if (labelled || below !== null || !LISTED.has(subject)) return true;
  return [...label, ...groups].some(({ text }) => !isGeneric(text));
}

interface Climbed {
  /** The option of each slot. */
  chosen: readonly number[];
  bits: number;
  votes: number;
  sums: SumsHeld;
}

/** Changes one role at a time for the better, from a beginning on. */
function climb(
  options: readonly (readonly Option[])[],
  worth: readonly (readonly number[])[],
  matrix: Matrix,
  passes: number,
  start: readonly number[],
): Climbed {
  const chosen = [...start];
  const sums = new PaySums(
    matrix,
    chosen.map((option, slot) => options[slot]![option]!.role),
  );
  let votes = chosen.reduce((sum, option, slot) => sum + worth[slot]![option]!, 0);
  let best = votes + sums.held().bits;
  for (let pass = 0; pass < passes; pass++) {
    const before = best;
    for (let slot = 0; slot < options.length; slot++) {
      if (matrix.filled[slot] === 0) continue;
      const kept = chosen[slot]!;
      let winner = kept;
      const others = votes - worth[slot]![kept]!;
      for (let option = 0; option < options[slot]!.length; option++) {
        if (option === kept || options[slot]![option]!.bySums === true) continue;
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
  return { chosen, bits: best, votes, sums: sums.held() };
}
