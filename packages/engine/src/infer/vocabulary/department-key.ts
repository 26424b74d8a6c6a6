import { normalizeLabel } from "@paylift/canonical";

/** What stands for nothing in the name of a department: `Local 12 - Painters`. */
const SIGNS = /[^\p{L}\p{N}]+/gu;

/** One text for all ways to print the name of a department. */
export function departmentKey(text: string): string {
  return normalizeLabel(text).replace(SIGNS, " ").trim();
}
