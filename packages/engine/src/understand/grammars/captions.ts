import { partOf, type Span } from "../page-graph/span.ts";
import { attributesOf } from "../people/attributes.ts";
import { BRACED, codeOfCaption } from "./caption-code.ts";
import { withoutContinued } from "../people/parts.ts";
import { LISTED, noVotes, type Subject, type Votes } from "../votes/roles.ts";
import { payerIn, type Payer } from "../votes/payers.ts";
import { sectionOf } from "../votes/sections.ts";
import { isCodeForm, isLine, isNumbered, votesOf } from "../votes/wording.ts";
import type { RecordDraft } from "./record-draft.ts";
import { namesRate } from "./told-by-pay.ts";

/** The text above records that names what all their numbers are about: a plan, a tax, a code. */
export interface Caption {
  span: Span;
  /** The code right before it. */
  code: Span | null;
  /** It begins with its code, as most of them do: `MED1 - Medical`. */
  isCoded: boolean;
  /** The list that its lines belong to. */
  section: Subject;
}

/** A text above so many of the groups is known as a line of pay where all of them have captions. */
const KNOWN_SHARE = 0.3;
const LEAST_GROUPS = 2;

/**
 * The captions of records: what stands above groups of them, where the vocabulary knows enough of it as lines of pay. They
 * stand in the line nearest to the records of which so much is known; lines farther above say what kind of plan they are.
 * Empty where the lines above say something else.
 */
export function captionsOf(records: readonly RecordDraft[]): ReadonlyMap<RecordDraft, Caption> {
  const groups = new Map<Span, RecordDraft[]>();
  for (const record of records) {
    const first = record.above.find(mayBeCaption);
    if (first !== undefined) groups.set(first, [...(groups.get(first) ?? []), record]);
  }
  const captions = new Map<RecordDraft, Caption>();
  const lines = new Map([...groups].map(([first, [record]]) => [first, linesOf(record!.above)]));
  // A group has no caption where nothing over it may be one.
  for (const [first, own] of lines)
    if (own.length === 0) for (const map of [lines, groups]) map.delete(first);
  const level = levelOf([...lines.values()]);
  if (level === null) return captions;
  const spans = new Map(
    [...lines].map(([first, own]) => {
      const { span, code } = named(own[Math.min(level, own.length - 1)]!);
      return [first, { span: { ...span, ...withoutContinued(span.tokens) }, code }];
    }),
  );
  const sections = new Map(
    [...lines].map(([first, own]) => {
      const ofName = [spans.get(first)!.span].filter(isKnown).flatMap(sectionBy);
      return [first, ofName[0] ?? mostOf(own.flat().filter(isKnown).flatMap(sectionBy))];
    }),
  );
  const usual = mostOf([...sections.values()].flatMap((section) => section ?? []));
  if (usual === null) return captions;
  const coded = [...spans.values()].filter(({ span }) => codeOfCaption(span.text) !== null).length;
  const isCoded = coded >= MOSTLY * spans.size;
  const payers = payersOf(groups, spans);
  for (const [first, own] of groups) {
    const named = spans.get(first)!;
    const said = sections.get(first) ?? usual;
    // `Group Term Life` among plans is one of them, and no imputed income.
    const isUsual = said === "earning" && (votesOf(named.span.text).subjects.get(usual) ?? 0) > 0;
    const section = sideOf(isUsual ? usual : said, payers.get(wordsOf(named)) ?? null);
    const caption = { ...named, isCoded, section };
    for (const record of own) captions.set(record, caption);
  }
  return captions;
}

const MOSTLY = 0.6;

/** The caption in a line, and the code before it. */
function named(texts: readonly Span[]): Pick<Caption, "span" | "code"> {
  const [first, second] = texts;
  const isName = second !== undefined && /^[\p{L}\d]/u.test(second.text);
  if (isName && isCodeForm(first!.text) && second.x0 - first!.x1 < CODE_EM * first!.size)
    return { span: second, code: first! };
  const code = second === undefined ? null : codeAtEnd(first!);
  if (isName && code !== null) return { span: second, code };
  const told = texts.find((span, i) => i > 0 && CODE_LABEL.test(texts[i - 1]!.text) && isCodeForm(span.text));
  const known = texts.find((span) => span !== told && isKnown(span));
  if (known !== undefined && told !== undefined) return { span: known, code: told };
  const braced = known === undefined ? undefined : texts[texts.indexOf(known) + 1];
  const inside = BRACED_CODE.exec(braced?.text ?? "")?.groups?.["code"];
  if (inside !== undefined) return { span: known!, code: { ...braced!, text: inside } };
  return { span: texts.find(isKnown) ?? texts.find(({ text }) => !isCodeForm(text)) ?? first!, code: null };
}

const CODE_EM = 12;
const BRACED_CODE = new RegExp(`^${BRACED}$`);
/** `Tax code:` before the code of a caption. */
const CODE_LABEL = /\b(?:code|id|no\.?|number):$/i;

