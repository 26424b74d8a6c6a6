import type { Random } from "../random.ts";
import type { Check, Employee, Payroll } from "./model.ts";
import type { PayrollTotals } from "./totals.ts";

export type Misprint =
  | { kind: "gross_misprint" | "net_misprint"; employee: Employee; addsUpTo: number; printed: number }
  | {
      kind: "line_misprint";
      employee: Employee;
      field: "earnings" | "deductions" | "taxes";
      line: string;
      addsUpTo: number;
      printed: number;
    }
  | { kind: "total_misprint"; field: "gross_pay" | "net_pay"; addsUpTo: number; printed: number };

const LINE_FIELDS = ["earnings", "deductions", "taxes"] as const;

const offBy = (random: Random): number =>
  (random.chance(0.5) ? 1 : -1) * random.pick([1, 2, 9, 10, 90, 100, 900, 1000, 9000]);

function misprintNet(check: Check, printed: number): void {
  const [first] = check.allocations;
  if (first) first.cents += printed - check.netCents;
  check.netCents = printed;
}

/** Changes one figure of the printed payroll or its totals in place, and tells which. */
export function misprint(random: Random, printed: Payroll, totals: PayrollTotals): Misprint {
  const kind = random.pick([
    "gross_misprint",
    "net_misprint",
    "line_misprint",
    "line_misprint",
    "total_misprint",
  ] as const);
  const candidates = printed.employees.filter(
    ({ checks }) => checks.length === 1 && (checks[0]?.netCents ?? 0) > 20_000,
  );
  if (kind === "total_misprint" || candidates.length === 0) {
    const field = random.pick(["gross_pay", "net_pay"] as const);
    const cents = field === "gross_pay" ? "grossCents" : "netCents";
    const addsUpTo = totals[cents];
    totals[cents] = addsUpTo + offBy(random);
    return { kind: "total_misprint", field, addsUpTo, printed: totals[cents] };
  }
  const employee = random.pick(candidates);
  const check = employee.checks[0] as Check;
  if (kind === "gross_misprint") {
    const addsUpTo = check.grossCents;
    check.grossCents += offBy(random);
    return { kind, employee, addsUpTo, printed: check.grossCents };
  }
  if (kind === "net_misprint") {
    const addsUpTo = check.netCents;
    misprintNet(check, addsUpTo + offBy(random));
    return { kind, employee, addsUpTo, printed: check.netCents };
  }
  const positive = (field: "earnings" | "deductions" | "taxes") =>
    check[field].filter(({ cents }) => cents > 0);
  const field = random.pick(LINE_FIELDS.filter((name) => positive(name).length > 0));
  const line = random.pick(positive(field));
  const addsUpTo = line.cents;
  const shift = offBy(random);
  line.cents += line.cents + shift > 0 ? shift : -shift;
  return { kind, employee, field, line: line.kind, addsUpTo, printed: line.cents };
}
