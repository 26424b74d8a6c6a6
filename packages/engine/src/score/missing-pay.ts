import type { Doubt } from "./doubt.ts";
import type { Proof } from "./proof.ts";

/** Somebody's pay was taken for something else: it takes a document below what is taken without a look. */
const TAKEN_OFF = 0.15;
/** Where so many have theirs it is printed for each of them. */
const PRINTED = 0.7;
const LEAST_PEOPLE = 3;

/** People who earn something and have no gross pay, or no net pay, where nearly all others have theirs. */
export function missingPay({ ledger: { employees } }: Pick<Proof, "ledger">): Doubt | null {
  const earners = employees.filter(({ lines }) => lines.some(({ list }) => list === "earnings"));
  const missing = (["gross", "net"] as const).flatMap((figure) => {
    const without = earners.filter((employee) => employee[figure] === null);
    return earners.length - without.length >= PRINTED * earners.length ? without : [];
  });
  if (earners.length < LEAST_PEOPLE || missing.length === 0) return null;
  return {
    code: "missing_pay",
    message: `${missing.length} of ${earners.length} people who earn something have no gross pay or no net pay, which others have`,
    effect: TAKEN_OFF,
    count: missing.length,
    of: earners.length,
  };
}
