import type { FormatType } from "@paylift/canonical";
import type { Check, ConfidenceReason } from "../api/result.ts";
import { MOST_FIELDS } from "./doubt.ts";
import { BELOW_PROVED, round } from "./proof.ts";

/** Formats that list taxes or benefits alone: they print no net pay that an employee's lines could add up to. */
const WITHOUT_NET: ReadonlySet<FormatType> = new Set(["tax_report", "benefits_summary"]);

const NOBODY = 0.15;

const NET_OF = "employee.net_pay:";

/** What the confidence asks of a result's own sums. */
export interface SumsOfDocument {
  formatType: FormatType;
  employees: number;
  checks: readonly Check[];
}

export function failedChecks({ checks }: SumsOfDocument): ConfidenceReason | null {
  const failed = checks.filter(({ passed }) => passed === false).length;
  if (failed === 0) return null;
  const share = failed / checks.length;
  const effect = round(0.08 + Math.min(0.5, share) * 0.8);
  return {
    code: "failed_checks",
    message: `${failed} of ${checks.length} sums do not hold`,
    effect,
    count: failed,
    of: checks.length,
  };
}

/** Employees whose net pay does not follow from their own lines, or cannot be checked. */
export function uncrossed({ formatType, employees: count, checks }: SumsOfDocument): ConfidenceReason | null {
  if (WITHOUT_NET.has(formatType)) return null;
  const crossed = new Set(
    checks.flatMap(({ passed, id }) =>
      passed === true && id.startsWith(NET_OF) ? id.slice(NET_OF.length) : [],
    ),
  );
  const open = count - Math.min(count, crossed.size);
  if (open === 0) return null;
  const people = Array.from({ length: count }, (_, index) => `employees[${index}]`);
  const effect = round(BELOW_PROVED + (open / count) * 0.3);
  return {
    code: "employees_not_crossfooted",
    message: `${open} of ${count} employees do not cross-foot`,
    effect,
    count: open,
    of: count,
    fields: people
      .filter((person) => !crossed.has(person))
      .slice(0, MOST_FIELDS)
      .map((person) => `${person}.net_pay`),
  };
}

export function withoutTotals({ checks }: SumsOfDocument): ConfidenceReason | null {
  if (checks.some(({ scope, passed }) => scope === "document" && passed === true)) return null;
  const effect = round(BELOW_PROVED);
  return {
    code: "no_printed_totals",
    message: "no printed total confirms that every employee was found",
    effect,
  };
}

/** Where nobody is named, nothing but a total tells whether people were overlooked. */
export function withoutEmployees({ employees }: SumsOfDocument): ConfidenceReason | null {
  if (employees > 0) return null;
  return { code: "no_employees", message: "nobody is named: only totals were read", effect: NOBODY };
}
