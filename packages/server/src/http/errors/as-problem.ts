import { StoreError, type StoreErrorCode } from "@paylift/store";
import { Problem } from "./problem.ts";
import type { ProblemCode } from "./problem-codes.ts";

/** Runs `work`, and gives one error of the store the name that it has here. */
export async function asProblem<T>(
  from: StoreErrorCode,
  to: ProblemCode,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== from) throw error;
    throw new Problem(to, error.message, { cause: error });
  }
}
