import { z } from "zod";

const LONGEST_PATH = 4096;

/** A path of a file or folder. */
export function path(what: string): z.ZodString {
  return z
    .string()
    .min(1)
    .max(LONGEST_PATH)
    .describe(`${what}: absolute, or relative to a folder that may be read`);
}

/** Where in a list an answer begins, and how many items it has at most. */
export function window(things: string, most: number) {
  return {
    from: z
      .int()
      .min(0)
      .default(0)
      .describe(`number of the first of the ${things}, from 0: "next" of the last answer`),
    limit: z.int().min(1).max(most).default(most).describe(`most ${things} of one answer`),
  };
}
