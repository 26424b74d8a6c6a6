import { classifyEarning, normalizeInEnglish, pretaxOf } from "@paylift/canonical";
import type { ItemReading, MoneyReading, QuantityReading, TextReading } from "../../interpret/reading.ts";
import { codeOfCaption } from "../grammars/caption-code.ts";
import type { Caption } from "../grammars/captions.ts";
import type { Legend } from "../grammars/legend.ts";
import type { PlacedEntry } from "../grammars/record-draft.ts";
import type { Slot } from "../grammars/slot.ts";
import { COUNTED_IN_LABEL } from "../grammars/slot-votes.ts";
import { centsOf, figureOf } from "../page-graph/figure.ts";
import type { Hypothesis } from "../search/hypothesis.ts";
import { isGeneric } from "../votes/generic.ts";
import { LISTED, type Kind, type Role, type Subject } from "../votes/roles.ts";
import { isCodeForm, votesOf } from "../votes/wording.ts";
import type { Span } from "../page-graph/span.ts";
import { withContinued } from "./continued.ts";
import { taxOver } from "./levied-by.ts";
import type { Line } from "./line.ts";
import { homesOfCounts } from "./counts-beside.ts";
import { giveCounts, isBareCount, type LooseCount } from "./loose-counts.ts";
import { isOtherCount } from "./other-counts.ts";
import { claim, moneyOf, quantityOf, textOf } from "./readings.ts";
import { saysMoreThanWages, withWages } from "./wages.ts";

/** What all records of a hypothesis tell of the lines of each. */
export interface LinesOfAll {
  legend: Legend;
  /** All that is withheld is printed with a minus. */
  isNegative: boolean;
  /** Slots of hours with the slot of amounts that each is of. */
  homes: ReadonlyMap<number, number>;
}

export function linesOfAll(hypothesis: Hypothesis, legend: Legend): LinesOfAll {
  return { legend, isNegative: printsMinus(hypothesis), homes: homesOfCounts(hypothesis) };
}

/** The lines of pay of one record. */
export function itemsOf(
  hypothesis: Hypothesis,
  record: number,
  { legend, isNegative, homes }: LinesOfAll,
): ItemReading[] {
  const { slots, assignment } = hypothesis;
  const lines: Line[] = [];
  const { records, captions } = hypothesis.segmentation;
  const { above, texts } = records[record]!;
  const caption = captions.get(records[record]!) ?? null;
  const counts: LooseCount[] = [];
  slots.forEach((slot, i) => {
    const role = assignment.roles[i]!;
    const entries = slot.entries.get(record) ?? [];
    const kind = countIn(role.kind, slot);
    if (kind !== null && isBareCount(slot.label)) {
      if (role.subject === "none" || role.subject === "earning")
        for (const [at, entry] of entries.entries()) {
          const home = homes.get(i);
          const amount = home === undefined ? null : (slots[home]!.entries.get(record)?.[at] ?? null);
          counts.push({ kind, entry, amount });
        }
      return;
    }
    if (!LISTED.has(role.subject)) return;
    for (const entry of entries) {
      if (COUNTS_TIME.has(role.kind) && isOtherCount(entry, records[record]!)) {
        claim(entry.figure, "decoration");
        continue;
      }
      put(
        entry,
        slot,
        role,
        lines,
        caption,
        caption === null ? [] : [...above, ...texts.map(({ span }) => span)],
      );
    }
  });
  for (const line of lines) nameByYear(line, slots, record);
  giveCounts(
    lines.filter(({ subject }) => subject === "earning"),
    counts,
  );
  const items = withWages(lines).flatMap((line) => itemOf(line, legend));
  return withContinued(isNegative ? withoutMinus(items) : items).filter(saysMoreThanWages);
}

/** Hours and the amount of a year alone are called as the amount is. */
function nameByYear(line: Line, slots: readonly Slot[], record: number): void {
  const year = line.values.get("ytd");
  if (year === undefined || year.labelled || [...line.values.keys()].some((kind) => !OF_YEAR.has(kind)))
    return;
  const slot = slots.find(({ entries }) => entries.get(record)?.includes(year) === true);
  if (slot !== undefined && line.caption === null) line.label = nameOf(slot);
}

const OF_YEAR: ReadonlySet<Kind> = new Set(["ytd", "ytd_hours"]);

const COUNTS_TIME: ReadonlySet<Kind> = new Set(["hours", "ytd_hours"]);

/** What a slot tells of earnings that stand elsewhere: hours or a rate in a column of its own, a rate in a line that says so. */
function countIn(kind: Kind, { labelled, label }: Slot): LooseCount["kind"] | null {
  if (kind === "rate") return !labelled || label.some(({ text }) => /\brate\b/i.test(text)) ? kind : null;
  return kind === "hours" && !labelled ? kind : null;
}

