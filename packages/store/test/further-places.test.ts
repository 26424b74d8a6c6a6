import { onEveryDatabase } from "./support/backends.ts";
import { completion, drain, present, sample } from "./support/samples.ts";

/** One organization is never all that there are. */
const half = (places: number, organizations: number): number =>
  Math.max(1, Math.floor(places / Math.max(2, organizations)));

onEveryDatabase(
  "whoever fills all places with what does not end keeps nobody else waiting",
  async (t, backend) => {
    await drain(backend);
    const { store } = backend;
    const hog = await sample(store, "hog");
    const guest = await sample(store, "guest");
    const other = await sample(store, "other");
    for (let jobs = 0; jobs < 12; jobs += 1) await store.jobs.create(hog.organization.id, hog.document.id);

    const stop = new AbortController();
    const full = Promise.withResolvers<void>();
    const endless = Promise.withResolvers<void>();
    const held: string[] = [];
    let arrived = Promise.withResolvers<string>();
    const consuming = store.queues.jobs.consume({
      concurrency: 3,
      share: half,
      signal: stop.signal,
      async handler({ id, organizationId }) {
        if (organizationId === hog.organization.id) {
          if (held.push(id) === 3) full.resolve();
          await endless.promise;
          return { kind: "released" };
        }
        arrived.resolve(id);
        return { kind: "completed", completion: completion() };
      },
    });
    await full.promise;
    for (const { organization, document } of [guest, other, guest, guest]) {
      arrived = Promise.withResolvers<string>();
      const job = present(await store.jobs.create(organization.id, document.id));
      t.equal(await arrived.promise, job.id, "it is served while the others stand");
    }
    t.equal(held.length, 3, "the hog got none of the further places");
    stop.abort();
    endless.resolve();
    await consuming;
    t.match(await store.metrics.get(guest.organization.id), { jobsByStatus: { completed: 3, pending: 0 } });
  },
);

onEveryDatabase("what was taken while there were more places takes none from others", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const [hog, guest] = [await sample(store, "hog"), await sample(store, "guest")];
  for (let jobs = 0; jobs < 10; jobs += 1) await store.jobs.create(hog.organization.id, hog.document.id);

  const stop = new AbortController();
  const full = Promise.withResolvers<void>();
  const endless = Promise.withResolvers<void>();
  const served = Promise.withResolvers<string>();
  let places = 10;
  let held = 0;
  const consuming = store.queues.jobs.consume({
    concurrency: () => places,
    share: half,
    signal: stop.signal,
    async handler({ id, organizationId }) {
      if (organizationId !== hog.organization.id) {
        served.resolve(id);
        return { kind: "completed", completion: completion() };
      }
      held += 1;
      if (held === 10) full.resolve();
      await endless.promise;
      return { kind: "released" };
    },
  });
  await full.promise;
  // As when documents turn out to take long.
  places = 2;
  const job = present(await store.jobs.create(guest.organization.id, guest.document.id));
  t.equal(await served.promise, job.id);
  stop.abort();
  endless.resolve();
  await consuming;
});

onEveryDatabase(
  "of others is taken what is next, and nothing of those that are passed over",
  async (t, backend) => {
    await drain(backend);
    const { store } = backend;
    const { jobs } = store.queues;
    const [a, b] = [await sample(store, "a"), await sample(store, "b")];
    for (let i = 0; i < 5; i += 1) await store.jobs.create(a.organization.id, a.document.id);
    const first = present(await store.jobs.create(b.organization.id, b.document.id));
    const second = present(await store.jobs.create(b.organization.id, b.document.id));
    t.same(await jobs.fetchOfOthers(3, [a.organization.id, b.organization.id]), []);
    const leases = await jobs.fetchOfOthers(3, [a.organization.id]);
    t.same(leases.map(({ id }) => id).toSorted(), [first.id, second.id].toSorted());
    const tried = present(leases.find(({ id }) => id === first.id));
    t.equal(await jobs.fail(tried, { code: "x", message: "y" }, { retry: true }), "pending");
    t.match(
      await jobs.fetchOfOthers(1, [a.organization.id]),
      [{ id: first.id, attempt: 2 }],
      "tried again too",
    );
  },
);
