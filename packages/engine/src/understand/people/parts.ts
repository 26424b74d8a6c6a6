import type { Token } from "../../layout/token.ts";
import type { Band } from "../grammars/bands.ts";
import type { TableEntries } from "../grammars/entries.ts";
import { isDecimal } from "../page-graph/figure.ts";
import type { PageGraph } from "../page-graph/page-graph.ts";
import type { Row, Span } from "../page-graph/span.ts";
import { TOLERANCES } from "../tolerances.ts";
import { inlineAttribute, type Attribute } from "./attributes.ts";
import { behindMasked, isMasked } from "./masked.ts";
import {
  bandsOver,
  headingsOf,
  headsFor,
  labelsAbove,
  overNumbers,
  textColumns,
  type Head,
} from "./text-heads.ts";
import { valuesOf } from "./values.ts";

/** What the form of a part is: words, something with digits, a date, a number of which digits are hidden. */
export type Form = "words" | "code" | "date" | "masked";

/** A text of the page, or a piece of one, that may say who a record is about. */
export interface Part {
  text: string;
  tokens: readonly Token[];
  form: Form;
  span: Span;
  /** Place in its phrase, from 0. */
  order: number;
  /** The phrase it was cut from, without the words before it that say what it is. */
  whole: { text: string; tokens: readonly Token[] };
  /** What words before it say of it. */
  told: readonly Attribute[];
  /** The words before it, or the headings over it. */
  words: string;
  /** An address begins right below it. */
  overAddress: boolean;
  /** Numbers stand in its row. */
  besideFigures: boolean;
  /** How far right of its phrase anything else begins, in its row or those around, or the page ends, in points. */
  room: number;
  /** Headings over it, one a line, with what they say of it. */
  heads: readonly Head[];
}

/** The parts of a document by the phrase they stand in. They depend on no way to read it. */
export type Parts = ReadonlyMap<Span, readonly Part[]>;

export function partsOf({ rows }: PageGraph, tables: readonly TableEntries[]): Parts {
  const parts = new Map<Span, Part[]>();
  const bands = bandsOver(tables);
  const headings = new Map<Band, readonly (Head & { span: Span })[]>();
  const columns = textColumns(tables);
  const edges = rightEdges(rows);
  const free = new Map<Band, readonly (Head & { span: Span })[]>();
  const goOn = (row: Row, part: Part): Part => ({ ...part, whole: wholeOf(row, part, parts) });
  rows.forEach((row, i) => {
    const band = bands.get(row) ?? null;
    if (band !== null && !headings.has(band)) {
      const own = headingsOf(band, overNumbers(tables, band));
      headings.set(band, own);
      // What begins where a column begins heads that one, and none beside it.
      const edges = columns.get(band) ?? [];
      free.set(
        band,
        own.filter((head) => !edges.some(({ x0 }) => Math.abs(x0 - head.span.x0) < TOLERANCES.sameEdgePt)),
      );
    }
    const ofBand = band === null ? [] : headings.get(band)!;
    const above = labelsAbove(rows, i);
    const values = valuesOf(row, band?.kind === "people");
    for (const { span: whole, told, words } of values) {
      const own = behindMasked(whole).flatMap((span) => {
        const column =
          band === null
            ? undefined
            : columns.get(band)?.find(({ x0 }) => Math.abs(x0 - span.x0) < TOLERANCES.sameEdgePt);
        const open = band === null ? [] : (free.get(band) ?? ofBand);
        const heads =
          told.length > 0 ? [] : headsFor(span, ofBand, above, column && { ...column, heads: open });
        const before = words === "" ? heads.map(({ text }) => text).join(" ") : words;
        const around = {
          overAddress: isOverAddress(span, rows[i + 1]),
          besideFigures: row.hasFigures,
          room: roomOf(span, rows, i, edges.get(row.page)!),
        };
        return cut(whole, span, told, before, { heads, ...around });
      });
      parts.set(whole, own);
    }
    // A department is all that follows its words, `Department 10 - Shop`, or stands below them: `Building` over `12  Main Street`.
    for (const { span, label } of values) {
      const own = parts.get(span)!;
      const last = own.at(-1);
      if (last !== undefined && isOfDepartment(last))
        parts.set(
          span,
          own.map((part) => (part.whole === last.whole ? numbered(goOn(row, part), label) : part)),
        );
    }
  });
  return parts;
}

function isOfDepartment({ told, heads }: Part): boolean {
  const said = told.length > 0 ? told : heads.flatMap(({ attributes }) => attributes);
  return said.includes("department") && said.every((attribute) => attribute === "department");
}

