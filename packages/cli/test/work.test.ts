import pg from "pg";
import t, { test } from "tap";
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
  const env = { DATABASE_URL: await postgres.createDatabase(), PAYLIFT_DATA: data };
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

t.teardown(async () => {
  if (typeof postgres !== "string") await postgres.stop();
});
t.end();
