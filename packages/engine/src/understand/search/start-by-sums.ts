import type { Matrix } from "../identities/matrix.ts";
import { sumOf, type Coefficients } from "../identities/elimination.ts";
import { isOff } from "../switched-off.ts";
import type { Role, Subject } from "../votes/roles.ts";

/** What a slot can be, in bits, the likeliest first. */
export interface Option {
  role: Role;
  bits: number;
  /** Nothing says so but that sums leave the slot out. */
  bySums?: true;
}

const SURE = 4;
const SURE_FIGURE = 6;
const WITHHELD: ReadonlySet<Subject> = new Set(["tax", "deduction"] as const);
const OF_EMPLOYER: ReadonlySet<Subject> = new Set(["employer_tax", "employer_contribution"] as const);
/** Sums of lists that may be called as their lines are: `Deductions`. */
const TOTALS: readonly (readonly [Subject, Subject])[] = [
  ["tax", "total_taxes"],
  ["deduction", "total_deductions"],
];
const PAID: ReadonlySet<Subject> = new Set(["earning", "reimbursement"] as const);

/**
 * Where a search may begin besides what votes say: gross pay less net pay is the sum of some slots in all records, gross pay of
 * others, all taxes and all deductions of some of theirs, and what the employer pays of others again; elimination finds which, without asking what they are called. Gives the option of each slot, by its place;
 * null where sums say nothing, or what votes say as well.
 */
export function startBySums(options: readonly (readonly Option[])[], matrix: Matrix): number[] | null {
  if (isOff("identities")) return null;
  const likely = options.map(([first]) => first!);
  const isAmount = (slot: number): boolean =>
    likely[slot]!.role.kind === "amount" && matrix.filled[slot]! > 0;
  const all = options.map((_, slot) => slot).filter(isAmount);
  const likedAs = (subjects: ReadonlySet<Subject>, bits: number): number[] =>
    all.filter((slot) => subjects.has(likely[slot]!.role.subject) && likely[slot]!.bits >= bits);
  // What is called `Amount` is no figure of its own, but for its sums.
  const unnamed = all.filter((slot) =>
    options[slot]!.some(({ role, bySums }) => role.subject === "net" && bySums === true),
  );
  const figure = (subject: Subject): Float64Array | null =>
    printed(
      likedAs(new Set([subject]), SURE_FIGURE).filter((slot) => !unnamed.includes(slot)),
      matrix,
    );
  const start = options.map(() => 0);
  let moved = false;
  const move = (slot: number, subjects: ReadonlySet<Subject>): void => {
    const at = options[slot]!.findIndex(({ role }) => subjects.has(role.subject));
    if (at < 0 || subjects.has(likely[slot]!.role.subject)) return;
    start[slot] = at;
    moved = true;
  };
  const sums = new Set<number>();
  for (const [listed, total] of TOTALS) {
    const liked = likedAs(new Set([listed]), SURE);
    const sum = liked.find((slot) => isSumOfOthers(slot, liked, total, options, matrix));
    if (sum === undefined) continue;
    sums.add(sum);
    move(sum, new Set([total]));
  }
  const without = (slots: readonly number[]): number[] => slots.filter((slot) => !sums.has(slot));
  const [withheld, paid] = [without(likedAs(WITHHELD, SURE)), likedAs(PAID, SURE)];
  const figures = new Set(all.filter((slot) => isFigure(likely[slot]!)));
  const known = new Set([...withheld, ...paid, ...sums]);
  const employer = likedAs(OF_EMPLOYER, SURE);
  const open = all.filter((slot) => !known.has(slot) && !figures.has(slot) && !employer.includes(slot));
  const told = figure("net");
  const pay = figure("gross") ?? figure("total_earnings");
  const gross = pay ?? sumOfAll(paid, matrix);
  const earned = new Set<number>();
  if (pay !== null)
    for (const [slot, coefficient] of partsOf(pay, paid, [...open, ...withheld], matrix) ?? []) {
      if (coefficient !== 1) continue;
      earned.add(slot);
      move(slot, PAID);
    }
  const paidOut = told === null && gross !== null ? netBySums(unnamed, gross, withheld, matrix) : null;
  if (paidOut !== null) move(paidOut, new Set(["net"]));
  if (told !== null && gross !== null) {
    const rest = (slots: readonly number[]): number[] => slots.filter((slot) => !earned.has(slot));
    const target = minus(gross, told);
    const found =
      partsOf(target, rest(withheld), rest([...open, ...employer]), matrix) ??
      withoutDoubtful(target, rest(withheld), options, matrix);
    for (const [slot, coefficient] of found ?? []) {
      if (coefficient === 1) move(slot, WITHHELD);
      else if (coefficient === -1) move(slot, new Set(["reimbursement"]));
      else if (WITHHELD.has(likely[slot]!.role.subject) || open.includes(slot)) move(slot, OF_EMPLOYER);
    }
  }
  for (const [listed, total] of TOTALS) {
    const target = figure(total);
    if (target === null || target.some(Number.isNaN)) continue;
    const own = without(likedAs(new Set([listed]), SURE));
    const found = partsOf(target, own, [], matrix) ?? withoutDoubtful(target, own, options, matrix);
    for (const [slot, coefficient] of found ?? []) if (coefficient === 0) move(slot, OF_EMPLOYER);
  }
  const costs = all.filter((slot) => likely[slot]!.role.subject === "total_employer");
  for (const cost of costs) {
    const whole = printed([cost], matrix)!;
    const targets = gross === null ? [whole] : [whole, minus(whole, gross)];
    for (const target of targets) {
      const found = partsOf(target, employer, [...withheld, ...open], matrix);
      const parts = (found ?? []).filter(([, coefficient]) => coefficient !== 0);
      if (parts.some(([slot, coefficient]) => coefficient < 0 || !mayBeEmployers(options[slot]!))) continue;
      for (const [slot] of parts) move(slot, OF_EMPLOYER);
    }
  }
  return moved ? start : null;
}

