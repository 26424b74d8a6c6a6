import { StoreError } from "../errors.ts";

const UNAVAILABLE = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET|ENOENT$|08|57P|28|3D000|53300)/;
const FULL = /^(53100|ENOSPC|EDQUOT)$/;
const UNDEFINED_TABLE = "42P01";
const UNDEFINED_SCHEMA = "3F000";

/** A driver's error without its message and detail, which quote the values of the statement. */
export function databaseError(error: unknown): unknown {
  if (error instanceof StoreError) return error;
  const code = textField(error, "code") ?? firstOfMany(error);
  if (code === UNDEFINED_TABLE || code === UNDEFINED_SCHEMA) {
    return new StoreError("not_migrated", "the database has no tables yet: call migrate()");
  }
  if (code !== null && FULL.test(code)) {
    return new StoreError("insufficient_storage", "the disk of the database is full", { code });
  }
  if ((code !== null && UNAVAILABLE.test(code)) || isConnectionLoss(error)) {
    return new StoreError("database_unavailable", "the database does not answer", { code });
  }
  return new StoreError("database_failed", "the database refused a statement", {
    code,
    constraint: textField(error, "constraint"),
    table: textField(error, "table"),
  });
}

// The driver tells of a lost connection by an error without a code.
function isConnectionLoss(error: unknown): boolean {
  return (
    error instanceof Error &&
    /connection (terminated|error)|timeout exceeded when trying/i.test(error.message)
  );
}

// Connecting to a name with several addresses fails with one error for each.
function firstOfMany(error: unknown): string | null {
  return error instanceof AggregateError ? textField(error.errors[0], "code") : null;
}

function textField(error: unknown, field: string): string | null {
  const value: unknown = typeof error === "object" && error !== null ? Reflect.get(error, field) : null;
  return typeof value === "string" ? value : null;
}
