import { damaged } from "../office/archive.ts";

/** How often a part repeats itself, or how many cells one takes, by its attribute; 1 without it. Throws `damaged`. */
export function countOf(told: string | null): number {
  const count = Number(told ?? 1);
  if (!Number.isSafeInteger(count) || count < 1)
    throw damaged("a count of repeated or merged cells is wrong");
  return count;
}
