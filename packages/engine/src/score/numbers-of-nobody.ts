import type { Token } from "../layout/token.ts";
import type { Doubt } from "./doubt.ts";
import type { Proof } from "./proof.ts";

/** Somebody was overlooked, or taken for another: it takes a document below what is taken without a look. */
const TAKEN_OFF = 0.15;
/** So many people have numbers in one column before another number there can be told. */
const LEAST = 3;

/**
 * Numbers that stand in the column of people's numbers, have their form, lead a row with figures, and are nobody's: whoever is paid there
 * has no record, or their pay was added to that of somebody else.
 */
export function numbersOfNobody({ ledger, lines }: Pick<Proof, "ledger" | "lines">): Doubt | null {
  const own = ledger.reading.records.flatMap(({ employeeId }) => employeeId?.tokens.slice(0, 1) ?? []);
  const known = new Set(own);
  const ofPages = Map.groupBy(own, ({ page }) => page);
  const texts = new Set(own.map(({ text }) => text));
  const shapes = new Set(own.map(shapeOf));
  const open = lines.flatMap(({ page, tokens }) => {
    const column = ofPages.get(page);
    if (column === undefined || column.length < LEAST || !tokens.some(isField)) return [];
    return tokens.filter(
      (token) =>
        !known.has(token) &&
        token.claim === null &&
        !token.moneyLike &&
        !texts.has(token.text) &&
        shapes.has(shapeOf(token)) &&
        column.every((id) => id.x0 < token.x1 && id.x1 > token.x0),
    );
  });
  // Where as many stand there as people have, a further number of each does.
  if (open.length === 0 || open.length * 2 > own.length) return null;
  return {
    code: "numbers_of_nobody",
    message: `${open.length} numbers stand where those of people do, beside figures, and are nobody's`,
    effect: TAKEN_OFF,
    count: open.length,
  };
}

function isField({ moneyLike, claim }: Token): boolean {
  return moneyLike && claim === "field";
}

/** Letters and digits without which ones: `A000`. */
function shapeOf({ text }: Token): string {
  return text.replace(/\p{L}/gu, "A").replace(/\d/g, "0");
}
