import { parseMoney, type Cents } from "@paylift/canonical";
import { tokensOf, type Token } from "../layout/token.ts";
import type { Word } from "../read/page-reader.ts";
import { changedWord } from "../read/text-word.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";

/** Another text for one word of a scanned page. */
export interface Substitution {
  word: Word;
  text: string;
}

/** Digits that look alike in small or blurred print, both ways. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "8696",
  "1": "74",
  "2": "7",
  "3": "85",
  "4": "1",
  "5": "638",
  "6": "805",
  "7": "12",
  "8": "0369",
  "9": "048",
};
/** Above this confidence a digit is taken as read, unless another look gave another one. */
const DOUBTFUL = 0.85;
/** More places of a figure are not tried together. */
const MOST_PLACES = 6;

/**
 * The texts that doubtful figures of a scan may have had instead, as far as one of the failed sums misses just what the
 * exchange would bring. What was read surely and the same each time is what is printed, and has no substitution.
 */
export function substitutionsFor(checks: readonly ProvenCheck[], tokens: readonly Token[]): Substitution[] {
  const missing = new Set<Cents>();
  const missingOf = new Map<Token, Set<Cents>>();
  for (const { check, tokens: members } of checks) {
    if (check.passed !== false || check.difference === null) continue;
    const cents = Math.round(Math.abs(check.difference) * 100);
    missing.add(cents);
    for (const member of members) missingOf.set(member, (missingOf.get(member) ?? new Set()).add(cents));
  }
  if (missing.size === 0) return [];
  return tokens.flatMap((token) =>
    token.words.flatMap((word) => {
      if (word.source !== "ocr" || !isDoubtful(word)) return [];
      const brings = (text: string, sums: ReadonlySet<Cents>): boolean => {
        const cents = moneyWith(token, word, text);
        return cents !== null && sums.has(Math.abs(cents - (token.money ?? 0)));
      };
      const own = missingOf.get(token) ?? new Set<Cents>();
      const texts = [
        ...otherTexts(word).filter((text) => brings(text, missing)),
        ...(own.size === 0 ? [] : digitsAsOne(word.text)).filter((text) => brings(text, own)),
      ];
      return [...new Set(texts)].map((text) => ({ word, text }));
    }),
  );
}

function isDoubtful({ text, confidence, otherReadings = [] }: Word): boolean {
  return confidence < DOUBTFUL || otherReadings.some((reading) => reading !== text);
}

/** What a figure would be with another text for one of its words; null where they would be no figure. */
function moneyWith(token: Token, word: Word, text: string): Cents | null {
  if (token.words.length === 1) return parseMoney(text);
  const words = token.words.map((other) => (other === word ? changedWord(word, { text }) : other));
  for (const decimals of ["point", "space", "comma"] as const) {
    const read = tokensOf(words, token.page, decimals);
    if (read.length === 1) return read[0]!.money;
  }
  return null;
}

function otherTexts({ text, otherReadings = [] }: Word): string[] {
  const other = otherReadings.filter((reading) => reading !== text);
  return [...other, ...oneDigitChanged(text), ...withPoint(text)];
}

/** Several digits changed, all of them to one: a face whose zeros are filled makes each of them an 8 or a 6. */
function digitsAsOne(text: string): string[] {
  return [..."0123456789"].flatMap((digit) => {
    const places = [...text].flatMap((read, i) => (LOOKALIKES[read]?.includes(digit) ? [i] : []));
    const tried = places.slice(0, MOST_PLACES);
    return Array.from({ length: 2 ** tried.length - 1 }, (_, i) => {
      const changed = [...text];
      for (const [bit, place] of tried.entries()) if (((i + 1) >> bit) & 1) changed[place] = digit;
      return changed.join("");
    });
  });
}

function oneDigitChanged(text: string): string[] {
  return [...text].flatMap((digit, i) =>
    [...(LOOKALIKES[digit] ?? "")].map((other) => text.slice(0, i) + other + text.slice(i + 1)),
  );
}

/** A lost point, or one read as another sign. */
function withPoint(text: string): string[] {
  const digits = /^(.*\d)[.,:;]?(\d\d)$/.exec(text);
  return digits === null ? [] : [`${digits[1]}.${digits[2]}`].filter((pointed) => pointed !== text);
}
