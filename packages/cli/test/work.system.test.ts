import pg from "pg";
import t, { test, type Test } from "tap";
import { startCollector, type Collector } from "../../server/test/support/collector.ts";
import { startPostgres } from "../../store/test/support/postgres-server.ts";
import { runPaylift } from "./support/run-paylift.ts";
import { servePaylift, shortFolder } from "./support/serve-paylift.ts";
import { api, uploadForm, waitFor } from "./support/service-client.ts";

const postgres = await startPostgres();
const skip = typeof postgres === "string" ? postgres : false;
const JOBS = 12;

test("two workers share the jobs of an API node, and one may be killed", { skip }, async (t) => {
  if (typeof postgres === "string") return;
  const data = await shortFolder(t);
  const collector = await startCollector(t);
  const env = {
    DATABASE_URL: await postgres.createDatabase(),
    PAYLIFT_DATA: data,
    PAYLIFT_TRACES_URL: collector.url,
  };
  t.match(await runPaylift(["migrate", "status"], { env }), { code: 1, stdout: /^pending {2}001-/ });
  const unmigrated = { env: { ...env, PAYLIFT_MIGRATE: "false" } };
  t.match(await runPaylift(["work"], unmigrated), {
    code: 1,
    stderr: /not up to date: run `paylift migrate up`/,
  });
  t.match(await runPaylift(["migrate", "up"], { env }), { code: 0, stdout: /^applied {2}001-/ });
  t.match(await runPaylift(["migrate", "status"], { env }), { code: 0 });
  const made = await runPaylift(["keys", "create", "--organization", "acme", "--scopes", "all", "--json"], {
    env,
  });
  const { key } = JSON.parse(made.stdout);

  const node = await servePaylift(t, ["serve", "--port", "0", "--no-worker"], { env });
  for (let count = 0; count < JOBS; count++) {
    await api(node.url, key, "/documents/upload/", { method: "POST", body: uploadForm() });
  }
  const statuses = async (): Promise<string[]> => {
    const { results } = (await api(node.url, key, "/jobs/")).body as { results: { status: string }[] };
    return results.map(({ status }) => status);
  };
  t.ok(
    (await statuses()).every((status) => status === "pending"),
    "nobody works yet",
  );

  const workers = await Promise.all([1, 2].map(() => servePaylift(t, ["work", "--threads", "1"], { env })));
  const [doomed, survivor] = workers;
  t.match(doomed?.firstLine, "paylift works with 1 thread");
  doomed?.kill("SIGKILL");
  await waitFor(async () => (await statuses()).every((status) => status === "completed"));
  t.same(
    await statuses(),
    Array.from({ length: JOBS }, () => "completed"),
  );
  survivor?.kill("SIGTERM");
  t.match(await survivor?.end, { code: 0 });
  node.kill("SIGTERM");
  t.match(await node.end, { code: 0 });

  checkTrace(t, collector);

  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query("insert into schema_migrations (name, timestamp) values ('999-later', '2099')");
  await client.end();
  for (const command of [
    ["serve", "--no-worker"],
    ["migrate", "up"],
  ]) {
    t.match(await runPaylift(command, unmigrated), { code: 1, stderr: /migrated by a newer release/ });
  }
});

/** What the two processes told of one document, from the upload to the stored result, is one trace. */
function checkTrace(t: Test, { spans, raw }: Collector): void {
  const upload = "POST /api/v1/documents/upload/";
  const steps: readonly [name: string, service: string, under: string | null][] = [
    [upload, "paylift-server", null],
    ["receive document", "paylift-server", upload],
    ["enqueue jobs", "paylift-server", upload],
    ["process jobs", "paylift-worker", "enqueue jobs"],
    ["fetch document", "paylift-worker", "process jobs"],
    ["extract", "paylift-worker", "process jobs"],
    ["engine read", "paylift-worker", "extract"],
    ["engine reconcile", "paylift-worker", "extract"],
    ["store outcome", "paylift-worker", "process jobs"],
  ];
  // The last one: what the killed worker had to tell is gone with it.
  const traceId = spans.findLast(({ name }) => name === "store outcome")?.traceId;
  const trace = new Map(spans.filter((span) => span.traceId === traceId).map((span) => [span.name, span]));
  for (const [name, service, under] of steps) {
    const span = trace.get(name);
    t.match(span, { service, status: { code: 0 } }, name);
    t.equal(
      span?.parentSpanId,
      under === null ? undefined : trace.get(under)?.spanId,
      `${name} in its place`,
    );
  }
  t.notMatch(raw(), /register|\.pdf|Payroll|pl_/i, "nothing of anybody");
}

t.teardown(async () => {
  if (typeof postgres !== "string") await postgres.stop();
});
t.end();
