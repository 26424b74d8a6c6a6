import { addMoney, moneyFromJson, moneyToJson, sumMoney, type Cents } from "@paylift/canonical";
import type { Check } from "../../api/result.ts";
import { recordPath, type Draft } from "../draft.ts";
import { centsAt, centsOf, hasCheck, type BeforeAndAfter } from "./before-and-after.ts";
import { effectOnNet, type GrossEarnings } from "./effects.ts";

const KINDS = ["gross_pay", "net_pay", "payments"] as const;
type Kind = (typeof KINDS)[number];

const IDENTITIES: Readonly<Record<Kind, string>> = {
  gross_pay: "Σ earnings in gross = gross_pay",
  net_pay: "gross_pay − Σ taxes − Σ deductions = net_pay",
  payments: "Σ payments = net_pay",
};

/** One figure in a sum, and its sign in it. */
interface Term {
  readonly path: string;
  readonly cents: Cents;
}

/** The sums that prove one employee, made anew: gross, net and payments. Ids are those of the reading. */
export function coreChecks(
  employee: number,
  change: BeforeAndAfter,
  gross: GrossEarnings,
): Map<string, Check | null> {
  const { byId, before, after } = change;
  const made = new Map<string, Check | null>();
  for (const kind of KINDS) {
    const id = `employee.${kind}:${recordPath(employee)}`;
    const known = byId.get(id);
    const terms = hasCheck(change, `employee.${kind}`) ? termsOf(kind, employee, after, gross) : null;
    const figure = `${recordPath(employee)}.${kind === "payments" ? "net_pay" : kind}`;
    const expected = centsAt(after, figure);
    if (terms === null || expected === null) {
      made.set(id, null);
      continue;
    }
    const rest = known === undefined ? 0 : restOf(known, termsOf(kind, employee, before, gross));
    const actual = addMoney(sumOf(terms), rest);
    made.set(id, {
      id,
      scope: "employee",
      identity: known?.identity ?? IDENTITIES[kind],
      expected: moneyToJson(expected),
      actual: moneyToJson(actual),
      difference: moneyToJson(actual - expected),
      passed: actual === expected,
      members: [figure, ...terms.map(({ path }) => path)],
    });
  }
  return made;
}

/** What a sum of the reading had beside the fields of the output: printed sums of what is listed nowhere. */
function restOf({ actual }: Check, terms: readonly Term[] | null): Cents {
  return actual === null || terms === null ? 0 : moneyFromJson(actual) - sumOf(terms);
}

function sumOf(terms: readonly Term[]): Cents {
  return sumMoney(terms.map(({ cents }) => cents));
}

/** Null where the sum cannot be made. */
function termsOf(kind: Kind, employee: number, draft: Draft, gross: GrossEarnings): Term[] | null {
  if (!draft.employees.has(employee)) return null;
  const lines = [...draft.recordsOf(employee)].map((line) => ({
    ...line,
    cents: centsOf(line.record["amount"]) ?? 0,
  }));
  const path = recordPath(employee);
  const grossPay = centsAt(draft, `${path}.gross_pay`);
  const inGross = lines.filter(
    (line) => line.list === "earnings" && gross.has(employee, line.path, line.record),
  );
  const earned = inGross.filter(({ cents }) => cents !== 0).map(amountOf);
  const hasEarnings = lines.some(({ list }) => list === "earnings");
  switch (kind) {
    case "gross_pay":
      return grossPay === 0 && !hasEarnings ? null : earned;
    case "payments": {
      const paid = lines.filter(({ list }) => list === "payments");
      return paid.length === 0 ? null : paid.map(amountOf);
    }
    case "net_pay": {
      if (grossPay === null && !hasEarnings) return null;
      const base = grossPay === null ? earned : [{ path: `${path}.gross_pay`, cents: grossPay }];
      const offsets = new Set(
        lines.flatMap(({ record, cents }) => (record["role"] === "offset" ? [cents] : [])),
      );
      const beside = lines.flatMap((line) => {
        const isInGross = inGross.includes(line);
        // What an offset takes out of gross pay is not taken out twice.
        const effect =
          isInGross && offsets.has(line.cents) ? 0 : effectOnNet(line.list, line.record, isInGross);
        return effect === 0 || line.cents === 0
          ? []
          : [{ path: `${line.path}.amount`, cents: effect * line.cents }];
      });
      return [...base, ...beside];
    }
  }
}

function amountOf({ path, cents }: Term): Term {
  return { path: `${path}.amount`, cents };
}
