import { readFileSync, statSync } from "node:fs";
import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { test } from "tap";
import { runPaylift } from "./support/run-paylift.ts";
import { DOCUMENTS, sampleDocuments } from "./support/sample-documents.ts";
import { servePaylift, shortFolder } from "./support/serve-paylift.ts";

const SAMPLE = readFileSync(join(DOCUMENTS, sampleDocuments()[0] as string));

async function waitFor(condition: () => boolean): Promise<void> {
  for (let look = 0; look < 300 && !condition(); look++) await pause(100);
}

async function api(url: string, key: string, path: string, init: RequestInit = {}) {
  const response = await fetch(`${url}/api/v1${path}`, { ...init, headers: { "X-API-Key": key } });
  const body = response.status === 204 ? null : await response.json();
  return { status: response.status, body };
}

function form(bytes: Uint8Array<ArrayBuffer>): FormData {
  const data = new FormData();
  data.set("file", new Blob([bytes], { type: "application/pdf" }), "register.pdf");
  data.set("create_job", "true");
  return data;
}

test("the whole flow on an embedded database", async (t) => {
  const data = await shortFolder(t);
  const served = await servePaylift(t, ["serve", "--port", "0", "--data", data, "--threads", "1", "--demo"]);
  t.match(served.firstLine, /^paylift listens on http:\/\/127\.0\.0\.1:\d+$/);

  const socket = statSync(join(data, "admin.sock"));
  t.equal(socket.mode & 0o777, 0o600, "only its owner may administer it");
  t.equal(statSync(data).mode & 0o777, 0o700, "and look into it");

  const keys = ["keys", "create", "--organization", "acme", "--scopes", "all", "--data", data, "--json"];
  const made = await runPaylift(keys);
  t.match(made, { code: 0, stderr: "paylift: a new organization was made\n" });
  const { id, key } = JSON.parse(made.stdout);
  t.same(Object.keys(JSON.parse(made.stdout)), ["id", "key"]);
  t.match(await runPaylift(keys), { code: 0, stderr: "" }, "the organization is there now");

  const upload = await api(served.url, key, "/documents/upload/", { method: "POST", body: form(SAMPLE) });
  t.equal(upload.status, 201);
  let job: { status: string; result: { confidence_score: number } } | undefined;
  for (let look = 0; look < 300 && job?.status !== "completed"; look++) {
    const { results } = (await api(served.url, key, "/jobs/")).body as { results: { id: string }[] };
    job = (await api(served.url, key, `/jobs/${results[0]?.id}/`)).body as typeof job;
    t.not(job?.status, "failed");
    await pause(100);
  }
  t.equal(job?.status, "completed");
  t.ok((job?.result.confidence_score ?? 0) >= 0.95);

  const listed = await runPaylift(["keys", "list", "--organization", "acme", "--json", "--data", data]);
  t.match(JSON.parse(listed.stdout), [{ id, organization: "acme", last_used_at: String }, {}]);
  const table = await runPaylift(["keys", "list", "--data", data]);
  t.ok(table.stdout.includes(id) && /Sample/.test(table.stdout));
  t.notOk(table.stdout.includes(key));
  t.match(await runPaylift(["keys", "revoke", id, "--data", data]), { code: 0, stdout: `revoked ${id}\n` });
  t.equal((await api(served.url, key, "/jobs/")).status, 401);
  t.match(await runPaylift(["keys", "revoke", id, "--data", data]), { code: 1, stderr: /no key of this id/ });

  const user = ["users", "create", "--email", "ada@example.com", "--organization", "acme", "--data", data];
  t.match(await runPaylift(user, { stdin: "long enough\n" }), { code: 0, stdout: /^id {2}\S{36}\n$/ });
  t.match(await runPaylift(user, { stdin: "long enough\n" }), {
    code: 1,
    stderr: /another user has this email/,
  });
  t.match(await runPaylift(["migrate", "status", "--data", data]), { code: 0, stdout: /^applied {2}001-/ });

  t.match(await runPaylift(["serve", "--port", "0", "--data", data]), {
    code: 1,
    stderr: new RegExp(`^paylift: the data folder is in use by process ${served.pid}\n`),
  });
  const { port } = new URL(served.url);
  const other = await shortFolder(t);
  t.match(await runPaylift(["serve", "--port", port, "--data", other, "--no-worker"]), {
    code: 1,
    stderr: new RegExp(`port ${port} is in use`),
  });

  served.kill("SIGTERM");
  const { code, stderr } = await served.end;
  t.equal(code, 0);
  const demoKey = /KEY=(\S+)/.exec(served.stdout())?.[1] ?? "";
  t.match(demoKey, /^pl_/);
  for (const secret of [key, demoKey, "long enough", "ada@example.com", "register.pdf"]) {
    t.notOk(stderr.includes(secret), "nothing of anybody in the log");
  }

  const again = await servePaylift(t, ["serve", "--port", "0", "--data", data, "--demo", "--no-worker"]);
  t.equal((await api(again.url, demoKey, "/jobs/")).status, 200, "keys outlive the process");
  await pause(200);
  t.match(again.stdout(), /keys are shown once/);
  again.kill("SIGINT");
  t.match(await again.end, { code: 0 });
  t.match(await runPaylift(["keys", "list", "--data", data]), { code: 0 }, "without a server too");
});

