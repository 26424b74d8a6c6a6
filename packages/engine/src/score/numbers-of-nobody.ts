import type { Line } from "../layout/lines.ts";
import type { Token } from "../layout/token.ts";
import type { Doubt } from "./doubt.ts";
import type { Proof } from "./proof.ts";

/** Somebody was overlooked, or taken for another: it takes a document below what is taken without a look. */
const TAKEN_OFF = 0.15;
/** So many people have their number and their pay in one row before another such row can be told. */
const LEAST = 3;

/** A row that tells who is paid how much: a number, and gross or net pay. */
interface Row {
  id: Token;
  pay: Token;
}

/**
 * Rows with a number where those of people stand, a figure where their pay stands, and nobody who has the number: whoever is paid there
 * has no record, or their pay was added to that of somebody else.
 */
export function numbersOfNobody({
  ledger,
  lines,
  inferred,
}: Pick<Proof, "ledger" | "lines" | "inferred">): Doubt | null {
  // What a variant describes has its people where the variant says.
  if (!inferred) return null;
  const ids = new Set(ledger.employees.flatMap(({ employeeId }) => employeeId?.tokens.slice(0, 1) ?? []));
  const pays = new Set(
    ledger.employees.flatMap(({ gross, net }) => [...(net?.tokens ?? []), ...(gross?.tokens ?? [])]),
  );
  const rowsOfPages = Map.groupBy(
    lines.flatMap((line) => rowOf(line, ids, pays) ?? []),
    ({ id }) => id.page,
  );
  const texts = new Set([...ids].map(({ text }) => text));
  const open = lines.flatMap((line) => {
    const rows = rowsOfPages.get(line.page) ?? [];
    if (rows.length < LEAST || line.tokens.some((token) => ids.has(token))) return [];
    const isPaid = line.tokens.some(
      (token) => token.moneyLike && rows.every(({ pay }) => areOver(pay, token)),
    );
    const shapes = new Set(rows.map(({ id }) => shapeOf(id)));
    const isNumber = (token: Token): boolean =>
      !texts.has(token.text) && shapes.has(shapeOf(token)) && rows.every(({ id }) => areOver(id, token));
    return isPaid ? line.tokens.filter(isNumber) : [];
  });
  // Where about as many stand there as people have, they are further numbers of theirs.
  if (open.length === 0 || open.length * 2 > ids.size) return null;
  return {
    code: "numbers_of_nobody",
    message: `${open.length} rows have a number where those of people stand, and are nobody's`,
    effect: TAKEN_OFF,
    count: open.length,
  };
}

function rowOf({ tokens }: Line, ids: ReadonlySet<Token>, pays: ReadonlySet<Token>): Row | null {
  const id = tokens.find((token) => ids.has(token));
  const pay = tokens.findLast((token) => pays.has(token));
  return id === undefined || pay === undefined ? null : { id, pay };
}

function areOver(one: Token, other: Token): boolean {
  return one.x0 < other.x1 && one.x1 > other.x0;
}

/** Letters and digits without which ones: `A000`. */
function shapeOf({ text }: Token): string {
  return text.replace(/\p{L}/gu, "A").replace(/\d/g, "0");
}
