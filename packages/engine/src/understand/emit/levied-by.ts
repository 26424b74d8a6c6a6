import { classifyTax, isStateCode } from "@paylift/canonical";
import type { Span } from "../page-graph/span.ts";
import type { Line } from "./line.ts";

/**
 * The name of a state's tax over the numbers of a line whose label says only which state levies it: `State Income Tax` over
 * `PA  443.00`. `State/Local` is no name.
 */
export function taxOver({ label, values }: Pick<Line, "label" | "values">): Span | null {
  const [first] = label;
  if (label.length !== 1 || !isStateCode(first!.text)) return null;
  const { groups, heads } = [...values.values()][0]!;
  return [...groups, ...heads].findLast(({ text }) => classifyTax(text).type === "state_income") ?? null;
}