type Around = Pick<Part, "heads" | "overAddress" | "besideFigures" | "room">;

const ROWS_AROUND = 2;

/** Rows of a page end where the furthest does. */
function rightEdges(rows: readonly Row[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const { page, x1 } of rows) edges.set(page, Math.max(x1, edges.get(page) ?? 0));
  return edges;
}

function roomOf(span: Span, rows: readonly Row[], at: number, edge: number): number {
  let next = edge;
  for (const row of rows.slice(Math.max(0, at - ROWS_AROUND), at + ROWS_AROUND + 1))
    if (row.page === span.page) for (const { x0 } of row.spans) if (x0 > span.x1) next = Math.min(next, x0);
  return next - span.x1;
}

function isOverAddress(span: Span, below: Row | undefined): boolean {
  if (below === undefined || below.page !== span.page || below.top - span.bottom > span.size) return false;
  return below.spans.some(
    ({ x0, text }) => Math.abs(x0 - span.x0) < TOLERANCES.sameEdgePt && ADDRESS.test(text),
  );
}

/** A department with the number that stands before it in the words for it: `Department 10: Kitchen`. */
function numbered(part: Part, label: Span | null): Part {
  const number = label?.tokens.at(-1);
  const word = label?.tokens.at(-2)?.text ?? "";
  // `Org Level 1:` counts levels.
  if (word === "" || /^(?:level|lvl)$/i.test(word) || !NUMBER_BEFORE.test(number!.text)) return part;
  const { text, tokens } = part.whole;
  return { ...part, whole: { text: `${number!.text} ${text}`, tokens: [number!, ...tokens] } };
}

