import { normalizeLabel } from "@paylift/canonical";
import { centsOf } from "../page-graph/figure.ts";
import type { Span } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { isGeneric } from "../votes/generic.ts";
import { addVotes, FIGURES, noVotes, type Kind, type Subject, type Votes } from "../votes/roles.ts";
import { listOf, sectionOf } from "../votes/sections.ts";
import { isOfNow, isSumWord, namesFigure, votesOf } from "../votes/wording.ts";
import { NUMBERED_PAYMENT } from "../votes/wording-table.ts";
import type { PlacedEntry } from "./record-draft.ts";
import { headedGross, KNOWN_LINE, SUM_OF } from "./slot-lines.ts";
import type { Slot } from "./slot.ts";

/** Hours and rates that stand in a label: `Regular Pay (80.00 hrs @ 25.25)`. */
export const COUNTED_IN_LABEL =
  /\(?\s*(?<hours>\d[\d,]*\.?\d*)\s*(?:hrs?|hours|h)\.?(?:\s*(?:@|x|at)\s*\$?(?<rate>[\d,]*\.?\d+)(?:\s*(?:\/|per |an )h(?:ou)?r)?)?\s*\)?/i;

const OF_LABEL = 1;
const OF_HEAD = 0.6;
const OF_GROUP = 0.6;
const FORM_BITS = 2;
const ROW_BITS = 10;

const MULTIPLIED = 0.5;

