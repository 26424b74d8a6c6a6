import type { lookup, LookupAddress } from "node:dns";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { after, end, test } from "tap";
import { createEngineHost } from "../../src/engine-host/index.ts";
import { startWorker, type WebhookOptions } from "../../src/worker/index.ts";
import { publicLookup } from "../../src/worker/post-webhook.ts";
import { isPublicAddress } from "../../src/worker/public-address.ts";
import { memoryStore } from "../support/memory-store.ts";
import { until } from "../support/processes.ts";
import { samplePdf } from "../support/sample-pdfs.ts";

const { store, organizationId, upload, remove } = await memoryStore();
after(remove);

interface Received {
  path: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

const received: Received[] = [];
const receiver = createServer(async (request, response) => {
  received.push({ path: request.url, headers: request.headers, body: await text(request) });
  if (request.url === "/silent") return;
  const status = Number(request.url?.slice(1));
  response.writeHead(status, status === 302 ? { location: "/200" } : {}).end("answered");
}).listen(0, "127.0.0.1");
await once(receiver, "listening");
after(() => receiver.close().closeAllConnections());
const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;

/** Delivers one event to a webhook at this address, and gives the webhook with what became of the delivery. */
async function deliver(url: string, options: WebhookOptions = { allowPrivateWebhooks: true }) {
  received.length = 0;
  const webhook = await store.webhooks.create(organizationId, { url, events: ["test.happened"] });
  if (webhook === null) throw new Error("no webhook");
  const [delivery] = await store.deliveries.enqueue(organizationId, "test.happened", { number: 7 });
  const id = delivery?.id ?? "";
  const host = { extract: () => Promise.reject(new Error("nothing to read")) };
  const worker = startWorker({ store, host, threads: 1, ...options });
  await until("an answer", async () => {
    const { attempt, status } = (await store.deliveries.get(organizationId, id)) ?? {};
    return attempt === 1 && status !== "processing";
  });
  await worker.stop();
  const outcome = await store.deliveries.get(organizationId, id);
  await store.webhooks.delete(organizationId, webhook.id);
  return { webhook, outcome };
}

test("an event is posted with the signature of Standard Webhooks", async (t) => {
  const { webhook, outcome } = await deliver(`${address}/204`);
  t.match(outcome, { status: "completed", responseStatus: 204, error: null });
  const [{ headers, body }] = received as [Received];
  t.match(JSON.parse(body), { type: "test.happened", timestamp: /^\d{4}-.*Z$/, data: { number: 7 } });
  t.equal(headers["webhook-id"], outcome?.id);
  t.equal(headers["content-type"], "application/json");
  t.ok(Math.abs(Number(headers["webhook-timestamp"]) - Date.now() / 1000) < 60);
  const signed = headers as Record<string, string>;
  t.same(new Webhook(webhook.secret).verify(body, signed), JSON.parse(body));
  t.throws(() => new Webhook(webhook.secret).verify(body.replace("7", "8"), signed), /signature/);
});

test("what a receiver refuses is sent again later, but not what it never wants again", async (t) => {
  t.match((await deliver(`${address}/503`)).outcome, { status: "pending", attempt: 1 });
  t.match((await deliver(`${address}/410`)).outcome, { status: "failed", error: { code: "receiver_gone" } });
});

test("redirects are not followed", async (t) => {
  t.match((await deliver(`${address}/302`)).outcome, { status: "pending" });
  t.same(
    received.map(({ path }) => path),
    ["/302"],
  );
});

test("a receiver that does not answer in time is tried again later", async (t) => {
  const options = { allowPrivateWebhooks: true, webhookTimeoutMs: 200 };
  t.match((await deliver(`${address}/silent`, options)).outcome, { status: "pending", attempt: 1 });
});

test("private addresses are refused, by figures and by name", async (t) => {
  const port = new URL(address).port;
  for (const host of ["127.0.0.1", "localhost", "[::1]", "2130706433", "[::ffff:127.0.0.1]"]) {
    const { outcome } = await deliver(`http://${host}:${port}/200`, {});
    t.match(outcome, { status: "failed", error: { code: "address_refused" } }, host);
  }
  t.match((await deliver("ftp://example.com/", {})).outcome, { error: { code: "address_refused" } });
  t.equal(received.length, 0);
});

test("which addresses are public", async (t) => {
  for (const address of ["8.8.8.8", "172.32.0.1", "192.167.1.1", "2606:4700::1111"]) {
    t.ok(isPublicAddress(address), address);
  }
  for (const address of [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "172.31.255.255",
    "192.168.0.1",
  ]) {
    t.notOk(isPublicAddress(address), address);
  }
  for (const address of [
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:8.8.8.8",
    "fe80::1",
    "fd00::1",
  ]) {
    t.notOk(isPublicAddress(address), address);
  }
  for (const address of ["64:ff9b::a00:1", "2002:a00:1::", "2001:db8::1", "ff02::1"]) {
    t.notOk(isPublicAddress(address), address);
  }
});

test("a name is resolved once, and refused for any private address", async (t) => {
  const answers: LookupAddress[][] = [
    [{ address: "8.8.8.8", family: 4 }],
    [
      { address: "8.8.8.8", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ],
    [{ address: "::ffff:169.254.169.254", family: 6 }],
    [{ address: "64:ff9b::7f00:1", family: 6 }],
    [],
  ];
  const asked: string[] = [];
  // A name whose meaning changes with every question, as in DNS rebinding.
  const resolve = (
    name: string,
    _options: object,
    callback: (error: null, found: LookupAddress[]) => void,
  ) => {
    asked.push(name);
    callback(null, answers[asked.length - 1] ?? []);
  };
  const look = publicLookup(resolve as typeof lookup);
  const connectTo = (all: boolean): Promise<unknown> =>
    new Promise((done, fail) => {
      look("rebinding.example.com", { all }, (error, address) =>
        error === null ? done(address) : fail(error),
      );
    });
  t.same(await connectTo(true), [{ address: "8.8.8.8", family: 4 }]);
  for (let question = 1; question < 4; question += 1) {
    await t.rejects(connectTo(question % 2 === 0), { code: "address_refused" });
  }
  await t.rejects(connectTo(false), /no address/);
  t.equal(asked.length, answers.length, "one question for each connection");
});

test("the end of a job is told to webhooks", async (t) => {
  const host = await createEngineHost({ engine: { threads: 1 } });
  t.teardown(() => host.close());
  received.length = 0;
  await store.webhooks.create(organizationId, {
    url: `${address}/200`,
    events: ["job.completed", "job.failed"],
  });
  const { job: good, document } = await upload(samplePdf);
  const { job: bad } = await upload(Buffer.from("hello"));
  const worker = startWorker({ store, host, threads: 1, allowPrivateWebhooks: true });
  await until("two events", () => received.length === 2);
  await worker.stop();
  const events = received.map(({ body }) => JSON.parse(body));
  t.match(
    events.find(({ type }) => type === "job.completed"),
    { data: { job_id: good.id, document_id: document.id, status: "completed" } },
  );
  t.match(
    events.find(({ type }) => type === "job.failed"),
    { data: { job_id: bad.id, status: "failed" } },
  );
});

// An open store keeps the process alive, so its end has to be asked for.
end();
