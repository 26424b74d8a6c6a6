import { isDecimal } from "../page-graph/figure.ts";
import { overlap, type Row, type Span } from "../page-graph/span.ts";
import { kindsOf, productsOf } from "../identities/products.ts";
import { LISTED, type Kind } from "../votes/roles.ts";
import { sectionOf } from "../votes/sections.ts";
import { attributesOf, type Attribute } from "../people/attributes.ts";
import { BITS, TOLERANCES } from "../tolerances.ts";
import { isFigureName, isSumWord, knownBits } from "../votes/wording.ts";
import type { Band } from "./bands.ts";
import { besideOf, isCode, type Beside } from "./beside.ts";
import { codeColumnOf, placesBeside } from "./code-columns.ts";
import type { Legend } from "./legend.ts";
import { codesBehind } from "./codes-behind.ts";
import { headsOf, lanesOf } from "./heads.ts";
import { labelledColumns } from "./labelled-columns.ts";
import { labelsAboveYear } from "./labels-above-year.ts";
import { labelsBehind } from "./labels-behind.ts";
import { labelsOver } from "./labels-over.ts";
import { notesOf } from "./notes.ts";
import { plainColumns } from "./plain-columns.ts";
import { pairsOf } from "./rows-of-pairs.ts";
import type { Column, Table } from "./tables.ts";
import { spansBelow } from "./texts-below.ts";

/** A number with what stands around it. */
export interface Entry {
  figure: Span;
  column: Column;
  /** Nearest text left of it in its row, only numbers between; where labels stand behind numbers the text right of it. */
  left: Span | null;
  /** Text or code left of that. */
  code: Span | null;
  /** Texts between, which say more of it. */
  notes: readonly Span[];
  /** A code right behind it names it, whatever others of its column are. */
  hasCodeBehind: boolean;
  /** The text left of it stands below a heading which says that it is about the person: `Service` below `Department`. */
  isOfPerson: boolean;
  /** That text says something of the person, and is no word for the sum of their lines. */
  isBesidePerson: boolean;
  /** Its row is one of pairs: what its own word says is all that is said of it. */
  isPair: boolean;
  /** Headings over its column alone, top down. */
  heads: readonly Span[];
  /** Headings over several columns, it among them, top down. */
  groups: readonly Span[];
  /** Who stands in the header over it, where people stand side by side. */
  owners: readonly Span[];
  /** The same where the texts left of numbers are no labels, and columns no wider than their numbers. */
  bare: Pick<Entry, "heads" | "groups">;
}

export interface TableEntries {
  table: Table;
  /** By row, left to right. */
  byRow: ReadonlyMap<Row, readonly Entry[]>;
  /** Columns whose numbers are told by the text left of them, as their rows show. */
  labelled: ReadonlySet<Column>;
  /** Where the labels of each of them begin. */
  lanes: ReadonlyMap<Column, number>;
  /** Columns of numbers that are no amounts: codes, ids. */
  plain: ReadonlySet<Column>;
  /** What its rows' products say that numbers count, in bits. */
  kinds: ReadonlyMap<Span, [Kind, number]>;
  /** What codes mean that stand as labels. */
  legend: Legend;
  /** Texts below a heading for codes. */
  codes: ReadonlySet<Span>;
}

