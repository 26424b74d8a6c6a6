import { nameKey } from "@paylift/canonical";
import type { PageGraph } from "../page-graph/page-graph.ts";
import type { Hypothesis } from "./hypothesis.ts";

/** How pages are read as statements, and what several hypotheses say together. */
interface Reading {
  read: (pages: PageGraph) => Hypothesis | undefined;
  bitsOf: (hypotheses: readonly Hypothesis[]) => number;
}

const MOSTLY = 0.6;
const LEAST_BOXES = 2;
/** Pages at which boxes may begin: more are not tried. */
const MOST_BEGINS = 4;

/**
 * A register may be followed by pages that have a box for each of its people, side by side or below each other. These pages are read
 * as statements, where that says more than reading their tables one by one.
 */
export function withStatementsBehind(
  best: readonly Hypothesis[],
  graph: PageGraph,
  { read, bitsOf }: Reading,
): readonly Hypothesis[] {
  let [found, most] = [best, bitsOf(best)];
  for (const page of beginsOf(best.map(pagesOf))) {
    const boxes = read(from(page, graph));
    const register = best.filter((one) => pagesOf(one).every((own) => own < page));
    if (boxes === undefined || !areOfOnePeople(boxes, register)) continue;
    const together = [...register, boxes];
    const bits = bitsOf(together);
    if (bits > most) [found, most] = [together, bits];
  }
  return found;
}

function pagesOf({ segmentation }: Hypothesis): number[] {
  return segmentation.records.map(({ page }) => page);
}

/** Pages at which some tables begin and all that began before have ended. */
function beginsOf(tables: readonly (readonly number[])[]): number[] {
  const ends = (page: number): boolean => {
    const before = tables.filter((pages) => Math.min(...pages) < page);
    return before.length > 0 && before.every((pages) => Math.max(...pages) < page);
  };
  const firsts = new Set(tables.map((pages) => Math.min(...pages)));
  return [...firsts]
    .filter(ends)
    .sort((a, b) => a - b)
    .slice(0, MOST_BEGINS);
}

function from(page: number, { rows, pages }: PageGraph): PageGraph {
  const rest = rows.filter((row) => row.page >= page);
  return {
    rows: rest,
    spans: rest.flatMap(({ spans }) => spans),
    pages: pages.filter(({ number }) => number >= page),
  };
}

/** Whether boxes are about people whom tables before them name. */
function areOfOnePeople(boxes: Hypothesis, register: readonly Hypothesis[]): boolean {
  const known = new Set(register.flatMap(namesOf));
  const names = namesOf(boxes);
  const again = names.filter((name) => known.has(name));
  return names.length >= LEAST_BOXES && again.length >= MOSTLY * names.length;
}

function namesOf({ people }: Hypothesis): string[] {
  return [...people.of.values()].flatMap(({ name }) =>
    name.length === 0 ? [] : [nameKey(name.map(({ text }) => text).join(" "))],
  );
}
