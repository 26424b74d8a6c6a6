import { StoreError, type StoreErrorCode } from "@paylift/store";
import { Problem } from "./problem.ts";
import type { ProblemCode } from "./problem-codes.ts";

/** What of the store is the caller's or the moment's; every other code is a mistake of ours. */
const STORE_PROBLEMS: Partial<Record<StoreErrorCode, ProblemCode>> = {
  invalid_text: "invalid_body",
  blob_missing: "unavailable",
  document_in_use: "document_in_use",
  run_not_in_migration: "run_not_in_migration",
  blob_storage_failed: "unavailable",
  data_folder_lost: "unavailable",
  insufficient_storage: "insufficient_storage",
  database_unavailable: "unavailable",
  not_migrated: "unavailable",
  store_closed: "unavailable",
};

/** What the caller is told of any error; what it should not know stays in `cause`, for the log. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StoreError) {
    const code = STORE_PROBLEMS[error.code];
    if (code === "unavailable") {
      const headers = { "Retry-After": "5" };
      return new Problem(code, "try again in a few seconds", { headers, cause: error });
    }
    if (code === "insufficient_storage") {
      const headers = { "Retry-After": "60" };
      return new Problem(code, "the disk is full; what is stored can be read", { headers, cause: error });
    }
    if (code !== undefined) return new Problem(code, error.message, { cause: error });
  }
  return new Problem("internal", "the error was logged under the request id", { cause: error });
}
