import fc from "fast-check";
import type { Store } from "../src/index.ts";
import { onEveryDatabase } from "./support/backends.ts";
import { completion, drain, present, sample } from "./support/samples.ts";

/** An organization that adds jobs; `name` tells whose a job is. */
async function customer(
  store: Store,
  name: string,
  owners: Map<string, string>,
): Promise<(jobs: number) => Promise<void>> {
  const { organization, document } = await sample(store, name);
  return async (jobs) => {
    for (let added = 0; added < jobs; added += 1) {
      owners.set(present(await store.jobs.create(organization.id, document.id)).id, name);
    }
  };
}

async function takeAll(store: Store, owners: Map<string, string>, most = Infinity): Promise<string> {
  let order = "";
  while (order.length < most) {
    const lease = await store.queues.jobs.fetch();
    if (lease === null) return order;
    order += owners.get(lease.id) ?? "?";
    await store.queues.jobs.complete(lease, completion());
  }
  return order;
}

onEveryDatabase("organizations take turns, whoever came first with however many", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const owners = new Map<string, string>();
  const [a, b, c] = [
    await customer(store, "a", owners),
    await customer(store, "b", owners),
    await customer(store, "c", owners),
  ];
  await a(12);
  await b(1);
  t.equal(await takeAll(store, owners, 4), "abaa", "one job waits for one of each other");
  await c(3);
  await b(1);
  t.match(await takeAll(store, owners, 3), /^a(bc|cb)$|^a?(cb|bc)a?$/, "who comes later is not behind all");
  t.match(await takeAll(store, owners), /^a?cac/, "and does not come before all either");
});

onEveryDatabase(
  "a job that is tried again keeps its turn, and one that is resubmitted gets a new one",
  async (t, backend) => {
    await drain(backend);
    const { store } = backend;
    const owners = new Map<string, string>();
    const a = await customer(store, "a", owners);
    const b = await customer(store, "b", owners);
    await a(5);
    const first = present(await store.queues.jobs.fetch());
    await store.queues.jobs.fail(first, { code: "x", message: "y" }, { retry: true });
    t.match(await store.queues.jobs.fetch(), { id: first.id, attempt: 2 }, "before all that came after it");
    await store.jobs.cancel(first.organizationId, first.id);
    await b(2);
    await store.jobs.resubmit(first.organizationId, first.id);
    t.match(await takeAll(store, owners), /^(ab|ba)(ab|ba)aaa$/);
  },
);

onEveryDatabase(
  "nobody waits for more than one job of each other for each of their own",
  async (t, backend) => {
    await drain(backend);
    const { store } = backend;
    const steps = fc.array(
      fc.oneof(
        fc.record({ who: fc.constantFrom("a", "b", "c"), adds: fc.integer({ min: 1, max: 6 }) }),
        fc.record({ takes: fc.integer({ min: 1, max: 6 }) }),
      ),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        await takeAll(store, new Map());
        const owners = new Map<string, string>();
        const customers = new Map<string, (jobs: number) => Promise<void>>();
        for (const name of ["a", "b", "c"]) customers.set(name, await customer(store, name, owners));
        for (const step of plan) {
          if ("takes" in step) await takeAll(store, owners, step.takes);
          else await customers.get(step.who)?.(step.adds);
        }
        const rest = await takeAll(store, owners);
        // From here on nothing is added: each of a customer's jobs comes at most two of each other's after the last.
        for (const name of ["a", "b", "c"]) {
          const own = rest.split(name).slice(0, -1);
          for (const between of own) {
            for (const other of "abc") t.ok(between.split(other).length - 1 <= 2, `${rest}: ${name} waits`);
          }
        }
      }),
      { numRuns: 12 },
    );
  },
);

onEveryDatabase("the backlog is of one organization or of all", async (t, backend) => {
  await drain(backend);
  const { store } = backend;
  const before = await store.jobs.backlog(null);
  const { organization, document } = await sample(store);
  for (let index = 0; index < 3; index += 1) await store.jobs.create(organization.id, document.id);
  const lease = present(await store.queues.jobs.fetch());
  await store.queues.jobs.complete(lease, completion());
  t.same(await store.jobs.backlog(organization.id), { waiting: 2, endedLastMinute: 1 });
  t.same(await store.jobs.backlog(null), {
    waiting: before.waiting + 2,
    endedLastMinute: before.endedLastMinute + 1,
  });
  const completed = (await store.jobs.endings({ withinSeconds: 60 })).find(({ code }) => code === null);
  t.match(completed, { status: "completed", jobs: before.endedLastMinute + 1 });
  t.same(await store.jobs.endings({ withinSeconds: -60 }), []);
  t.same(await store.jobs.backlog("not an id"), { waiting: 0, endedLastMinute: 0 });
});
