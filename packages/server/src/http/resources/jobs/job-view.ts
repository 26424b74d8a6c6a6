import type { CorrectedResult } from "@paylift/engine/corrections";
import type { Job, Result } from "@paylift/store";
import { toPayrollData } from "./payroll-data.ts";

export function toJobItem(job: Job): object {
  return {
    id: job.id,
    status: job.status,
    document_id: job.documentId,
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
  };
}

export function toJob(job: Job, result: Result | null): object {
  return {
    ...toJobItem(job),
    result: result === null ? null : toResult(result),
    ...(job.error === null ? {} : { error: { code: job.error.code, message: job.error.message } }),
  };
}

function toResult(result: Result): object {
  return {
    id: result.id,
    confidence_score: result.confidence,
    canonical_output: result.canonicalOutput,
    confidence: result.confidence,
    payroll_data: toPayrollData(result.canonicalOutput),
    reader: result.reader ?? null,
    ...(result.voting === undefined ? {} : { voting: result.voting }),
    created_at: result.createdAt.toISOString(),
  };
}

export function toEvidence(result: Result): object {
  return {
    job_id: result.jobId,
    evidence: result.evidence,
    unclaimed: result.unclaimed,
    pages: result.pages,
  };
}

export function toChecks(result: Result): object {
  return {
    job_id: result.jobId,
    confidence_score: result.confidence,
    confidence_reasons: result.confidenceReasons ?? [],
    checks: result.checks,
  };
}

export function toCorrected(result: Result, corrected: CorrectedResult): object {
  const { not_applied, evidence: _, ...rest } = corrected;
  return {
    job_id: result.jobId,
    confidence_before: result.confidence,
    ...rest,
    not_applied: not_applied.map(({ id, reason }) => ({ correction_id: id, reason })),
  };
}
