import type { ConfidenceReason } from "../api/result.ts";
import type { Ledger } from "../canonicalise/ledger.ts";
import { isScanned } from "../layout/token.ts";

const DEPARTMENT_UNREAD = 0.045;

/** Where totals name departments, somebody without one stands below a heading that could not be read. */
export function unreadDepartments({ employees, totals }: Ledger): ConfidenceReason | null {
  const areNamed = totals.some(
    ({ scope, department, departmentCode }) =>
      scope === "department" && (department ?? departmentCode) !== null,
  );
  if (!areNamed) return null;
  const count = employees.filter(
    ({ department, name }) => department === null && name.tokens.some(isScanned),
  ).length;
  if (count === 0) return null;
  return {
    code: "unread_departments",
    message: `${count} employees of scanned pages are in no department that was read, and totals name departments`,
    effect: DEPARTMENT_UNREAD,
  };
}
