import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Folders, under packages/, that another reader replaces, and the lines that their sources have at most. Nothing is added to them;
 * whoever takes lines away writes the new number here.
 */
export const MOST_LINES: Readonly<Record<string, number>> = { "engine/src/infer/": 28_385 };

/** So many lines may go before the number has to follow. */
const SLACK = 200;

/** The lines of all sources below a folder. */
export function linesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .reduce((sum, path) => sum + readFileSync(join(folder, path), "utf8").split("\n").length - 1, 0);
}

/** What is wrong with the number of lines of a folder that may only shrink; null where nothing is. */
export function growth(folder: string, lines: number, most: number): string | null {
  if (lines > most)
    return `${folder} has ${lines} lines and may have ${most}: it is replaced, and only shrinks`;
  if (lines < most - SLACK)
    return `${folder} has ${lines} lines: lower its ${most} in test/layers/most-lines.ts`;
  return null;
}
