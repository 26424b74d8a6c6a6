import { normalizeLabel } from "@paylift/canonical";
import type { Band } from "../grammars/bands.ts";
import type { TableEntries } from "../grammars/entries.ts";
import { textColumnsOf } from "../grammars/tables.ts";
import { isDecimal } from "../page-graph/figure.ts";
import { overlap, type Row, type Span } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { sectionOf } from "../votes/sections.ts";
import { headingWorth, isNumbered } from "../votes/wording.ts";
import { attributesOf, isLabel, type Attribute } from "./attributes.ts";
import { behindMasked } from "./masked.ts";
import { valuesOf } from "./values.ts";

/** A heading over texts, with what it says of them. */
export interface Head {
  text: string;
  line: number;
  attributes: readonly Attribute[];
}

export function bandsOver(tables: readonly TableEntries[]): Map<Row, Band> {
  const bands = new Map<Row, Band>();
  for (const { table } of tables)
    for (const { band, rows } of table.regions)
      if (band !== null) for (const row of rows) bands.set(row, band);
  return bands;
}

type Place = Pick<Span, "x0" | "x1">;

/** Columns of texts below a header, by their left edges: a heading in the middle of a column stands over none of its shorter texts. */
export function textColumns(tables: readonly TableEntries[]): Map<Band, Place[]> {
  const found = new Map<Band, Place[]>();
  for (const { table } of tables)
    for (const { band, rows } of table.regions) {
      if (band === null) continue;
      const columns = textColumnsOf(rows.map((row) => ({ ...row, spans: row.spans.flatMap(behindMasked) })));
      found.set(band, [
        ...(found.get(band) ?? []),
        ...columns.map((own) => ({ x0: own[0]!.x0, x1: Math.max(...own.map(({ x1 }) => x1)) })),
      ]);
    }
  return found;
}

/** Whether mostly numbers stand below a heading. */
export function overNumbers(tables: readonly TableEntries[], band: Band): (heading: Span) => boolean {
  const regions = tables.flatMap(({ table }) => table.regions.filter((region) => region.band === band));
  const below = regions.flatMap(({ rows }) => rows.flatMap(({ spans }) => spans));
  return (heading) => {
    let [numbers, texts] = [0, 0];
    for (const span of below) {
      if (overlap(span, heading) <= 0) continue;
      if (span.figure !== null && isDecimal(span.figure)) numbers++;
      else if (!span.nothing) texts++;
    }
    return numbers > texts;
  };
}

/** Headings of a band over texts, line by line. What heads numbers says nothing of the texts that flow between them. */
export function headingsOf(
  { rows, asides }: Band,
  isOverNumbers: (heading: Span) => boolean,
): (Head & { span: Span })[] {
  return rows.flatMap(({ spans, heads }, line) =>
    spans.flatMap((span, i) =>
      asides.includes(span)
        ? []
        : [
            {
              span,
              text: span.text,
              line,
              attributes: saidBeside(spans, i) ?? said(span, heads, isOverNumbers),
            },
          ],
    ),
  );
}

/** What a heading says of texts below it; one that is no other kind of line says something, whatever its words are. */
function said(
  heading: Span,
  isHeading: boolean,
  isOverNumbers: (heading: Span) => boolean,
): readonly Attribute[] {
  const { text } = heading;
  const attributes = attributesOf(text);
  if (attributes.length > 0) return attributes;
  // The name of a list is about its lines, and not about who stands above them.
  if (isOverNumbers(heading) || sectionOf(text) !== null) return [];
  return (isHeading || headingWorth(text) > 0) && !A_NUMBER.test(normalizeLabel(text)) ? ["other"] : [];
}

/**
 * What a heading says together with the one beside it: a word for a number before that for names is of theirs, `No. | Employee`, and
 * a reference of a day is that of a payment, `Reference | Date`.
 */
function saidBeside(spans: readonly Span[], at: number): readonly Attribute[] | null {
  const [before, own, next] = [at - 1, at, at + 1].map((i) => normalizeLabel(spans[i]?.text ?? ""));
  if (NUMBER.test(own!) && attributesOf(spans[at + 1]?.text ?? "").includes("name")) return ["id"];
  if (own === "reference" && next === "date") return ["payment_number"];
  return own === "date" && before === "reference" ? ["payment_date"] : null;
}

