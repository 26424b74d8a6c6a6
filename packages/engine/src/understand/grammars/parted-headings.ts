import type { Token } from "../../layout/token.ts";
import { areLettersApart } from "../page-graph/letters-apart.ts";
import { overlap, partOf, type Span } from "../page-graph/span.ts";

const FAR_EM = 3;

/**
 * Headings that stand a space apart are one phrase by their gaps: its words are parted where each of the places below gets some of
 * them. Null where there is one place, or one that gets none: then the phrase is about all of them.
 */
export function partedAmong(span: Span, places: readonly Pick<Span, "x0" | "x1">[]): Span[] | null {
  if (places.length < 2 || span.tokens.length < places.length || areLettersApart(span.tokens)) return null;
  const parts = places.map((): Token[] => []);
  const nearest = span.tokens.map((token) => {
    const shared = places.map((place) => overlap(token, place));
    const best = Math.max(...shared);
    return { token, best, at: shared.indexOf(best) };
  });
  if (nearest.some(({ best }) => best <= -FAR_EM * span.size)) return null;
  // What stands between two columns heads texts there, if each of these has a heading without it.
  const over = nearest.filter(({ best }) => best > 0);
  const isEachHeaded = places.every((_, place) => over.some(({ at }) => at === place));
  for (const { token, at } of isEachHeaded ? over : nearest) parts[at]!.push(token);
  if (parts.some(({ length }) => length === 0)) return null;
  return parts.map((tokens) => partOf(span, tokens));
}
