import type { CanonicalOutput } from "@paylift/canonical";
import type { Insertable, Selectable } from "kysely";
import type { JsonObject, JsonValue } from "../api/json.ts";
import type { JobCompletion, WrittenCompletion } from "../api/results.ts";
import type { ResultRow } from "../database/tables.ts";
import { assertStorable } from "../storable-text.ts";
import { unclaimedCents } from "./unclaimed-cents.ts";
import type { ValueSealing } from "./value-sealing.ts";

type Content = Omit<JobCompletion, "confidence">;
type ContentColumns = Pick<
  Insertable<ResultRow>,
  | "canonical_output"
  | "checks"
  | "unclaimed"
  | "unclaimed_cents"
  | "evidence"
  | "pages"
  | "confidence_reasons"
  | "reader"
  | "voting"
  | "columns"
  | "sealed"
>;

/** What is stored of a result: as it is, or sealed with an outline in its place. */
export async function toContentColumns(
  sealing: ValueSealing,
  jobId: string,
  completion: JobCompletion | WrittenCompletion,
): Promise<ContentColumns> {
  const written = writtenOf(completion);
  const sealed = await sealing.sealJson(() => jsonOf(written), placeOf(jobId));
  const shown = sealed === null ? written : outlineOf(written);
  const { canonicalOutput, checks, unclaimed, evidence, pages } = shown;
  const { confidenceReasons = null, reader = null, voting = null, columns = null } = shown;
  return {
    canonical_output: canonicalOutput,
    checks,
    unclaimed,
    // Where there is one such figure, their sum is somebody's pay.
    unclaimed_cents: sealed === null ? unclaimedCents(JSON.parse(written.unclaimed)) : null,
    evidence,
    pages,
    confidence_reasons: confidenceReasons,
    reader,
    voting,
    columns,
    sealed,
  };
}

type Written = WrittenCompletion["json"];

function writtenOf(completion: JobCompletion | WrittenCompletion): Written {
  if ("json" in completion) {
    for (const json of Object.values(completion.json)) assertStorableJson(json);
    return completion.json;
  }
  const { canonicalOutput, checks, unclaimed, evidence, pages, confidenceReasons, reader, voting, columns } =
    completion;
  return {
    ...(confidenceReasons === undefined ? {} : { confidenceReasons: JSON.stringify(confidenceReasons) }),
    ...(reader === undefined ? {} : { reader: JSON.stringify(reader) }),
    ...(voting === undefined ? {} : { voting: JSON.stringify(voting) }),
    ...(columns === undefined ? {} : { columns: JSON.stringify(columns) }),
    canonicalOutput: JSON.stringify(canonicalOutput),
    checks: JSON.stringify(checks),
    unclaimed: JSON.stringify(unclaimed),
    evidence: JSON.stringify(evidence),
    pages: JSON.stringify(pages),
  };
}

function jsonOf(written: Written): string {
  return `{${Object.entries(written)
    .map(([name, json]) => `"${name}":${json}`)
    .join(",")}}`;
}

/** Escapes of letters that the database does not take; it may also be a backslash that stands before a `u`. */
const ESCAPED = /\\u(?:0000|d[89a-f])/i;

function assertStorableJson(json: string): void {
  if (ESCAPED.test(json)) assertStorable(JSON.parse(json));
}

export async function fromContentColumns(
  sealing: ValueSealing,
  row: Selectable<ResultRow>,
): Promise<Content> {
  if (row.sealed !== null) return (await sealing.open(row.sealed, placeOf(row.job_id))) as unknown as Content;
  return {
    canonicalOutput: row.canonical_output as CanonicalOutput,
    checks: row.checks as JsonValue,
    unclaimed: row.unclaimed as JsonValue,
    evidence: row.evidence as JsonValue,
    pages: row.pages as JsonValue,
    ...(row.confidence_reasons === null ? {} : { confidenceReasons: row.confidence_reasons as JsonValue }),
    ...(row.reader === null ? {} : { reader: row.reader as JsonValue }),
    ...(row.voting === null ? {} : { voting: row.voting as JsonValue }),
    ...(row.columns === null ? {} : { columns: row.columns as JsonValue }),
  };
}

function placeOf(jobId: string): string {
  return `result ${jobId}`;
}

/** What lists of documents count and sort by: how many, which checks failed, and by how much. */
function outlineOf(written: Written): Written {
  const { employees } = JSON.parse(written.canonicalOutput) as CanonicalOutput;
  const checks: unknown = JSON.parse(written.checks);
  const unclaimed: unknown = JSON.parse(written.unclaimed);
  const known = (Array.isArray(checks) ? checks : []) as JsonObject[];
  const shown = known.map(({ passed = null, scope = null, difference = null }) => ({
    passed,
    scope,
    difference,
  }));
  return {
    canonicalOutput: JSON.stringify({ employees: employees.map(() => null) }),
    checks: JSON.stringify(shown),
    unclaimed: JSON.stringify(Array.isArray(unclaimed) ? unclaimed.map(() => null) : []),
    evidence: "{}",
    pages: "[]",
  };
}
