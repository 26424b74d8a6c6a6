import { compare as compareSides } from "@paylift/validation";
import { after, end, test } from "tap";
import { createEngineHost } from "../../src/engine-host/index.ts";
import { startWorker, type Compare } from "../../src/worker/index.ts";
import { compareInThread } from "../../src/index.ts";
import { OUTPUT } from "../http/support/samples.ts";
import { memoryStore } from "../support/memory-store.ts";
import { until } from "../support/processes.ts";
import { samplePdf, samplePdfs } from "../support/sample-pdfs.ts";

const { store, organizationId, upload, remove } = await memoryStore();
const host = await createEngineHost({ engine: { threads: 2 } });
after(async () => {
  await host.close();
  await remove();
});

const compare: Compare = (source, target, options) => ({
  ...compareSides(source, target, options),
  total_fields: source.canonical_output.employees.length,
  discrepancies: [],
});

async function migration(source: Uint8Array, target: Uint8Array, { wired }: { wired: boolean }) {
  const created = await store.payrollMigrations.create(organizationId, {
    name: "to the new provider",
    sourceProvider: "adp",
    targetProvider: "gusto",
  });
  const migrationId = created?.id ?? "";
  const run = async (runType: "source" | "target", bytes: Uint8Array): Promise<string> => {
    const { document, job } = await upload(bytes);
    const jobId = wired ? job.id : null;
    const made = await store.runs.create(organizationId, migrationId, {
      runType,
      documentId: document.id,
      jobId,
    });
    return made?.id ?? "";
  };
  const sourceRunId = await run("source", source);
  const targetRunId = await run("target", target);
  const made = await store.validations.create(organizationId, migrationId, { sourceRunId, targetRunId });
  const id = made?.id ?? "";
  const newest = async () =>
    (await store.validations.newestOfSourceRuns(organizationId, migrationId))?.find(
      (each) => each.sourceRunId === sourceRunId,
    );
  return {
    sourceRunId,
    newest,
    async compareAgain() {
      await store.validations.create(organizationId, migrationId, { sourceRunId, targetRunId });
      await until("the validation's end", async () =>
        /completed|failed/.test((await newest())?.status ?? ""),
      );
    },
    validation: () => store.validations.get(organizationId, migrationId, id),
    run: () => store.runs.get(organizationId, migrationId, sourceRunId),
    migration: () => store.payrollMigrations.get(organizationId, migrationId),
  };
}

type Migration = Awaited<ReturnType<typeof migration>>;

async function settled({ validation, migration: current }: Migration): Promise<void> {
  await until("the validation's end", async () => {
    const { status } = (await validation()) ?? {};
    return status === "completed" || status === "failed";
  });
  await until(
    "the migration's end",
    async () => !/pending|in_progress/.test((await current())?.status ?? ""),
  );
}

const [first = samplePdf, second = samplePdf] = samplePdfs.values();

test("a comparison in a thread says what the library says, and ends when nobody waits", async (t) => {
  const side = { canonical_output: OUTPUT };
  const other = { canonical_output: { ...OUTPUT, pay_date: "2026-03-21" } };
  t.same(await compareInThread(side, other, {}), compareSides(side, other, {}));
  const euros = { canonical_output: { ...OUTPUT, currency: "EUR" } };
  await t.rejects(compareInThread(side, euros, {}), { name: "ValidationError", code: "currency_mismatch" });
  const ended = new AbortController();
  const unread = compareInThread(side, other, {}, ended.signal);
  ended.abort(new Error("nobody waits"));
  await t.rejects(unread, { message: "nobody waits" });
  await t.rejects(compareInThread(side, other, {}, ended.signal), { message: "nobody waits" });
});

for (const wired of [true, false]) {
  test(`runs ${wired ? "with" : "without"} jobs of their own are compared when they are read`, async (t) => {
    const made = await migration(first, second, { wired });
    t.match(await made.migration(), { status: "in_progress" });
    const worker = startWorker({ store, host, compare, threads: 1 });
    await settled(made);
    await worker.stop();
    const validation = await made.validation();
    t.match(validation, { status: "completed", error: null, attempt: 1 });
    t.match(validation?.report, {
      total_fields: Number,
      discrepancies: [],
      sides: { source: { run_id: made.sourceRunId, employees: Number }, target: { net_pay: Number } },
    });
    t.match(await made.migration(), { status: "validated" });
    t.match(await made.run(), { status: "completed", jobId: String });
  });
}

