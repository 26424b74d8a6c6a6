import { classifyTax, isStateCode } from "@paylift/canonical";
import type { PageGraph } from "../page-graph/page-graph.ts";

const HEAD_ROWS = 6;
const NAME = "(?<name>\\p{L}+(?: \\p{L}+){0,2})";
/** How reports for one state say which: `State of California`, `Pennsylvania State Wage and Tax Report`, `STATE IL`. */
const WORDINGS: readonly RegExp[] = [
  new RegExp(`\\b(?:state|commonwealth) of ${NAME}$`, "iu"),
  new RegExp(
    `^${NAME}(?: state)? (?:quarterly|wage|withholding|unemployment|income tax|contribution)\\b`,
    "iu",
  ),
  /^(?:STATE|State):? (?<code>[A-Z]{2})$/u,
];

/** The state whose taxes a report lists, as the code of two letters, where its head says so; null where it does not, or names several. */
export function stateOf({ rows }: PageGraph): string | null {
  const found = new Set<string>();
  for (const { spans } of rows.slice(0, HEAD_ROWS))
    for (const { text } of spans)
      for (const wording of WORDINGS) {
        const { name, code } = wording.exec(text)?.groups ?? {};
        const state = code ?? (name === undefined ? null : codeOf(name));
        if (state != null && isStateCode(state)) found.add(state);
      }
  const [only] = found;
  return found.size === 1 ? only! : null;
}

function codeOf(name: string): string | null {
  const { jurisdiction } = classifyTax(`${name} Income Tax`);
  return jurisdiction?.startsWith("US-") === true ? jurisdiction.slice("US-".length) : null;
}
