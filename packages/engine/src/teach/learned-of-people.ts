import type { CanonicalOutput } from "@paylift/canonical";
import { departmentName } from "../canonicalise/department-name.ts";
import type { TaughtData } from "../variants/taught-schema.ts";

type OfPeople = Pick<TaughtData, "dates_payments" | "department">;

/** What a layout says of everybody alike: how departments are called, and that payments show no date. */
export function learnOfPeople(
  read: CanonicalOutput,
  corrected: CanonicalOutput,
  known: OfPeople = {},
): OfPeople {
  const [before, after] = [departmentsOf(read), departmentsOf(corrected)];
  const named = new Set(after);
  const isChanged = before.some((text) => !named.has(text) && named.has(departmentName(text)));
  // A code that somebody left before a name is part of it.
  const isName = after.length > 0 && after.every((text) => departmentName(text) === text);
  const wasName = known.department === "name" && isName;
  const dated = (output: CanonicalOutput): boolean =>
    output.employees.some(({ payments }) => payments.some(({ date }) => date !== null));
  const wereUndated = known.dates_payments === false || dated(read);
  const isPaid = corrected.employees.some(({ payments }) => payments.length > 0);
  return {
    ...(isPaid && wereUndated && !dated(corrected) ? { dates_payments: false } : {}),
    ...((isChanged && isName) || wasName ? { department: "name" } : {}),
  };
}

function departmentsOf({ employees }: CanonicalOutput): string[] {
  return employees.flatMap(({ department }) => department ?? []);
}
