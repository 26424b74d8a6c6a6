import { EngineError } from "./errors.ts";

// A longer timer would overflow setTimeout and fire at once.
export const LONGEST_DEADLINE_MS = 2 ** 31 - 1;

/** The value, if it is a whole number from `least` to `most`; throws `invalid_argument` otherwise. */
export function wholeNumber(
  option: string,
  value: unknown,
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  const got = typeof value === "number" ? String(value) : typeof value;
  throw new EngineError("invalid_argument", `${option} must be a whole number ${range}, got ${got}`, {
    option,
  });
}

export function yesOrNo(option: string, value: unknown): boolean {
  if (typeof value === "boolean") return value;
  throw new EngineError("invalid_argument", `${option} must be true or false`, { option });
}
