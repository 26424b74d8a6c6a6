import { normalizeLabel } from "@paylift/canonical";
import type { Span } from "../page-graph/span.ts";
import { isGeneric } from "../votes/generic.ts";
import { sectionOf } from "../votes/sections.ts";
import { headingWorth, isLine, isSumWord } from "../votes/wording.ts";
import { benefitsBeside } from "./benefits-beside.ts";
import { captionVotes, type Caption } from "./captions.ts";
import { foldedHeads, type FoldedHeads } from "./folded-heads.ts";
import { countBelow, countBeside, countOfFigures } from "./count-below.ts";
import { intoAccounts } from "./into-accounts.ts";
import { ratesOfPay } from "./rates-of-pay.ts";
import { markedLabels, markOf, mayBeOfEmployer } from "./marked-labels.ts";
import { nearerBeside } from "./nearer-beside.ts";
import { otherParty } from "./other-party.ts";
import { payerOf, payersBeside, sayWhoPays } from "./payers-beside.ts";
import { nameSums, sharesInAll, sumsBeside } from "./sums-of-slots.ts";
import { sumsAboveLines } from "./sums-above-lines.ts";
import { sumsOfLanes } from "./sums-of-lanes.ts";
import { sumsOfRuns } from "./sums-of-runs.ts";
import { statutoryRates } from "./statutory-rates.ts";
import { taxesOfCountry } from "./taxes-of-country.ts";
import { yearBeside } from "./year-beside.ts";
import { yearsInLabels } from "./years-in-labels.ts";
import { COUNTED_IN_LABEL, productOf, underCaption, votesFor } from "./slot-votes.ts";
import type { Slot } from "./slot.ts";
import type { PlacedEntry, RecordDraft } from "./record-draft.ts";
import type { Segmentation } from "./segmentation.ts";

/** The slots of a segmentation, each with what speaks for its roles. */
export function slotsOf(segmentation: Segmentation): Slot[] {
  const found = new Map<
    string,
    { first: PlacedEntry; caption: Caption | null; entries: Map<number, PlacedEntry[]> }
  >();
  const apart = new Set<string>();
  const marked = markedLabels(segmentation.records, (entry, record) => keyOf(entry, record, segmentation));
  const isPayerTold = sayWhoPays(segmentation.records);
  for (const record of segmentation.records) {
    for (const entry of record.entries) {
      const caption = captionFor(entry, record, segmentation);
      const own = keyOf(entry, record, segmentation);
      const payer = isPayerTold ? payerOf(entry) : null;
      const mark = payer ?? (marked.has(own) ? markOf(entry) : null);
      const named = mark === null ? own : `${own}|${mark}`;
      const key = `${named}${caption === null ? "" : `|${caption.section}`}`;
      if (mark !== null && payer === null) apart.add(key);
      const slot = found.get(key) ?? { first: entry, caption, entries: new Map<number, PlacedEntry[]>() };
      found.set(key, slot);
      const before = slot.entries.get(record.index);
      if (before === undefined) slot.entries.set(record.index, [entry]);
      else before.push(entry);
    }
  }
  const height = heightOf(segmentation);
  const said = new Set<string>();
  const folded = segmentation.folded ? foldedHeads([...found.values()], segmentation.records, height) : null;
  const slots = [...found].map(([key, unnamed], index) => {
    const { first, caption, entries } = unnamed;
    const ofLine = folded?.get(unnamed) ?? null;
    const slot = slotOf(key, first, entries, index, { ofLine, isCaptioned: caption !== null });
    if (caption !== null) underCaption(slot.votes, captionVotes(caption.section));
    if (apart.has(key)) mayBeOfEmployer(slot.votes);
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
  taxesOfCountry(slots);
  statutoryRates(slots);
  nearerBeside(slots);
  otherParty(slots);
  if (isPayerTold) payersBeside(slots);
  benefitsBeside(slots);
  intoAccounts(slots);
  ratesOfPay(slots);
  yearsInLabels(slots);
  yearBeside(slots);
  sumsBeside(slots);
  nameSums(slots);
  countBelow(slots);
  countBeside(slots);
  countOfFigures(slots);
  sharesInAll(slots);
  sumsOfRuns(slots);
  sumsOfLanes(slots, segmentation.records);
  sumsAboveLines(slots);
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

function keyOf(entry: PlacedEntry, record: RecordDraft, { folded, grammar }: Segmentation): string {
  const labelKey = (text: string): string =>
    normalizeLabel(withoutOwner(text.replace(COUNTED_IN_LABEL, " "), record));
  if (grammar === "by heading")
    return `L|${[...entry.groups, ...entry.heads].map(({ text }) => text).join(" ")}|${labelKey(entry.left?.text ?? "")}|${entry.order}`;
  const place = `${entry.table.table.key}#${entry.column.index}`;
  // Pairs of a label and a number, with nothing above: the same label is the same line wherever it stands.
  if (entry.labelled && entry.heads.length + entry.groups.length === 0)
    return `L|${entry.rowKind ?? ""}|${labelKey(entry.left!.text)}|${entry.further}`;
  // One label below the same headings is one line, in whichever lane it stands.
  if (entry.labelled) {
    const over = [...entry.groups, ...entry.heads].map(({ text }) => text).join(" ");
    return `L|${entry.table.table.key.slice(0, 40)}|${over}|${entry.rowKind ?? ""}${placeInLane(entry)}|${labelKey(entry.left!.text)}`;
  }
  // What stands in a lane without a label of its own is its sum, however many lines are above.
  if (entry.inLane) return `S|${place}|${entry.rowKind ?? ""}`;
  if (entry.lineOfHeader !== entry.line) return `H|${place}|${entry.rowKind} ${entry.lineOfHeader}`;
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

/** The label of a sum without whose it is, which the record says above: `Total for Cheswick, Marian`. */
function withoutOwner(label: string, { texts }: RecordDraft): string {
  if (!isSumWord(label)) return label;
  const owner = texts.find(({ span: { text } }) => label.length > text.length && label.endsWith(text));
  return owner === undefined ? label : label.slice(0, -owner.span.text.length);
}

function slotOf(
  key: string,
  first: PlacedEntry,
  entries: ReadonlyMap<number, readonly PlacedEntry[]>,
  index: number,
  { ofLine, isCaptioned }: { ofLine: FoldedHeads | null; isCaptioned: boolean },
): Omit<Slot, "again" | "below"> {
  const { heads, groups } = ofLine ?? first;
  const line = first.labelled || isCaptioned ? null : lineOver(heads, groups);
  const slot = {
    index,
    key,
    labelled: first.labelled,
    label: first.labelled ? [first.left!] : line === null ? heads : [line],
    heads,
    groups: groups.filter((group) => group !== line),
    entries,
  };
  return { ...slot, votes: votesFor(slot, first, productOf(first, entries)) };
}

/** The name of a group that is a line of pay, over headings that say only what its columns count: `Medicare` over `Taxable | Tax`. */
function lineOver(heads: readonly Span[], groups: readonly Span[]): Span | null {
  const last = groups.at(-1);
  if (last === undefined || heads.length === 0 || !heads.every(({ text }) => isGeneric(text))) return null;
  return isLine(last.text) && sectionOf(last.text) === null ? last : null;
}

/** How many lines most records have. */
function heightOf({ records }: Segmentation): number {
  const counts = new Map<number, number>();
  for (const { rows, isSum } of records)
    if (!isSum) counts.set(rows.length, (counts.get(rows.length) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 1;
}
