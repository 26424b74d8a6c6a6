import fc from "fast-check";
import { test } from "tap";
import { PDF } from "./support/samples.ts";
import { startService } from "./support/service.ts";

const ROWS = 23;

test("lists", async (t) => {
  const service = await startService(t);
  const { client } = service;

  await t.test("the first page of an empty list is fine, the second is not there", async (t) => {
    const empty = { count: 0, next: null, previous: null, results: [] };
    t.match(await client.get("documents/"), { status: 200, body: empty });
    t.match(await client.get("documents/?page=2"), { status: 404, body: { code: "page_not_found" } });
  });

  const ids: string[] = [];
  for (let row = 0; row < ROWS; row++) ids.unshift((await client.upload(PDF)).body.id);

  await t.test("following next gives everything once, and previous leads back", async (t) => {
    const pageSizes = fc.integer({ min: 1, max: 150 });
    const orders = fc.constantFrom("", "&ordering=created_at", "&ordering=-created_at");
    const extras = fc.constantFrom("", "&x=a%20b", "&y=%C3%A4&y=2");
    await fc.assert(
      fc.asyncProperty(pageSizes, orders, extras, async (pageSize, order, extra) => {
        const seen: string[] = [];
        let previous: string | null = null;
        let next: string | null = `${service.url}/api/v1/documents/?page_size=${pageSize}${order}${extra}`;
        while (next !== null) {
          const here: string = next;
          const { body } = await client.get(here.slice(service.url.length));
          t.equal(body.count, ROWS);
          t.ok(body.results.length <= Math.min(pageSize, 100));
          if (previous !== null) {
            t.equal(new URL(body.previous).searchParams.get("page_size"), String(pageSize));
          } else t.equal(body.previous, null);
          for (const { id } of body.results) seen.push(id);
          previous = here;
          next = body.next;
          if (next === null) continue;
          const [now, then] = [new URL(here).searchParams, new URL(next).searchParams];
          t.equal(Number(then.get("page")), Number(now.get("page") ?? 1) + 1);
          for (const name of ["page_size", "ordering", "x", "y"]) t.same(then.getAll(name), now.getAll(name));
        }
        t.same(seen, order === "&ordering=created_at" ? ids.toReversed() : ids);
      }),
      { numRuns: 25 },
    );
  });

  await t.test("defaults and bounds", async (t) => {
    t.equal((await client.get("documents/")).body.results.length, 20);
    t.equal((await client.get("documents/?page_size=1000")).body.results.length, ROWS);
    t.equal((await client.get("documents/?page_size=99999999999999999999")).body.results.length, ROWS);
    t.equal((await client.get("documents/?page=3")).status, 404);
    t.equal((await client.get("documents/?page=99999999999999999999999")).status, 404);
    for (const query of ["page=0", "page=-1", "page=x", "page=1.5", "page=", "page=1&page=2", "page=0x1"]) {
      const answer = await client.get(`documents/?${query}`);
      t.match(
        answer,
        { status: 400, body: { code: "invalid_query", errors: [{ parameter: "page" }] } },
        query,
      );
    }
    for (const query of ["page_size=0", "page_size=many", "ordering=filename", "checksum=x"]) {
      const answer = await client.get(`documents/?${query}`);
      t.match(answer, { status: 400, body: { errors: [{ parameter: query.split("=")[0] }] } }, query);
    }
  });

  await t.test("filters", async (t) => {
    const [document] = ids;
    const job = (await client.post("jobs/", { document_id: document })).body.id;
    await client.post("jobs/", { document_id: ids[1] });
    await client.post(`jobs/${job}/cancel/`);
    t.equal((await client.get("jobs/")).body.count, 2);
    t.equal((await client.get("jobs/?status=failed")).body.results[0].id, job);
    t.equal((await client.get(`jobs/?document_id=${document}&status=pending`)).body.count, 0);
    t.equal((await client.get(`jobs/?document_id=${document}`)).body.count, 1);
    t.equal((await client.get("jobs/?status=nope")).status, 400);
    t.equal((await client.get("jobs/?document_id=7")).status, 400);
  });
});

test("the origin of next", async (t) => {
  const next = async (options: object, headers: Record<string, string>) => {
    const { client } = await startService(t, options);
    const answer = await client.request("GET", "/api/v1/providers/?page_size=1", undefined, headers);
    return answer.body.next as string;
  };
  const path = "/api/v1/providers/?page_size=1&page=2";
  t.equal(await next({ publicUrl: "https://pay.example.com/x" }, {}), `https://pay.example.com${path}`);
  const forwarded = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "pay.example.com" };
  t.equal(await next({ trustProxy: true }, forwarded), `https://pay.example.com${path}`);
  t.match(await next({}, forwarded), /^http:\/\/127\.0\.0\.1:\d+\/api/, "not believed unless told to");
});
