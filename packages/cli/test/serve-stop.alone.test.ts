import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { test } from "tap";
import { runPaylift } from "./support/run-paylift.ts";
import { servePaylift, startedFolder } from "./support/serve-paylift.ts";
import { api, uploadForm, waitFor } from "./support/service-client.ts";

test("a job that runs when the server is asked to stop is given back and done by the next one", async (t) => {
  const data = await startedFolder(t);
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
    await api(first.url, key, "/documents/upload/", { method: "POST", body: uploadForm() });
  }
  first.kill("SIGTERM");
  t.match(await first.end, { code: 0 });

  const second = await servePaylift(t, args);
  const statuses = async () => {
    const { results } = (await api(second.url, key, "/jobs/")).body as { results: { status: string }[] };
    return results.map(({ status }) => status);
  };
  await waitFor(async () => (await statuses()).every((status) => status === "completed"));
  t.same(
    await statuses(),
    Array.from({ length: 5 }, () => "completed"),
  );
  second.kill("SIGTERM");
  t.match(await second.end, { code: 0 });
});

test("a request under way may finish after Ctrl-C, unless there is a second one", async (t) => {
  for (const impatient of [false, true]) {
    const data = await startedFolder(t);
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
