import { parseFieldPath } from "@paylift/canonical";
import type { ChangedCheck, CorrectedField, CorrectedResult, Correction } from "../api/correction.ts";
import type { Check, Evidence } from "../api/result.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { centsAt, employeeOf } from "./checks/before-and-after.ts";
import { remakeChecks } from "./checks/remake-checks.ts";
import { Draft } from "./draft.ts";
import type { Journal } from "./journal.ts";
import { movedEvidence } from "./moved-evidence.ts";
import { proofOf } from "./proof-of-corrections.ts";
import { rescore, type ReadResult } from "./rescore.ts";
import { withoutClaimed } from "./claimed.ts";
import { correctSharedPrints } from "./shared-prints.ts";
import { writeOutput, type WrittenOutput } from "./written-output.ts";

/**
 * Applies corrections to a result, repeats all its checks, and scores its confidence again. A value from a person is
 * marked as corrected, and counts as proved only where printed sums hold with it. The result stays as it is, and the
 * document is not read again.
 */
export function correctResult(read: ReadResult, corrections: readonly Correction[]): CorrectedResult {
  const { draft, journal, applied, superseded, notApplied } = applyCorrections(
    read.canonical_output,
    corrections,
  );
  const shared = correctSharedPrints(draft, journal, read.evidence);
  const before = new Draft(read.canonical_output);
  const byId = new Map(read.checks.map((check) => [check.id, check]));
  const checks = remakeChecks({ checks: read.checks, byId, before, after: draft, journal });
  const said = new Set([...journal.said.keys()].filter((path) => isFigure(draft, path)));
  const proof = proofOf(checks, said, draft, shared);
  const unclaimed = withoutClaimed(read.unclaimed, corrections, applied);
  const { output, pathOf, renamed } = writeOutput(draft);
  const { score, reasons } = rescore({
    read,
    checks,
    output,
    unclaimed: [...unclaimed],
    provedBefore: proofOf(read.checks, new Set(), before).proved,
    provedAfter: proof.proved,
    said,
    evidence: read.evidence,
    isFigure: (path) => (centsAt(draft, path) ?? 0) !== 0,
    isSaid: (path) => journal.said.has(path),
    placeOf: (path) => placeIn(draft, journal, path),
  });
  const named = { draft, journal, pathOf };
  return {
    confidence_score: score,
    confidence_reasons: reasons.map(({ fields, ...reason }) =>
      fields === undefined ? reason : { ...reason, fields: fields.flatMap((path) => pathOf(path) ?? []) },
    ),
    canonical_output: output,
    checks: checks.map((check) => renamedCheck(check, pathOf)),
    unclaimed: [...unclaimed],
    evidence: movedEvidence(read.evidence, named),
    corrected: correctedFields(named, checks, { figures: said, proved: proof.said }, read.evidence),
    changed_checks: changedChecks(read.checks, checks, pathOf),
    applied,
    superseded,
    not_applied: notApplied,
    corrected_as: Object.fromEntries(renamed),
  };
}

type Rename = WrittenOutput["pathOf"];

/** Whether a field holds a figure: money, hours, a rate or a number of people. */
function isFigure(draft: Draft, path: string): boolean {
  return centsAt(draft, path) !== null;
}

/** Where a field of the reading is in the draft. */
function placeIn(draft: Draft, journal: Journal, path: string): string | null {
  const place = journal.placeOf(path);
  const employee = place === null ? null : employeeOf(place);
  return employee === null || draft.employees.has(employee) ? place : null;
}

function renamedCheck(check: Check, pathOf: Rename): Check {
  const members = check.members.flatMap((path) => pathOf(path) ?? []);
  return { ...check, id: renamedId(check.id, pathOf), members };
}

/** Ids name whom they are about, by the path of the record. */
function renamedId(id: string, pathOf: Rename): string {
  return id.replace(/employees\[\d+\](?:\.\w+\[\d+\])?/, (path) => pathOf(path) ?? path);
}

function correctedFields(
  { draft, journal, pathOf }: { draft: Draft; journal: Journal; pathOf: Rename },
  checks: readonly Check[],
  { figures, proved }: { figures: ReadonlySet<string>; proved: ReadonlySet<string> },
  evidence: Readonly<Record<string, readonly Evidence[]>>,
): CorrectedField[] {
  const through = new Map<string, Check[]>();
  for (const check of checks) {
    for (const path of check.members) {
      if (!journal.said.has(path)) continue;
      const known = through.get(path);
      if (known === undefined) through.set(path, [check]);
      else known.push(check);
    }
  }
  const idsOf = (path: string, passed: boolean): string[] => [
    ...new Set(
      (through.get(path) ?? [])
        .filter((check) => check.passed === passed)
        .map(({ id }) => renamedId(id, pathOf)),
    ),
  ];
  return [...journal.said].flatMap(([path, { correctionId, before, evidence: pointed }]) => {
    const name = pathOf(path);
    if (name === null) return [];
    return {
      field_path: name,
      correction_id: correctionId,
      before: before as CorrectedField["before"],
      after: (draft.get(parseFieldPath(path)) ?? null) as CorrectedField["after"],
      proved: figures.has(path) ? proved.has(path) : null,
      holds: idsOf(path, true),
      fails: idsOf(path, false),
      evidence: pointed === null ? [...(evidence[path] ?? [])] : [pointed],
    };
  });
}

function changedChecks(before: readonly Check[], after: readonly Check[], pathOf: Rename): ChangedCheck[] {
  const known = new Map(before.map((check) => [check.id, check.passed]));
  return after.flatMap(({ id, passed }) => {
    const earlier = known.get(id) ?? null;
    return earlier === passed ? [] : { id: renamedId(id, pathOf), before: earlier, after: passed };
  });
}