const NUMBER_BEFORE = /^[A-Z]?\d[\d-]*:$/;
const NEAR_EM = 2.5;
/** Behind what goes on from the page before. */
export const CONTINUED = /^\(?cont(?:inued|\.|'d|d)?\)?$/i;
const DASH = /^[-\u2010-\u2015/]$/;

/** How many stand below: `Kitchen (5)`. */
const COUNTED = /^\(\d{1,3}\)$/;

/** A text as it stands on its first page, without how many stand below it: `Assembly (continued)`, `Kitchen (5)`. */
export function withoutContinued(tokens: readonly Token[]): Part["whole"] {
  const own = [...tokens];
  const isMore = ({ text }: Token): boolean => DASH.test(text) || CONTINUED.test(text) || COUNTED.test(text);
  while (own.length > 1 && isMore(own.at(-1)!)) own.pop();
  return { text: textOf(own), tokens: own };
}

/** What a part's phrase goes on with in its row: phrases right behind it that say nothing else. */
function wholeOf(
  { spans }: Row,
  { span, whole }: Part,
  parts: ReadonlyMap<Span, readonly Part[]>,
): Part["whole"] {
  const tokens = [...whole.tokens];
  let last = span;
  for (const next of spans.slice(spans.indexOf(span) + 1)) {
    const own = parts.get(next) ?? [];
    const isDash = DASH.test(next.text);
    // What looks like a word for something and has nothing behind it is a name: `Department 1100  Town Administration`.
    const isLast =
      !parts.has(next) && next === spans.at(-1) && next.figure === null && !next.text.endsWith(":");
    const goesOn =
      isDash ||
      isLast ||
      (own.length > 0 && own.every((part) => part.told.length === 0 && part.form === "words"));
    if (
      !goesOn ||
      next.x0 - last.x1 > NEAR_EM * next.size ||
      !(isDash || DASH.test(last.text) || NUMBER.test(whole.text))
    )
      break;
    tokens.push(...next.tokens);
    last = next;
  }
  return withoutContinued(tokens);
}

/** `110`, `A110`, `20-100`: numbers that words behind them explain. */
const NUMBER = /^[A-Z]?\d+(?:-\d+)*$/;
const DATE = /^\(?\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\)?,?$/;
const BREAK = /^[-\u2010-\u2015|/\u00b7\u2022,;]$/;
/** Line printers set titles of groups off with stars: `** DEPT 110 PRESS`. */
const STARS = /^\*+$/;
const ADDRESS =
  /^(?:p\.? ?o\.? box|\d+[a-z]? \S.*\b(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|hwy|highway|way|ct|court|pkwy|parkway|suite|ste|place|pl|terrace|circle|cir)\b)|,? [A-Z]{2} \d{5}(?:-\d{4})?$/i;
const MOST_WORDS = 12;
const GOING_ON = /^(?:by|on|for|from|with|through|dated|is|was|has)$/;

function formOf(text: string): Form {
  if (isMasked(text)) return "masked";
  if (DATE.test(text)) return "date";
  return /\d/.test(text) ? "code" : "words";
}

/** The pieces of a phrase, or of a part of it: words and codes apart, each with what the words before it say. */
function cut(
  span: Span,
  { figure, tokens, text }: Span,
  before: readonly Attribute[],
  over: string,
  around: Around,
): Part[] {
  if (figure !== null && (isDecimal(figure) || figure.percent)) return [];
  if (tokens.length > MOST_WORDS || ADDRESS.test(text)) return [];
  const parts: Part[] = [];
  let [told, words] = [before, over];
  const starless = tokens.filter(({ text: word }) => !STARS.test(word));
  for (const { label, before: own, rest } of labelled(starless, before.length > 0)) {
    if (label !== null) [told, words] = [[label], own];
    const whole = { text: textOf(rest), tokens: rest };
    let open: Token[] = [];
    const close = (): void => {
      if (open.length > 0)
        parts.push(partOf(open, { span, whole, told, words, ...around, order: parts.length }));
      open = [];
    };
    for (const token of rest) {
      if (BREAK.test(token.text)) close();
      // In a sentence a name ends where it goes on: `Paid to Ann Lee by check`.
      else if (GOING_ON.test(token.text)) {
        close();
        break;
      } else if (
        open.length > 0 &&
        (formOf(bare(open[0]!.text)) !== formOf(bare(token.text)) || token.text.startsWith("("))
      ) {
        close();
        open = [token];
      } else open.push(token);
    }
    close();
  }
  return parts;
}

/** `Wednesday, April 15, 2026`, up to its numbers. */
const WEEKDAY =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)/i;

function partOf(tokens: readonly Token[], rest: Omit<Part, "text" | "tokens" | "form">): Part {
  const text = bare(textOf(tokens));
  const form = WEEKDAY.test(text) ? "date" : formOf(text.split(" ")[0]!);
  // A number behind `Employee` is theirs, and no name.
  const isNumber =
    form === "code" && rest.told.length === 1 && rest.told[0] === "name" && !/name/i.test(rest.words);
  return { text, tokens, form, ...rest, told: isNumber ? ["id"] : rest.told };
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(" ");
}

/** Without brackets around it and without what parts it from the next. */
function bare(text: string): string {
  const inside = /^\((?<inside>[^()]*)\)?$/.exec(text)?.groups?.["inside"] ?? text;
  return inside.replace(/^#(?=[A-Z]{0,4}\d)|[;:]$|(?<=^[^()]*)\)$/g, "");
}

const LONGEST_LABEL = 4;

/** A phrase cut where words in it say what follows: `Emp ID 104040 Dept Sales`. */
function labelled(
  tokens: readonly Token[],
  isTold: boolean,
): { label: Attribute | null; before: string; rest: readonly Token[] }[] {
  const found: { label: Attribute | null; before: string; rest: Token[] }[] = [
    { label: null, before: "", rest: [] },
  ];
  for (let i = 0; i < tokens.length;) {
    const length = isTold && i === 0 ? 0 : labelAt(tokens, i);
    if (length === 0) found.at(-1)!.rest.push(tokens[i++]!);
    else {
      const before = textOf(tokens.slice(i, i + length));
      found.push({ label: inlineAttribute(before), before, rest: [] });
      i += length;
    }
  }
  return found.filter(({ rest }) => rest.length > 0);
}

/** How many tokens from one on are words for what follows them; words for numbers stand before one, others at the beginning. */
function labelAt(tokens: readonly Token[], at: number): number {
  for (let length = Math.min(LONGEST_LABEL, tokens.length - at - 1); length > 0; length--) {
    const text = textOf(tokens.slice(at, at + length));
    const next = tokens[at + length]!.text;
    if (BREAK.test(next) || /^the$/i.test(next)) continue;
    const attribute = inlineAttribute(text);
    if (attribute === null) continue;
    const isNumber = attribute === "id" || attribute === "payment_number";
    if (/^\p{Ll}/u.test(text) && !isNumber) continue;
    // `Employee copy` says whose the page is.
    if (attribute === "name" && /^cop(?:y|ies)$/i.test(next)) continue;
    if (isNumber ? /\d/.test(next) : at === 0 || (attribute === "department" && /\d/.test(next)))
      return length;
  }
  return 0;
}

/** A text as printed, or a piece of one. */
export type Printed = Pick<Part, "text" | "tokens">;
