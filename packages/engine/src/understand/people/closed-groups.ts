import type { Token } from "../../layout/token.ts";
import type { RecordDraft } from "../grammars/record-draft.ts";
import { headingWorth, isSumWord, votesOf } from "../votes/wording.ts";
import type { Names } from "./names.ts";
import type { Printed } from "./parts.ts";

/** Words of a sum that say that it is one, or join that to what it is of. */
const OF_SUM = /^(?:(?:sub-?)?totals?|sub|ttl|tot|sum|for|of|dept\.?|department|[-\u2013\u2014:*=]+)[:.]?$/i;
/** How many it adds up: `(6)`, `6 employees`. */
const COUNT = /^\(?\d{1,4}\)?$/;
/** Sums of what is no department: of everybody, of a page, of one person's checks, of work done. */
const OF_OTHERS =
  /\b(?:report|grand|company|client|page|batch|all|employees?|emps?|people|checks?|payments?|records?|quarter|week|period|month|year|job|project|plan|payroll|run|register|final|overall|count)\b/i;
/** `6 participants` */
const PEOPLE = /^\d+ \p{Ll}+$/u;
const LEAST_GROUPS = 2;

/** What sums below several records add up is their department, where they say of what they are: `Total Administration (6)`. */
export function closedGroups(all: readonly RecordDraft[], { of: people }: Names): Map<number, Printed> {
  const found = new Map<number, Printed>();
  const names = new Set<string>();
  let open: RecordDraft[] = [];
  for (const record of all) {
    if (!record.isSum) {
      open.push(record);
      continue;
    }
    const name = open.length === 0 ? null : nameOf(record);
    if (name === null) {
      // A page ends within a group.
      if (!isOfPage(record)) open = [];
      continue;
    }
    const isSomebody = open.some(({ index }) => isCalled(people.get(index) ?? [], name));
    if (!isSomebody) {
      names.add(name.text);
      for (const { index } of open) found.set(index, name);
    }
    open = [];
  }
  return names.size < LEAST_GROUPS ? new Map() : found;
}

function nameOf({ texts }: RecordDraft): Printed | null {
  const words = texts.filter(({ span, line }) => line === 0 && span.figure === null).map(({ span }) => span);
  if (!words.some(({ text }) => isSumWord(text))) return null;
  let tokens: readonly Token[] = words.flatMap((span) => span.tokens);
  const isRest = ({ text }: Token): boolean => OF_SUM.test(text);
  while (tokens.length > 0 && (isRest(tokens.at(-1)!) || COUNT.test(tokens.at(-1)!.text)))
    tokens = tokens.slice(0, -1);
  while (tokens.length > 0 && isRest(tokens[0]!)) tokens = tokens.slice(1);
  const text = tokens
    .map((token) => token.text)
    .join(" ")
    .replace(/[\s:,-]+$/, "");
  const isName = /\p{L}{2}/u.test(text) && !isSumWord(text) && !PEOPLE.test(text) && !OF_OTHERS.test(text);
  return isName && votesOf(text).subjects.size === 0 && headingWorth(text) === 0 ? { text, tokens } : null;
}

/** Whether a sum is of somebody's several checks, called by their name in any order. */
function isCalled(name: readonly Printed[], { text }: Printed): boolean {
  return wordsOf(name.map((piece) => piece.text).join(" ")) === wordsOf(text);
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter((word) => word !== "")
    .sort()
    .join(" ");
}

function isOfPage({ texts }: RecordDraft): boolean {
  return texts.some(({ span }) => /\bpage\b/i.test(span.text));
}
