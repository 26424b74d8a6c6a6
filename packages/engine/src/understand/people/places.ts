import { isStateCode } from "@paylift/canonical";
import type { RecordDraft } from "../grammars/record-draft.ts";
import type { Segmentation } from "../grammars/segmentation.ts";
import { median } from "../grammars/tables.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import { middle, type Row } from "../page-graph/span.ts";
import { attributesOf, type Attribute } from "./attributes.ts";
import { withFlowing } from "./flowing-texts.ts";
import type { Part, Parts } from "./parts.ts";
import type { Place, PlacedPart } from "./place.ts";
import type { Head } from "./text-heads.ts";

interface Placed extends Place {
  centre: number;
  y: number;
}

const SAME_EDGE_PT = 3;
const SAME_LINE_PT = 3;

/** The places of all texts of some records. */
export function placesOf(
  records: readonly RecordDraft[],
  segmentation: Segmentation,
  parts: Parts,
  { rows }: PageGraph,
): Place[] {
  const known = new Map<string, Placed[]>();
  // On a form what a header of a table says of other things is about none of the texts.
  const isForm = segmentation.grammar.startsWith("statement");
  const firsts = new Map(
    records.map(({ index, entries }) => [index, Math.min(...entries.map(({ line }) => line))]),
  );
  // Nor does the header of columns of numbers of the line of texts above these: `Lee, Ann  ID 1408  Brewhouse`.
  const heading = (said: readonly Attribute[], { index }: RecordDraft, line: number): readonly Attribute[] =>
    isForm || line < firsts.get(index)! ? said.filter((attribute) => attribute !== "other") : said;
  const put = (record: RecordDraft, part: Part, line: number, where: Place["where"], y: number): void => {
    // Who stands in a header has no place but the line.
    const isHeading = segmentation.grammar === "by heading" && where === "own";
    const [told, isPrefixed] =
      part.told.length > 0
        ? [part.told, true]
        : [
            where === "above" || isHeading
              ? []
              : heading(ofForm(toldByHeads(part, line, record), part), record, line),
            false,
          ];
    const free = isPrefixed ? "" : where;
    const key = `${free}|${told.join()}|${isPrefixed}|${part.form}|${isPrefixed ? 0 : part.order}`;
    const same = known.get(key) ?? [];
    known.set(key, same);
    const left = record.left ?? 0;
    const edge = (part.order > 0 ? part.span.x0 : part.tokens[0]!.x0) - left;
    const x0 = isHeading ? (part.form === "words" ? 0 : 1000) : edge;
    const centre = isHeading ? x0 : middle(part.span) - left;
    const fits = (place: Placed): boolean => where === "own" || Math.abs(place.y - y) <= SAME_LINE_PT;
    // Texts of a column begin at one edge, or are centred.
    let home = isPrefixed
      ? same[0]
      : (same.find((place) => fits(place) && Math.abs(place.x0 - x0) <= SAME_EDGE_PT) ??
        same.find((place) => fits(place) && Math.abs(place.centre - centre) <= SAME_EDGE_PT));
    // Of the lines above records the texts stand in one order, however long those before them are.
    if (home === undefined && where === "above") home = same.find((place) => place.y === y);
    if (home === undefined) {
      home = { told, isPrefixed, where, form: part.form, order: part.order, x0, centre, y, texts: new Map() };
      same.push(home);
    }
    const own = home.texts.get(record.index);
    const placed = {
      ...part,
      line,
      says: told,
      where,
      behind: behindOf(part, rows[part.span.row], left),
    };
    if (own === undefined) home.texts.set(record.index, [placed]);
    else own.push(placed);
  };
  const around = aroundOf(records, segmentation, rows);
  const usual = median(records.map(({ above }) => above.length));
  for (const record of records) {
    // Above the first record of a page stand its titles, too.
    const more = Math.max(0, record.above.length - usual);
    record.above.forEach((span, i) => {
      for (const part of parts.get(span) ?? []) put(record, part, -1, "above", (i - more) * 100);
    });
    for (const { span, line } of record.texts)
      for (const part of parts.get(span) ?? []) put(record, part, line, "own", 0);
    const first = record.rows[0];
    for (const row of around.get(record) ?? [])
      for (const span of row.spans) {
        if (record.above.includes(span)) continue;
        const line = row.index - (first?.index ?? row.index);
        for (const part of parts.get(span) ?? [])
          put(record, part, line, "around", row.baseline - (first?.baseline ?? 0));
      }
  }
  return withFlowing([...known.values()].flat(), firsts);
}

/** How many phrases of a record that begins at some edge stand left of a part, in its row. */
function behindOf({ span }: Part, row: Row | undefined, left: number): number {
  return row === undefined
    ? 0
    : row.spans.filter(({ x0, index }) => x0 >= left - SAME_EDGE_PT && index < span.index).length;
}

