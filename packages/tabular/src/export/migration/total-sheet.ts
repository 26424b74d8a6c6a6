import {
  moneyFromJson,
  moneyToJson,
  sumMoney,
  type CanonicalOutput,
  type Employee,
} from "@paylift/canonical";
import type { Cell, Worksheet } from "@paylift/validation/workbook";
import { amount, quantity } from "../cells.ts";
import type { ExportedComparison } from "./exported-migration.ts";

const TOTAL_COLUMNS = [
  "total",
  "source_printed",
  "target_printed",
  "source_people",
  "target_people",
  "difference_of_people",
] as const;

type AmountTotal = "gross_pay" | "total_taxes" | "total_deductions" | "net_pay";

/** What each total adds up. */
const AMOUNTS: Readonly<Record<AmountTotal, (employee: Employee) => (number | null)[]>> = {
  gross_pay: ({ gross_pay }) => [gross_pay],
  total_taxes: ({ taxes }) => taxes.map(({ amount: own }) => own),
  total_deductions: ({ deductions }) =>
    deductions.filter(({ role }) => role === "cash").map(({ amount: own }) => own),
  net_pay: ({ net_pay }) => [net_pay],
};

/** The totals that both documents print, beside what their people add up to. */
export function totalSheet({ source, target }: ExportedComparison): Worksheet {
  const [one, other] = [source.canonical_output, target.canonical_output];
  const amounts = Object.keys(AMOUNTS) as AmountTotal[];
  const people = (output: CanonicalOutput): number => output.employees.length;
  return {
    name: "Totals",
    columns: TOTAL_COLUMNS,
    rows: [
      [
        "employee_count",
        quantity(one.totals?.employee_count ?? null),
        quantity(other.totals?.employee_count ?? null),
        people(one),
        people(other),
        people(other) - people(one),
      ],
      ...amounts.map((total): Cell[] => {
        const [from, to] = [sumOf(one, total), sumOf(other, total)];
        return [
          total,
          amount(one.totals?.[total] ?? null),
          amount(other.totals?.[total] ?? null),
          amount(from),
          amount(to),
          amount(difference(from, to)),
        ];
      }),
    ],
  };
}

/** Null where somebody's could not be read. */
function sumOf({ employees }: CanonicalOutput, total: AmountTotal): number | null {
  const all = employees.flatMap(AMOUNTS[total]);
  const known = all.filter((one) => one !== null);
  return known.length < all.length ? null : moneyToJson(sumMoney(known.map(moneyFromJson)));
}

function difference(source: number | null, target: number | null): number | null {
  if (source === null || target === null) return null;
  return moneyToJson(moneyFromJson(target) - moneyFromJson(source));
}