test("a document that was read again is compared by its newest extraction, unless that failed", async (t) => {
  const worker = startWorker({ store, host, compare, threads: 2 });
  const compared = await migration(first, second, { wired: true });
  await settled(compared);
  const { documentId = "", jobId: before } = (await compared.run()) ?? {};
  const readAgain = async () => (await store.jobs.create(organizationId, documentId))?.id ?? "";

  await worker.stop();
  await store.jobs.cancel(organizationId, await readAgain());
  const other = startWorker({ store, host, compare, threads: 2 });
  await compared.compareAgain();
  t.equal((await compared.run())?.jobId, before, "what failed takes nothing from the run");

  const newest = await readAgain();
  await compared.compareAgain();
  t.match(await compared.run(), { jobId: newest, status: "completed" });
  t.match((await compared.newest())?.report, { sides: { source: { job_id: newest } } });
  await other.stop();
});

test("a run that cannot be read fails the validation and the migration", async (t) => {
  const made = await migration(first, Buffer.from("no document"), { wired: true });
  const worker = startWorker({ store, host, compare, threads: 2 });
  await settled(made);
  await worker.stop();
  t.match(await made.validation(), { status: "failed", attempt: 1, error: { code: "run_failed" } });
  t.match(await made.migration(), { status: "failed" });
});

test("runs of different currencies fail the validation for good, and say why", async (t) => {
  const made = await migration(first, second, { wired: true });
  const euros: Compare = (source, target, options) => {
    const output = { ...target.canonical_output, currency: "EUR" } as typeof target.canonical_output;
    return compareSides(source, { ...target, canonical_output: output }, options);
  };
  const worker = startWorker({ store, host, compare: euros, threads: 2 });
  await settled(made);
  await worker.stop();
  const error = { code: "currency_mismatch", message: "expected one currency, got USD and EUR" };
  t.match(await made.validation(), { status: "failed", attempt: 1, error });
});

test("a run that has become one of the other type is not compared", async (t) => {
  const made = await migration(first, second, { wired: true });
  await store.runs.update(organizationId, (await made.run())?.migrationId ?? "", made.sourceRunId, {
    runType: "target",
  });
  const worker = startWorker({ store, host, compare, threads: 2 });
  await settled(made);
  await worker.stop();
  t.match(await made.validation(), { status: "failed", error: { code: "wrong_run_type" } });
});

test("a service that cannot compare says so", async (t) => {
  const made = await migration(first, second, { wired: true });
  const worker = startWorker({ store, host, threads: 2 });
  await settled(made);
  await worker.stop();
  t.match(await made.validation(), { status: "failed", error: { code: "validation_unavailable" } });
});

test("a comparison that throws is tried again, and its message stays out of sight", async (t) => {
  const made = await migration(first, second, { wired: true });
  let calls = 0;
  const lines: string[] = [];
  const note = (...line: unknown[]) => void lines.push(JSON.stringify(line));
  const throwing: Compare = (source, target, options, signal) => {
    calls++;
    if (calls === 1) throw new Error(`cannot compare ${source.canonical_output.employees[0]?.name}`);
    return compare(source, target, options, signal);
  };
  const logger = { info: note, warn: note, error: note };
  const worker = startWorker({ store, host, compare: throwing, threads: 2, logger });
  await settled(made);
  await worker.stop();
  t.match(await made.validation(), { status: "completed", attempt: 2 });
  t.ok(lines.some((line) => line.includes("worker error")));
  t.notOk(lines.some((line) => line.includes("cannot compare")));
});

test("a worker that stops while a validation waits gives it back", async (t) => {
  const made = await migration(first, second, { wired: true });
  const begun = startWorker({
    store,
    // Nobody reads, so the runs stay as they are.
    host: { extract: (_bytes, { signal } = {}) => aborted(signal) },
    compare,
    threads: 1,
  });
  await until("the validation's begin", async () => (await made.validation())?.status === "processing");
  t.match(await made.migration(), { status: "in_progress" });
  await begun.stop();
  t.match(await made.validation(), { status: "pending" });
});

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = (): void => reject(signal?.reason as Error);
    // The worker may have been stopped while it fetched the bytes.
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort);
  });
}

// An open store keeps the process alive, so its end has to be asked for.
end();