/** What headings say of a text that may be so: below `State` stand codes of states, and whatever else belongs to no such column. */
function ofForm(told: readonly Attribute[], { text }: Part): readonly Attribute[] {
  return isStateCode(text) ? told : told.filter((attribute) => attribute !== "state");
}

/** What the headings over a text say: of several lines that which is as far down as the text in its record. */
function toldByHeads({ heads }: Part, line: number, { rows }: RecordDraft): readonly Attribute[] {
  const told = heads.filter(({ attributes }) => attributes.length > 0);
  const own =
    heads.length > 1 && rows.length >= heads.length ? heads.find((head) => head.line === line) : undefined;
  // `Number` over `Method` is that of the payment.
  if (own !== undefined && isNumberOfPayment(own, told)) return ["payment_number"];
  if (own !== undefined && isDayOfPayment(own, told)) return ["payment_date"];
  // Over records of one line the lines of a heading are one: `Check` over `Number`.
  const whole =
    rows.length === 1 && heads.length > 1 ? attributesOf(heads.map(({ text }) => text).join(" ")) : [];
  if (whole.length === 1) return whole;
  if (told.length < 2) return told[0]?.attributes ?? [];
  const lines = [...new Set(told.map((head) => head.line))].filter(
    (at, i, all) => !isSaidAgain(told, at, all.slice(i + 1)),
  );
  if (rows.length >= lines.length && lines.length > 1 && line >= 0) {
    // Below its lines a header says what its last one does: `Check` over `Job` over all jobs of somebody.
    const own = told.filter((head) => head.line === (lines[line] ?? lines.at(-1)));
    if (own.length === 1) return own[0]!.attributes;
  }
  const all = withoutWhole([...new Set(told.flatMap(({ attributes }) => attributes))]);
  return all.length > 1 ? all.filter((attribute) => attribute !== "other") : all;
}

/**
 * Whether a line of headings says what the next one does: `Personnel` over `Name`. The lower one is that of the record's line.
 * `Employee` over `ID` says more: no line below is about the name.
 */
function isSaidAgain(told: readonly Head[], line: number, below: readonly number[]): boolean {
  const saidIn = (at: number): Attribute[] =>
    told.flatMap((head) => (head.line === at ? head.attributes : []));
  const [next] = below;
  if (next === undefined || !saidIn(next).every((attribute) => saidIn(line).includes(attribute)))
    return false;
  return !saidIn(line).includes("name") || below.some((at) => saidIn(at).some((says) => OF_NAMES.has(says)));
}

const OF_NAMES: ReadonlySet<Attribute> = new Set(["name", "first", "last"]);

function isNumberOfPayment({ text, attributes }: Head, others: readonly Head[]): boolean {
  const isOfPayment = others.some((head) => head.attributes.includes("payment_method"));
  return attributes.length === 0 && isOfPayment && /^(?:no\.?|number|#)$/i.test(text);
}

/** `Date` in a line below that for the number of the payment. */
function isDayOfPayment({ text, line }: Head, others: readonly Head[]): boolean {
  const isBelow = others.some((head) => head.line < line && head.attributes.includes("payment_number"));
  return isBelow && /^date$/i.test(text);
}

/** `Employee Name` over `First | M.I. | Last`: a part of a name is no whole one. */
function withoutWhole(all: readonly Attribute[]): readonly Attribute[] {
  const isPart = all.some((attribute) => attribute === "first" || attribute === "last");
  return isPart ? all.filter((attribute) => attribute !== "name") : all;
}

/** Rows of a record's page that no record has, of those the ones that are nearer to it than to others: above it, or below the last. */
function aroundOf(
  records: readonly RecordDraft[],
  { rows: read }: Segmentation,
  rows: readonly Row[],
): Map<RecordDraft, Row[]> {
  const claimed = new Set(read);
  const around = new Map<RecordDraft, Row[]>();
  const firsts = records.map((record) => ({ record, first: record.rows[0]?.index ?? 0 }));
  const byPage = new Map<number, typeof firsts>();
  for (const one of firsts) byPage.set(one.record.page, [...(byPage.get(one.record.page) ?? []), one]);
  for (const row of rows) {
    if (claimed.has(row)) continue;
    const onPage = byPage.get(row.page) ?? [];
    const home = onPage.find(({ first }) => first > row.index) ?? onPage.at(-1);
    if (home === undefined) continue;
    const own = around.get(home.record);
    if (own === undefined) around.set(home.record, [row]);
    else own.push(row);
  }
  return around;
}

export function textsOf({ texts }: Place): PlacedPart[] {
  return [...texts.values()].map((own) => own[0]!);
}
