import type { ExtractionResult } from "../../../src/index.ts";
import type { MoneyColumn, Payee, Register } from "./made-up-register.ts";

/** What a page shows of somebody; null for a figure that nobody can read, an empty id where none is printed. */
export interface Shown {
  name: string;
  id: string;
  gross: number | null;
  net: number | null;
  lines: Readonly<Record<"earnings" | "taxes" | "deductions", readonly number[]>>;
}

/** A document with a fault of print, and what is right. */
export interface Faulty {
  pdf: Buffer;
  people: readonly Shown[];
  /** A heading is missing: nobody can know whether taxes or deductions stand below it. */
  isUnheaded?: boolean;
  /** Nobody can know all of it: the confidence has to be low whatever was read. */
  isOpen?: boolean;
  /** Holds text that the page does not show. */
  hides?: boolean;
}

export function shownOf(payee: Payee, { columns, hasIds }: Register): Shown {
  const of = (list: MoneyColumn["list"]): number[] =>
    payee.cents.filter((cents, i) => columns[i]!.list === list && cents !== 0);
  return {
    name: `${payee.given} ${payee.surname}`,
    id: hasIds ? payee.id : "",
    gross: of("gross")[0]!,
    net: of("net")[0]!,
    lines: { earnings: of("earnings"), taxes: of("taxes"), deductions: of("deductions") },
  };
}

const LISTS = ["earnings", "taxes", "deductions"] as const;

/** What a result says of people otherwise than their page; empty where all is right. */
export function wrongOf(
  { people, isUnheaded }: Faulty,
  { canonical_output: { employees } }: ExtractionResult,
): string[] {
  const cents = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100));
  const sorted = (amounts: readonly number[]): string => amounts.toSorted((a, b) => a - b).join(" ");
  const read = employees.map((employee): Shown => {
    const of = (list: (typeof LISTS)[number]): number[] =>
      employee[list].map(({ amount }) => cents(amount)!).filter((amount) => amount !== 0);
    return {
      name: employee.name,
      id: employee.employee_id,
      gross: cents(employee.gross_pay),
      net: cents(employee.net_pay),
      lines: { earnings: of("earnings"), taxes: of("taxes"), deductions: of("deductions") },
    };
  });
  const said = ({ name, id, gross, net, lines }: Shown): string => {
    const { earnings, taxes, deductions } = lines;
    const withheld = isUnheaded ? [[...taxes, ...deductions]] : [taxes, deductions];
    return `${name} [${id}] gross ${gross} net ${net} lines ${[earnings, ...withheld].map(sorted).join(" | ")}`;
  };
  const left = read.map(said);
  const missing = people.map(said).filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...missing.map((one) => `missing ${one}`), ...left.map((one) => `extra ${one}`)];
}
