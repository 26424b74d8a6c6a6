import fc from "fast-check";
import { test } from "tap";
import type { Correction, Decision, Run, RunType, Validation, WorkStatus } from "@paylift/store";
import { compare, decisionKey } from "@paylift/validation";
import { correctionsDigest, settingsDigest } from "../../src/comparison/basis.ts";
import { readiness, type MigrationState } from "../../src/comparison/readiness.ts";
import { OUTPUT } from "../http/support/samples.ts";

const NOW = new Date("2026-05-01T00:00:00Z");

function run(id: string, runType: RunType): Run {
  const common = { organizationId: "o", migrationId: "m", documentId: `${id} document` };
  return { ...common, id, runType, jobId: `${id} job`, status: "completed", createdAt: NOW, updatedAt: NOW };
}

/** What the source run `id` came out as against the run `id target`, whose net pay differs by so many dollars. */
function validation(id: string, difference: number, status: WorkStatus = "completed"): Validation {
  const [employee] = OUTPUT.employees;
  if (employee === undefined) throw new Error("no employee");
  const net_pay = Math.round(((employee.net_pay ?? 0) + difference) * 100) / 100;
  const report = compare(OUTPUT, { ...OUTPUT, employees: [{ ...employee, net_pay }] });
  const side = (runId: string) => ({
    run_id: runId,
    job_id: `${runId} job`,
    corrections_digest: correctionsDigest([]),
  });
  const sides = { source: side(id), target: side(`${id} target`) };
  const kept = { ...report, sides, settings_digest: settingsDigest(SETTINGS) };
  return {
    id: `${id} validation`,
    organizationId: "o",
    migrationId: "m",
    sourceRunId: id,
    targetRunId: `${id} target`,
    status,
    report: status === "completed" ? (JSON.parse(JSON.stringify(kept)) as never) : null,
    error: null,
    attempt: 1,
    createdAt: NOW,
    updatedAt: NOW,
  };
}

function decisionOn({ report }: Validation): Decision {
  const [discrepancy] = (report as unknown as ReturnType<typeof compare>).discrepancies;
  const key = discrepancy === undefined ? "nothing" : decisionKey(discrepancy);
  const common = {
    migrationId: "m",
    reason: "r",
    decidedBy: "user:1",
    discrepancy: {},
    batchId: null,
    createdAt: NOW,
  };
  return { ...common, id: `on ${key}`, key };
}

const SETTINGS = { mapping: {}, tolerance: {} };

function state(validations: readonly Validation[], decisions: readonly Decision[] = []): MigrationState {
  const runs = validations.flatMap(({ sourceRunId, targetRunId }) => [
    run(sourceRunId, "source"),
    run(targetRunId, "target"),
  ]);
  return { runs, validations, decisions, corrections: [], settings: SETTINGS };
}

test("nothing may go without a source run and its completed validation", async (t) => {
  t.match(readiness(state([])), { go: false, reasons: ["there is no source run"], money_at_risk: 0 });
  const unvalidated = readiness({ ...state([validation("a", 0)]), validations: [] });
  t.match(unvalidated, { go: false, reasons: ["1 of 1 source runs have no validation"] });
  for (const status of ["pending", "processing", "failed"] as const) {
    const waiting = readiness(state([validation("a", 0, status), validation("b", 0)]));
    t.match(waiting, { go: false, reasons: [`a validation is ${status}`], validations: [{ sides: null }] });
  }
  t.match(readiness(state([validation("a", 0), validation("b", 0)])), { go: true, reasons: [] });
});

test("a run that was read anew takes back the go", async (t) => {
  for (const changed of ["a", "a target"]) {
    const { runs, ...rest } = state([validation("a", 0)]);
    const moved = runs.map((each) => (each.id === changed ? { ...each, jobId: "another" } : each));
    const now = readiness({ ...rest, runs: moved });
    t.match(now, { go: false, reasons: ["a run has changed since its validation"] });
  }
});

test("what is corrected or set anew takes back the go, and not what is as it was", async (t) => {
  const correction: Correction = {
    id: "c",
    jobId: "a job",
    correctionType: "wrong_value",
    fieldPath: "employees[0].net_pay",
    originalValue: "1",
    correctedValue: "2",
    notes: null,
    evidence: null,
    createdAt: NOW,
  };
  const before = state([validation("a", 0)]);
  const corrected = { go: false, reasons: ["corrections have changed since a validation"] };
  for (const jobId of ["a job", "a target job"]) {
    t.match(readiness({ ...before, corrections: [{ ...correction, jobId }] }), corrected);
  }
  t.match(readiness({ ...before, corrections: [{ ...correction, jobId: "another" }] }), { go: true });
  const settings = { ...SETTINGS, tolerance: { min_confidence: 0.5 } };
  const reasons = ["the mapping or the tolerance has changed since a validation"];
  t.match(readiness({ ...before, settings }), { go: false, reasons });
  const digest = correctionsDigest([correction]);
  t.not(correctionsDigest([{ ...correction, correctedValue: "3" }]), digest);
  t.equal(correctionsDigest([{ ...correction, notes: "looked at" }]), digest, "notes change nothing");
});

test("a report of before digests were kept is judged by its runs", async (t) => {
  const old = validation("a", 0);
  const { settings_digest: _, sides, ...report } = old.report as Record<string, any>;
  const without = Object.fromEntries(
    Object.entries<Record<string, unknown>>(sides).map(([name, { run_id, job_id }]) => [
      name,
      { run_id, job_id },
    ]),
  );
  const kept = { ...old, report: { ...report, sides: without } as never };
  t.match(readiness({ ...state([kept]), settings: { ...SETTINGS, mapping: { employees: [] } } }), {
    go: true,
  });
});

test("a decision that no validation needs is named", async (t) => {
  const [first, second] = [validation("a", 5), validation("b", 7)];
  const gone = decisionOn(validation("c", 9));
  const decisions = [decisionOn(first), decisionOn(second), gone];
  t.match(readiness(state([first, second], decisions)), {
    go: true,
    accepted: 2,
    unused_decisions: [gone.id],
  });
});

test("it goes exactly when every validation goes, and figures are sums", async (t) => {
  const differences = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(differences, fc.nat(), (dollars, decided) => {
      const validations = dollars.map((difference, index) => validation(`run ${index}`, difference));
      const decisions = validations.slice(0, decided % (validations.length + 1)).map(decisionOn);
      const { go, open, money_at_risk, accepted, ...rest } = readiness(state(validations, decisions));
      const stillOpen = dollars.slice(decisions.length).filter((difference) => difference > 0);
      t.equal(go, stillOpen.length === 0);
      t.equal(
        go,
        rest.validations.every((each) => each.go),
      );
      t.equal(open.high, stillOpen.length);
      t.equal(
        money_at_risk,
        stillOpen.reduce((sum, difference) => sum + difference, 0),
      );
      t.equal(accepted + stillOpen.length, dollars.filter((difference) => difference > 0).length);
    }),
    { numRuns: 40 },
  );
});
