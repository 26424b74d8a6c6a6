import { onEveryDatabase } from "./support/backends.ts";
import { completion, drain, newJob, present } from "./support/samples.ts";

const REPORT = { differs_before: [], differs_after: [] };

onEveryDatabase(
  "versions of a layout are tried, and the newest accepted one is in use",
  async (t, backend) => {
    await drain(backend);
    const { store } = backend;
    const { organization, job } = await newJob(store);
    const o = organization.id;
    await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), completion());
    const name = { name: "Register", provider: "acme" };
    const first = present(await store.layouts.create(o, { ...name, jobId: job.id }));
    t.match(first, {
      version: 1,
      status: "pending",
      layout: null,
      accepted: null,
      report: null,
      jobId: job.id,
    });
    t.same(await store.layouts.inUse(o), []);
    const layout = { provider: { slug: "acme" }, variant: { slug: "register" } };
    await store.queues.layouts.complete(present(await store.queues.layouts.fetch()), {
      layout,
      accepted: true,
      report: REPORT,
    });
    const tried = present(await store.layouts.get(o, first.id));
    t.match(tried, { status: "completed", layout, accepted: true, report: REPORT });
    t.same(await store.layouts.inUse(o), [tried]);

    const second = present(await store.layouts.create(o, { ...name, jobId: job.id }));
    t.equal(second.version, 2);
    await store.queues.layouts.complete(present(await store.queues.layouts.fetch()), {
      layout,
      accepted: false,
      report: REPORT,
    });
    t.same(await store.layouts.inUse(o), [tried], "a refused version changes nothing");
    t.match(await store.layouts.create(o, { name: "Other", provider: "acme", layout }), {
      version: 1,
      layout,
      jobId: null,
    });
    t.match(await store.layouts.list(o), { count: 3 });
    t.ok(await store.layouts.delete(o, first.id));
    t.notOk(await store.layouts.delete(o, first.id));
    t.same(await store.layouts.inUse(o), []);
  },
);

onEveryDatabase(
  "a layout is tried on documents that were looked at, before all others",
  async (t, backend) => {
    await drain(backend);
    const { store } = backend;
    const { organization, document, job } = await newJob(store);
    const o = organization.id;
    t.same(await store.layouts.trials(o, 10), [], "what is not read yet is not tried");
    await store.queues.jobs.complete(present(await store.queues.jobs.fetch()), completion());
    const trial = { documentId: document.id, jobId: job.id, blobKey: document.blobKey, reviewed: false };
    t.match(await store.layouts.trials(o, 10), [trial]);
    await store.jobReviews.create(o, job.id, { reviewedBy: "a" });
    t.match(await store.layouts.trials(o, 10), [{ ...trial, reviewed: true }]);
    t.same(await store.layouts.trials(o, 0), []);
    t.same(await store.layouts.trials("not an id", 10), []);
  },
);
