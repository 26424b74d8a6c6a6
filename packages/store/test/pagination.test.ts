import fc from "fast-check";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "tap";
import { assembleStore } from "../src/assemble-store.ts";
import { folderBlobs } from "../src/blobs/folder-blobs.ts";
import { type Order, ORDERS, type PayrollMigration } from "../src/index.ts";
import { onEveryDatabase } from "./support/backends.ts";
import { failure } from "./support/samples.ts";
import { sharedEmbedded } from "./support/shared-embedded.ts";

onEveryDatabase("the pages together are the whole list, once and in order", async (t, { store }) => {
  const { id } = await store.organizations.create({ name: "pages" });
  const made: PayrollMigration[] = [];
  for (let index = 0; index < 23; index += 1) {
    const fields = { name: `m${index}`, sourceProvider: "a", targetProvider: "b" };
    const migration = await store.payrollMigrations.create(id, fields);
    if (migration !== null) made.push(migration);
  }
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 30 }), fc.constantFrom(...ORDERS), async (pageSize, order) => {
      const seen: PayrollMigration[] = [];
      const pages = Math.ceil(made.length / pageSize);
      for (let page = 1; page <= pages + 1; page += 1) {
        const { count, rows } = await store.payrollMigrations.list(id, { page, pageSize, order });
        if (count !== made.length) throw new Error("count");
        if (rows.length !== Math.max(0, Math.min(pageSize, made.length - (page - 1) * pageSize))) {
          throw new Error("page length");
        }
        seen.push(...rows);
      }
      const expected = [...made].sort((a, b) => compare(a, b, order));
      if (JSON.stringify(seen) !== JSON.stringify(expected)) throw new Error("order");
    }),
    { numRuns: 20 },
  );
  t.same((await store.payrollMigrations.list(id)).rows.length, 20, "20 by default");
});

test("rows of the same instant keep one order over all pages", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "paylift-pages-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const instant = new Date("2026-08-21T00:00:00Z");
  const store = assembleStore(await sharedEmbedded(), folderBlobs(folder), () => instant);
  t.teardown(() => store.close());
  const { id } = await store.organizations.create({ name: "pages" });
  for (let index = 0; index < 15; index += 1)
    await store.webhooks.create(id, { url: "https://a", events: [] });
  const ids: string[] = [];
  for (let page = 1; page <= 3; page += 1) {
    ids.push(...(await store.webhooks.list(id, { page, pageSize: 5 })).rows.map((row) => row.id));
  }
  t.same(ids, [...new Set(ids)].sort().reverse());
});

onEveryDatabase("a page that cannot be is refused", async (t, { store }) => {
  const { id } = await store.organizations.create({ name: "pages" });
  const wrong = [{ page: 0 }, { page: 1.5 }, { page: Number.NaN }, { pageSize: 0 }, { pageSize: 101 }];
  for (const options of [...wrong, { page: 1e12 }, { order: "sideways" as Order }, { page: Infinity }]) {
    t.match(await failure(store.jobs.list(id, options)), { code: "invalid_argument" });
  }
  const filters = { nothing: "x" } as object;
  t.match(await failure(store.jobs.list(id, { filters })), { code: "invalid_argument" });
  t.match(await failure(store.users.list(id, { filters: { constructor: "x" } })), {
    code: "invalid_argument",
  });
});

function compare(a: PayrollMigration, b: PayrollMigration, order: Order): number {
  const sign = order === "newest_first" ? -1 : 1;
  const time = a.createdAt.getTime() - b.createdAt.getTime();
  return sign * (time === 0 ? (a.id < b.id ? -1 : 1) : time);
}