test("a job that runs when the server is asked to stop is given back and done by the next one", async (t) => {
  const data = await shortFolder(t);
  const made = await runPaylift([
    "keys",
    "create",
    "--organization",
    "acme",
    "--scopes",
    "all",
    "--data",
    data,
    "--json",
  ]);
  const { key } = JSON.parse(made.stdout);
  const args = ["serve", "--port", "0", "--data", data, "--threads", "1"];
  const first = await servePaylift(t, args);
  for (let count = 0; count < 5; count++) {
    await api(first.url, key, "/documents/upload/", { method: "POST", body: form(SAMPLE) });
  }
  first.kill("SIGTERM");
  t.match(await first.end, { code: 0 });

  const second = await servePaylift(t, args);
  const statuses = async () => {
    const { results } = (await api(second.url, key, "/jobs/")).body as { results: { status: string }[] };
    return results.map(({ status }) => status);
  };
  for (let look = 0; look < 300 && (await statuses()).some((status) => status !== "completed"); look++) {
    await pause(100);
  }
  t.same(
    await statuses(),
    Array.from({ length: 5 }, () => "completed"),
  );
  second.kill("SIGTERM");
  t.match(await second.end, { code: 0 });
});

test("a request under way may finish after Ctrl-C, unless there is a second one", async (t) => {
  for (const impatient of [false, true]) {
    const data = await shortFolder(t);
    const served = await servePaylift(t, ["serve", "--port", "0", "--data", data, "--no-worker", "--demo"]);
    await waitFor(() => served.stdout().includes("KEY="));
    const key = /KEY=(\S+)/.exec(served.stdout())?.[1] ?? "";
    const request = connect(Number(new URL(served.url).port), "127.0.0.1");
    t.teardown(() => request.destroy());
    request.on("error", () => {});
    const answer = text(request).catch(() => "");
    const headers = ["Host: a", `X-API-Key: ${key}`, "Content-Type: application/json", "Content-Length: 2"];
    request.write(`POST /api/v1/jobs/ HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n{`);
    await pause(500);
    served.kill("SIGINT");
    await pause(1000);
    if (impatient) served.kill("SIGINT");
    else request.write("}");
    t.match(await served.end, { code: impatient ? 130 : 0 });
    if (!impatient) t.match(await answer, /^HTTP\/1\.1 400 /);
  }
});

test("variants that are faulty, and a database that is not there, are told at start", async (t) => {
  const data = await shortFolder(t);
  const variants = t.testdir({ "mine.json": "{" });
  t.match(await runPaylift(["serve", "--port", "0", "--data", data, "--variants", join(variants, "none")]), {
    code: 2,
    stderr: /variants|folder/,
  });
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as AddressInfo;
  closed.close();
  const env = { DATABASE_URL: `postgres://paylift:hidden@127.0.0.1:${port}/paylift`, PAYLIFT_DATA: data };
  for (const command of [["serve"], ["work"], ["migrate", "status"], ["keys", "list"]]) {
    const { code, stderr } = await runPaylift(command, { env });
    t.equal(code, 1, command.join(" "));
    t.match(stderr, /database/);
    t.notOk(stderr.includes("hidden"));
  }
});
