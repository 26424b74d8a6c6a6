import type { Check, ExtractionResult } from "@paylift/engine";
import { moneyText } from "../text/money-text.ts";
import type { Paint } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { wrap } from "../text/wrap.ts";

const INDENT = " ".repeat(10);

/** One check as printed below the table: its verdict, where it is, its identity and its arithmetic. */
export function checkLines(check: Check, result: ExtractionResult, width: number, paint: Paint): string[] {
  const [head = "", ...rest] = wrap(printable(check.id) + pagesText(check, result), width, INDENT);
  const lines = [`  ${verdict(check, paint)}${head.slice(INDENT.length)}`, ...rest];
  if (check.passed === true) return lines;
  const arithmetic =
    `expected ${moneyText(check.expected)}   actual ${moneyText(check.actual)}` +
    `   difference ${moneyText(check.difference)}`;
  return [...lines, ...wrap(printable(check.identity), width, INDENT), `${INDENT}${arithmetic}`];
}

function verdict({ passed }: Check, paint: Paint): string {
  if (passed === null) return `${paint.yellow("open")}    `;
  return passed ? `${paint.green("ok")}      ` : `${paint.red("FAILED")}  `;
}

/** The pages on which the check's figures stand, as far as evidence tells. */
function pagesText(check: Check, result: ExtractionResult): string {
  const evidence = check.members.flatMap((member) =>
    Object.hasOwn(result.evidence, member) ? (result.evidence[member] ?? []) : [],
  );
  const pages = [...new Set(evidence.map(({ page }) => page))].toSorted((a, b) => a - b);
  if (pages.length === 0) return "";
  if (pages.length === 1) return ` (page ${pages[0]})`;
  // A total of a long register is on every page: the first and the last say it.
  return pages.length === 2 ? ` (pages ${pages.join(" and ")})` : ` (pages ${pages[0]} to ${pages.at(-1)})`;
}
