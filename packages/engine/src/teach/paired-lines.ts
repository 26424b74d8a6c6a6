import type { CanonicalOutput } from "@paylift/canonical";
import { LINE_LISTS, type CorrectedResult, type LineList } from "../api/correction.ts";

/** A line of an output, of any of its lists. */
export interface Line {
  list: LineList;
  fields: Readonly<Record<string, unknown>>;
}

/** A line as it was read, and what it is as corrected; null where it is none of the person's lines any more. */
export interface PairedLine {
  read: Line;
  is: Line | null;
}

/** A line with the path by which it was read, or added. */
interface PlacedLine extends Line {
  path: string;
}

/** Lines that were read, each with what corrections made of it. Lines that were added pair with nothing. */
export function pairLines(read: CanonicalOutput, corrected: CorrectedResult): PairedLine[] {
  const { corrected_as: readAs, canonical_output: output } = corrected;
  return output.employees.flatMap((employee, i) => {
    const was = indexIn(readAs[`employees[${i}]`] ?? `employees[${i}]`);
    const original = read.employees[was];
    if (original === undefined) return [];
    const placed = LINE_LISTS.flatMap((list) =>
      employee[list].map((fields, j): PlacedLine => {
        const path = `employees[${i}].${list}[${j}]`;
        return {
          list,
          fields: { ...fields },
          path: readAs[path] ?? path.replace(/^employees\[\d+\]/, `employees[${was}]`),
        };
      }),
    );
    const left = new Set(placed);
    const lines = LINE_LISTS.flatMap((list) =>
      original[list].map((fields, j) => ({
        list,
        fields: { ...fields },
        path: `employees[${was}].${list}[${j}]`,
      })),
    );
    const take = (found: PlacedLine | undefined): Line | null => {
      if (found === undefined) return null;
      left.delete(found);
      return { list: found.list, fields: found.fields };
    };
    const atPlace = lines.map(({ path }) => take([...left].find((line) => line.path === path)));
    return lines.map((line, k): PairedLine => {
      const is = atPlace[k] ?? take([...left].find((other) => isMoved(line, other)));
      return { read: { list: line.list, fields: line.fields }, is };
    });
  });
}

/** Whether a line of one list went to another: it has the same amount, and label or code. */
function isMoved(line: Line, other: Line): boolean {
  const same = (name: string): boolean => (line.fields[name] ?? null) === (other.fields[name] ?? null);
  return line.list !== other.list && same("amount") && (same("description") || same("code"));
}

function indexIn(path: string): number {
  return Number(/\d+/.exec(path)?.[0]);
}
