import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Engine, ExtractionResult } from "@paylift/engine";
import {
  compare,
  decisionKey,
  signOff,
  type Decision,
  type SignOff,
  type ValidationOptions,
  type ValidationReport,
} from "@paylift/validation";

/** A document that was read, and which bytes it was. */
export interface ReadRun {
  sha256: string;
  result: ExtractionResult;
}

/** What is put on record: the documents, their totals, what was decided and by whom. */
export interface SignedReport {
  signed: { by: string; at: string } | null;
  go: boolean;
  reasons: string[];
  source: RunFigures;
  target: RunFigures;
  open: SignOff["open"];
  accepted: { key: string; what: string; reason: string; by: string }[];
  /** What a decision has to be about, for whoever decides next. */
  to_decide: { key: string; severity: string; what: string; difference: string | null }[];
  money_at_risk: number;
}

interface RunFigures {
  sha256: string;
  confidence: number;
  employees: number;
  gross_pay: number;
  net_pay: number;
}

export async function readRun(engine: Engine, file: string): Promise<ReadRun> {
  const bytes = await readFile(file);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { sha256, result: await engine.extract(bytes) };
}

/** Compares both runs and weighs the differences against what was decided. */
export function validateRun(
  source: ReadRun,
  target: ReadRun,
  options: ValidationOptions,
  decisions: readonly Decision[],
): { report: ValidationReport; outcome: SignOff } {
  const report = compare(source.result, target.result, options);
  return { report, outcome: signOff(report, decisions) };
}

/** The record of a validation. It is signed only where it may go: nobody signs for open differences. */
export function signedReport(
  source: ReadRun,
  target: ReadRun,
  outcome: SignOff,
  by: string | null,
  now: Date,
): SignedReport {
  return {
    signed: outcome.go && by !== null ? { by, at: now.toISOString() } : null,
    go: outcome.go,
    reasons: outcome.reasons,
    source: figuresOf(source),
    target: figuresOf(target),
    open: outcome.open,
    accepted: outcome.accepted_discrepancies.map(({ discrepancy, decision }) => ({
      key: decision.key,
      what: discrepancy.field_path,
      reason: decision.reason,
      by: decision.by,
    })),
    to_decide: outcome.open_discrepancies
      // What follows from a cause is decided with it.
      .filter(({ caused_by }) => caused_by.length === 0)
      .map((discrepancy) => ({
        key: decisionKey(discrepancy),
        severity: discrepancy.severity,
        what: discrepancy.field_path,
        difference: discrepancy.difference,
      })),
    money_at_risk: outcome.money_at_risk,
  };
}

function figuresOf({ sha256, result }: ReadRun): RunFigures {
  const { employees } = result.canonical_output;
  const sum = (of: "gross_pay" | "net_pay"): number =>
    employees.reduce((cents, employee) => cents + Math.round((employee[of] ?? 0) * 100), 0) / 100;
  return {
    sha256,
    confidence: result.confidence_score,
    employees: employees.length,
    gross_pay: sum("gross_pay"),
    net_pay: sum("net_pay"),
  };
}
