import { isStateCode } from "@paylift/canonical";
import type { Span } from "../page-graph/span.ts";
import { sectionOf } from "../votes/sections.ts";
import { isLine } from "../votes/wording.ts";
import type { Line } from "./line.ts";

/** The name of the tax over the numbers of a line whose label says only which state levies it: `State Income Tax` over `PA  443.00`. */
export function taxOver({ label, values }: Pick<Line, "label" | "values">): Span | null {
  const [first] = label;
  if (label.length !== 1 || !isStateCode(first!.text)) return null;
  const { groups, heads } = [...values.values()][0]!;
  return [...groups, ...heads].findLast(({ text }) => isLine(text) && sectionOf(text) === null) ?? null;
}
