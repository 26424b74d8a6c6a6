import type { Cents } from "@paylift/canonical";
import type { Line } from "./line.ts";

/** The words of a name key without order, and its suffix, `""` for none. */
export interface NameParts {
  readonly words: readonly string[];
  readonly suffix: string;
}

/** An employee of one side. */
export interface Person {
  /** Index in `employees`. */
  readonly index: number;
  /** As printed, `""` where none is. */
  readonly id: string;
  readonly name: string;
  /** Key under which two printings of one name are equal. */
  readonly nameKey: string;
  readonly nameParts: NameParts;
  readonly department: string | null;
  readonly grossCents: Cents | null;
  readonly netCents: Cents | null;
  readonly lines: readonly Line[];
}

/** Two records of one employee. */
export interface Pair {
  readonly source: Person;
  readonly target: Person;
}
