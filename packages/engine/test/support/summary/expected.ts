import type { CanonicalOutput, Employee } from "@paylift/canonical";
import { netOf, sumOf, type Person } from "./payroll.ts";

/** Figures of a person, from the document or from the output, in a form that compares. */
export interface Figures {
  name: string;
  gross: number;
  net: number;
  lines: string[];
}

/** What a document says of a person; hours only where it prints them. */
export function expectedFigures({ name, parts }: Person, withHours: boolean): Figures {
  const lines = Object.entries(parts).flatMap(([part, own]) =>
    own
      .map((line) => (withHours ? line : { ...line, hours: null }))
      .filter(({ cents, hours }) => cents !== 0 || hours !== null)
      .map(({ label, hours, cents }) => lineText(LIST_OF[part as keyof typeof LIST_OF], label, hours, cents)),
  );
  return {
    name: `${name.given} ${name.family}`,
    gross: sumOf([{ name, parts }], "earnings"),
    net: netOf([{ name, parts }]),
    lines: lines.sort(),
  };
}

const LIST_OF = {
  earnings: "earnings",
  additions: "earnings",
  pretax: "deductions",
  after_tax: "deductions",
  taxes: "taxes",
  employer_taxes: "employer_taxes",
  contributions: "employer_contributions",
} as const;
const LISTS = ["earnings", "deductions", "taxes", "employer_taxes", "employer_contributions"] as const;

export function figuresOf(output: CanonicalOutput): Figures[] {
  return output.employees.map((employee) => ({
    name: employee.name,
    gross: cents(employee.gross_pay),
    net: cents(employee.net_pay),
    lines: LISTS.flatMap((list) => linesOf(employee, list)).sort(),
  }));
}

function linesOf(employee: Employee, list: (typeof LISTS)[number]): string[] {
  return employee[list].map((line) => {
    const hours = "hours" in line && line.hours !== null ? Math.round(line.hours * 100) : null;
    return lineText(list, line.description, hours, cents(line.amount));
  });
}

function lineText(list: string, label: string, hours: number | null, amount: number): string {
  return `${list}: ${label} ${hours === null ? "" : `${hours} h `}= ${amount}`;
}

function cents(amount: number | null): number {
  return Math.round((amount ?? Number.NaN) * 100);
}
