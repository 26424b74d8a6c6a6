import { test } from "tap";
import { ApiError, ConnectionError, createClient, type PayliftClient } from "../src/index.ts";
import { answering, type Answer } from "./support/answering.ts";

const JSON_TYPE = { "Content-Type": "application/json" };
const METRICS: Answer = { status: 200, headers: JSON_TYPE, body: `{"total_documents":3}` };
const BUSY: Answer = { status: 503, headers: { "Retry-After": "0" } };
const path = { path: { id: "8e2f6a14-0c3d-4b75-a9e8-1f7b5c20d346" } };

test("a request carries the key, its parameters and its body", async (t) => {
  const { url, arrived } = await answering(t, { status: 201, headers: JSON_TYPE, body: `{"id":"7"}` });
  const client = createClient({ url: `${url}/`, apiKey: "pl_key" });
  const job = await client.post("/api/v1/jobs/", { body: { document_id: "7" } });
  t.equal(job.id, "7");
  t.match(arrived, [{ method: "POST", url: "/api/v1/jobs/", body: `{"document_id":"7"}` }]);
  t.match(arrived[0]?.headers, { "x-api-key": "pl_key", "content-type": "application/json" });
});

test("an error has the status, the code and what the service says of it", async (t) => {
  const problem = {
    type: "urn:paylift:problem:job_not_found",
    title: "The job was not found",
    status: 404,
    detail: "it does not exist in this organization, or the id is wrong",
    code: "job_not_found",
    request_id: "0a4d6c0e-7a55-4f0c-a1a7-6f7f0a2f0d57",
  };
  const headers = { "Content-Type": "application/problem+json" };
  const { url } = await answering(t, { status: 404, headers, body: JSON.stringify(problem) });
  const asked = createClient({ url, apiKey: "k" }).get("/api/v1/jobs/{id}/", { params: path });
  const error = await asked.then(
    () => null,
    (error: unknown) => error as ApiError,
  );
  t.type(error, ApiError);
  t.match(error, { name: "ApiError", status: 404, code: "job_not_found", problem });
  t.equal(error?.message, `${problem.title}: ${problem.detail}`);
});

test("what is not of the service, such as a proxy's page, is an error with its status", async (t) => {
  const page = { status: 403, headers: { "Content-Type": "text/html" }, body: "<h1>Forbidden</h1>" };
  const { url } = await answering(t, page);
  const asked = createClient({ url, apiKey: "k" }).get("/api/v1/dashboard/metrics/");
  await t.rejects(asked, { name: "ApiError", status: 403, code: "unknown", problem: null });
});

test("a service that nobody reaches is told, with the reason", async (t) => {
  const client = createClient({ url: "http://127.0.0.1:1", apiKey: "k", retries: 0 });
  const error = await client.get("/api/v1/dashboard/metrics/").catch((error: unknown) => error as Error);
  t.type(error, ConnectionError);
  t.ok((error as Error).cause);
});

test("a busy service is asked again, as often as is wanted", async (t) => {
  const patient = await answering(t, BUSY, { ...BUSY, status: 429 }, METRICS);
  const metrics = await createClient({ url: patient.url, apiKey: "k" }).get("/api/v1/dashboard/metrics/");
  t.equal(metrics.total_documents, 3);
  t.equal(patient.arrived.length, 3);

  const busy = await answering(t, BUSY);
  const client = createClient({ url: busy.url, apiKey: "k", retries: 1 });
  await t.rejects(client.get("/api/v1/dashboard/metrics/"), { name: "ApiError", status: 503 });
  t.equal(busy.arrived.length, 2);
});

test("what may be carried out once only is sent again where it has a key, with its body", async (t) => {
  const without = await answering(t, BUSY, { status: 201, headers: JSON_TYPE, body: "{}" });
  const first = createClient({ url: without.url, apiKey: "k" });
  await t.rejects(first.post("/api/v1/jobs/", { body: { document_id: "7" } }), {
    name: "ApiError",
    status: 503,
  });
  t.equal(without.arrived.length, 1);

  const { url, arrived } = await answering(t, BUSY, { status: 201, headers: JSON_TYPE, body: "{}" });
  const client = createClient({ url, apiKey: "k" });
  const file = new TextEncoder().encode("%PDF-1.7 made up");
  await client.upload({ file, filename: "register.pdf", password: "open" });
  t.equal(arrived.length, 2);
  const [one, two] = arrived;
  t.match(one?.headers["idempotency-key"], /^[0-9a-f-]{36}$/);
  t.equal(two?.headers["idempotency-key"], one?.headers["idempotency-key"]);
  t.match(two?.headers["content-type"], /^multipart\/form-data; boundary=/);
  for (const part of [
    'name="file"; filename="register.pdf"',
    "%PDF-1.7 made up",
    'name="create_job"',
    "open",
  ])
    t.ok(two?.body.includes(part), part);
});

test("a request and a wait end with their signal", async (t) => {
  const pending = `{"id":"7","status":"pending","result":null}`;
  const { url } = await answering(t, { status: 200, headers: JSON_TYPE, body: pending });
  const client = createClient({ url, apiKey: "k" });
  const reason = new Error("enough");
  await t.rejects(client.waitForJob("7", { signal: AbortSignal.abort(reason) }), reason);
  const aborter = new AbortController();
  const waiting = client.waitForJob("7", { signal: aborter.signal });
  aborter.abort(reason);
  await t.rejects(waiting, reason);
  await t.rejects(client.waitForJob("7", { timeoutMs: 1 }), { name: "WaitTimeoutError" });
});

test("a list is read page after page, with its filters", async (t) => {
  const page = (next: string | null, ...ids: string[]): Answer => ({
    status: 200,
    headers: JSON_TYPE,
    body: JSON.stringify({ count: 3, next, previous: null, results: ids.map((id) => ({ id })) }),
  });
  const { url, arrived } = await answering(t, page("http://elsewhere/?page=2", "a", "b"), page(null, "c"));
  const jobs = createClient({ url, apiKey: "k" }).each("/api/v1/jobs/", {
    params: { query: { status: "failed" } },
  });
  t.equal((await jobs.next()).value.id, "a");
  t.equal(arrived.length, 1, "a page is fetched when it is needed");
  const others = await Array.fromAsync(jobs, ({ id }) => id);
  t.same(others, ["b", "c"]);
  const asked = arrived.map(({ url }) => Object.fromEntries(new URL(url, "http://x").searchParams));
  const query = { page_size: "100", ordering: "created_at", status: "failed" };
  t.same(asked, [
    { ...query, page: "1" },
    { ...query, page: "2" },
  ]);
});

// Never run: the compiler holds the types to what they promise.
export async function checkTypes(client: PayliftClient): Promise<void> {
  const params = path;
  (await client.get("/api/v1/documents/{id}/", { params: { path: params.path } })).file_size satisfies number;
  // @ts-expect-error A size is no text.
  (await client.get("/api/v1/documents/{id}/", { params: { path: params.path } })).file_size satisfies string;
  for await (const run of client.each("/api/v1/payroll-migrations/{migration_id}/runs/", {
    params: { path: { migration_id: "" } },
  }))
    run.run_type satisfies "source" | "target";
  // @ts-expect-error There is no such path.
  await client.get("/api/v1/payslips/");
  // @ts-expect-error A job needs a document.
  await client.post("/api/v1/jobs/", { body: {} });
  // @ts-expect-error A job is no list.
  client.each("/api/v1/jobs/{id}/");
}
