import { normalizeLabel } from "@paylift/canonical";
import type { TaughtData, TaughtLineData } from "./taught-schema.ts";

/** What reviewed documents taught about a layout, ready to be asked about a line. */
export interface Taught {
  data: TaughtData;
  /** What lines are, by {@link taughtKey} of how they are read. */
  lines: ReadonlyMap<string, TaughtLineData["is"]>;
}

/** Throws SyntaxError where a line is told twice; the message begins with the path. */
export function compileTaught(data: TaughtData): Taught {
  const lines = new Map<string, TaughtLineData["is"]>();
  for (const [i, { read, is }] of data.lines.entries()) {
    const key = taughtKey(read);
    if (lines.has(key)) throw new SyntaxError(`taught.lines[${i}]: the same line is told before`);
    lines.set(key, is);
  }
  return { data, lines };
}

/** Lines that are read alike, whatever their amounts. */
export function taughtKey(line: { list: string; code: string | null; description: string }): string {
  return `${line.list}|${line.code ?? ""}|${normalizeLabel(line.description)}`;
}
