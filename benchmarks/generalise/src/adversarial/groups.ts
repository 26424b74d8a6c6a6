import type { Employee } from "@paylift/samples/parts";
import type { Job } from "./job.ts";

/** People who are listed together. */
export interface Group {
  /** The department that heads them; null where the document has no departments. */
  department: string | null;
  members: Employee[];
}

/** Everybody, by department where the document prints departments. */
export function groupsOf({ payroll, traits }: Job): Group[] {
  if (traits.departments === "none") return [{ department: null, members: payroll.employees }];
  return payroll.departments.map(({ code, name }) => ({
    department: name,
    members: payroll.employees.filter(({ department }) => department?.code === code),
  }));
}