export function entriesOf(table: Table, isWhole: boolean, legend: Legend = new Map()): TableEntries {
  const columns = table.columns;
  const bare = headsOf(table, new Map());
  const { plain, codes, mayLackCents } = plainColumns(columns, bare, isWhole);
  const notes = notesOf(table);
  const codeColumn = codeColumnOf(table);
  const places = placesBeside(table);
  const besides = new Map<Span, Beside>();
  for (const { rows } of table.regions)
    for (const { spans } of rows)
      spans.forEach(
        (span, i) =>
          span.figure !== null &&
          besides.set(span, besideOf(spans, i, { plain, codes, table, legend, codeColumn, places, notes })),
      );
  for (const [figure, beside] of labelsBehind(table)) besides.set(figure, beside);
  for (const [figure, left] of labelsOver(table, besides))
    besides.set(figure, { left, code: null, notes: [], next: true });
  for (const [figure, left] of labelsAboveYear(table, besides))
    besides.set(figure, { left, code: null, notes: [], next: true });
  const coded = codesBehind(table, legend);
  for (const [figure, left] of coded)
    if (besides.get(figure)?.left !== left) besides.set(figure, { left, code: null, notes: [], next: true });
    else coded.delete(figure);
  // A code that stands behind its number is none of the next.
  const taken = new Set(coded.values());
  for (const [figure, beside] of besides)
    if (beside.left !== null && taken.has(beside.left) && coded.get(figure) !== beside.left)
      besides.set(figure, { ...beside, left: null, code: null });
  const pairs = new Map(
    table.regions.flatMap(({ rows }) => rows.flatMap(({ spans }) => [...pairsOf(spans)])),
  );
  for (const [figure, left] of pairs) besides.set(figure, { left, code: null, notes: [], next: true });
  const products = productsOf(table);
  const labelled = labelledColumns(
    columns,
    plain,
    legend,
    besides,
    bare,
    products,
    textsBelow(table, ({ text }) => LISTED.has(sectionOf(text) ?? "none")),
    textsBelow(table, ({ text }) => DESCRIPTION.test(text)),
  );
  const lanes = lanesOf([...labelled], (span) => besides.get(span)?.left ?? null);
  const heads = headsOf(table, lanes);
  const byRow = new Map<Row, Entry[]>();
  for (const region of table.regions) {
    const { own, groups, owners } = heads.get(region)!;
    const { own: bareOwn, groups: bareGroups } = bare.get(region)!;
    for (const row of region.rows) {
      const entries = row.spans.flatMap((span): Entry[] => {
        const column = table.columnOf.get(span);
        if (span.figure === null || span.figure.percent || column === undefined) return [];
        const { left, code, notes: said, next } = besides.get(span)!;
        if (plain.has(column) && !(codes.has(column) && next && isAmountOf(left, span))) return [];
        if (isCode(span, legend)) return [];
        // What says something of the person is no label, and its heading none of the number.
        const isOfPerson = left !== null && !namesPay(left) && saysOfPerson(left, region.band);
        const isBesidePerson = isOfPerson && !isSumWord(left.text);
        const bareHeads = { heads: bareOwn.get(column) ?? [], groups: bareGroups.get(column) ?? [] };
        const over = { heads: own.get(column) ?? [], groups: groups.get(column) ?? [] };
        const isPair = pairs.has(span);
        if (!isWhole && isNumberOf(span, next ? left : null, mayLackCents)) return [];
        return [
          {
            figure: span,
            column,
            left,
            code,
            notes: said,
            hasCodeBehind: coded.has(span),
            isOfPerson,
            isBesidePerson,
            isPair,
            ...(isPair ? { heads: [], groups: [] } : isBesidePerson ? bareHeads : over),
            owners: owners.get(column) ?? [],
            bare: bareHeads,
          },
        ];
      });
      if (entries.length > 0) byRow.set(row, entries);
    }
  }
  const below = textsBelow(table, ({ text }) => CODES.test(text));
  return { table, byRow, labelled, lanes, plain, kinds: kindsOf(products), legend, codes: below };
}

/** Over what stands for a line: `Code`, `Tax/Deduct ID`. */
const CODES = /(?:^|[ /])(?:codes?|cd|id)$/i;

/** Over what lines of pay are called, whatever that looks like: `Life County` is nobody. */
const DESCRIPTION = /^desc(?:ription)?$/i;

/** The texts among what stands at the edge of some heading. */
function textsBelow({ regions }: Table, isHeading: (head: Span) => boolean): ReadonlySet<Span> {
  return new Set([...spansBelow(regions, isHeading)].filter(({ figure }) => figure === null));
}

/** Whether a word before a number says that it is gross or net pay, whoever the column is about: `Net Pay  1,922.28` below a name. */
function namesPay({ text }: Span): boolean {
  return isFigureName(text.replace(/:$/, "")) && !isSumWord(text);
}

const OF_PERSON: ReadonlySet<Attribute> = new Set(["department", "name", "id"]);

/** Of headings over each other the lowest is that of the text. */
function saysOfPerson(text: Span, band: Band | null): boolean {
  const heads = (band?.rows.flatMap(({ spans }) => spans) ?? []).filter(
    (head) => Math.abs(head.x0 - text.x0) <= TOLERANCES.sameEdgePt || overlap(head, text) > 0,
  );
  const lowest = heads.at(-1);
  return (
    lowest !== undefined &&
    Math.abs(lowest.x0 - text.x0) <= TOLERANCES.sameEdgePt &&
    attributesOf(lowest.text).some((attribute) => OF_PERSON.has(attribute))
  );
}

/** Whether a run of digits is the number of something, a check or an account, as the word before it or its length says where amounts have cents. */
function isNumberOf({ figure, text }: Span, left: Span | null, mayLackCents: boolean): boolean {
  if (isDecimal(figure!)) return false;
  if (text.length >= LONG_RUN && !mayLackCents) return true;
  return left !== null && /[:#]$/.test(left.text) && knownBits(left.text) < BITS.known;
}

const LONG_RUN = 4;

/** Whether a number is an amount of a figure of the person, though codes stand above it: `NET PAY: 926.71`. */
function isAmountOf(left: Span | null, { figure }: Span): boolean {
  return left !== null && isDecimal(figure!) && isFigureName(left.text);
}
