import { normalizeLabel } from "@paylift/canonical";
import type { OpenBlocks } from "../blocks/open-blocks.ts";

/** What stands for nothing in the name of a department: `Local 12 - Painters`. */
const SIGNS = /[^\p{L}\p{N}]+/gu;

/** The departments of the people above. */
export class KnownDepartments {
  readonly #blocks: OpenBlocks;
  readonly #names = new Set<string>();
  #counted = 0;

  constructor(blocks: OpenBlocks) {
    this.#blocks = blocks;
  }

  /** Whether a text names a department that people above are in. */
  has(text: string): boolean {
    const { records } = this.#blocks;
    for (; this.#counted < records.length; this.#counted++) {
      const { scope, department } = records[this.#counted]!;
      if (scope === "check" && department !== null) this.#names.add(departmentKey(department.text));
    }
    return this.#names.has(departmentKey(text));
  }
}

/** One text for all ways to print the name of a department. */
export function departmentKey(text: string): string {
  return normalizeLabel(text).replace(SIGNS, " ").trim();
}
