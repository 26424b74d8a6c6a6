import { normalizeLabel } from "@paylift/canonical";
import type { DeductionLine, EarningLine, Ledger, LedgerEmployee } from "../canonicalise/ledger.ts";
import { ties } from "./pay-effect.ts";

type RoleLine = EarningLine | DeductionLine;
type Treatment = { role: EarningLine["role"]; inGross: boolean } | { role: DeductionLine["role"] };

const PAID: readonly Treatment[] = [
  { role: "cash", inGross: true },
  { role: "cash", inGross: false },
];
const DEDUCTION_TREATMENTS: readonly Treatment[] = [{ role: "cash" }, { role: "employer_cost" }];

/** A changed role needs this many employees for whom it makes the sums true. */
const WITNESSES = 2;

interface Code {
  lines: { line: RoleLine; employee: LedgerEmployee }[];
}

/**
 * Settles what the vocabulary guesses wrongly: whether the lines of one label are paid, and whether they are in gross.
 * A label has one role in the whole document. It changes only where more sums hold with the new role, none is lost, and
 * at least two employees bear witness: a single sum that fails is more likely a misprint.
 */
export function settleRoles(ledger: Ledger): void {
  const failing = ledger.employees.filter((employee) => !ties(employee));
  if (failing.length < WITNESSES) return;
  for (const code of codesOf(ledger.employees, new Set(failing))) settle(code);
}

function settle({ lines }: Code): void {
  const people = [...new Set(lines.map(({ employee }) => employee))];
  const before = new Set(people.filter(ties));
  if (people.length - before.size < WITNESSES) return;
  const original = lines.map(({ line }) => treatmentOf(line));
  let best: { treatment: Treatment; gained: number } | null = null;
  for (const treatment of treatmentsFor(lines[0]!.line)) {
    for (const { line } of lines) Object.assign(line, treatment);
    const after = new Set(people.filter(ties));
    const lost = [...before].some((employee) => !after.has(employee));
    const gained = after.size - before.size;
    if (!lost && gained >= WITNESSES && gained > (best?.gained ?? 0)) best = { treatment, gained };
  }
  lines.forEach(({ line }, i) => Object.assign(line, best?.treatment ?? original[i]!));
}

/** What is called imputed stays so where it is not paid. */
function treatmentsFor(line: RoleLine): readonly Treatment[] {
  if (line.list !== "earnings") return DEDUCTION_TREATMENTS;
  const role = line.role === "imputed" ? "imputed" : "memo";
  return [...PAID, { role, inGross: true }, { role, inGross: false }];
}

function treatmentOf(line: RoleLine): Treatment {
  return line.list === "earnings" ? { role: line.role, inGross: line.inGross } : { role: line.role };
}

/** The labels that stand on a failing employee's lines, each with all its lines of the document. */
function codesOf(employees: readonly LedgerEmployee[], failing: ReadonlySet<LedgerEmployee>): Code[] {
  const codes = new Map<string, Code>();
  const suspect = new Set<string>();
  for (const employee of employees) {
    for (const line of employee.lines) {
      if ((line.list !== "earnings" && line.list !== "deductions") || line.amount === 0) continue;
      const key = `${line.list}|${line.code ?? ""}|${normalizeLabel(line.description)}`;
      if (failing.has(employee)) suspect.add(key);
      const code = codes.get(key) ?? { lines: [] };
      codes.set(key, code);
      code.lines.push({ line, employee });
    }
  }
  const found = [...suspect].sort().map((key) => codes.get(key)!);
  // What says that it takes an earning back is believed before what the vocabulary makes of the earning.
  return [...found.filter((code) => !isOffset(code)), ...found.filter(isOffset)];
}

function isOffset({ lines }: Code): boolean {
  return lines[0]!.line.role === "offset";
}
