import { COMPLETION, PDF } from "./samples.ts";
import type { TestService } from "./service.ts";

/** One of everything, made over HTTP where there is a way. */
export interface World {
  readonly document: string;
  readonly job: string;
  readonly failedJob: string;
  readonly completedJob: string;
  readonly correction: string;
  readonly migration: string;
  readonly sourceRun: string;
  readonly targetRun: string;
  readonly validation: string;
  readonly webhook: string;
  /** Failed. */
  readonly delivery: string;
  readonly apiKey: string;
}

export async function createWorld({ client, store, organizationId }: TestService): Promise<World> {
  const make = async (path: string, body: object): Promise<string> => {
    const { status, body: made } = await client.post(path, body);
    if (status !== 201) throw new Error(`${path}: ${JSON.stringify(made)}`);
    return made.id;
  };
  const document = (await client.upload(PDF)).body.id as string;
  const completedJob = await make("jobs/", { document_id: document });
  const lease = await store.queues.jobs.fetch();
  if (lease !== null) await store.queues.jobs.complete(lease, COMPLETION);
  const failedJob = await make("jobs/", { document_id: document });
  await store.jobs.cancel(organizationId, failedJob);
  const job = await make("jobs/", { document_id: document });
  const correction = await make(`jobs/${completedJob}/corrections/`, {
    correction_type: "wrong_value",
    field_path: "employees[0].gross_pay",
    original_value: "2000.10",
    corrected_value: "2100.10",
  });
  const migration = await make("payroll-migrations/", {
    name: "Spring move",
    source_provider: "adp",
    target_provider: "gusto",
  });
  const runs = `payroll-migrations/${migration}/runs/`;
  const sourceRun = await make(runs, { run_type: "source", document_id: document });
  const targetRun = await make(runs, { run_type: "target", document_id: document });
  const validation = await make(`payroll-migrations/${migration}/validations/`, {
    source_run_id: sourceRun,
    target_run_id: targetRun,
  });
  const webhook = await make("webhooks/", { url: "https://example.com/hook", events: ["job.completed"] });
  await store.deliveries.enqueue(organizationId, "job.completed", { job_id: completedJob });
  const sending = await store.queues.deliveries.fetch();
  if (sending === null) throw new Error("no delivery");
  await store.queues.deliveries.fail(sending, {
    code: "receiver_refused",
    message: "the receiver answered 500",
  });
  const apiKey = await make("api-keys/", { name: "other", scopes: ["jobs:read"] });
  return {
    document,
    job,
    failedJob,
    completedJob,
    correction,
    migration,
    sourceRun,
    targetRun,
    validation,
    webhook,
    delivery: sending.id,
    apiKey,
  };
}
