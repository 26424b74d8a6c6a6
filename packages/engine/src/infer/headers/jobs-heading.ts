import type { Cell } from "../cells/cells.ts";
import { headingOf, type Heading } from "../vocabulary/headings.ts";

const OF_JOBS = /^(?:positions?|jobs?|job title|assignments?|contracts?)$/i;
const OF_TIME: ReadonlySet<Heading["role"]> = new Set(["hours", "rate", "amount"] as const);
const COLUMNS_OF_TIME = 2;

/** What somebody is paid for by their jobs: `Position` before columns of hours, of their rate and of the pay. */
export function jobsHeading(cells: readonly Cell[], index: number): Heading | null {
  if (!OF_JOBS.test(cells[index]!.text)) return null;
  const next = cells.slice(index + 1, index + 1 + COLUMNS_OF_TIME);
  const roles = new Set(next.map(({ text }) => headingOf(text)?.role ?? null));
  const areOfTime = roles.size === COLUMNS_OF_TIME && [...roles].every((role) => OF_TIME.has(role));
  return areOfTime ? headingOf("Earnings") : null;
}
