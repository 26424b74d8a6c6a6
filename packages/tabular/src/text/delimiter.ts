const DELIMITERS = ["\t", ";", ",", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

const LOOKED_AT = 2 ** 16;
const MOST_LINES = 200;

/**
 * What stands between the cells of a text: the sign that gives most rows the same number of cells, several of them. Null where none
 * does.
 */
export function delimiterOf(text: string): Delimiter | null {
  const lines = text
    .slice(0, LOOKED_AT)
    .replace(/"(?:[^"]|"")*"/g, '""')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, MOST_LINES);
  let best: { delimiter: Delimiter; worth: number } | null = null;
  for (const delimiter of DELIMITERS) {
    const worth = regularity(lines.map((line) => line.split(delimiter).length));
    if (worth > (best?.worth ?? 0)) best = { delimiter, worth };
  }
  return best?.delimiter ?? null;
}

/** How many rows have the number of cells that most rows with several have; more cells count a little more. */
export function regularity(counts: readonly number[]): number {
  const byCount = new Map<number, number>();
  for (const count of counts) if (count > 1) byCount.set(count, (byCount.get(count) ?? 0) + 1);
  let worth = 0;
  for (const [count, rows] of byCount) worth = Math.max(worth, rows * (1 + Math.log2(count) / 10));
  return worth;
}
