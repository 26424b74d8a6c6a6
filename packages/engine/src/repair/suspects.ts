import type { Token } from "../layout/token.ts";
import type { Word } from "../read/page-reader.ts";
import type { ProvenCheck } from "../reconcile/check-list.ts";

/** So many figures of one document are looked at again at most: a second look costs as much as the first. */
const MOST = 60;

/**
 * The figures of scanned pages that no sum vouches for, the least sure first: members of sums that fail, and unless only those
 * are asked for, fields that take part in none.
 */
export function suspectsOf(
  checks: readonly ProvenCheck[],
  tokens: readonly Token[],
  of: "failed sums" | "no sum" = "no sum",
): Word[] {
  const [failed, proved] = [new Set<Token>(), new Set<Token>()];
  for (const { check, tokens: members, weight } of checks) {
    if (check.passed === true && weight >= 2) for (const token of members) proved.add(token);
    if (check.passed === false) for (const token of members) failed.add(token);
  }
  const isOpen = (token: Token): boolean =>
    failed.has(token) ||
    (of === "no sum" &&
      token.moneyLike &&
      token.money !== 0 &&
      token.claim === "field" &&
      !proved.has(token));
  const words = tokens
    .filter((token) => isOpen(token) && !(failed.has(token) && proved.has(token) && isSure(token)))
    .map((token) => token.words.filter(({ text }) => /\d/.test(text)))
    // Thousands and cents that stand apart say nothing by themselves.
    .flatMap((figures) => (figures.length === 1 && figures[0]!.source === "ocr" ? figures : []));
  return words.sort((a, b) => a.confidence - b.confidence).slice(0, MOST);
}

/** From here on a figure that another sum proves is not what breaks a sum. */
const SURE = 0.9;

function isSure({ words }: Token): boolean {
  return words.every(
    ({ confidence, otherReadings = [] }) => confidence >= SURE && otherReadings.length === 0,
  );
}