/** `DEDUCTION CODE 010` before the name of a plan: its code, behind words that say so. */
function codeAtEnd(span: Span): Span | null {
  const code = span.tokens.at(-1)!;
  const words = span.text.slice(0, -code.text.length).trim();
  return /\b(?:code|no\.?|#)$/i.test(words) && isCodeForm(code.text)
    ? { ...span, text: code.text, tokens: [code], x0: code.x0 }
    : null;
}

function mayBeCaption({ text }: Span): boolean {
  return (sectionOf(text) === null || isLine(text)) && payerIn(text) === null;
}

function isKnown({ text }: Span): boolean {
  return isLine(text) && !isNumbered(text) && attributesOf(text).every((attribute) => attribute === "other");
}

/** The lines above records that may be captions, the nearest first. */
function linesOf(above: readonly Span[]): Span[][] {
  const lines: Span[][] = [];
  // A line that says what somebody is hired for says who they are: `State: MO` in it is no tax.
  const ofPeople = new Set(above.flatMap(({ row, text }) => (namesRate(text) ? row : [])));
  for (const span of above) {
    if (!mayBeCaption(span) || ofPeople.has(span.row)) continue;
    const line = lines.at(-1);
    if (line?.[0]!.row !== span.row) lines.push([span]);
    else if (goesOn(line.at(-1)!, span)) line.push(joined(line.pop()!, span));
    else line.push(span);
  }
  return lines.reverse();
}

const SPACE_EM = 0.5;

/**
 * Whether a phrase stands a space behind another: a column below both has parted them. Words with a colon name what follows, and what
 * is in brackets says more of it.
 */
function goesOn({ text, x1, size }: Span, next: Span): boolean {
  const isSaid = text.endsWith(":") || /:$|^\(/.test(next.text);
  return !isSaid && next.x0 - x1 <= SPACE_EM * size;
}

function joined(one: Span, next: Span): Span {
  return partOf(one, [...one.tokens, ...next.tokens], `${one.text} ${next.text}`);
}

/** Which of the lines above holds the captions, counted from the records; null where too few are known. */
function levelOf(groups: readonly (readonly (readonly Span[])[])[]): number | null {
  const deepest = Math.max(0, ...groups.map((lines) => lines.length));
  for (let level = 0; level < deepest; level++) {
    const known = groups.filter((lines) => lines[level]?.some(isKnown) === true).length;
    if (known >= LEAST_GROUPS && known >= KNOWN_SHARE * groups.length) return level;
  }
  return null;
}

/** What both sides pay belongs to neither list: `EMPLOYEE/EMPLOYER REQUIRED`. */
const OF_BOTH = /\b(?:employee|ee) ?(?:\/|&|and) ?(?:employer|er)\b/i;

function sectionBy({ text }: Span): Subject | [] {
  if (OF_BOTH.test(text)) return [];
  const [best] = [...votesOf(text).subjects]
    .filter(([subject, bits]) => LISTED.has(subject) && bits > 0)
    .sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? [];
}

const ON_OTHER_SIDE: Partial<Record<Subject, Record<Payer, Subject>>> = {
  tax: { employee: "tax", employer: "employer_tax" },
  employer_tax: { employee: "tax", employer: "employer_tax" },
  deduction: { employee: "deduction", employer: "employer_contribution" },
  employer_contribution: { employee: "deduction", employer: "employer_contribution" },
};

/** Who pays what a caption names, as a text in its line says, by the caption's words. It need not say so again on a further page. */
function payersOf(
  groups: ReadonlyMap<Span, readonly RecordDraft[]>,
  captions: ReadonlyMap<Span, Pick<Caption, "span" | "code">>,
): Map<string, Payer> {
  const payers = new Map<string, Payer>();
  for (const [first, [record]] of groups) {
    const caption = captions.get(first)!;
    for (const { row, text } of record!.above) {
      const payer = row === caption.span.row ? payerIn(text) : null;
      if (payer !== null) payers.set(wordsOf(caption), payer);
    }
  }
  return payers;
}

function wordsOf({ span, code }: Pick<Caption, "span" | "code">): string {
  return `${code?.text ?? ""} ${span.text}`;
}

/** The list of a caption, on the side of who pays. */
function sideOf(section: Subject, payer: Payer | null): Subject {
  return payer === null ? section : (ON_OTHER_SIDE[section]?.[payer] ?? section);
}

function mostOf(sections: readonly Subject[]): Subject | null {
  const counts = new Map<Subject, number>();
  for (const section of sections) counts.set(section, (counts.get(section) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const CAPTION_BITS = 5;

/** What the section of a caption says of numbers below headings that name nothing. */
export function captionVotes(section: Subject): Votes {
  const votes = noVotes();
  votes.subjects.set(section, CAPTION_BITS);
  return votes;
}
