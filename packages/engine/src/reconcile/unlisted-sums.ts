import type { LedgerEmployee, ListName, Sum } from "../canonicalise/ledger.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import { sumsOf } from "./printed-sums.ts";

/** A printed sum of what is taken off the pay. */
export interface UnlistedSum extends Sum {
  /** As the term of an identity. */
  name: string;
}

const SUMS: readonly { list: ListName; figures: readonly (readonly [FigureName, string])[][] }[] = [
  { list: "taxes", figures: [[["total_taxes", "printed taxes"]]] },
  {
    list: "deductions",
    figures: [
      [["total_deductions", "printed deductions"]],
      [
        ["pretax_deductions", "printed deductions before tax"],
        ["posttax_deductions", "printed deductions after tax"],
      ],
    ],
  },
];

/** The lists that a document shows lines of. What is paid back beside the gross pay lists nothing of that. */
export function listsOf(employees: readonly LedgerEmployee[]): Set<ListName> {
  return new Set(
    employees.flatMap(({ lines }) =>
      lines.flatMap((line) => (line.list === "earnings" && !line.inGross ? [] : line.list)),
    ),
  );
}

/** Whether gross and net pay of an employee are printed, and no line of either, as on the list of people of a summary. */
export function isUnlisted({ lines, gross, net }: LedgerEmployee): boolean {
  return lines.length === 0 && gross !== null && net !== null;
}

/** Summaries print what is taken off the pay in one figure, and no line of it: these figures of an employee. */
export function unlistedSums(employee: LedgerEmployee, listed: ReadonlySet<ListName>): UnlistedSum[] {
  return SUMS.filter(({ list }) => !listed.has(list)).flatMap(({ figures }) => {
    const ways = figures.map((way) =>
      way.flatMap(([figure, name]) =>
        sumsOf(employee, figure)
          .slice(0, 1)
          .map((sum) => ({ ...sum, name })),
      ),
    );
    return ways.find((sums) => sums.length > 0) ?? [];
  });
}
