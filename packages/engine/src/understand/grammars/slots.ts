import { normalizeLabel } from "@paylift/canonical";
import type { Span } from "../page-graph/span.ts";
import { addVotes, noVotes, type Kind, type Subject, type Votes } from "../votes/roles.ts";
import { foldedHeads } from "./folded-heads.ts";
import { captionVotes, isGeneric, type Caption } from "./captions.ts";
import { headingWorth, isSumWord, sectionOf, timeOf, votesOf } from "../votes/wording.ts";
import type { PlacedEntry, RecordDraft } from "./record-draft.ts";
import type { Segmentation } from "./segmentation.ts";

/** The same place in every record: a column, a line of a column, or a label in a lane. */
export interface Slot {
  index: number;
  key: string;
  labelled: boolean;
  /** What its numbers are called: the label left of them, or the headings of their column. */
  label: readonly Span[];
  heads: readonly Span[];
  groups: readonly Span[];
  /** Entries by index of the record. */
  entries: ReadonlyMap<number, readonly PlacedEntry[]>;
  votes: Votes;
  /** The section of the captions that its numbers stand below, where these name them. */
  below: Subject | null;
  /** Another slot of the same heading stands above it in the record, so that the heading says it no second time. */
  again: boolean;
}

export function slotsOf(segmentation: Segmentation): Slot[] {
  const found = new Map<
    string,
    { first: PlacedEntry; caption: Caption | null; entries: Map<number, PlacedEntry[]> }
  >();
  for (const record of segmentation.records) {
    for (const entry of record.entries) {
      const caption = captionFor(entry, record, segmentation);
      const key = `${keyOf(entry, segmentation)}${caption === null ? "" : `|${caption.section}`}`;
      const slot = found.get(key) ?? { first: entry, caption, entries: new Map<number, PlacedEntry[]>() };
      found.set(key, slot);
      const own = slot.entries.get(record.index);
      if (own === undefined) slot.entries.set(record.index, [entry]);
      else own.push(entry);
    }
  }
  const height = heightOf(segmentation);
  const said = new Set<string>();
  const folded = segmentation.folded ? foldedHeads([...found.values()], height) : null;
  const slots = [...found].map(([key, unnamed], index) => {
    const { first, caption, entries } = unnamed;
    const slot = slotOf(key, first, entries, index, folded?.get(unnamed) ?? null);
    if (caption !== null) underCaption(slot.votes, captionVotes(caption.section));
    // What a heading or a label says is said once, however many slots it stands over.
    const heads = [...(slot.labelled ? [] : slot.label), ...slot.heads, ...slot.groups].filter(
      ({ text }) => headingWorth(text.replace(/:$/, "")) > 0,
    );
    const known = slot.label.filter(
      ({ text }) => headingWorth(text.replace(/:$/, "")) > 0 || first.table.legend.has(text),
    );
    const told = slot.labelled ? [...known, ...heads] : heads;
    const place = slot.labelled ? "" : `${first.table.table.key} ${first.column.index} ${first.rowKind}`;
    const evidence = `${place} ${[...new Set(told)].map(({ text }) => text).join(" ")}`;
    const again = said.has(evidence);
    said.add(evidence);
    return { ...slot, below: caption?.section ?? null, again };
  });
  otherParty(slots);
  nameSums(slots);
  countBelow(slots);
  return slots;
}

/** The caption that names a number: that of its record, where neither a label nor a heading of its own does. */
function captionFor(
  { labelled, heads }: PlacedEntry,
  record: RecordDraft,
  { captions }: Segmentation,
): Caption | null {
  if (labelled || !heads.every(({ text }) => isGeneric(text))) return null;
  return captions.get(record) ?? null;
}

const EMPLOYEE = /^(?:employee|ee|worker|member|associate|team member)s?(?: share| portion| amount)?$/i;
const PARTY_BITS = 5;