const NUMBER = /^(?:no|num|nbr|number|#)$/;

/** Whether a heading is a word for a number, and says not of what. */
export function isBareNumber(text: string): boolean {
  return NUMBER.test(normalizeLabel(text));
}

/** Words for a number, without saying of what. */
const A_NUMBER = /^(?:no|num|nbr|number|#|ref)?$/;

const NUMBERED = /\d{3}/;

/** A word for what is below; whether it stands in a row without numbers. */
interface Above extends Head {
  span: Span;
  alone: boolean;
}

/** Words for what stands below them, right above a row: `Employee Name` over a name. */
export function labelsAbove(rows: readonly Row[], at: number): Above[] {
  const row = rows[at]!;
  const size = row.spans[0]?.size ?? 0;
  const found: Above[] = [];
  for (
    let i = at - 1;
    i >= 0 && row.page === rows[i]!.page && row.baseline - rows[i]!.baseline <= TOLERANCES.headerPitch * size;
    i--
  ) {
    // Behind `Department 120` stands its name, were it `Service Dept`.
    const alone = !rows[i]!.hasFigures && !rows[i]!.spans.some(({ text }) => isNumbered(text));
    for (const span of rows[i]!.spans) {
      // `202-330 Street Maintenance` is what somebody works at, and no word for it.
      const attributes = NUMBERED.test(span.text) ? [] : attributesOf(span.text);
      // What is about the text behind it is about none below.
      const isPair = attributes.length > 0 && valuesOf(rows[i]!).some(({ label }) => label === span);
      if (attributes.length > 0 && !isPair) found.push({ span, text: span.text, line: 0, attributes, alone });
    }
  }
  return found;
}

/** The headings over a text; where a header says nothing of it, or words stand between the two, the words right above. */
export function headsFor(
  span: Span,
  ofBand: readonly (Head & { span: Span })[],
  above: readonly Above[],
  column?: Place & { heads: readonly (Head & { span: Span })[] },
): Head[] {
  const own = headsOver(span, ofBand);
  const ofColumn = own.length > 0 || column === undefined ? own : headsOver(column, column.heads);
  const heads = ofColumn.length > 0 || column === undefined ? ofColumn : headsBeside(column);
  const says = heads.some(({ attributes }) => attributes.some((attribute) => attribute !== "other"));
  const header = Math.max(-1, ...ofBand.map((head) => head.span.row));
  const near = headsOver(span, says ? above.filter((head) => isBetween(head, header)) : above);
  if (near.length > 0) return near;
  const numbered = says ? [] : numberedBy(span, above);
  return numbered.length > 0 ? numbered : heads;
}

/** Whether words for what is below stand below a header: a form goes on in its columns with other words. */
function isBetween({ span, text, alone, attributes }: Above, header: number): boolean {
  return alone && span.row > header && isLabel(text) && attributes.some((says) => says !== "other");
}

const FOR_NUMBER = /(?:#|\bno\.?|\bnumber):?$/i;
const NUMBERED_EM = 8;

/** The word for a number right above it that ends left of it, where the number is set to the right: `Check #` over `5022`. */
function numberedBy(span: Place, above: readonly (Head & { span: Span })[]): Head[] {
  const last = above.findLast(({ span: word }) => word.x0 < span.x1);
  if (last === undefined || !FOR_NUMBER.test(last.text)) return [];
  return span.x0 - last.span.x1 <= NUMBERED_EM * last.span.size ? [last] : [];
}

const BESIDE_EM = 1;

/** A heading of something that stands over no column, right beside one that has none: it was set a little apart. */
function headsBeside(column: Place & { heads: readonly (Head & { span: Span })[] }): Head[] {
  const gap = ({ span }: { span: Span }): number => -overlap(span, column);
  const [nearest] = column.heads
    .filter((head) => head.attributes.some((attribute) => attribute !== "other"))
    .filter((head) => gap(head) <= BESIDE_EM * head.span.size)
    .sort((a, b) => gap(a) - gap(b));
  return nearest === undefined ? [] : [nearest];
}

/** In each line of headings the one that begins where the text does, or shares most of its width. */
function headsOver(span: Place, over: readonly (Head & { span: Span })[]): Head[] {
  const best = new Map<number, { head: Head; worth: number }>();
  for (const { span: head, text, line, attributes } of over) {
    const isAtEdge = Math.abs(head.x0 - span.x0) < TOLERANCES.sameEdgePt;
    const worth = isAtEdge ? Infinity : overlap(head, span);
    if (worth > (best.get(line)?.worth ?? 0)) best.set(line, { head: { text, line, attributes }, worth });
  }
  return [...best.values()].map(({ head }) => head);
}
