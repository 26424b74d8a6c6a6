import type { StatementLine } from "./statement-lines.ts";

const SAME_EDGE_PT = 1.5;
const LEAST = 2;
const MOSTLY = 0.6;

/**
 * Lines without the numbers of the lane behind them: in most rows labels stand between both, and where none does these numbers are a
 * sum of their own lane. They are a line without a label.
 */
export function partedByLanes(lines: readonly StatementLine[]): StatementLine[] {
  return lines.flatMap((line) => {
    const { label, figures } = line;
    if (label === null) return [line];
    const at = figures.findIndex(
      (figure, i) => i > 0 && isOfNextLane(figure.x1, figures[i - 1]!.x1, lines, line),
    );
    if (at < 0) return [line];
    return [
      { ...line, figures: figures.slice(0, at) },
      { ...line, label: null, code: null, before: null, notes: [], figures: figures.slice(at) },
    ];
  });
}

/** Whether other rows have labels between what ends at two edges. */
function isOfNextLane(
  edge: number,
  before: number,
  lines: readonly StatementLine[],
  own: StatementLine,
): boolean {
  const others = lines.filter(
    (line) => line !== own && line.figures.some(({ x1 }) => Math.abs(x1 - edge) <= SAME_EDGE_PT),
  );
  const between = others.filter(
    ({ label, figures }) =>
      label !== null &&
      label.x0 > before &&
      label.x1 < edge &&
      Math.abs(figures[0]!.x1 - edge) <= SAME_EDGE_PT,
  );
  return between.length >= LEAST && between.length >= MOSTLY * others.length;
}