/** Beside what is headed as the employee's stands, below the same headings, what somebody else pays: the employer, by its name. */
function otherParty(slots: readonly Slot[]): void {
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
const MOST_HOURS = 250;
/** What is paid for an hour, in units of the currency. */
const LEAST_RATE = 4;
const MOST_RATE = 500;

/** Below an amount, under one heading, stand the hours that it is paid for: quarters, of which each is worth as much as work is. */
function countBelow(slots: readonly Slot[]): void {
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
      return other === undefined ? [] : [[amountOf(other), amountOf(own!)] as const];
    });
    const isHours = ([amount, hours]: readonly [number, number]): boolean =>
      Number.isInteger(hours * 4) &&
      hours > 0 &&
      hours <= MOST_HOURS &&
      amount >= LEAST_RATE * hours &&
      amount <= MOST_RATE * hours;
    const held = pairs.filter(isHours).length;
    if (held >= LEAST_PAIRS && held >= MOSTLY * pairs.length) below.votes.kinds.set("hours", HOURS_BELOW);
  }
}

function amountOf({ figure: { figure } }: PlacedEntry): number {
  return figure!.units / 10 ** figure!.scale;
}

/** A list's own name over or beside figures is the sum of it, where the records have lines of that list as well. */
function nameSums(slots: readonly Slot[]): void {
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

function keyOf(entry: PlacedEntry, { folded, grammar }: Segmentation): string {
  if (grammar === "by heading")
    return `L|${[...entry.groups, ...entry.heads].map(({ text }) => text).join(" ")}|${labelKey(entry.left?.text ?? "")}|${entry.order}`;
  const place = `${entry.table.table.key.slice(0, 40)}#${entry.column.index}`;
  // Pairs of a label and a number, with nothing above: the same label is the same line wherever it stands.
  if (entry.labelled && entry.heads.length + entry.groups.length === 0)
    return `L|${labelKey(entry.left!.text)}`;
  // One label below the same headings is one line, in whichever lane it stands.
  if (entry.labelled) {
    const over = [...entry.groups, ...entry.heads].map(({ text }) => text).join(" ");
    return `L|${entry.table.table.key.slice(0, 40)}|${over}|${entry.rowKind ?? ""}${placeInLane(entry)}|${labelKey(entry.left!.text)}`;
  }
  // What stands in a lane without a label of its own is its sum, however many lines are above.
  if (entry.inLane) return `S|${place}`;
  return `H|${place}|${entry.rowKind ?? (folded ? entry.line : entry.order)}`;
}

const SAME_LANE_PT = 3;

/** Which number of its lane a column holds: the first behind the labels, the second. */
function placeInLane({ column, table: { labelled, lanes } }: PlacedEntry): number {
  const lane = lanes.get(column) ?? 0;
  return [...labelled].filter(
    (other) => other.index < column.index && Math.abs((lanes.get(other) ?? 0) - lane) < SAME_LANE_PT,
  ).length;
}

/** Hours and rates that stand in a label: `Regular Pay (80.00 hrs @ 25.25)`. */
export const COUNTED_IN_LABEL =
  /\(?\s*(?<hours>\d[\d,]*\.?\d*)\s*(?:hrs?|hours|h)\.?(?:\s*(?:@|x|at)\s*\$?(?<rate>[\d,]*\.?\d+)(?:\s*(?:\/|per |an )h(?:ou)?r)?)?\s*\)?/i;

function labelKey(text: string): string {
  return normalizeLabel(text.replace(COUNTED_IN_LABEL, " "));
}

function slotOf(
  key: string,
  first: PlacedEntry,
  entries: ReadonlyMap<number, readonly PlacedEntry[]>,
  index: number,
  ofLine: readonly Span[] | null,
): Omit<Slot, "again" | "below"> {
  const heads = ofLine ?? first.heads;
  const slot = {
    index,
    key,
    labelled: first.labelled,
    label: first.labelled ? [first.left!] : heads,
    heads,
    groups: ofLine === null ? first.groups : [],
    entries,
  };
  return { ...slot, votes: votesFor(slot, first, productOf(first, entries)) };
}

/** How many lines most records have. */
function heightOf({ records }: Segmentation): number {
  const counts = new Map<number, number>();
  for (const { rows, isSum } of records)
    if (!isSum) counts.set(rows.length, (counts.get(rows.length) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 1;
}

const OF_LABEL = 1;
const OF_HEAD = 0.6;
const OF_GROUP = 0.6;
const FORM_BITS = 2;
const ROW_BITS = 10;

const MULTIPLIED = 0.5;

/** What products say that the numbers of a slot count, where most of them take part in some. */
function productOf(
  { table: { kinds } }: PlacedEntry,
  entries: ReadonlyMap<number, readonly PlacedEntry[]>,
): [Kind, number] | null {
  const figures = [...entries.values()].flat();
  const told = figures.flatMap(({ figure }) => {
    const own = kinds.get(figure);
    return own === undefined ? [] : [own];
  });
  return told.length > 0 && told.length >= MULTIPLIED * figures.length ? told[0]! : null;
}

function votesFor(
  { labelled, heads, groups, label }: Omit<Slot, "votes" | "again" | "below">,
  first: PlacedEntry,
  product: [Kind, number] | null,
): Votes {
  const votes = noVotes();
  const printed = label
    .map(({ text }) => text.replace(/:$/, "").replace(COUNTED_IN_LABEL, "").trim())
    .join(" ");
  const meaning = labelled ? first.table.legend.get(printed) : undefined;
  const name = meaning?.text ?? printed;
  if (meaning?.section != null) votes.subjects.set(meaning.section, SECTION_BITS * OF_GROUP);
  addVotes(votes, votesOf(name), OF_LABEL);
  // `Regular Hours` is called so in each of its columns: what they count their headings say.
  if (labelled && heads.some(({ text }) => votesOf(text).kinds.size > 0)) votes.kinds.delete("hours");
  if (!labelled && label.length > 1)
    for (const { text } of label) addVotes(votes, votesOf(text), OF_HEAD / 2);
  if (labelled) {
    for (const { text } of heads) addVotes(votes, sectionVotes(text, knownAs(votes)), OF_HEAD);
    if (first.code !== null) addVotes(votes, votesOf(first.code.text), OF_HEAD / 2);
  }
  // A label that names a figure of a person is no line of the list that it ends.
  const figure = labelled && isFigure(votes);
  for (const { text } of groups) {
    const { subjects, kinds } = sectionVotes(text, labelled ? knownAs(votes) : null);
    addVotes(votes, { subjects: figure ? new Map() : subjects, kinds }, OF_GROUP);
  }
  if (labelled && votes.subjects.size === 0 && countsOnly(votes)) votes.subjects.set("none", SECTION_BITS);
  if ((votes.kinds.get("hours") ?? 0) > 0 && (isSumWord(name) || !says(name)))
    votes.subjects.set("none", (votes.subjects.get("none") ?? 0) + 12);
  if (labelled) bySide(votes, votesOf(name));
  // What stands in a lane without a label of its own is the sum of the lane.
  if (labelled ? isSumWord(name) || isNameOfGroup(name, groups) : first.inLane) sumOfSection(votes);
  if (product !== null && !(labelled && isFigure(votes)))
    votes.kinds.set(product[0], (votes.kinds.get(product[0]) ?? 0) + product[1]);
  if (first.rowKind !== null)
    votes.kinds.set(first.rowKind, (votes.kinds.get(first.rowKind) ?? 0) + ROW_BITS);
  const { scale, hours } = first.figure.figure!;
  if (hours) votes.kinds.set("hours", (votes.kinds.get("hours") ?? 0) + 10);
  if (scale >= 3)
    for (const kind of ["hours", "rate"] as const)
      votes.kinds.set(kind, (votes.kinds.get(kind) ?? 0) + FORM_BITS);
  ofYear(votes);
  return votes;
}

/** Whether a label says what is counted, and nothing else: `Year to Date`. */
function countsOnly({ kinds }: Votes): boolean {
  return (kinds.get("ytd") ?? 0) > 0 || (kinds.get("amount") ?? 0) > 0;
}

/** Whether a line is named as its list is: the sum of it. */
function isNameOfGroup(name: string, groups: readonly Span[]): boolean {
  return name !== "" && groups.some(({ text }) => normalizeLabel(text) === normalizeLabel(name));
}

const FIGURE_BITS = 8;

/** Whether a label names a figure of a person: an amount, whatever the others of its column count. */
function isFigure({ subjects }: Votes): boolean {
  return (["gross", "net", "total_earnings", "total_taxes", "total_deductions"] as const).some(
    (figure) => (subjects.get(figure) ?? 0) >= FIGURE_BITS,
  );
}

const YEAR_BITS = 4;

/** Hours of the year are told by both words, wherever each stands. */
function ofYear({ kinds }: Votes): void {
  const year = kinds.get("ytd") ?? 0;
  if (year < YEAR_BITS) return;
  for (const [kind, both] of [
    ["hours", "ytd_hours"],
    ["wages", "ytd_wages"],
  ] as const) {
    const bits = kinds.get(kind) ?? 0;
    if (bits >= YEAR_BITS) kinds.set(both, (kinds.get(both) ?? 0) + bits + year);
  }
}

const COUNTING = /\b(?:hours?|hrs?|hr|worked|paid|total|units?|qty|quantity|days?|emp|employee|work)\b/g;

/** Whether a name says which hours they are, besides that they are hours. */
function says(name: string): boolean {
  return normalizeLabel(name).replace(COUNTING, "").trim() !== "";
}

const SUM_OF = {
  earning: "total_earnings",
  tax: "total_taxes",
  deduction: "total_deductions",
  employer_tax: "total_employer",
  employer_contribution: "total_employer",
} as const;

/** A word for a sum, in a lane, is the sum of its section. */
function sumOfSection({ subjects }: Votes): void {
  for (const [section, sum] of Object.entries(SUM_OF) as [keyof typeof SUM_OF, Subject][]) {
    const bits = subjects.get(section) ?? 0;
    if (bits <= 0) continue;
    subjects.set(sum, (subjects.get(sum) ?? 0) + bits + 4);
    subjects.set(section, bits / 3);
  }
}

const SECTION_BITS = 9;

const EMPLOYER_BITS = 3;

/** Below a heading for what the employer pays, a tax is the employer's tax and anything else a contribution. */
function bySide({ subjects }: Votes, own: Votes): void {
  const employer = Math.max(subjects.get("employer_tax") ?? 0, subjects.get("employer_contribution") ?? 0);
  if (employer < EMPLOYER_BITS) return;
  const tax = own.subjects.get("tax") ?? 0;
  const other = Math.max(own.subjects.get("deduction") ?? 0, own.subjects.get("employer_contribution") ?? 0);
  if (tax > 0) subjects.set("employer_tax", employer + tax);
  else if (other > 0) subjects.set("employer_contribution", employer + other);
}

/** Below a caption a heading says whose the numbers are, and the caption what they are. */
function underCaption(votes: Votes, captions: Votes): void {
  addVotes(votes, captions);
  // Wages that are taxed are told with the tax.
  if (!captions.subjects.has("earning")) votes.subjects.delete("earning");
  for (const sum of ["total_taxes", "total_deductions", "total_employer"] as const)
    votes.subjects.delete(sum);
  bySide(votes, captions);
}

/** Many lists of deductions begin with the taxes, and many of taxes end with deductions: what a line is known as, of both. */
function knownAs({ subjects }: Votes): Subject | null {
  const [tax, deduction] = [subjects.get("tax") ?? 0, subjects.get("deduction") ?? 0];
  if (tax >= 4 && deduction <= 0) return "tax";
  return deduction >= 4 && tax <= 0 ? "deduction" : null;
}

const OTHER_BITS = 20;

/** What is no pay, as its title says, is none by whatever name; a tax stays one in a list of deductions, and the other way round. */
function bitsOfSection(section: Subject, known: Subject | null): number {
  if (section === "none" || section === "payment") return OTHER_BITS;
  const isOther = known !== null && known !== section && (section === "deduction" || section === "tax");
  return isOther ? 1 : SECTION_BITS;
}

/** A heading over labels and numbers names their section. */
function sectionVotes(text: string, known: Subject | null): Votes {
  const votes = noVotes();
  addVotes(votes, votesOf(text));
  const section = sectionOf(text);
  if (section !== null) {
    // `Hours and Earnings` is the name of a list, of whose columns one alone counts hours.
    for (const kind of ["hours", "rate"] as const) votes.kinds.delete(kind);
    return { subjects: new Map([[section, bitsOfSection(section, known)]]), kinds: votes.kinds };
  }
  // A section is no figure of a person.
  for (const figure of ["gross", "net", "total_earnings", "total_taxes", "total_deductions"] as const)
    votes.subjects.delete(figure);
  return votes;
}
