/** The lists of an employee that hold lines, and what they are called. */
export const LISTS = [
  { value: "earnings", label: "Earnings" },
  { value: "deductions", label: "Deductions" },
  { value: "taxes", label: "Taxes" },
  { value: "employer_taxes", label: "Employer taxes" },
  { value: "employer_contributions", label: "Employer contributions" },
] as const;

export type ListName = (typeof LISTS)[number]["value"];

/** The person and the line that a field is of. */
export interface Place {
  /** `employees[3]`, null for the document. */
  readonly employee: string | null;
  /** `employees[3].taxes[1]`, null for a field of the person. */
  readonly line: string | null;
  readonly list: ListName | null;
}

const FIELD = /^(employees\[\d+\])(?:\.(\w+)\[\d+\])?/;

export function placeOf(path: string | null): Place {
  const [record = null, employee = null, name] = FIELD.exec(path ?? "") ?? [];
  const list = LISTS.find(({ value }) => value === name)?.value ?? null;
  return { employee, line: list === null ? null : record, list };
}
