import type { ValidationReport } from "@paylift/validation";

/** Somebody who could not be tested is not proved equal, and no more is what could not be read. */
export function isEqual({ discrepancies, employees, untested }: ValidationReport): boolean {
  return (
    discrepancies.length === 0 &&
    employees.every(({ verdict }) => verdict === "matched") &&
    untested.every(({ reason }) => reason !== "not_read")
  );
}
