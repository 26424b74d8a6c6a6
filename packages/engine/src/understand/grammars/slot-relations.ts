import { normalizeLabel } from "@paylift/canonical";
import { canBeHours } from "../identities/products.ts";
import { centsOf, type Figure } from "../page-graph/figure.ts";
import type { Span } from "../page-graph/span.ts";
import type { Kind, Subject, Votes } from "../votes/roles.ts";
import { isSumWord, sectionOf, timeOf, votesOf } from "../votes/wording.ts";
import { captionVotes, isGeneric } from "./captions.ts";
import { bySide, SECTION_BITS, sumOfSection } from "./slot-votes.ts";
import type { PlacedEntry } from "./record-draft.ts";
import type { Slot } from "./slot.ts";
import type { Column } from "./tables.ts";

const EMPLOYEE = /^(?:employee|ee|worker|member|associate|team member)s?(?: share| portion| amount)?$/i;
const PARTY_BITS = 5;

function parties({ labelled, heads, groups }: Slot): readonly Span[] {
  return labelled ? heads : groups.slice(-1);
}

function isEmployees(slot: Slot): boolean {
  return parties(slot).some(({ text }) => EMPLOYEE.test(text));
}

/**
 * Beside what is headed as the employee's stands, below the same headings or behind the same labels, what somebody else pays: the
 * employer, by its name.
 */
export function otherParty(slots: readonly Slot[]): void {
  const ofEmployee = new Set(slots.flatMap((slot) => (isEmployees(slot) ? [lineIn(slot)] : [])));
  for (const slot of slots) {
    const head = parties(slot).at(-1);
    if (head === undefined || isEmployees(slot) || !ofEmployee.has(lineIn(slot))) continue;
    if (sectionOf(head.text) !== null || timeOf(head.text) !== null || isSumWord(head.text)) continue;
    if (slot.labelled && !slot.heads.every(({ text }) => mayBeParty(text))) continue;
    const { subjects } = slot.votes;
    for (const side of ["employer_tax", "employer_contribution"] as const)
      subjects.set(side, (subjects.get(side) ?? 0) + PARTY_BITS);
    if (slot.labelled) {
      bySide(slot.votes, votesOf(nameOf(slot)), true);
      for (const own of ["tax", "deduction"] as const) subjects.delete(own);
    }
    if (slot.below !== null) bySide(slot.votes, captionVotes(slot.below));
  }
}

/** What a number is about, whoever pays it: the label with the headings of its list, or the headings of its column. */
function lineIn(slot: Slot): string {
  return slot.labelled ? `${nameOf(slot)}|${listOf(slot)}` : nameOf(slot);
}

function listOf({ groups }: Slot): string {
  return groups.map(({ text }) => text).join(" ");
}

const OF_PLACES: ReadonlySet<Subject> = new Set(["tax", "employer_tax", "none"] as const);

/** Whether a heading may be the name of an employer, as `District` or `City` is, which levy taxes as well. */
function mayBeParty(text: string): boolean {
  const { subjects, kinds } = votesOf(text);
  return (
    kinds.size === 0 && !/%|\btax/i.test(text) && [...subjects.keys()].every((one) => OF_PLACES.has(one))
  );
}

function saysNothing(text: string): boolean {
  const { subjects, kinds } = votesOf(text);
  return subjects.size === 0 && kinds.size === 0 && !text.includes("%");
}

const SUM_BESIDE = 6;

/**
 * Behind the name of gross or net pay its number comes first; what stands behind that, below headings of lists, are the sums of
 * these columns: `Net Pay  1,633.30  847.85  1,224.61`.
 */
export function sumsBeside(slots: readonly Slot[]): void {
  const byLine = new Map<string, Slot[]>();
  for (const slot of slots)
    if (slot.labelled && isPay(slot.votes))
      byLine.set(lineIn(slot), [...(byLine.get(lineIn(slot)) ?? []), slot]);
  for (const own of byLine.values()) {
    const areTimes = own.some(({ votes }) => votes.kinds.has("ytd") || votes.kinds.has("hours"));
    if (own.length < 2 || areTimes) continue;
    const [first, ...others] = [...own].sort((a, b) => leftOf(a) - leftOf(b));
    first!.votes.kinds.delete("wages");
    for (const slot of others) slot.votes.subjects = sumOfColumn(slot, slots);
  }
}

const SUM_OF: readonly (readonly [Subject, Subject])[] = [
  ["tax", "total_taxes"],
  ["deduction", "total_deductions"],
  ["employer_tax", "total_employer"],
  ["employer_contribution", "total_employer"],
];