/** What products say that the numbers of a slot count, where most of them take part in some. */
export function productOf(
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

export function votesFor(
  { labelled, heads, groups, label, entries }: Omit<Slot, "votes" | "again" | "below">,
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
  // `Regular Hours` and `Overtime Rate` are called so in each of their columns: what they count their headings say, or products.
  const isHeaded = product !== null || heads.some(({ text }) => votesOf(text).kinds.size > 0);
  if (labelled && isHeaded && !ONLY_RATE.test(name))
    for (const kind of ["hours", "rate"] as const) votes.kinds.delete(kind);
  if (!labelled && label.length > 1)
    for (const { text } of label) addVotes(votes, votesOf(text), OF_HEAD / 2);
  // Below the name of a line headings say whose the numbers are, and what they count.
  if (!labelled && label !== heads)
    for (const { text } of heads) {
      const own = sectionVotes(text, knownAs(votes));
      addVotes(votes, isOfEmployer(text) ? own : { subjects: new Map(), kinds: own.kinds }, OF_PARTY);
      // Below the name of a tax wages are what it is reckoned from.
      if (isTax(votes) && WAGES.test(text)) votes.kinds.set("wages", SECTION_BITS);
    }
  if (labelled) {
    for (const { text } of heads) {
      const own = sectionVotes(text, knownAs(votes));
      // Nobody is paid in miles.
      if (MILES.test(normalizeLabel(text))) own.subjects.set("none", OTHER_BITS * 2);
      // Beside the name of a tax wages are what it is reckoned from, whatever they are elsewhere.
      if (own.kinds.has("wages")) own.kinds.delete("amount");
      // `Hours/Base`: hours of pay, and of a tax what it is reckoned from.
      if (OR_BASE.test(text) && isTax(votes)) {
        own.kinds.delete("hours");
        own.kinds.set("wages", SECTION_BITS);
      }
      if (isTax(votes) && headedGross(heads)) votes.kinds.set("wages", SECTION_BITS);
      else addVotes(votes, own, isOfEmployer(text) ? OF_PARTY : OF_HEAD);
    }
    if (first.code !== null) addVotes(votes, votesOf(first.code.text), OF_HEAD / 2);
  }
  // A label that names a figure of a person is no line of the list that it ends.
  const isCost = (votes.subjects.get("total_employer") ?? 0) >= SURE_SUM;
  const figure = labelled && (namesFigure(votes) || isCost);
  const isNamed = votes.subjects.size > 0;
  // `Direct Deposits` over a column of gross pay says how people are paid, and lists no deposits.
  const isPay =
    isNamed && [...votes.subjects].some(([subject, bits]) => subject !== "payment" && bits >= KNOWN_LINE);
  for (const { text } of groups) {
    const { subjects, kinds } = sectionVotes(text, knownAs(votes));
    // What is over several columns is the amount of none of them, but for the word for this period.
    if (!isOfNow(text)) kinds.delete("amount");
    const isSaid =
      figure || (isNamed && A_LINE.test(text)) || (!labelled && isPay && listOf(text) === "payment");
    addVotes(votes, { subjects: isSaid ? new Map() : subjects, kinds }, OF_GROUP);
    // In a list of taxable wages each line is what a tax is reckoned from.
    if (labelled && !figure && (kinds.get("wages") ?? 0) > 0 && TAXABLE.test(text)) {
      votes.subjects.delete("earning");
      votes.subjects.set("tax", Math.max(SECTION_BITS, votes.subjects.get("tax") ?? 0));
    }
    // Of several columns below the name of a figure one is that: `This Project | Other | All` of gross pay.
    if (!labelled && !isNamed && namesFigure(votesOf(text))) addVotes(votes, votesOf(text), OF_HEAD / 2);
  }
  if (labelled && votes.subjects.size === 0 && countsOnly(isSumWord(name) ? votes : votesOf(name)))
    votes.subjects.set("none", SECTION_BITS);
  // Wages that no word names more of are those that a tax is reckoned from.
  if (votes.subjects.size === 0 && (votes.kinds.get("wages") ?? 0) > 0) votes.subjects.set("tax", OF_WAGES);
  if ((votes.kinds.get("hours") ?? 0) > 0 && (isSumWord(name) || !says(name)))
    votes.subjects.set("none", (votes.subjects.get("none") ?? 0) + 12);
  const sides = label === heads ? groups : [...groups, ...heads];
  if (labelled || sides.some(({ text }) => paysBeside(text))) bySide(votes, votesOf(name), !labelled);
  if (labelled && [...groups, ...heads].some(({ text }) => listOf(text) === "tax")) asTax(votes, name);
  // What stands in a lane without a label of its own is the sum of the lane.
  if (
    labelled
      ? isSumWord(name) || isNameOfGroup(name, groups) || (first.isPair && sectionOf(name) !== null)
      : first.inLane || isSumOfSection(name, groups)
  )
    sumOfSection(votes);
  if (product !== null && !(labelled && namesFigure(votes))) {
    const kind = factorAsHeaded(product[0], heads.at(-1));
    // The hours of the year times their rate are the amount of the year.
    const isOfTheYear = kind === "amount" && (votes.kinds.get("ytd") ?? 0) >= YEAR_BITS;
    if (!isOfTheYear) votes.kinds.set(kind, (votes.kinds.get(kind) ?? 0) + product[1]);
  }
  // What is called hours is paid where nobody can work so long; miles may be driven.
  if (labelled && HOURS.test(name) && (votes.kinds.get("ytd") ?? 0) <= 0 && exceedHours(entries))
    votes.kinds.delete("hours");
  if (labelled) asPaid(votes, name);
  if (first.rowKind !== null) ofRow(votes, first.rowKind);
  const { scale, hours } = first.figure.figure!;
  if (hours) votes.kinds.set("hours", (votes.kinds.get("hours") ?? 0) + 10);
  if (scale >= 3)
    for (const kind of ["hours", "rate"] as const)
      votes.kinds.set(kind, (votes.kinds.get(kind) ?? 0) + FORM_BITS);
  ofYear(votes);
  return votes;
}

/**
 * Which of two factors the heading right over them says, `Rate` or `Hours`, whatever the forms of their numbers are: rates are quarters,
 * too. What hours of the year and their rate come to is of the year.
 */
function factorAsHeaded(kind: Kind, heading: Span | undefined): Kind {
  const other = kind === "hours" ? "rate" : kind === "rate" ? "hours" : "ytd";
  const { kinds } = votesOf(heading?.text ?? "");
  return (kinds.get(other) ?? 0) > (kinds.get(kind) ?? 0) ? other : kind;
}

/** What the employer pays in a list of taxes is a tax, whatever else is called so: `MED/ER`. */
function asTax({ subjects }: Votes, name: string): void {
  const [own, other] = [subjects.get("employer_tax") ?? 0, subjects.get("employer_contribution") ?? 0];
  if (own <= 0 || other <= 0 || (votesOf(name).subjects.get("tax") ?? 0) <= 0) return;
  subjects.set("employer_tax", Math.max(own, other));
  subjects.delete("employer_contribution");
}

/** Over labels that say more: each is a tax, whoever pays it. */
const A_LINE = /^(?:tax|earning|deduction)$/i;

/** What stands behind the number of a payment is paid out. That counts no hours, whatever stands further up over it. */
function asPaid({ subjects, kinds }: Votes, name: string): void {
  const isNumbered = NUMBERED_PAYMENT.test(normalizeLabel(name));
  if (isNumbered) {
    subjects.delete("none");
    subjects.set("payment", SURE_SUM);
  }
  if (isNumbered || (votesOf(name).subjects.get("payment") ?? 0) >= SURE_SUM)
    for (const kind of ["hours", "rate"] as const) kinds.delete(kind);
}

/** Names no line, and says what its number is wherever it stands. */
const ONLY_RATE = /^(?:(?:pay|base|hourly|hr) )*rate$/i;
const MILES = /\b(?:miles?|mi)$/;
const TAXABLE = /\btaxable\b/i;
const OF_PARTY = 2;
const WAGES = /^(?:wages?|wgs)$/i;
const OR_BASE = /^(?:hours|hrs|units) ?\/ ?(?:base|basis|wages)$/i;
const OF_WAGES = 2;
const KNOWN_TAX = 4;
const SURE_SUM = 8;

/** Whether a heading says that it is a sum, and the name of a list above it of what: `Total` below `Deductions`. */
function isSumOfSection(name: string, groups: readonly Span[]): boolean {
  return (
    isSumWord(name) &&
    votesOf(name).subjects.size === 0 &&
    groups.some(({ text }) => sectionOf(text) !== null)
  );
}

/** Whether a line is known as a tax, whoever pays it. */
function isTax({ subjects }: Votes): boolean {
  const bits = Math.max(subjects.get("tax") ?? 0, subjects.get("employer_tax") ?? 0);
  return bits >= KNOWN_TAX && bits === Math.max(...subjects.values());
}

/** Whether a heading says that the employer pays what is below, whatever it is called. */
function isOfEmployer(text: string): boolean {
  return isGeneric(text) && (votesOf(text).subjects.get("employer_contribution") ?? 0) > 0;
}

/** Whether a label says what is counted, and nothing else: `Year to Date`. */
function countsOnly({ kinds }: Votes): boolean {
  return (kinds.get("ytd") ?? 0) > 0 || (kinds.get("amount") ?? 0) > 0;
}

/** Whether a line is named as its list is: the sum of it. */
function isNameOfGroup(name: string, groups: readonly Span[]): boolean {
  return name !== "" && groups.some(({ text }) => normalizeLabel(text) === normalizeLabel(name));
}

const YEAR_BITS = 4;

/** The word before a row says of when its numbers are, whatever is printed above; what is of now are hours as well as amounts. */
function ofRow({ kinds }: Votes, kind: Kind): void {
  if (kind === "amount") for (const year of ["ytd", "ytd_hours", "ytd_wages"] as const) kinds.delete(year);
  // `Withheld` over a row of the year is an amount, and of which time the row says.
  else if (kind === "ytd") kinds.delete("amount");
  if (kind !== "amount" || kinds.size === 0) kinds.set(kind, (kinds.get(kind) ?? 0) + ROW_BITS);
}

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

const HOURS = /\b(?:hours?|hrs?)\b/i;

function exceedHours(entries: Slot["entries"]): boolean {
  return [...entries.values()]
    .flat()
    .every(({ figure }) => Math.abs(centsOf(figure.figure!) ?? 0) > 100 * TOLERANCES.hoursOfMonth);
}

/** A word for a sum, in a lane, is the sum of its section. */
export function sumOfSection({ subjects }: Votes): void {
  for (const [section, sum] of SUM_OF) {
    const bits = subjects.get(section) ?? 0;
    if (bits <= 0) continue;
    subjects.set(sum, (subjects.get(sum) ?? 0) + bits + 4);
    subjects.set(section, bits / 3);
  }
  // What all that is paid back comes to is no figure of the output.
  const back = subjects.get("reimbursement") ?? 0;
  if (back <= 0) return;
  subjects.set("none", (subjects.get("none") ?? 0) + back + 4);
  subjects.set("reimbursement", back / 3);
}

/** What a heading that opens a section says of what is below. */
export const SECTION_BITS = 9;

const EMPLOYER_BITS = 3;

/** Whether a heading over columns says that the employer pays them, besides the pay: `Employer burden`. */
function paysBeside(text: string): boolean {
  const { subjects } = votesOf(text);
  return Math.min(subjects.get("employer_tax") ?? 0, subjects.get("employer_contribution") ?? 0) > 0;
}

/** Below a heading for what the employer pays, a tax is the employer's tax and anything else a contribution. */
export function bySide({ subjects }: Votes, own: Votes, isSure = false): void {
  const employer = Math.max(subjects.get("employer_tax") ?? 0, subjects.get("employer_contribution") ?? 0);
  if (employer < EMPLOYER_BITS && !isSure) return;
  const [levied, given] = [
    own.subjects.get("employer_tax") ?? 0,
    own.subjects.get("employer_contribution") ?? 0,
  ];
  // What only employers are taxed with is no contribution, whatever stands over it: `WSIB` below `Employer Contributions`.
  const tax = Math.max(own.subjects.get("tax") ?? 0, levied > given + KNOWN_LINE ? levied : 0);
  const other = Math.max(own.subjects.get("deduction") ?? 0, given);
  // `Workers Comp` and `Long Term Disability` are premiums, and the taxes of few states.
  const isPremium = given >= KNOWN_LINE || (own.subjects.get("deduction") ?? 0) >= tax;
  if (tax > 0 && !isPremium) subjects.set("employer_tax", employer + tax);
  else if (other > 0) subjects.set("employer_contribution", employer + other);
}

/** Below a caption a heading says whose the numbers are, and the caption what they are. */
export function underCaption(votes: Votes, captions: Votes): void {
  addVotes(votes, captions);
  // Wages that are taxed are told with the tax.
  if (!captions.subjects.has("earning")) votes.subjects.delete("earning");
  for (const sum of ["total_taxes", "total_deductions", "total_employer"] as const)
    votes.subjects.delete(sum);
  // Below a caption for the employer's tax a heading for a tax says no more.
  if (captions.subjects.has("employer_tax")) votes.subjects.delete("tax");
  if (captions.subjects.has("employer_contribution")) votes.subjects.delete("deduction");
  bySide(votes, captions);
}

/** Many lists of deductions begin with the taxes, and many of taxes end with deductions: what a line is known as, of both. */
function knownAs({ subjects }: Votes): Subject | null {
  const [tax, deduction] = [subjects.get("tax") ?? 0, subjects.get("deduction") ?? 0];
  if (tax >= 4 && deduction <= 0) return "tax";
  return deduction >= 4 && tax <= 0 ? "deduction" : null;
}

/** What is surely nothing of the output. */
export const OTHER_BITS = 20;

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
  const section = listOf(text);
  if (section !== null) {
    // `Hours and Earnings` is the name of a list, of whose columns one alone counts hours.
    for (const kind of ["hours", "rate"] as const) votes.kinds.delete(kind);
    return { subjects: new Map([[section, bitsOfSection(section, known)]]), kinds: votes.kinds };
  }
  // A section is no figure of a person.
  for (const figure of FIGURES) votes.subjects.delete(figure);
  return votes;
}
