import { normalizeLabel } from "@paylift/canonical";
import { canBeHours } from "../identities/products.ts";
import { centsOf, type Figure } from "../page-graph/figure.ts";
import type { Kind } from "../votes/roles.ts";
import { isSumWord, sectionOf, timeOf, votesOf } from "../votes/wording.ts";
import { captionVotes, isGeneric } from "./captions.ts";
import { bySide, SECTION_BITS, sumOfSection } from "./slot-votes.ts";
import type { PlacedEntry } from "./record-draft.ts";
import type { Slot } from "./slot.ts";

const EMPLOYEE = /^(?:employee|ee|worker|member|associate|team member)s?(?: share| portion| amount)?$/i;
const PARTY_BITS = 5;

/** Beside what is headed as the employee's stands, below the same headings, what somebody else pays: the employer, by its name. */
export function otherParty(slots: readonly Slot[]): void {
  const ofEmployee = new Set(
    slots.flatMap((slot) => (slot.groups.some(({ text }) => EMPLOYEE.test(text)) ? [nameOf(slot)] : [])),
  );
  for (const slot of slots) {
    const group = slot.groups.at(-1);
    if (slot.labelled || group === undefined || EMPLOYEE.test(group.text) || !ofEmployee.has(nameOf(slot)))
      continue;
    if (sectionOf(group.text) !== null || timeOf(group.text) !== null || isSumWord(group.text)) continue;
    const { subjects } = slot.votes;
    for (const side of ["employer_tax", "employer_contribution"] as const)
      subjects.set(side, (subjects.get(side) ?? 0) + PARTY_BITS);
    if (slot.below !== null) bySide(slot.votes, captionVotes(slot.below));
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
