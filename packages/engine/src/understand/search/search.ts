import { normalizeLabel } from "@paylift/canonical";
import { byHeading } from "../grammars/by-heading.ts";
import { cutsOf } from "../grammars/cuts.ts";
import { entriesOf, type TableEntries } from "../grammars/entries.ts";
import { legendOf, type Legend } from "../grammars/legend.ts";
import { segmentationOf, type Labelling, type Segmentation } from "../grammars/segmentation.ts";
import { statementsOf } from "../grammars/statement.ts";
import { median, tablesOf } from "../grammars/tables.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import { partsOf } from "../people/parts.ts";
import { textLinesOf } from "../people/text-lines.ts";
import type { Row } from "../page-graph/span.ts";
import { BITS, BOUNDS } from "../tolerances.ts";
import { SAID_AGAIN } from "./assign-roles.ts";
import { hypothesisOf, type Hypothesis, type SearchContext } from "./hypothesis.ts";
import { mergedOf } from "./merged.ts";
import { withStatementsBehind } from "./statements-behind.ts";
import type { Tagged } from "./tagged-slots.ts";
import type { Voted } from "../voters/placed-votes.ts";

/** What the search found: the hypotheses that together read the document, and those that came next. */
export interface Found {
  best: readonly Hypothesis[];
  legend: Legend;
  /** All that were judged, by the rows they read, the best first. */
  judged: readonly (readonly Hypothesis[])[];
  bits: number;
}

export function search(graph: PageGraph, tagged: Tagged = new Map(), voted: readonly Voted[] = []): Found {
  const isWhole = printsNoCents(graph);
  const legend = legendOf(graph);
  const tables = tablesOf(graph).map((table) => entriesOf(table, isWhole, legend));
  const parts = partsOf(graph, tables);
  const context = { graph, parts, textLines: textLinesOf(graph, parts), tagged, voted };
  const filled = tables.filter(({ byRow }) => byRow.size > 0);
  // Tables whose headers name people are read together: one is not about others than the next.
  const named = filled.filter((table) => byHeading(rowsOf([table]), [table]) !== null);
  const groups = [
    ...byRoot(filled.filter((table) => !named.includes(table))),
    ...(named.length > 0 ? [named] : []),
  ];
  const apart = groups.map((own) => judge(rowsOf(own), own, context));
  const best = withMerged(
    apart.flatMap((own) => own[0] ?? []),
    context,
  );
  const sumApart = bitsOfAll(best);
  const whole = filled.length > 1 ? judge(rowsOf(tables), filled, context) : [];
  const statements = likeliest(
    statementsOf(graph, isWhole).flatMap((segmentation) => hypothesisOf(segmentation, context, true) ?? []),
    context,
  );
  for (const way of [whole, statements].sort((a, b) => (b[0]?.bits ?? 0) - (a[0]?.bits ?? 0)))
    if (way[0] !== undefined && way[0].bits > sumApart)
      return { legend, best: [way[0]], judged: [whole, statements, ...apart], bits: way[0].bits };
  const mixed = withStatementsBehind(best, graph, {
    read: (rest) =>
      likeliest(
        statementsOf(rest, isWhole).flatMap((own) => hypothesisOf(own, context, true) ?? []),
        context,
      )[0],
    bitsOf: bitsOfAll,
  });
  return {
    legend,
    best: mixed,
    judged: [...apart, statements],
    bits: mixed === best ? sumApart : bitsOfAll(mixed),
  };
}

/** Rows of several kinds below one header are read together. */
function byRoot(tables: readonly TableEntries[]): TableEntries[][] {
  const groups = new Map<string, TableEntries[]>();
  for (const one of tables) groups.set(one.table.root, [...(groups.get(one.table.root) ?? []), one]);
  return [...groups.values()];
}

/** Tables about the same people as one, where that says more than each of them alone. */
function withMerged(apart: readonly Hypothesis[], context: SearchContext): readonly Hypothesis[] {
  const merged = apart.length < 2 ? null : mergedOf(apart);
  const whole = merged === null ? null : hypothesisOf(merged.segmentation, context);
  if (whole === null) return apart;
  const together = [whole, ...apart.filter((own) => !merged!.of.includes(own))];
  return bitsOfAll(together) > bitsOfAll(apart) ? together : apart;
}

