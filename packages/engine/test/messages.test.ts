import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";
import { test } from "tap";
import { EngineError } from "../src/index.ts";
import { answer } from "../src/pool/answer.ts";
import { scanWork } from "../src/pipeline/scans/scan-work.ts";
import { plainError, type ThreadAnswer, type ThreadNews, type ThreadRequest } from "../src/pool/messages.ts";

type DocumentRequest = Extract<ThreadRequest, { task: unknown }>;

function request(): { heard: MessageChannel["port1"]; sent: DocumentRequest } {
  const { port1: heard, port2: news } = new MessageChannel();
  const bytes = Uint8Array.of(1, 2, 3);
  const task = {
    bytes,
    password: "p",
    maxPages: 1,
    maxInflatedBytes: 2,
    variants: ["f"],
    excludeProviders: ["g"],
    inspectPage: null,
  };
  return { heard, sent: { task, news } };
}

test("every message survives the way between threads", async (t) => {
  const { heard, sent } = request();
  const { bytes } = sent.task;
  const arrived = structuredClone(sent, { transfer: [bytes.buffer as ArrayBuffer, sent.news] });
  t.equal(bytes.byteLength, 0, "the bytes are handed over, not copied");
  t.same(arrived.task, { ...sent.task, bytes: Uint8Array.of(1, 2, 3) });

  const news: ThreadNews[] = [
    { type: "started", systemId: null, threadId: 1, cpuMs: 20 },
    { type: "ended", cpuMs: 30 },
    { type: "progress", progress: { stage: "reading", page: 1, pages: 2 } },
  ];
  for (const message of news) {
    arrived.news.postMessage(message);
    t.same(receiveMessageOnPort(heard)?.message, message);
  }
  heard.close();

  const answers: ThreadAnswer[] = [
    { ok: false, error: plainError(new EngineError("damaged", "m", { page: 1 })) },
    { ok: true, outcome: { page: 1 } as never },
  ];
  for (const message of answers) t.same(structuredClone(message), message);
});

test("a thread tells that it starts, what goes on, and closes its port", async (t) => {
  const { heard, sent } = request();
  const closed = new Promise((resolve) => heard.once("close", resolve));
  const told: ThreadNews[] = [];
  heard.on("message", (message) => told.push(message));
  const progress = { stage: "reading", page: 1, pages: 2 } as const;
  const given = await answer(sent, async (_task, report) => {
    report(progress);
    throw new EngineError("no_pages", "m");
  });
  t.same(given, { ok: false, error: { code: "no_pages", message: "m", details: {} } });
  await closed;
  t.match(told, [{ type: "started" }, { type: "progress", progress }]);
});

test("a thread tells nobody of progress who does not listen, until the second reader is asked", async (t) => {
  const { heard, sent } = request();
  const told: ThreadNews[] = [];
  const progress = { stage: "interpreting", page: 1, pages: 1 } as const;
  await answer({ ...sent, task: { ...sent.task, unheard: true } }, async (_task, report, _help, onSecond) => {
    report({ ...progress, stage: "reading" });
    onSecond();
    report(progress);
    throw new EngineError("no_pages", "m");
  });
  for (let next = receiveMessageOnPort(heard); next !== undefined; next = receiveMessageOnPort(heard))
    told.push(next.message as ThreadNews);
  heard.close();
  t.match(told, [
    { type: "started" },
    { type: "second_reader" },
    { type: "progress", progress },
    { type: "ended" },
  ]);
  t.equal(told.length, 4);
});

test("a document whose progress nobody follows tells of its scanned pages, each of which has time of its own", async (t) => {
  const { heard, sent } = request();
  const told: string[] = [];
  heard.on("message", ({ type, progress }) => {
    told.push(type === "progress" ? `page ${progress.page}` : type);
    if (type === "help") heard.postMessage({ read: [] });
  });
  const progress = { stage: "reading", page: 1, pages: 2 } as const;
  const work = scanWork(Uint8Array.of(1), null, []);
  await answer({ ...sent, task: { ...sent.task, unheard: true } }, async (_task, report, help) => {
    report(progress);
    const others = help(work);
    report({ ...progress, page: 2 });
    others.enough();
    await others.read;
    throw new EngineError("no_pages", "m");
  });
  t.same(told, ["started", "help", "page 2", "enough"]);
});
