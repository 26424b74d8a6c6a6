import type { CanonicalOutput, Employee } from "@paylift/canonical";
import { recordPath, type Draft } from "./draft.ts";

/** A corrected output, and what its records are called in it. */
export interface WrittenOutput {
  readonly output: CanonicalOutput;
  /** The path in the output of a field or record of the draft; null for what the output has no record of. */
  pathOf(path: string): string | null;
  /** The draft's path of each record that has another one in the output. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Closes the gaps of a draft: records get the indexes by which they stand in lists. */
export function writeOutput(draft: Draft): WrittenOutput {
  const names = new Map<string, string>();
  const employees = [...draft.employees]
    .sort(([a], [b]) => a - b)
    .map(([number, { person, lists }], i) => {
      names.set(recordPath(number), recordPath(i));
      const written: Record<string, unknown> = { ...person };
      for (const [list, records] of lists) {
        written[list] = [...records]
          .sort(([a], [b]) => a - b)
          .map(([index, record], j) => {
            names.set(recordPath(number, list, index), recordPath(i, list, j));
            return record;
          });
      }
      return written as unknown as Employee;
    });
  const { totals, ...facts } = draft.facts;
  const output: CanonicalOutput = { ...facts, employees, totals };
  const renamed = new Map([...names].filter(([from, to]) => from !== to).map(([from, to]) => [to, from]));
  return { output, renamed, pathOf: (path) => renamedPath(path, names) };
}

const RECORD = /^employees\[\d+\](?:\.\w+\[\d+\])?/;

function renamedPath(path: string, names: ReadonlyMap<string, string>): string | null {
  const record = RECORD.exec(path)?.[0];
  if (record === undefined) return path;
  const name = names.get(record);
  return name === undefined ? null : name + path.slice(record.length);
}