/** What the sum of a column is, by the lines that stand in it. */
function sumOfColumn(sum: Slot, slots: readonly Slot[]): Map<Subject, number> {
  const lines = slots.filter((slot) => slot !== sum && slot.labelled && columnOf(slot) === columnOf(sum));
  const votes = new Map<Subject, number>();
  for (const [subject, total] of SUM_OF) {
    const share =
      lines.filter(({ votes: { subjects } }) => bestOf(subjects) === subject).length /
      Math.max(1, lines.length);
    votes.set(total, Math.max(votes.get(total) ?? 0, 1) + SUM_BESIDE * share);
  }
  return votes;
}

function bestOf(subjects: ReadonlyMap<Subject, number>): Subject | null {
  return [...subjects].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function columnOf({ entries }: Slot): Column {
  return [...entries.values()][0]![0]!.column;
}

function isPay({ subjects }: Votes): boolean {
  return Math.max(subjects.get("net") ?? 0, subjects.get("gross") ?? 0) >= FULL_NAME;
}

const FULL_NAME = 8;

function leftOf({ entries }: Slot): number {
  return [...entries.values()][0]![0]!.figure.x0;
}

const OF_YEAR = 6;
const SAME_YEAR = 0.2;
const HEADED = 3;
const MOST_TOLD = 0.2;
const EDGE_PT = 6;

/**
 * A column behind labels whose headings say nothing, in which each line is as much as in the column before or more, is that of the
 * year. What taxes are reckoned from is more, too: lines that are no taxes tell.
 */
export function yearBeside(slots: readonly Slot[]): void {
  const columns = new Map<string | number, Slot[]>();
  for (const slot of slots)
    if (slot.labelled && isMoney(slot)) {
      const heads = slot.heads.map(({ text }) => text).join(" ");
      // Columns without a heading are told by their edge.
      const key = heads === "" ? Math.round(columnOf(slot).x1 / EDGE_PT) : heads;
      columns.set(key, [...(columns.get(key) ?? []), slot]);
    }
  const amountBits = ({ votes }: Slot): number => votes.kinds.get("amount") ?? 0;
  const now = slots.filter((slot) => slot.labelled && amountBits(slot) >= HEADED);
  const byLine = new Map(now.map((slot) => [lineIn(slot), slot]));
  for (const own of columns.values()) {
    const count = (some: readonly Slot[]): number => some.reduce((sum, { entries }) => sum + entries.size, 0);
    const told = count(own.filter((slot) => amountBits(slot) >= KNOWN_LINE));
    const isHeaded = own.some(({ heads }) => !heads.every(({ text }) => saysNothing(text)));
    if (isHeaded || told > MOST_TOLD * count(own)) continue;
    const pairs = own.flatMap((slot) => {
      const before = byLine.get(lineIn(slot));
      // Beside the employee's share stands somebody else's.
      if (before === undefined || before === slot || isEmployees(before)) return [];
      return [...slot.entries].flatMap(([record, [year]]) => {
        const [amount] = before.entries.get(record) ?? [];
        if (amount === undefined || amount.figure.x0 >= year!.figure.x0) return [];
        return [{ slot, amount: sumOf([amount]), year: sumOf([year!]) }];
      });
    });
    const more = pairs.filter(({ amount, year }) => Math.abs(year) >= Math.abs(amount)).length;
    const same = pairs.filter(({ amount, year }) => year === amount).length;
    const isPay = pairs.some(({ slot }) => (slot.votes.subjects.get("tax") ?? 0) <= 0);
    if (
      pairs.length < LEAST_PAIRS ||
      !isPay ||
      more < MOSTLY * pairs.length ||
      same > SAME_YEAR * pairs.length
    )
      continue;
    const lists = new Set(pairs.map(({ slot }) => listOf(slot)));
    for (const slot of own) {
      if (!lists.has(listOf(slot))) continue;
      const { subjects, kinds } = slot.votes;
      kinds.set("ytd", (kinds.get("ytd") ?? 0) + OF_YEAR);
      // What only says that it is a sum is no line of that year.
      if (subjects.size === 0) subjects.set("none", SECTION_BITS);
    }
  }
}

const LEAST_PAIRS = 3;
const MOSTLY = 0.9;
const HOURS_BELOW = 6;
/** What is paid for an hour, in cents. */
const LEAST_RATE = 400;
const MOST_RATE = 50_000;

/** Below an amount, under one heading, stand the hours that it is paid for: quarters, of which each is worth as much as work is. */
export function countBelow(slots: readonly Slot[]): void {
  for (const below of slots) {
    if (!below.again || below.labelled || below.votes.kinds.size > 0) continue;
    const [first] = [...below.entries.values()][0]!;
    const above = slots.find((slot) => {
      const [other] = [...slot.entries.values()][0]!;
      return slot !== below && !slot.labelled && other!.column === first!.column && other!.line < first!.line;
    });
    if (above === undefined) continue;
    const pairs = [...below.entries].flatMap(([record, [own]]) => {
      const [other] = above.entries.get(record) ?? [];
      return other === undefined ? [] : [[other.figure.figure!, own!.figure.figure!] as const];
    });
    const held = pairs.filter(([amount, hours]) => isPaidFor(amount, hours)).length;
    if (held >= LEAST_PAIRS && held >= MOSTLY * pairs.length) below.votes.kinds.set("hours", HOURS_BELOW);
  }
}

const IN_ALL = 12;

/**
 * A column of sums that is what the columns beside it come to is the employee's and the employer's share in one. It stands
 * below a caption, or behind labels.
 */
export function sharesInAll(slots: readonly Slot[]): void {
  const totals = new Map<string, Slot[]>();
  for (const slot of slots)
    if ((slot.labelled || slot.below !== null) && isTotal(slot)) {
      const place = placeOf(slot);
      totals.set(place, [...(totals.get(place) ?? []), slot]);
    }
  for (const [place, own] of totals) {
    const others = slots.filter((slot) => placeOf(slot) === place && !own.includes(slot) && isMoney(slot));
    const pairs = own.flatMap((total) => {
      const beside = others.filter((slot) => lineOf(slot) === lineOf(total));
      return [...total.entries].map(([record, entries]) => {
        const parts = beside.flatMap((slot) => slot.entries.get(record) ?? []);
        return [sumOf(entries), sumOf(parts)] as const;
      });
    });
    const held = pairs.filter(([total, sum]) => total === sum).length;
    if (held < LEAST_PAIRS || held < MOSTLY * pairs.length) continue;
    for (const total of own) total.votes.subjects = new Map([["none", IN_ALL]]);
  }
}

/** Whether headings say that a column is a sum, and nothing besides: `Total Amount`. */
function isTotal({ heads }: Slot): boolean {
  return (
    heads.some(({ text }) => isSumWord(text)) && heads.every(({ text }) => isSumWord(text) || isGeneric(text))
  );
}

function isMoney({ heads }: Slot): boolean {
  return heads.every(({ text }) =>
    ["hours", "rate", "wages"].every((kind) => !votesOf(text).kinds.has(kind as Kind)),
  );
}

function isOfYear({ heads, groups }: Slot): boolean {
  return [...heads, ...groups].some(({ text }) => votesOf(text).kinds.has("ytd"));
}

/** Where a total and its parts stand beside each other: below one caption, or below one heading of a group. */
function placeOf(slot: Slot): string {
  const { labelled, below, groups, entries } = slot;
  const { table } = [...entries.values()][0]![0]!.table;
  return `${table.key}|${isOfYear(slot)}|${labelled ? groups.map(({ text }) => text).join(" ") : below}`;
}

function lineOf({ labelled, label }: Slot): string {
  return labelled ? normalizeLabel(nameOf({ label })) : "";
}

function sumOf(entries: readonly PlacedEntry[]): number {
  return entries.reduce(
    (sum, { figure: { figure } }) => sum + (figure === null ? 0 : (centsOf(figure) ?? 0)),
    0,
  );
}

function isPaidFor(amount: Figure, hours: Figure): boolean {
  const cents = centsOf(amount);
  if (cents === null || hours.units <= 0 || !canBeHours(hours)) return false;
  const paid = cents * 10 ** hours.scale;
  return paid >= LEAST_RATE * hours.units && paid <= MOST_RATE * hours.units;
}

/** A list's own name over or beside figures is the sum of it, where the records have lines of that list as well. */
export function nameSums(slots: readonly Slot[]): void {
  const named = new Map(
    slots.map((slot) => {
      const name = nameOf(slot).replace(TAKEN_OFF, "");
      const section = REPAID.test(normalizeLabel(name)) ? "reimbursement" : sectionOf(name);
      return [
        slot,
        slot.below === null && (section === "reimbursement" || BARE_LIST.test(name)) ? section : null,
      ] as const;
    }),
  );
  const lines = slots.filter((slot) => named.get(slot) === null);
  for (const [slot, section] of named) {
    if (section === null) continue;
    const isListed = lines.some(({ votes, label }) => {
      const best = [...votes.subjects].sort((a, b) => b[1] - a[1])[0];
      return best?.[0] === section && best[1] >= KNOWN_LINE && label.length > 0;
    });
    // The sum of what is paid back is no figure of the output.
    if (isListed && section === "reimbursement") slot.votes.subjects = new Map([["none", SECTION_BITS]]);
    else if (isListed) sumOfSection(slot.votes);
  }
}

const KNOWN_LINE = 5;
/** `Less Taxes`, `+ Reimbursements`: what is reckoned with. */
const TAKEN_OFF = /^(?:(?:less|minus|plus)\b|[-+\u2012-\u2015\u2212])\s*/i;
const REPAID = /^(?:total )?reimbursements?$/;
const BARE_LIST = /^(?:tax(?:es)?|withholdings?|ded(?:uction)?s?|earnings?|benefits?)$/i;

function nameOf({ label }: Pick<Slot, "label">): string {
  return label.map(({ text }) => text.replace(/:$/, "")).join(" ");
}
