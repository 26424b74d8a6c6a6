import type { Random } from "@paylift/samples";
import type { Lease, Store, WorkQueue } from "@paylift/store";
import { bytes, completion, written } from "../../../packages/store/test/support/samples.ts";

const ERROR = { code: "internal", message: "of a test" };
/** So few that everybody meets. */
const DOCUMENTS = 3;
const MIGRATIONS = 2;

type Action = (store: Store, random: Random) => Promise<unknown>;

/** Everything that is done to documents, jobs, runs and validations, by name. */
export class Actions {
  readonly #organization: string;
  readonly #migrations: string[] = [];

  private constructor(organization: string) {
    this.#organization = organization;
  }

  /** Makes what the actions act on. */
  static async prepare(store: Store): Promise<Actions> {
    const { id } = await store.organizations.create({ name: "Harbor Light Foods" });
    const actions = new Actions(id);
    await store.webhooks.create(id, { url: "https://example.com/", events: ["job.completed", "job.failed"] });
    for (let i = 0; i < MIGRATIONS; i += 1) {
      const migration = { name: `${i}`, sourceProvider: "a", targetProvider: "b" };
      actions.#migrations.push((await store.payrollMigrations.create(id, migration))?.id ?? "");
    }
    return actions;
  }

  get names(): string[] {
    return Object.keys(this.#byName);
  }

  async do(name: string, store: Store, random: Random): Promise<void> {
    await this.#byName[name]?.(store, random);
  }

  readonly #byName: Record<string, Action> = {
    upload: async (store) => {
      const { count } = await store.documents.list(this.#organization, { pageSize: 1 });
      if (count >= DOCUMENTS) return;
      const blob = await store.blobs.put(bytes(`%PDF-1.7 ${crypto.randomUUID()}`));
      await store.documents.create(this.#organization, {
        filename: "register.pdf",
        fileSize: blob.size,
        checksum: blob.checksum,
        contentType: "application/pdf",
        blobKey: blob.key,
      });
    },
    deleteDocument: async (store, random) => {
      // Seldom: there is nothing to do with a document that has gone.
      const document = random.chance(0.3) ? await this.#document(store, random) : null;
      if (document !== null) await store.documents.delete(this.#organization, document);
    },
    createJob: async (store, random) => {
      const document = await this.#document(store, random);
      const { count } = await store.jobs.list(this.#organization, { pageSize: 1 });
      if (document !== null && count < 3 * DOCUMENTS) await store.jobs.create(this.#organization, document);
    },
    cancelJob: (store, random) =>
      this.#withJob(store, random, ({ id }) => store.jobs.cancel(this.#organization, id)),
    resubmitJob: (store, random) =>
      this.#withJob(store, random, ({ id }) => store.jobs.resubmit(this.#organization, id)),
    readJobs: (store, random) => work(store.queues.jobs, random, written(completion())),
    createRun: async (store, random) => {
      const migration = random.pick(this.#migrations);
      const runs = await store.runs.list(this.#organization, migration, { pageSize: 1 });
      if ((runs?.count ?? 0) >= 2 * DOCUMENTS) return;
      await this.#withJob(store, random, ({ id, documentId }) => {
        const runType = random.pick(["source", "target"] as const);
        const run = { runType, documentId, jobId: random.chance(0.7) ? id : null };
        return store.runs.create(this.#organization, migration, run);
      });
    },
    changeRun: async (store, random) => {
      const run = await this.#run(store, random);
      if (run === null) return;
      await this.#withJob(store, random, ({ id, documentId }) => {
        const changes = random.pick([{ documentId, jobId: id }, { documentId }, { jobId: id }, {}]);
        const runType = random.pick(["source", "target"] as const);
        return store.runs.update(this.#organization, run.migrationId, run.id, { ...changes, runType });
      });
    },
    deleteRun: async (store, random) => {
      const run = random.chance(0.3) ? await this.#run(store, random) : null;
      if (run !== null) await store.runs.delete(this.#organization, run.migrationId, run.id);
    },
    createValidation: async (store, random) => {
      const run = await this.#run(store, random);
      if (run === null) return;
      const validations = await store.validations.list(this.#organization, run.migrationId, { pageSize: 1 });
      if ((validations?.count ?? 0) >= 2 * DOCUMENTS) return;
      const runs = { sourceRunId: run.id, targetRunId: run.id };
      await store.validations.create(this.#organization, run.migrationId, runs);
    },
    resubmitValidation: (store, random) =>
      this.#withValidation(store, random, (migration, id) =>
        store.validations.resubmit(this.#organization, migration, id),
      ),
    deleteValidation: (store, random) =>
      this.#withValidation(store, random, (migration, id) =>
        store.validations.delete(this.#organization, migration, id),
      ),
    compare: (store, random) => work(store.queues.validations, random, { report: {} }),
    deliver: (store, random) => work(store.queues.deliveries, random, { responseStatus: 200 }),
  };

  async #document(store: Store, random: Random): Promise<string | null> {
    const { rows } = await store.documents.list(this.#organization, {});
    return rows.length === 0 ? null : random.pick(rows).id;
  }

  async #withJob(
    store: Store,
    random: Random,
    then: (job: { readonly id: string; readonly documentId: string }) => Promise<unknown>,
  ): Promise<void> {
    const { rows } = await store.jobs.list(this.#organization, {});
    if (rows.length > 0) await then(random.pick(rows));
  }

  async #run(store: Store, random: Random): Promise<{ id: string; migrationId: string } | null> {
    const runs = await store.runs.list(this.#organization, random.pick(this.#migrations), {});
    return runs === null || runs.rows.length === 0 ? null : random.pick(runs.rows);
  }

  async #withValidation(
    store: Store,
    random: Random,
    then: (migration: string, id: string) => Promise<unknown>,
  ): Promise<void> {
    const migration = random.pick(this.#migrations);
    const validations = await store.validations.list(this.#organization, migration, {});
    if (validations !== null && validations.rows.length > 0) {
      await then(migration, random.pick(validations.rows).id);
    }
  }
}

/** Takes some work, and ends it in one of the ways in which work ends; now and then its worker dies. */
async function work<Completion>(
  queue: WorkQueue<Completion>,
  random: Random,
  completion: Completion,
): Promise<void> {
  const leases = await queue.fetchMany(random.int(1, 4));
  if (random.chance(0.3)) {
    const errors = await queue.completeMany(leases.map((lease) => ({ lease, completion })));
    for (const error of errors) if (error !== null) throw error;
    return;
  }
  const ends: ((lease: Lease) => Promise<unknown>)[] = [
    (lease) => queue.complete(lease, completion),
    (lease) => queue.complete(lease, completion),
    (lease) => queue.fail(lease, ERROR),
    (lease) => queue.fail(lease, ERROR, { retry: true }),
    (lease) => queue.fail(lease, ERROR, { lost: "alone" }),
    (lease) => queue.begin(lease),
    (lease) => queue.release(lease),
    (lease) => queue.heartbeat(lease),
    async () => queue.recover(),
  ];
  const ended = await Promise.allSettled(leases.map((lease) => random.pick(ends)(lease)));
  for (const end of ended) if (end.status === "rejected") throw end.reason;
}
