import type { Store, Validation } from "@paylift/store";
import type { ExportedComparison, ExportedSide } from "@paylift/tabular";
import { reportOf, type StoredReport } from "../../../comparison/stored-report.ts";
import { exportInThread, ExportTooLarge, type ExportForm } from "../../../export/export-in-thread.ts";
import type { SideSummary } from "../../../worker/side-summary.ts";
import { createTurns } from "../../../worker/turns.ts";
import type { Caller } from "../../auth/caller.ts";
import { found } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import type { JobService } from "../jobs/job-service.ts";
import type { SignOffService } from "../sign-offs/sign-off-service.ts";
import { reportRecord } from "../validations/report-record.ts";

/** People of all documents together. */
const PEOPLE_MAX = 100_000;

/** A payroll migration as a spreadsheet. */
export interface ExportService {
  /**
   * Of the newest validation of each source run, or of the one that is named.
   * @throws Problem `validation_not_completed` where none is, `export_too_large`.
   */
  write(
    caller: Caller,
    migrationId: string,
    which: { readonly validationId: string | null },
    form: ExportForm,
  ): Promise<Uint8Array>;
}

interface Parts {
  readonly store: Store;
  readonly jobs: JobService;
  readonly signOffs: SignOffService;
}

export function createExportService({ store, jobs, signOffs }: Parts): ExportService {
  // A large one takes gigabytes: one after the other, and the organizations take turns.
  const turns = createTurns();
  return {
    async write(caller, migrationId, { validationId }, form) {
      const { organizationId } = caller;
      const { name, sourceProvider, targetProvider, status } = found(
        await store.payrollMigrations.get(organizationId, migrationId),
        "migration_not_found",
      );
      const reports = await reportsOf(store, organizationId, migrationId, validationId);
      const { go, reasons } = await signOffs.readiness(caller, migrationId);
      const migration = {
        name,
        source_provider: sourceProvider,
        target_provider: targetProvider,
        status,
        go,
        reasons,
        record: await reportRecord(store, organizationId, migrationId),
      };
      try {
        return await turns.take(organizationId, () =>
          exportInThread({ migration, form }, comparisons(jobs, caller, reports)),
        );
      } catch (error) {
        if (error instanceof ExportTooLarge) throw new Problem("export_too_large", error.message);
        throw error;
      }
    },
  };
}

async function reportsOf(
  store: Store,
  organizationId: string,
  migrationId: string,
  validationId: string | null,
): Promise<StoredReport[]> {
  const validations = await validationsOf(store, organizationId, migrationId, validationId);
  const reports = validations.flatMap((validation) => reportOf(validation) ?? []);
  if (reports.length === 0)
    throw new Problem("validation_not_completed", "no validation of the migration is completed");
  const people = reports.reduce(
    (sum, { sides: { source, target } }) => sum + source.employees + target.employees,
    0,
  );
  if (people > PEOPLE_MAX) {
    const detail = `${people} people in all documents, at most ${PEOPLE_MAX}: export one validation at a time`;
    throw new Problem("export_too_large", detail);
  }
  return reports;
}

async function validationsOf(
  { validations }: Store,
  organizationId: string,
  migrationId: string,
  validationId: string | null,
): Promise<Validation[]> {
  if (validationId === null)
    return found(await validations.newestOfSourceRuns(organizationId, migrationId), "migration_not_found");
  return [found(await validations.get(organizationId, migrationId, validationId), "validation_not_found")];
}

async function* comparisons(
  jobs: JobService,
  caller: Caller,
  reports: readonly StoredReport[],
): AsyncIterable<ExportedComparison> {
  for (const report of reports) {
    const { source, target } = report.sides;
    yield {
      source: await exportedSide(jobs, caller, source),
      target: await exportedSide(jobs, caller, target),
      report,
    };
  }
}

/** What was read of a document, with the corrections that there are now. */
async function exportedSide(
  jobs: JobService,
  caller: Caller,
  { job_id, filename: name }: SideSummary,
): Promise<ExportedSide> {
  const { corrected } = await jobs.corrected(caller, job_id);
  const { canonical_output, confidence_score, confidence_reasons, checks } = corrected;
  return { name, canonical_output, confidence_score, confidence_reasons, checks };
}
