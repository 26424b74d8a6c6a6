import type { Proof } from "./proof.ts";
import { usedTexts } from "./used-texts.ts";

/** A number of somebody, and no amount: `0042`, `A117`, `11-204`. */
const CODE = /^(?=.*\d)[\p{Lu}\d]{1,12}(?:-[\p{Lu}\d]{1,8})?$/u;
/** Of so many people something that is said of all of them is said. */
const OF_MANY = 0.5;

/**
 * Whether the numbers of people were read: everybody has one, or nobody has and in the lines of their names nothing was left that
 * looks like one.
 */
export function areNumbersRead({ ledger, lines }: Pick<Proof, "ledger" | "lines">): boolean {
  const { employees } = ledger;
  const numbered = employees.filter(({ employeeId }) => employeeId !== null).length;
  if (numbered > 0) return numbered === employees.length;
  const used = usedTexts(ledger);
  const names = new Set(employees.flatMap(({ name }) => name.tokens[0] ?? []));
  const open = lines.filter(
    ({ tokens }) =>
      tokens.some((token) => names.has(token)) &&
      tokens.some((token) => CODE.test(token.text) && token.claim !== "field" && !used.has(token)),
  );
  return open.length < OF_MANY * employees.length;
}
