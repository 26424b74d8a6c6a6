import { onEveryDatabase } from "./support/backends.ts";
import { completion, drain, failure, newJob, present } from "./support/samples.ts";

onEveryDatabase("a job that has ended is reviewed once, until it is queued again", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const { organization, job } = await newJob(store);
  const o = organization.id;
  t.match(await failure(store.jobReviews.create(o, job.id, { reviewedBy: "user:1" })), {
    code: "invalid_state",
    details: { status: "pending" },
  });
  await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), completion(0.5));
  const seen = async (reviewed: boolean): Promise<number> =>
    (await store.documentOverviews.list(o, { reviewBelow: 0.95, reviewed })).count;
  t.same([await seen(false), await seen(true)], [1, 0]);

  const review = present(await store.jobReviews.create(o, job.id, { reviewedBy: "user:1" }));
  t.match(review, { jobId: job.id, reviewedBy: "user:1" });
  t.same(await store.jobReviews.create(o, job.id, { reviewedBy: "user:2" }), review, "the first one stays");
  t.same(await store.jobReviews.get(o, job.id), review);
  t.same([await seen(false), await seen(true)], [0, 1]);
  const { rows } = await store.documentOverviews.list(o);
  t.same(rows[0]?.review, review);

  t.equal(await store.jobReviews.delete(o, job.id), true);
  t.equal(await store.jobReviews.delete(o, job.id), false);
  t.equal(await store.jobReviews.get(o, job.id), null);
});

onEveryDatabase("what is read again has been seen by nobody", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const { organization, job } = await newJob(store);
  await store.jobs.cancel(organization.id, job.id);
  present(await store.jobReviews.create(organization.id, job.id, { reviewedBy: "user:1" }));
  await store.jobs.resubmit(organization.id, job.id);
  t.equal(await store.jobReviews.get(organization.id, job.id), null);
});
