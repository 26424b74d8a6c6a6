import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { test, type Test } from "tap";
import { runPaylift } from "./support/run-paylift.ts";
import { servePaylift, startedFolder } from "./support/serve-paylift.ts";
import { api, uploadForm, waitFor } from "./support/service-client.ts";

test("a server that is asked to stop gives back its jobs, and finishes its requests", async (t) => {
  const data = await startedFolder(t);
  const args = ["serve", "--port", "0", "--data", data, "--threads", "1"];
  const create = ["keys", "create", "--organization", "acme", "--scopes", "all", "--data", data, "--json"];
  const first = await servePaylift(t, args);
  const { key } = JSON.parse((await runPaylift(create)).stdout);
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
    "the next one does what was left",
  );

  const half = halfRequest(t, second.url, key);
  await pause(500);
  second.kill("SIGINT");
  await pause(1000);
  half.finish();
  t.match(await second.end, { code: 0 }, "a request under way may finish after Ctrl-C");
  t.match(await half.answer, /^HTTP\/1\.1 400 /);

  const third = await servePaylift(t, [...args, "--no-worker"]);
  halfRequest(t, third.url, key);
  await pause(500);
  third.kill("SIGINT");
  await pause(1000);
  third.kill("SIGINT");
  t.match(await third.end, { code: 130 }, "unless there is a second one");
});

/** Sends all but the last byte of a request. */
function halfRequest(t: Test, url: string, key: string): { finish(): void; answer: Promise<string> } {
  const request = connect(Number(new URL(url).port), "127.0.0.1");
  t.teardown(() => request.destroy());
  request.on("error", () => {});
  const answer = text(request).catch(() => "");
  const headers = ["Host: a", `X-API-Key: ${key}`, "Content-Type: application/json", "Content-Length: 2"];
  request.write(`POST /api/v1/jobs/ HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n{`);
  return { finish: () => request.write("}"), answer };
}
