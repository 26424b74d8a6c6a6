import { Problem } from "./problem.ts";
import type { ProblemCode } from "./problem-codes.ts";

/** The value, or a 404. */
export function found<T>(value: T | null, code: ProblemCode): T {
  if (value === null) throw notFound(code);
  return value;
}

export function notFound(code: ProblemCode): Problem {
  return new Problem(code, "it does not exist in this organization, or the id is wrong");
}
