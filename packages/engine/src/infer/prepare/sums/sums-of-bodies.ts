import { normalizeLabel } from "@paylift/canonical";
import { namesPayer } from "../../vocabulary/payers.ts";
import type { CellRow } from "../../cells/cells.ts";

const SUM = /^(?<body>\p{L}+) (?<word>totals?):?$/iu;

/**
 * Spells sums over all that are called after the kind of body that pays, as its own name says what it is: `District Total` of a
 * school district. Elsewhere a district is a part of the whole.
 */
export function spellSumsOfBody(rows: readonly CellRow[], company: string | null): readonly CellRow[] {
  const words = new Set(normalizeLabel(company ?? "").split(" "));
  const spelled = (text: string): string | null => {
    const { body, word } = SUM.exec(text)?.groups ?? {};
    if (body === undefined || !namesPayer(body) || !words.has(normalizeLabel(body))) return null;
    return `Company ${word!}`;
  };
  return rows.map((row) => {
    if (!row.cells.some(({ text }) => spelled(text) !== null)) return row;
    return { ...row, cells: row.cells.map((cell) => ({ ...cell, text: spelled(cell.text) ?? cell.text })) };
  });
}