const WITHHELD: ReadonlySet<ItemReading["section"]> = new Set(["tax", "deduction"]);

/** Whether most of what is withheld is printed with a minus; one alone is paid back. */
function printsMinus({ slots, assignment }: Hypothesis): boolean {
  let [below, above] = [0, 0];
  slots.forEach(({ entries }, i) => {
    const { subject, kind } = assignment.roles[i]!;
    if (kind !== "amount" || !WITHHELD.has(subject as ItemReading["section"])) return;
    for (const { figure } of [...entries.values()].flat()) {
      const cents = centsOf(figure.figure!) ?? 0;
      if (cents < 0) below++;
      else if (cents > 0) above++;
    }
  });
  return below > above;
}

const BY_EMPLOYER: ReadonlySet<ItemReading["section"]> = new Set(["employer_tax", "employer_contribution"]);

/** The lines of a record with what is withheld or paid by the employer without its minus, where what is earned has none. */
function withoutMinus(items: ItemReading[]): ItemReading[] {
  const sign = (has: (section: ItemReading["section"]) => boolean): number =>
    items.reduce((sum, { section, amount }) => sum + (has(section) ? Math.sign(amount?.cents ?? 0) : 0), 0);
  if (sign((section) => section === "earning") < 0) return items;
  const turning = [WITHHELD, BY_EMPLOYER].filter((sections) => sign((section) => sections.has(section)) < 0);
  const turned = (money: MoneyReading | null): MoneyReading | null =>
    money === null ? null : { ...money, cents: -money.cents };
  return items.map((item) =>
    turning.some((sections) => sections.has(item.section))
      ? { ...item, amount: turned(item.amount), ytdAmount: yearOf(item, turned) }
      : item,
  );
}

/** The year may be printed without the minus that the period has. */
function yearOf(
  { ytdAmount }: ItemReading,
  turned: (money: MoneyReading | null) => MoneyReading | null,
): MoneyReading | null {
  return ytdAmount !== null && ytdAmount.cents < 0 ? turned(ytdAmount) : ytdAmount;
}

function put(
  entry: PlacedEntry,
  slot: Slot,
  role: Role,
  lines: Line[],
  caption: Caption | null,
  above: readonly Span[],
): void {
  const { subject, kind } = role;
  const isBelow = caption !== null && slot.label.every(({ text }) => isGeneric(text));
  const label = entry.labelled ? [entry.left!] : isBelow ? [caption.span] : nameOf(slot);
  const open = lines.filter(
    (line) =>
      !line.values.has(kind) &&
      (entry.labelled
        ? line.label[0] === label[0]
        : line.subject === subject && sameName(line.label, label, subject)),
  );
  const home = open.findLast((line) => line.subject === subject) ?? open.at(-1);
  if (home !== undefined) {
    home.values.set(kind, entry);
    // The column of the amount says whose it is, where one of the year is that of several lists.
    if (kind === "amount") [home.label, home.subject] = [label, subject];
    return;
  }
  lines.push({
    subject,
    label,
    code: entry.labelled ? (entry.code ?? codeIn(entry)) : isBelow ? caption.code : null,
    lane: slot.key,
    values: new Map([[kind, entry]]),
    above: [...entry.notes, ...slot.groups, ...above],
    caption: isBelow && !entry.labelled ? caption : null,
  });
}

/** A label that is a code by its form, below a heading for codes. */
function codeIn({ left, table }: PlacedEntry): Span | null {
  return left !== null && table.codes.has(left) && isCodeForm(left.text) ? left : null;
}

/** The name of a column: its own headings but for words for what it counts, or the name of its group where these are all. */
function nameOf({ heads, groups, label }: Slot): readonly Span[] {
  // Within a heading of several lines such a word is a part of the name: `Other Taxable Pay`.
  const isEnd = (at: number): boolean => at === 0 || at === label.length - 1;
  const own = label.filter(({ text }, at) => !(isEnd(at) && countsOnly(text)));
  if (own.length > 0) return own;
  const last = groups.at(-1);
  return last === undefined ? heads : [last];
}

const COUNTS =
  /^(?:hours?|hrs?|rate|amount|amt|current|curr|ytd|year to date|units|this period|period|qty|taxable|wages|taxable wages|earned|paid|total)$/;

function countsOnly(text: string): boolean {
  return COUNTS.test(normalizeInEnglish(text)) && votesOf(text).kinds.size > 0;
}

const COUNT_WORDS = /\b(?:hours?|hrs?|hr|rate|amount|amt|pay|earnings|wages|ytd|current|units|earned)\b/g;

