import type { CanonicalOutput } from "@paylift/canonical";
import type { Insertable, Selectable } from "kysely";
import type { JsonObject, JsonValue } from "../api/json.ts";
import type { JobCompletion } from "../api/results.ts";
import type { ResultRow } from "../database/tables.ts";
import type { ValueSealing } from "./value-sealing.ts";

type Content = Omit<JobCompletion, "confidence">;
type ContentColumns = Pick<
  Insertable<ResultRow>,
  "canonical_output" | "checks" | "unclaimed" | "evidence" | "pages" | "sealed"
>;

/** What is stored of a result: as it is, or sealed with an outline in its place. */
export async function toContentColumns(
  sealing: ValueSealing,
  jobId: string,
  { canonicalOutput, checks, unclaimed, evidence, pages }: Content,
): Promise<ContentColumns> {
  const content: Content = { canonicalOutput, checks, unclaimed, evidence, pages };
  const sealed = await sealing.seal(content, placeOf(jobId));
  const shown = sealed === null ? content : outlineOf(content);
  return {
    canonical_output: JSON.stringify(shown.canonicalOutput),
    checks: JSON.stringify(shown.checks),
    unclaimed: JSON.stringify(shown.unclaimed),
    evidence: JSON.stringify(shown.evidence),
    pages: JSON.stringify(shown.pages),
    sealed,
  };
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
  };
}

function placeOf(jobId: string): string {
  return `result ${jobId}`;
}

interface Outline extends Omit<Content, "canonicalOutput"> {
  readonly canonicalOutput: unknown;
}

/** What lists of documents count and sort by: how many, which checks failed, and by how much. */
function outlineOf({ canonicalOutput, checks, unclaimed }: Content): Outline {
  const failed = (Array.isArray(checks) ? checks : []) as JsonObject[];
  return {
    canonicalOutput: { employees: canonicalOutput.employees.map(() => null) },
    checks: failed.map(({ passed = null, scope = null, difference = null }) => ({
      passed,
      scope,
      difference,
    })),
    unclaimed: Array.isArray(unclaimed) ? unclaimed.map(() => null) : [],
    evidence: {},
    pages: [],
  };
}
