import type { Line } from "../layout/lines.ts";
import type { RecordReading } from "./reading.ts";

/** A number, a name of one to three words and what kind of street it is, or a box at the post office. */
const STREET =
  /(?<![^\s\t])(?:\d{1,5}[A-Z]?\s(?:[\p{Lu}\d][\p{L}\d.'’]*\s){1,3}(?:street|st|avenue|ave?|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|highway|hwy|parkway|pkwy|terrace|ter|circle|cir|square|sq|trail|loop)\b|p\.?\s?o\.?\sbox\s\d+)/giu;
/** A street may stand so many lines below the name, and begins where it begins, or where what stands before it does. */
const LINES_BELOW = 2;
const ASIDE_EM = 1;

/**
 * Puts the street beside or below each person's name to the record: it tells two people of one name apart. Two streets on a line leave it
 * open.
 */
export function putStreets(records: readonly RecordReading[], lines: readonly Line[]): void {
  const people = records.filter(({ scope, name }) => scope === "check" && name !== null);
  if (people.length < 2) return;
  const at = new Map(lines.flatMap((line, i) => line.tokens.map((token) => [token, i])));
  for (const record of people) {
    const [token] = record.name!.tokens;
    const first = token === undefined ? undefined : at.get(token);
    if (token === undefined || first === undefined) continue;
    const edges = [token.x0, lines[first]!.tokens[0]!.x0];
    const below = lines
      .slice(first + 1, first + 1 + LINES_BELOW)
      .filter(
        ({ page, tokens }) =>
          page === record.page &&
          edges.some((edge) => Math.abs(tokens[0]!.x0 - edge) <= ASIDE_EM * token.size),
      );
    const street = streetOf(lines[first]!) ?? below.map(streetOf).find((found) => found !== null) ?? null;
    if (street !== null) record.street = street;
  }
}

function streetOf({ text }: Line): string | null {
  const [street, ...others] = text.match(STREET) ?? [];
  return street === undefined || others.length > 0 ? null : street.toLowerCase();
}