/** Whether two headings name one line: the same but for what they count, or two ways to write one kind of pay. */
function sameName(one: readonly Span[], other: readonly Span[], subject: Subject): boolean {
  const bare = (spans: readonly Span[]): string =>
    normalizeInEnglish(spans.map(({ text }) => text).join(" "))
      .replace(COUNT_WORDS, "")
      .trim();
  const [first, second] = [bare(one), bare(other)];
  if (first === second) return true;
  if (subject !== "earning") return false;
  const [left, right] = [classifyEarning(first), classifyEarning(second)];
  return left.known && right.known && left.type === right.type && left.type !== "other";
}

/** What a label says of hours and their rate: `Regular Pay (80.00 hrs @ 25.25)`. Null where it says nothing. */
function countedIn(
  label: readonly Span[],
): { label: TextReading; hours: QuantityReading | null; rate: QuantityReading | null } | null {
  const text = label.map((span) => span.text).join(" ");
  const match = COUNTED_IN_LABEL.exec(text);
  if (match === null || match.index === 0) return null;
  const tokens = label.flatMap((span) => span.tokens);
  const quantity = (digits: string | undefined): QuantityReading | null => {
    const figure = digits === undefined ? null : figureOf(digits);
    const token = tokens.find((one) => digits !== undefined && one.text.includes(digits));
    return figure === null || token === undefined
      ? null
      : { quantity: { units: figure.units, scale: figure.scale }, token };
  };
  const name = textOf([
    { ...label[0]!, text: (text.slice(0, match.index) + text.slice(match.index + match[0].length)).trim() },
  ]);
  return {
    label: { text: name.text, tokens },
    hours: quantity(match.groups!["hours"]),
    rate: quantity(match.groups!["rate"]),
  };
}

/** The law that deductions before taxes are made under. */
const SECTION_125 = /\b(?:sec(?:tion|\.)? ?125|s125|cafeteria)\b|§ ?125\b/i;
const TREATMENT = /\s*\((?:pre|post|before|after)[- ]?tax\)$/i;

/** A caption with its code and the words for its treatment apart: `MED1 - Medical (Pre-tax)`. */
function parted(printed: TextReading, caption: Caption | null): { code: string | null; name: TextReading } {
  if (caption === null) return { code: null, name: printed };
  const { code, name } = (caption.isCoded ? codeOfCaption(printed.text) : null) ?? {};
  return {
    code: code ?? null,
    name: { ...printed, text: (name ?? printed.text).replace(TREATMENT, "") },
  };
}

const SECTIONS = {
  earning: "earning",
  reimbursement: "earning",
  deduction: "deduction",
  tax: "tax",
  employer_tax: "employer_tax",
  employer_contribution: "employer_contribution",
} as const;

function itemOf({ subject, label, code, lane, values, above, caption }: Line, legend: Legend): ItemReading[] {
  const section = SECTIONS[subject as keyof typeof SECTIONS];
  const money = (kind: Kind): ReturnType<typeof moneyOf> => {
    const entry = values.get(kind);
    const found = entry === undefined ? null : moneyOf(entry.figure);
    if (found !== null) claim(entry!.figure, "field");
    return found;
  };
  const quantity = (kind: Kind): ReturnType<typeof quantityOf> => {
    const entry = values.get(kind);
    const found = entry === undefined ? null : quantityOf(entry.figure);
    if (found !== null) claim(entry!.figure, "field");
    return found;
  };
  const counted = countedIn(label);
  const over = taxOver({ label, values }, legend);
  const { code: before, name: printed } =
    over === null
      ? parted(counted?.label ?? textOf(label), caption)
      : { code: textOf(label).text, name: textOf([over]) };
  const isEarning = section === "earning";
  const item: ItemReading = {
    section,
    lane,
    code: code?.text ?? before ?? (legend.has(printed.text) ? printed.text : null),
    label: printed,
    role: null,
    reimbursement: subject === "reimbursement",
    fallbackType: null,
    hours: isEarning ? (quantity("hours") ?? counted?.hours ?? null) : null,
    rate: isEarning ? (quantity("rate") ?? counted?.rate ?? null) : null,
    amount: money("amount"),
    taxableWages: section === "tax" || section === "employer_tax" ? money("wages") : null,
    ytdAmount: money("ytd"),
  };
  const pretax = [...(values.get("amount")?.heads ?? []), ...above]
    .map(({ text }) => (SECTION_125.test(text) ? true : pretaxOf(text)))
    .find((told) => told !== null);
  if (section === "deduction" && pretax !== undefined) item.pretax = pretax;
  const ytdHours = isEarning ? quantity("ytd_hours") : null;
  if (ytdHours !== null) item.ytdHours = ytdHours;
  const ytdWages = item.section === "tax" || item.section === "employer_tax" ? money("ytd_wages") : null;
  if (ytdWages !== null) item.ytdTaxableWages = ytdWages;
  const says = item.amount ?? item.ytdAmount ?? item.hours ?? item.taxableWages ?? ytdWages;
  return says === null ? [] : [item];
}
