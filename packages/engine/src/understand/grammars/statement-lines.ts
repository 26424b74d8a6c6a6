import { isMasked } from "../people/masked.ts";
import { valuesOf } from "../people/values.ts";
import { isDecimal } from "../page-graph/figure.ts";
import type { Row, Span } from "../page-graph/span.ts";
import { LISTED } from "../votes/roles.ts";
import { sectionOf } from "../votes/sections.ts";
import { isCodeForm, knownBits, votesOf } from "../votes/wording.ts";

/** Numbers of one row that one label stands left of. */
export interface StatementLine {
  row: Row;
  /** Nearest text left of its numbers that names them; null where none does. */
  label: Span | null;
  code: Span | null;
  /** Text left of the label, with no number between: the name of the row, where the label only says what is counted. */
  before: Span | null;
  /** Texts between the label and the numbers: what the line is besides. */
  notes: readonly Span[];
  figures: readonly Span[];
}

/** Rows of one statement, parted into lines and texts that stand free. */
export interface StatementRows {
  rows: readonly Row[];
  lines: readonly StatementLine[];
  /** By row: texts that are no label of a line. */
  free: ReadonlyMap<Row, readonly Span[]>;
}

const DATED = /\d{1,4}[/-]\d{1,2}[/-]\d{2,4}/;
const DAY = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2},? \d{4}$/iu;
export const KNOWN_BITS = 4;
/** Over numbers that say what somebody worked at, and of which kind no line is. */
const JOBS = /^(?:job|project|task|phase|work ?order)(?: (?:code|no\.?|number|#))?$/i;
const CODES_PT = 2;
const STATUS_LENGTH = 3;
/** What is said of a line in a column of its own. */
const NOTE = /^(?:pre|post|before|after)[- ]?tax$/i;
/** Texts of one line stand no further apart than so many em. */
const TYPE_EM = 20;
const CODE_EM = 5;
/** Over codes that stand in a column of their own. */
const CODES = /^(?:(?:pay|earnings?|deduction|tax|item) )?codes?$/i;
const LARGER = 1.25;
const SMALLER = 1.05;

/** Parts rows into lines: a text and the numbers right of it, up to the next text. */
export function statementRows(rows: readonly Row[], isWhole: boolean): StatementRows {
  const lines: StatementLine[] = [];
  const free = new Map<Row, Span[]>();
  const heads = rows.flatMap(({ spans }) => spans.filter(({ text }) => CODES.test(text) || JOBS.test(text)));
  for (const row of rows) {
    const used = new Set<Span>();
    const told = toldIn(row);
    let texts: Span[] = [];
    let figures: Span[] = [];
    const close = (): void => {
      if (figures.length > 0) {
        const line = { row, ...labelOf(texts, told, heads), figures };
        lines.push(line);
        for (const span of [line.label, line.code]) if (span !== null) used.add(span);
      }
      figures = [];
    };
    for (const [i, span] of row.spans.entries()) {
      if (span.nothing || span.figure?.percent === true || isMark(span)) continue;
      if (span.figure !== null && isAmount(span, texts.at(-1), isWhole)) {
        // What is set much larger than the numbers before it stands in a box of its own.
        if (figures.length > 0 && span.size > LARGER * figures.at(-1)!.size) {
          close();
          texts = [];
        }
        figures.push(span);
        continue;
      }
      if (figures.length > 0 && UNIT.test(span.text)) continue;
      if (isBehind(span, texts, figures, row.spans[i + 1])) {
        texts.push(span);
        close();
        texts = [];
        continue;
      }
      if (figures.length > 0) {
        close();
        texts = [];
      }
      texts.push(span);
    }
    close();
    for (const span of row.spans) if (goesOn(span, lines)) used.add(span);
    free.set(
      row,
      row.spans.filter(
        (span) =>
          !used.has(span) &&
          !told.has(span) &&
          !span.nothing &&
          !isMark(span) &&
          (span.figure === null || !isDecimal(span.figure)),
      ),
    );
  }
  return { rows, lines, free };
}

/** Signs behind a number or between two, as for a minus, a sum or a note: `84.50 -#`. */
function isMark({ text }: Span): boolean {
  return /^[-+=#*:\u2020\u2021\u2212\u2013\u2014]+$/.test(text);
}

/** What a number before it is counted in; further numbers of its line follow. */
const UNIT =
  /^(?:mi|miles?|km|h|hrs?|hours?|days?|wks?|weeks?|stops?|loads?|trips?|ea|each|pcs?|pieces?|units?)\.?$/i;
const BEHIND_EM = 1.5;

/** Whether a text names the one number right before it: `$500.00 went to savings`. */
function isBehind(
  span: Span,
  texts: readonly Span[],
  figures: readonly Span[],
  next: Span | undefined,
): boolean {
  return (
    texts.length === 0 &&
    figures.length === 1 &&
    span.x0 - figures[0]!.x1 < BEHIND_EM * span.size &&
    (next === undefined || next.figure === null) &&
    knownBits(span.text) >= KNOWN_BITS
  );
}

/** Whether a number counts something; a run of digits does in documents without cents, and as hours. */
function isAmount({ figure, text }: Span, before: Span | undefined, isWhole: boolean): boolean {
  if (isDecimal(figure!)) return true;
  if (/^0\d/.test(text)) return false;
  const votes = before === undefined ? null : votesOf(before.text);
  if (votes !== null && (votes.kinds.get("hours") ?? 0) > 0) return true;
  if (
    votes !== null &&
    best(votes.subjects) >= KNOWN_BITS &&
    (votes.subjects.get("none") ?? 0) === 0 &&
    figure!.units < 1000
  )
    return true;
  return isWhole;
}

const WRAP_EM = 1.5;
const EDGE_EM = 0.45;

/** Whether a text goes on with the label of a line right above: it begins below it, with a small letter. */
function goesOn(span: Span, lines: readonly StatementLine[]): boolean {
  if (span.figure !== null || !/^[a-z(]/.test(span.text)) return false;
  return lines
    .slice(-8)
    .some(
      ({ label }) =>
        label !== null &&
        label.row < span.row &&
        label.page === span.page &&
        span.top - label.bottom < WRAP_EM * span.size &&
        Math.abs(span.x0 - label.x0) < EDGE_EM * span.size,
    );
}

export function best(bits: ReadonlyMap<unknown, number>): number {
  return Math.max(0, ...bits.values());
}

/** Texts of a row that say something of somebody, as the words before them tell: `Department | Emergency Dept`. */
function toldIn(row: Row): ReadonlySet<Span> {
  return new Set(
    valuesOf(row).flatMap(({ span, told }) => (told.some((says) => says !== "other") ? [span] : [])),
  );
}

/** Of texts before numbers the nearest names them, unless it is a date or a type that the text before it is told with. */
function labelOf(
  texts: readonly Span[],
  told: ReadonlySet<Span>,
  heads: readonly Span[],
): Pick<StatementLine, "label" | "code" | "before" | "notes"> {
  let at = texts.length - 1;
  while (at > 0 && isOfLabel(texts[at]!, texts[at - 1]!, told.has(texts[at - 1]!))) at--;
  const label = texts[at] ?? null;
  const left = texts[at - 1] ?? null;
  const notes = texts.slice(at + 1);
  if (label === null || left === null) return { label, code: null, before: null, notes };
  const isNear = label.x0 - left.x1 < CODE_EM * label.size;
  const head = heads.findLast(({ x0, row }) => row < left.row && Math.abs(x0 - left.x0) < CODES_PT);
  const isCode = head === undefined ? isNear : CODES.test(head.text);
  const isCoded = isCodeForm(left.text) && isCode && sectionOf(left.text) === null;
  const before = (isCoded ? texts[at - 2] : left) ?? null;
  return {
    label,
    code: isCoded ? left : null,
    before: before !== null && told.has(before) ? null : before,
    notes,
  };
}

/** What a check says before whom it is made out to: their name is no label of the amount. */
const PAYEE = /\border of$/i;

function isOfLabel(span: Span, left: Span, isTold: boolean): boolean {
  if (PAYEE.test(left.text) || isMasked(span.text)) return true;
  if (left.text.endsWith(":") && DATED.test(span.text)) return false;
  if (NOTE.test(span.text)) return true;
  // `Union Fees | Deduction after tax`: the list of a line stands behind its label.
  const isLineBefore = !isTold && knownBits(left.text) >= KNOWN_BITS && sectionOf(left.text) === null;
  if (isLineBefore && !isCodeForm(left.text) && LISTED.has(sectionOf(span.text) ?? "none")) return true;
  // What is set smaller behind the name of a line says more of it: `Pension | Lakeshore Retirement Fund`.
  const isSmaller = span.size * SMALLER < left.size && span.bold === left.bold;
  if (isLineBefore && !isCodeForm(left.text) && isSmaller) return true;
  if (span.x0 - left.x1 > TYPE_EM * span.size) return false;
  if (DATED.test(span.text)) return true;
  if (DAY.test(span.text)) return isLineBefore || isMasked(left.text);
  if (saysKindOnly(span)) return false;
  // A letter or two behind a known name are a status, whatever they abbreviate elsewhere.
  const isOpen = span.text.length <= STATUS_LENGTH || knownBits(span.text) < KNOWN_BITS;
  return isOpen && isLineBefore;
}

/** Whether a label only says what is counted: `Current`, `YTD`, `This Period`. */
export function saysKindOnly({ text }: Span): boolean {
  const { subjects, kinds } = votesOf(text.replace(/:$/, ""));
  return (
    best(subjects) <= 2 && ["amount", "ytd", "ytd_hours"].some((kind) => (kinds.get(kind as "ytd") ?? 0) > 0)
  );
}
