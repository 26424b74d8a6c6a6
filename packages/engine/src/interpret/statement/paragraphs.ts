import type { Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";

/** Words of one line that stand no further apart than this belong together, in font sizes. */
const APART_EM = 1;
/** Lines of a paragraph share their left edge within this, in points. */
const EDGE_PT = 2;
/** And are no further apart than this, in font sizes. */
const LEADING_EM = 2;

/** Runs of words, each of one line or of several below each other that begin at one left edge. */
export function paragraphsOf(lines: readonly Line[]): Token[][] {
  const paragraphs: Token[][] = [];
  let open: { run: Token[]; line: Line }[] = [];
  for (const line of lines) {
    open = open.filter((above) => isNear(above, line));
    for (const run of runsOf(line.tokens)) {
      const above = open.find(
        (each) => each.line !== line && Math.abs(each.run[0]!.x0 - run[0]!.x0) <= EDGE_PT,
      );
      if (above === undefined) {
        paragraphs.push(run);
        open.push({ run, line });
      } else {
        above.run.push(...run);
        above.line = line;
      }
    }
  }
  return paragraphs;
}

function isNear({ run, line }: { run: readonly Token[]; line: Line }, next: Line): boolean {
  return line.page === next.page && next.baseline - line.baseline <= LEADING_EM * run[0]!.size;
}

function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && token.x0 - last.x1 <= APART_EM * token.size) runs.at(-1)!.push(token);
    else runs.push([token]);
  }
  return runs;
}
