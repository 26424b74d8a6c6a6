import type { TextReading } from "../../interpret/reading.ts";
import type { CellRow } from "../cells/cells.ts";

/** Who governs a place or keeps its schools, by a phrase. */
const IS_PUBLIC =
  /^(?:city|town|township|village|borough|county|state|commonwealth) of \p{L}|\b(?:county|parish|township|school district|unified school district|isd|school board|board of education|public schools|public library|housing authority|fire district|water district)(?: no\.? ?\d+)?(?:, \p{L}[\p{L}. ]+)?$/iu;

/** Whether a company is a public body. */
export function isPublicBody(name: string): boolean {
  return IS_PUBLIC.test(name);
}

/** `City of Astoria`, `Linn County, Oregon` */
const PUBLIC_BODY =
  /^(?:(?:city|town|township|village|borough|county|state) of \p{Lu}[\p{L}.' -]+(?:, \p{Lu}[\p{L}. ]+)?|(?!total\b)\p{Lu}[\p{L}.' -]+ (?:county|parish|township|borough)(?:, \p{L}[\p{L}. ]+)?)$/iu;
const FIRST_ROWS = 3;

/** Who governs a place, in a phrase at the head of the page. */
export function publicBody(rows: readonly CellRow[]): TextReading | null {
  const name = rows
    .slice(0, FIRST_ROWS)
    .flatMap(({ cells }) => cells)
    .find(({ text }) => PUBLIC_BODY.test(text));
  return name === undefined ? null : { text: name.text, tokens: name.tokens };
}
