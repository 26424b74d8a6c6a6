import type { Ledger } from "../canonicalise/ledger.ts";
import type { TextReading } from "../interpret/reading.ts";

/** How far apart, in points, words of one line stand on the page. */
const ON_ONE_LINE = 2;
/** How much further from another name than from each other the lines of a name stand. */
const WIDER = 1.2;

interface Block {
  page: number;
  x0: number;
  x1: number;
  /** Where its lines stand, top to bottom. */
  lines: readonly number[];
}

/**
 * Whether each name stands apart: its lines are nearer to each other than to those of any other name above or below. A line as far
 * from one name as from the next may be of either.
 */
export function areNamesApart({ employees }: Pick<Ledger, "employees">): boolean {
  const blocks = employees.map(({ name }) => blockOf(name));
  return blocks.every(
    (block) => block.lines.length < 2 || blocks.every((other) => other === block || isApart(block, other)),
  );
}

function blockOf({ tokens }: TextReading): Block {
  const baselines = tokens.flatMap(({ words }) => words.map(({ baseline }) => baseline));
  const lines = baselines
    .sort((one, other) => one - other)
    .filter((line, i) => i === 0 || line - baselines[i - 1]! > ON_ONE_LINE);
  const x0 = Math.min(...tokens.map((token) => token.x0));
  const x1 = Math.max(...tokens.map((token) => token.x1));
  return { page: tokens[0]?.page ?? 0, x0, x1, lines };
}

function isApart({ page, x0, x1, lines }: Block, other: Block): boolean {
  if (other.page !== page || Math.min(x1, other.x1) <= Math.max(x0, other.x0)) return true;
  const pitch = Math.max(...lines.slice(1).map((line, i) => line - lines[i]!));
  const gap = other.lines[0]! > lines[0]! ? other.lines[0]! - lines.at(-1)! : lines[0]! - other.lines.at(-1)!;
  return gap > WIDER * pitch;
}
