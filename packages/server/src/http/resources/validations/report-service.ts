import type { JsonObject, Store, Validation } from "@paylift/store";
import { reportCsv, reportHtml, reportXlsx, type ReportRecord, type SideLabel } from "@paylift/validation";
import { reportOf, withDecisions, type StoredReport } from "../../../comparison/stored-report.ts";
import type { SideSummary } from "../../../worker/side-summary.ts";
import type { Caller } from "../../auth/caller.ts";
import { found } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import { reportRecord } from "./report-record.ts";

/** The report of a completed validation in several forms. Every method throws `validation_not_completed`. */
export interface ReportService {
  json(caller: Caller, migrationId: string, id: string): Promise<JsonObject>;
  csv(caller: Caller, migrationId: string, id: string): Promise<string>;
  xlsx(caller: Caller, migrationId: string, id: string): Promise<Uint8Array>;
  html(caller: Caller, migrationId: string, id: string): Promise<string>;
  /** The validation's report with its decisions, null until it is completed. */
  decided(caller: Caller, validation: Validation): Promise<JsonObject | null>;
}

export function createReportService(store: Store): ReportService {
  async function report(caller: Caller, migrationId: string, id: string): Promise<StoredReport> {
    const validation = found(
      await store.validations.get(caller.organizationId, migrationId, id),
      "validation_not_found",
    );
    const stored = reportOf(validation);
    if (stored !== null) return stored;
    throw new Problem("validation_not_completed", `the validation is ${validation.status}`);
  }

  async function decided(caller: Caller, migrationId: string, stored: StoredReport): Promise<JsonObject> {
    const decisions = await store.decisions.all(caller.organizationId, migrationId);
    return withDecisions(stored, decisions ?? []);
  }

  const recordOf = ({ organizationId }: Caller, migrationId: string): Promise<ReportRecord> =>
    reportRecord(store, organizationId, migrationId);

  return {
    json: async (caller, migrationId, id) =>
      decided(caller, migrationId, await report(caller, migrationId, id)),
    csv: async (caller, ...which) =>
      reportCsv(await report(caller, ...which), await recordOf(caller, which[0])),
    xlsx: async (caller, ...which) =>
      reportXlsx(await report(caller, ...which), await recordOf(caller, which[0])),
    async html(caller, migrationId, id) {
      const stored = await report(caller, migrationId, id);
      const { source, target } = stored.sides;
      const labels = { source: labelOf(source), target: labelOf(target) };
      return reportHtml(stored, { ...labels, record: await recordOf(caller, migrationId) });
    },
    async decided(caller, validation) {
      const stored = reportOf(validation);
      return stored === null ? null : decided(caller, validation.migrationId, stored);
    },
  };
}

function labelOf({ filename, provider, employees, pay_period }: SideSummary): SideLabel {
  const period = [pay_period.start, pay_period.end].filter((date) => date !== null).join(" to ");
  const people = `${employees} ${employees === 1 ? "employee" : "employees"}`;
  const detail = [provider ?? "", people, period].filter((part) => part !== "").join(" · ");
  return { name: filename, detail };
}
