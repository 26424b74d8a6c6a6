import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { test } from "tap";
import { runPaylift } from "./support/run-paylift.ts";
import { servePaylift, shortFolder, startedFolder } from "./support/serve-paylift.ts";
import { api, uploadForm, waitFor } from "./support/service-client.ts";

test("the whole flow on an embedded database", async (t) => {
  const data = await shortFolder(t);
  const served = await servePaylift(t, ["serve", "--port", "0", "--data", data, "--threads", "1", "--demo"]);
  t.match(served.firstLine, /^paylift listens on http:\/\/127\.0\.0\.1:\d+$/);

  await waitFor(() => /\/setup#[\w-]{43}$/m.test(served.stdout()));
  t.equal((await fetch(served.url)).headers.get("content-type"), "text/html; charset=utf-8", "the dashboard");

  const socket = statSync(join(data, "admin.sock"));
  t.equal(socket.mode & 0o777, 0o600, "only its owner may administer it");
  t.equal(statSync(data).mode & 0o777, 0o700, "and look into it");

  const keys = ["keys", "create", "--organization", "acme", "--scopes", "all", "--data", data, "--json"];
  const made = await runPaylift(keys);
  t.match(made, { code: 0, stderr: "paylift: created a new organization\n" });
  const { id, key } = JSON.parse(made.stdout);
  t.same(Object.keys(JSON.parse(made.stdout)), ["id", "key"]);
  t.match(await runPaylift(keys), { code: 0, stderr: "" }, "the organization is there now");

  const upload = await api(served.url, key, "/documents/upload/", { method: "POST", body: uploadForm() });
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
  t.match(await runPaylift(["keys", "revoke", id, "--data", data]), {
    code: 1,
    stderr: /no key with this id/,
  });

  const user = ["users", "create", "--email", "ada@example.com", "--organization", "acme", "--data", data];
  t.match(await runPaylift(user, { stdin: "long enough\n" }), { code: 0, stdout: /^id {2}\S{36}\n$/ });
  t.match(await runPaylift(user, { stdin: "long enough\n" }), {
    code: 1,
    stderr: /another user of the organization has this email address/,
  });
  t.match(await runPaylift(["migrate", "status", "--data", data]), { code: 0, stdout: /^applied {2}001-/ });

  t.match(await runPaylift(["serve", "--port", "0", "--data", data]), {
    code: 1,
    stderr: `paylift: the data folder is in use by process ${served.pid}; end it, or serve another folder with --data\n`,
  });
  const { port } = new URL(served.url);
  const other = await startedFolder(t);
  t.match(await runPaylift(["serve", "--port", port, "--data", other, "--no-worker"]), {
    code: 1,
    stderr: new RegExp(`port ${port} is in use; --port 0 takes a free one`),
  });

  served.kill("SIGTERM");
  const { code, stderr } = await served.end;
  t.equal(code, 0);
  const demoKey = /KEY=(\S+)/.exec(served.stdout())?.[1] ?? "";
  t.match(demoKey, /^pl_/);
  const setupToken = /setup#(\S+)/.exec(served.stdout())?.[1] ?? "";
  for (const secret of [key, demoKey, setupToken, "long enough", "ada@example.com", "register.pdf"]) {
    t.notOk(stderr.includes(secret), "nothing of anybody in the log");
  }

  const again = await servePaylift(t, ["serve", "--port", "0", "--data", data, "--demo", "--no-worker"]);
  t.equal((await api(again.url, demoKey, "/jobs/")).status, 200, "keys outlive the process");
  await waitFor(() => again.stdout().includes("keys are shown once"));
  const [, hint = ""] = /^paylift (keys create .*)$/m.exec(again.stdout()) ?? [];
  const another = ["keys", "create", "--organization", "Sample organization", "--scopes", "all"];
  t.equal(hint, `keys create --organization "Sample organization" --scopes all --data ${data}`);
  t.match(
    await runPaylift([...another, "--data", data]),
    { code: 0, stderr: "" },
    "of the same organization",
  );
  t.notMatch(again.stdout(), "/setup#", "there is a user now");
  again.kill("SIGINT");
  t.match(await again.end, { code: 0 });
  t.match(await runPaylift(["keys", "list", "--data", data]), { code: 0 }, "without a server too");
});