/** What several tables say together; who they are about and what their labels mean they say once. */
function bitsOfAll(hypotheses: readonly Hypothesis[]): number {
  const names = hypotheses.map(({ people }) => Math.max(0, people.bits));
  const once =
    Math.max(0, ...names) -
    names.reduce((sum, bits) => sum + bits, 0) +
    BITS.apart * Math.max(0, hypotheses.length - 1) -
    saidTwice(hypotheses);
  return hypotheses.reduce((sum, { bits }) => sum + bits, once);
}

/** What labels and headings say in one table that they have said in another. */
function saidTwice(hypotheses: readonly Hypothesis[]): number {
  const known = new Set<string>();
  let bits = 0;
  for (const { slots, assignment } of hypotheses) {
    const keys = slots.map(({ label }, i) => {
      const { subject, kind } = assignment.roles[i]!;
      return `${normalizeLabel(label.map(({ text }) => text).join(" "))}|${subject}|${kind}`;
    });
    keys.forEach((key, i) => {
      if (known.has(key) && !slots[i]!.again) bits += (1 - SAID_AGAIN) * assignment.says[i]!;
    });
    for (const key of keys) known.add(key);
  }
  return bits;
}

const FEW_CENTS = 0.2;

/** Whether amounts are printed as whole units: hardly any number has decimals. */
function printsNoCents({ spans }: PageGraph): boolean {
  const figures = spans.filter(({ figure }) => figure !== null);
  return figures.filter(({ figure }) => figure!.scale > 0).length < FEW_CENTS * figures.length;
}

function rowsOf(tables: readonly TableEntries[]): Row[] {
  const rows = tables.flatMap(({ table }) => table.regions.flatMap((region) => region.rows));
  return rows.sort((a, b) => a.index - b.index);
}

/** All ways to read some rows, the best first. */
function judge(rows: readonly Row[], tables: readonly TableEntries[], context: SearchContext): Hypothesis[] {
  const hasLabels = tables.some(({ labelled }) => labelled.size > 0);
  const hasFolds = tables.some(({ table }) =>
    table.regions.some(({ band }) => band !== null && (band.rows.length > 1 || band.rows[0]!.heads)),
  );
  const ways: [Labelling, boolean][] = [["as rows show", false]];
  if (hasFolds) ways.push(["as rows show", true]);
  if (hasLabels) ways.push(["none", false]);
  if (hasLabels && hasFolds) ways.push(["none", true]);
  const found: Hypothesis[] = [];
  const keep = (hypothesis: Hypothesis | null): void => void (hypothesis !== null && found.push(hypothesis));
  const seen = new Set<string>();
  for (const cut of cutsOf(rows, tables)) {
    for (const [labelling, folded] of ways) {
      if (found.length >= BOUNDS.segmentations) break;
      const segmentation = segmentationOf(rows, tables, cut, labelling, folded);
      const key = `${labelling} ${folded} ${segmentation.records.map(({ rows: own }) => `${own[0]!.index}-${own.length}`).join()}`;
      // Where records have one line, their header cannot have one for each of several.
      const isFlat =
        folded &&
        (median(segmentation.records.map(({ rows: own }) => own.length)) < 2 || !isHeaded(segmentation));
      if (segmentation.records.length === 0 || isFlat || seen.has(key)) continue;
      seen.add(key);
      keep(hypothesisOf(segmentation, context, true));
    }
  }
  const headed = byHeading(rows, tables);
  if (headed !== null) keep(hypothesisOf(headed, context, true));
  return likeliest(found, context);
}

/** Whether some numbers have no labels, so that lines of the header must say what they are. */
function isHeaded({ records }: Segmentation): boolean {
  return records.some(({ entries }) => entries.some(({ labelled, inLane }) => !labelled && !inLane));
}

/** Those that say most at a glance, with their roles searched, the best first. */
function likeliest(found: readonly Hypothesis[], context: SearchContext): Hypothesis[] {
  const byBits = (a: Hypothesis, b: Hypothesis): number => b.bits - a.bits;
  const likely = [...found].sort(byBits).slice(0, BOUNDS.searched);
  return likely.flatMap(({ segmentation }) => hypothesisOf(segmentation, context) ?? []).sort(byBits);
}
