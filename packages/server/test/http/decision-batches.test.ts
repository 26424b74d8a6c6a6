import { compare } from "@paylift/validation";
import { COMPLETION, OUTPUT, UNKNOWN_ID } from "./support/samples.ts";
import { onEveryDatabase } from "./support/databases.ts";
import type { TestService } from "./support/service.ts";

const PEOPLE = 500;
const PREMIUM = 12.5;

/** A payroll of so many people, whose premium is dearer by so much. */
function payroll(dearer: number): typeof OUTPUT {
  const [person] = OUTPUT.employees;
  if (person === undefined) throw new Error("nobody is paid");
  const employees = Array.from({ length: PEOPLE }, (_, at) => ({
    ...person,
    employee_id: `E-${1000 + at}`,
    name: `PERSON ${String.fromCharCode(65 + (at % 26))}${String.fromCharCode(65 + Math.floor(at / 26))} EXAMPLE`,
    net_pay: 1_500.05 - dearer,
    deductions: person.deductions.map((line, index) =>
      index === 0 ? { ...line, amount: line.amount + dearer } : line,
    ),
  }));
  return { ...OUTPUT, employees };
}

/** A migration with a completed validation of two such payrolls. */
async function compared({ client, store, organizationId }: TestService) {
  const providers = { source_provider: "adp", target_provider: "gusto" };
  const { body: migration } = await client.post("payroll-migrations/", { name: "Move", ...providers });
  const move = `payroll-migrations/${migration.id}/`;
  const sides = [payroll(0), payroll(PREMIUM)] as const;
  const runs: string[] = [];
  for (const [index, run_type] of (["source", "target"] as const).entries()) {
    const { body: document } = await client.upload(Buffer.from(`%PDF-1.7 ${run_type}`), {
      create_job: "true",
    });
    const lease = await store.queues.jobs.fetch();
    if (lease === null) throw new Error("no job waits");
    await store.queues.jobs.complete(lease, { ...COMPLETION, canonicalOutput: sides[index] ?? OUTPUT });
    runs.push((await client.post(`${move}runs/`, { run_type, document_id: document.id })).body.id);
  }
  const [source_run_id, target_run_id] = runs;
  const { body: validation } = await client.post(`${move}validations/`, { source_run_id, target_run_id });
  const lease = await store.queues.validations.fetch();
  if (lease === null) throw new Error("no validation waits");
  const parts = { confidence_score: 0.99, evidence: {}, checks: [] };
  const report = compare({ canonical_output: sides[0], ...parts }, { canonical_output: sides[1], ...parts });
  await store.queues.validations.complete(lease, { report: JSON.parse(JSON.stringify(report)) });
  const discrepancies = async () =>
    (await client.get(`${move}validations/${validation.id}/`)).body.report.discrepancies as {
      key: string;
      decision: string | null;
      group: string;
      caused_by: string[];
    }[];
  return { move, validation: validation.id as string, discrepancies, organizationId, groups: report.groups };
}

onEveryDatabase("a cause of 500 people is accepted with one reason, and taken back", async (t, service) => {
  const { client } = service;
  const { move, validation, discrepancies, groups } = await compared(service);
  const batches = `${move}decision-batches/`;
  const [cause] = groups;
  t.match(cause, { employees: PEOPLE, money_at_risk: PEOPLE * PREMIUM });
  const body = { validation_id: validation, cause: cause?.id, reason: "The new plan costs 12.50 more" };
  const made = await client.post(batches, body);
  t.match(made, { status: 201, body: { decisions: PEOPLE, already_decided: 0 } });
  const decided = await discrepancies();
  t.ok(decided.length >= 2 * PEOPLE, "the premium, and the net pay that follows from it");
  t.ok(decided.every(({ decision }) => decision !== null));
  const { body: listed } = await client.get(`${move}decisions/?page_size=1`);
  t.match(listed, { count: PEOPLE, results: [{ reason: body.reason, batch_id: made.body.id }] });
  t.match(await client.post(batches, body), { status: 409, body: { code: "already_decided" } });

  t.equal((await client.delete(`${batches}${made.body.id}/`)).status, 204);
  t.ok((await discrepancies()).every(({ decision }) => decision === null));
  t.match(await client.delete(`${batches}${made.body.id}/`), {
    status: 404,
    body: { code: "decision_not_found" },
  });
  const { body: log } = await client.get("audit-log/?page_size=2");
  t.match(log.results, [
    { action: "decision_batch.deleted", subject_id: made.body.id },
    { action: "decision_batch.created", details: { decisions: PEOPLE } },
  ]);
});

onEveryDatabase("some of a cause are accepted, and nothing that is not there", async (t, service) => {
  const { client } = service;
  const { move, validation, discrepancies, groups } = await compared(service);
  const batches = `${move}decision-batches/`;
  const causes = (await discrepancies()).filter(({ caused_by }) => caused_by.length === 0);
  const keys = causes.slice(0, 3).map(({ key }) => key);
  const reason = "As agreed";
  const one = await client.post(`${move}decisions/`, { validation_id: validation, key: keys[0], reason });
  t.match(one, { status: 201, body: { batch_id: null } });
  const made = await client.post(batches, { validation_id: validation, keys: [...keys, keys[1]], reason });
  t.match(made, { status: 201, body: { decisions: 2, already_decided: 1 } });
  t.equal((await client.delete(`${batches}${made.body.id}/`)).status, 204);
  t.equal((await client.get(`${move}decisions/`)).body.count, 1, "what was accepted before stays");

  const refused = (errors: object[], code = "unknown_discrepancy") => ({
    status: 400,
    body: { code, errors },
  });
  const post = (more: object) => client.post(batches, { validation_id: validation, reason, ...more });
  t.match(await post({ cause: "none" }), refused([{ pointer: "/cause" }]));
  t.match(await post({ keys: [keys[2], "none"] }), refused([{ pointer: "/keys/1" }]));
  t.match(await post({}), refused([{ pointer: "/cause" }], "invalid_body"));
  t.match(await post({ cause: groups[0]?.id, keys }), refused([{ pointer: "/cause" }], "invalid_body"));
  t.match(await post({ keys: [] }), refused([{ pointer: "/keys" }], "invalid_body"));
  t.match(await post({ keys, validation_id: UNKNOWN_ID }), refused([{ pointer: "/validation_id" }]));
  t.equal((await client.get(`${move}decisions/`)).body.count, 1);
  const stranger = await service.stranger();
  t.equal((await stranger.post(batches, { validation_id: validation, keys, reason })).status, 404);
  const reader = await service.withScopes("validations:read");
  t.equal((await reader.post(batches, { validation_id: validation, keys, reason })).status, 403);
});
