import type { TextReading } from "../../interpret/reading.ts";
import type { CellRow } from "../cells/cells.ts";

/** `City of Astoria` */
const PUBLIC_BODY = /^(?:city|town|township|village|borough|county|state) of \p{Lu}[\p{L}.' -]+$/iu;
const FIRST_ROWS = 3;

/** Who governs a place, in a phrase at the head of the page. */
export function publicBody(rows: readonly CellRow[]): TextReading | null {
  const name = rows
    .slice(0, FIRST_ROWS)
    .flatMap(({ cells }) => cells)
    .find(({ text }) => PUBLIC_BODY.test(text));
  return name === undefined ? null : { text: name.text, tokens: name.tokens };
}
