import { sql } from "kysely";
import { onEveryDatabase } from "./support/backends.ts";
import { completion, drain, newDocument, newJob, present, sample } from "./support/samples.ts";

const PASSWORD = "open, sesame";

onEveryDatabase("a password is kept from the request to the end of the job", async (t, backend) => {
  const { store } = backend;
  await drain(backend);
  const { organization, document } = await sample(store);
  const { id: stranger } = await store.organizations.create({ name: "Somebody Else" });
  const kept = async () =>
    (await backend.query<{ job_id: string }>(sql`select job_id from job_passwords`)).length;
  const create = async () =>
    present(await store.jobs.create(organization.id, document.id, { password: PASSWORD }));
  const { jobs } = store.queues;

  await t.test("of a job that is completed", async (t) => {
    const { id } = await create();
    t.equal(await store.jobs.password(organization.id, id), PASSWORD);
    t.equal(await store.jobs.password(stranger, id), null, "nobody else's");
    const lease = present(await jobs.fetch());
    t.notMatch(JSON.stringify(lease), /sesame/, "a lease may be shown");
    t.equal(await jobs.fail(lease, { code: "internal", message: "m" }, { retry: true }), "pending");
    t.equal(await store.jobs.password(organization.id, id), PASSWORD, "another attempt needs it");
    await jobs.complete(present(await jobs.fetch()), completion());
    t.equal(await store.jobs.password(organization.id, id), null);
    t.equal(await kept(), 0);
  });

  await t.test("of a job that fails, and again of its resubmission", async (t) => {
    const { id } = await create();
    await jobs.fail(present(await jobs.fetch()), { code: "wrong_password", message: "m" });
    t.equal(await kept(), 0);
    await store.jobs.resubmit(organization.id, id);
    t.equal(await store.jobs.password(organization.id, id), null);
    await jobs.fail(present(await jobs.fetch()), { code: "encrypted", message: "m" });
    await store.jobs.resubmit(organization.id, id, { password: "another" });
    t.equal(await store.jobs.password(organization.id, id), "another");
    await jobs.complete(present(await jobs.fetch()), completion());
    t.equal(await kept(), 0);
  });

  await t.test("of a job that is cancelled, or whose document is deleted", async (t) => {
    const { id } = await create();
    await store.jobs.cancel(organization.id, id);
    t.equal(await kept(), 0);
    const other = await newDocument(store, organization.id);
    await store.jobs.create(organization.id, other.id, { password: PASSWORD });
    t.equal(await kept(), 1);
    await store.documents.delete(organization.id, other.id);
    t.equal(await kept(), 0);
  });

  await t.test("and of no job of others", async (t) => {
    const [one, two] = [await create(), await newJob(store)];
    await store.jobs.cancel(two.organization.id, two.job.id);
    t.equal(await store.jobs.password(organization.id, one.id), PASSWORD);
  });
});
