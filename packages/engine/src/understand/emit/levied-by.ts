import { classifyTax, isStateCode } from "@paylift/canonical";
import type { Span } from "../page-graph/span.ts";
import type { Legend } from "../grammars/legend.ts";
import type { Line } from "./line.ts";

/**
 * The name of a state's tax over the numbers of a line whose label says only which state levies it: `State Income Tax` over
 * `PA  443.00`. `State/Local` is no name, and what the document explains is no state: `FL  Family Leave`.
 */
export function taxOver({ label, values }: Pick<Line, "label" | "values">, legend: Legend): Span | null {
  const [first] = label;
  if (label.length !== 1 || !isStateCode(first!.text) || legend.has(first!.text)) return null;
  const { groups, heads } = [...values.values()][0]!;
  return [...groups, ...heads].findLast(({ text }) => classifyTax(text).type === "state_income") ?? null;
}