/** The column without a name of its own, `Amount`, that is the pay less all that is withheld in every record. */
function netBySums(
  unnamed: readonly number[],
  gross: Float64Array,
  withheld: readonly number[],
  matrix: Matrix,
): number | null {
  const taken = Float64Array.from(gross, (_, person) =>
    withheld.reduce(
      (sum, slot) => sum + (unnamed.includes(slot) ? 0 : Math.abs(matrix.values[slot]![person]! || 0)),
      0,
    ),
  );
  const isNet = (slot: number): boolean =>
    matrix.filled[slot] === matrix.people.length &&
    matrix.values[slot]!.every((value, person) => value === gross[person]! - taken[person]!);
  return taken.some((sum) => sum > 0) ? (unnamed.find(isNet) ?? null) : null;
}

/** Whether words say, if not most of all, that the employer pays a line. */
function mayBeEmployers(options: readonly Option[]): boolean {
  return bitsOfEmployer(options) > 0;
}

/** How surely words say that the employer pays a line. */
function bitsOfEmployer(options: readonly Option[]): number {
  const own = options.filter(({ role, bySums }) => OF_EMPLOYER.has(role.subject) && bySums !== true);
  return Math.max(0, ...own.map(({ bits }) => bits));
}

const LEAST_RECORDS = 2;

/** Whether a slot that may be the sum of a list is what the others of the list come to in all records. */
function isSumOfOthers(
  slot: number,
  liked: readonly number[],
  total: Subject,
  options: readonly (readonly Option[])[],
  matrix: Matrix,
): boolean {
  if (!options[slot]!.some(({ role, bits }) => role.subject === total && bits > 0)) return false;
  const others = sumOfAll(
    liked.filter((other) => other !== slot),
    matrix,
  );
  const own = matrix.values[slot]!;
  return (
    others !== null &&
    matrix.filled[slot]! >= LEAST_RECORDS &&
    own.every((value, person) => (value || 0) === others[person]!)
  );
}

function isFigure({ role, bits }: Option): boolean {
  const { subject } = role;
  const isListed = WITHHELD.has(subject) || OF_EMPLOYER.has(subject) || PAID.has(subject);
  return !isListed && (bits >= SURE || subject === "payment");
}

/** Which slots come to a target: those that votes name with others that they do not, or else some of both. */
function partsOf(
  target: Float64Array,
  named: readonly number[],
  others: readonly number[],
  matrix: Matrix,
): [number, Coefficients[number]][] | null {
  const columns = (slots: readonly number[]): Float64Array[] => slots.map((slot) => matrix.values[slot]!);
  const ofNamed = sumOfAll(named, matrix);
  const rest = ofNamed === null ? target : minus(target, ofNamed);
  const more = sumOf(columns(others), rest);
  if (more !== null) return [...named.map((slot): [number, 1] => [slot, 1]), ...paired(others, more)];
  const both = [...named, ...others];
  const found = sumOf(columns(both), target);
  return found === null ? null : paired(both, found);
}

/**
 * Which slots come to a target where records are too few to tell of each: only those are asked of which words say as well that the
 * employer pays them, what says so least first.
 */
function withoutDoubtful(
  target: Float64Array,
  named: readonly number[],
  options: readonly (readonly Option[])[],
  matrix: Matrix,
): [number, Coefficients[number]][] | null {
  const lead = (slot: number): number => Math.round(options[slot]![0]!.bits - bitsOfEmployer(options[slot]!));
  const doubtful = named
    .filter((slot) => mayBeEmployers(options[slot]!))
    .sort((one, other) => lead(other) - lead(one));
  if (doubtful.length === 0) return null;
  const sure = named.filter((slot) => !doubtful.includes(slot));
  const ofSure = sumOfAll(sure, matrix);
  const rest = ofSure === null ? target : minus(target, ofSure);
  const found = sumOf(
    doubtful.map((slot) => matrix.values[slot]!),
    rest,
  );
  if (found === null || found.some((coefficient) => coefficient < 0)) return null;
  return [...sure.map((slot): [number, 1] => [slot, 1]), ...paired(doubtful, found)];
}

function paired(slots: readonly number[], found: Coefficients): [number, Coefficients[number]][] {
  return slots.map((slot, i) => [slot, found[i]!]);
}

function printed(slots: readonly number[], { values }: Matrix): Float64Array | null {
  if (slots.length === 0) return null;
  return values[slots[0]!]!.map((value, person) =>
    slots.reduce((found, slot) => (Number.isNaN(found) ? values[slot]![person]! : found), value),
  );
}

function sumOfAll(slots: readonly number[], { values, people }: Matrix): Float64Array | null {
  if (slots.length === 0) return null;
  return Float64Array.from(people, (_, person) =>
    slots.reduce((sum, slot) => sum + (values[slot]![person]! || 0), 0),
  );
}

function minus(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((value, i) => value - other[i]!);
}
