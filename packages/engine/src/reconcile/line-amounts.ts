import type { Cents } from "@paylift/canonical";
import type { LedgerEmployee, LedgerLine } from "../canonicalise/ledger.ts";
import type { Token } from "../layout/token.ts";

/** Many checks name the same line. */
const pathsByEmployee = new WeakMap<
  LedgerEmployee,
  { subject: string; paths: ReadonlyMap<LedgerLine, string> }
>();

/** The path of a line's amount; `subject` is that of its employee. */
export function amountPath(employee: LedgerEmployee, subject: string, line: LedgerLine): string {
  let known = pathsByEmployee.get(employee);
  if (known?.subject !== subject)
    pathsByEmployee.set(employee, (known = { subject, paths: amountPaths(employee, subject) }));
  return known.paths.get(line)!;
}

function amountPaths({ lines }: LedgerEmployee, subject: string): ReadonlyMap<LedgerLine, string> {
  const counts = new Map<LedgerLine["list"], number>();
  const paths = new Map<LedgerLine, string>();
  for (const line of lines) {
    const place = counts.get(line.list) ?? 0;
    counts.set(line.list, place + 1);
    // Not a sum of texts, of which the engine keeps each part.
    paths.set(line, [subject, ".", line.list, "[", place, "].amount"].join(""));
  }
  return paths;
}

export function amountTokens({ sources }: LedgerLine): Token[] {
  // Nearly all lines have one source, and a literal has no room for more.
  if (sources.length === 1) return sources[0]!.amount === null ? [] : [sources[0]!.amount.token];
  const tokens: Token[] = [];
  for (const { amount } of sources) if (amount !== null) tokens.push(amount.token);
  return tokens;
}

/** How much a check says: how many of its figures are not zero. */
export function weightOf(figures: readonly Cents[]): number {
  let weight = 0;
  for (const cents of figures) if (cents !== 0) weight++;
  return weight;
}
