import { getEventListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { test } from "tap";
import type { Progress } from "../src/api/engine.ts";
import { failure, reaching } from "./support/events.ts";
import { runProgram } from "./support/run-program.ts";
import { answered, scripted, scriptedEngine } from "./support/scripted-engine.ts";

test("gives what the thread gave, with the time in the queue", async (t) => {
  const engine = scriptedEngine({ threads: 1, maxPages: 7, maxInflatedBytes: 9 });
  t.teardown(() => engine.close());
  const document = scripted({ do: "answer", value: "v" });
  const result = answered(await engine.extract(document, { password: "secret" }));
  t.equal(result.value, "v");
  t.match(result.task, { bytes: document.byteLength, password: "secret", maxPages: 7, maxInflatedBytes: 9 });
  t.equal(result.task.inspectPage, null);
  t.ok(result.timings.queue_ms >= 0);
  t.ok(document.byteLength > 0, "the caller keeps its bytes");
  const page = answered(await engine.inspect(document, { page: 3 }));
  t.equal(page.task.inspectPage, 3);
});

test("keeps a thread warm between documents", async (t) => {
  const engine = scriptedEngine({ threads: 1 });
  t.teardown(() => engine.close());
  for (const documents of [1, 2, 3]) {
    t.match(await engine.extract(scripted({ do: "answer" })), { documents });
  }
});

test("tells progress in order, the last of it before the result", async (t) => {
  const engine = scriptedEngine({ threads: 1 });
  t.teardown(() => engine.close());
  const told: Progress[] = [];
  await engine.extract(scripted({ do: "answer" }), { onProgress: (progress) => told.push(progress) });
  t.same(told, [
    { stage: "queued", page: 0, pages: 0 },
    { stage: "reading", page: 1, pages: 2 },
    { stage: "proving", page: 2, pages: 2 },
    { stage: "done", page: 2, pages: 2 },
  ]);
});

test("a progress callback that throws ends its document only", async (t) => {
  const engine = scriptedEngine({ threads: 1 });
  t.teardown(() => engine.close());
  const cause = new Error("mine");
  for (const stage of ["queued", "reading", "done"]) {
    const onProgress = (progress: Progress) => {
      if (progress.stage === stage) throw cause;
    };
    const error = await failure(engine.extract(scripted({ do: "answer" }), { onProgress }));
    t.match(error, { code: "invalid_argument", details: { option: "onProgress" }, cause });
  }
  await engine.extract(scripted({ do: "answer" }));
});

test("abort: before the start", async (t) => {
  const engine = scriptedEngine({ threads: 1 });
  t.teardown(() => engine.close());
  const told: Progress[] = [];
  const options = { signal: AbortSignal.abort(), onProgress: (progress: Progress) => told.push(progress) };
  await t.rejects(engine.extract(scripted({ do: "answer" }), options), { code: "aborted" });
  t.same(told, []);
});

test("abort: in the queue, and while running", async (t) => {
  const engine = scriptedEngine({ threads: 1 });
  t.teardown(() => engine.close());
  const first = new AbortController();
  const second = new AbortController();
  const { reached, onProgress } = reaching("reading");
  const running = failure(engine.extract(scripted({ do: "loop" }), { signal: first.signal, onProgress }));
  await reached;
  const queued = failure(engine.extract(scripted({ do: "answer" }), { signal: second.signal }));
  const behind = engine.extract(scripted({ do: "answer", value: "behind" }));
  second.abort();
  t.match(await queued, { name: "EngineError", code: "aborted", reason: "caller" });
  first.abort();
  t.match(await running, { name: "EngineError", code: "aborted" });
  t.match(await behind, { value: "behind", documents: 1 }, "a new thread took the next one");
});

test("abort: a sibling goes on", async (t) => {
  const engine = scriptedEngine({ threads: 2 });
  t.teardown(() => engine.close());
  const controller = new AbortController();
  const { reached, onProgress } = reaching("reading");
  const running = failure(
    engine.extract(scripted({ do: "loop" }), { signal: controller.signal, onProgress }),
  );
  await reached;
  t.match(await engine.extract(scripted({ do: "answer" })), { documents: 1 });
  controller.abort();
  t.match(await running, { code: "aborted" });
  t.match(await engine.extract(scripted({ do: "answer" })), { documents: 2 });
});

test("a warm engine has its threads before the first document, and after the end of one", async (t) => {
  let started = 0;
  const count = (): number => started++;
  process.on("worker", count);
  t.teardown(() => process.off("worker", count));
  const cold = scriptedEngine({ threads: 2 });
  t.teardown(() => cold.close());
  await sleep(0);
  t.equal(started, 0);
  const warm = scriptedEngine({ threads: 2, warm: true });
  t.teardown(() => warm.close());
  await sleep(0);
  t.equal(started, 2);
  await warm.extract(scripted({ do: "answer" }));
  await failure(warm.extract(scripted({ do: "loop" }), { deadlineMs: 50 }));
  await sleep(0);
  t.equal(started, 3);
});

test("leaves no listener on the caller's signal, and warns of none", async (t) => {
  const engine = scriptedEngine({ threads: 2, maxQueue: 100 });
  t.teardown(() => engine.close());
  const warnings: Error[] = [];
  const warned = (warning: Error) => void warnings.push(warning);
  process.on("warning", warned);
  t.teardown(() => process.off("warning", warned));
  const { signal } = new AbortController();
  await Promise.all(
    Array.from({ length: 100 }, () => engine.extract(scripted({ do: "answer" }), { signal })),
  );
  await failure(engine.extract(scripted({ do: "throw", message: "" }), { signal }));
  t.equal(getEventListeners(signal, "abort").length, 0);
  await sleep(0);
  t.same(
    warnings.filter(({ name }) => name === "MaxListenersExceededWarning"),
    [],
  );
});

test("deadline: a thread that never ends is ended", async (t) => {
  const engine = scriptedEngine({ threads: 1, deadlineMs: 200 });
  t.teardown(() => engine.close());
  t.match(await failure(engine.extract(scripted({ do: "loop" }))), {
    code: "deadline_exceeded",
    reason: "document",
    details: { deadlineMs: 200 },
  });
  const longer = engine.extract(scripted({ do: "wait" }), { deadlineMs: 300 });
  t.match(await failure(longer), { code: "deadline_exceeded", details: { deadlineMs: 300 } });
  await engine.extract(scripted({ do: "answer" }), { deadlineMs: 60_000 });
});

test("CPU time: a thread that uses too much is ended, and one that waits is not", async (t) => {
  const engine = scriptedEngine({ threads: 2, cpuMs: 300 });
  t.teardown(() => engine.close());
  const controller = new AbortController();
  const waiting = failure(engine.extract(scripted({ do: "wait" }), { signal: controller.signal }));
  const error = await failure(engine.extract(scripted({ do: "loop" })));
  t.match(error, {
    code: "cpu_limit_exceeded",
    reason: "document",
    details: { option: "cpuMs", limit: 300 },
  });
  t.match((error as Error).message, /300 ms of CPU time, the limit cpuMs; raise it/);
  const inAll = engine.extract(scripted({ do: "loop" }), { cpuMs: 60_000, totalCpuMs: 250 });
  t.match(await failure(inAll), {
    code: "cpu_limit_exceeded",
    details: { option: "totalCpuMs", limit: 250 },
  });
  controller.abort();
  t.match(await waiting, { code: "aborted" }, "no CPU time was used in all that time");
});

test("deadline: time in the queue does not count", async (t) => {
  const engine = scriptedEngine({ threads: 1 });
  t.teardown(() => engine.close());
  const controller = new AbortController();
  const { reached, onProgress } = reaching("reading");
  const first = failure(engine.extract(scripted({ do: "loop" }), { signal: controller.signal, onProgress }));
  await reached;
  const second = engine.extract(scripted({ do: "answer" }), { deadlineMs: 2000 });
  await sleep(2100);
  controller.abort();
  await first;
  t.ok(answered(await second).timings.queue_ms >= 2000);
});

test("refuses with queue_full, and takes documents again afterwards", async (t) => {
  const engine = scriptedEngine({ threads: 1, maxQueue: 1 });
  t.teardown(() => engine.close());
  const controller = new AbortController();
  const { signal } = controller;
  const { reached, onProgress } = reaching("reading");
  const running = failure(engine.extract(scripted({ do: "loop" }), { signal, onProgress }));
  await reached;
  const queued = failure(engine.extract(scripted({ do: "answer" }), { signal }));
  t.match(await failure(engine.extract(scripted({ do: "answer" }))), {
    code: "queue_full",
    details: { limit: 1 },
  });
  controller.abort();
  t.match(await Promise.all([running, queued]), [{ code: "aborted" }, { code: "aborted" }]);
  await engine.extract(scripted({ do: "answer" }));
});

test("a thread that dies takes one document with it", async (t) => {
  const engine = scriptedEngine({ threads: 2, heapMb: 64, maxBytes: 2 ** 20, maxInflatedBytes: 2 ** 20 });
  t.teardown(() => engine.close());
  const secret = "Jane Roe 1,234.56";
  const deaths = {
    heap: [{ do: "heap" }, { code: "out_of_memory", reason: "document", details: { heapMb: 64 } }],
    array: [{ do: "array" }, { code: "out_of_memory", details: { heapMb: 64 } }],
    buffers: [{ do: "buffers" }, { code: "out_of_memory", message: /outside the heap/ }],
    exit: [{ do: "exit" }, { code: "worker_lost", details: { cause: "exit", exitCode: 3 } }],
    crash: [
      { do: "crash", message: secret },
      { code: "worker_lost", details: { cause: "Error" } },
    ],
  } as const;
  for (const [name, [script, expected]] of Object.entries(deaths)) {
    const controller = new AbortController();
    const { signal } = controller;
    const { reached, onProgress } = reaching("reading");
    const sibling = failure(engine.extract(scripted({ do: "wait" }), { signal, onProgress }));
    await reached;
    const dying = failure(engine.extract(scripted(script)));
    const behind = engine.extract(scripted({ do: "answer", value: name }));
    const error = await dying;
    t.match(error, expected, name);
    t.notOk(JSON.stringify([error.message, error.details, String(error.cause)]).includes("Jane"));
    t.match(await behind, { value: name }, "the next document is read");
    controller.abort();
    t.match(await sibling, { code: "aborted" }, "the sibling was still running");
  }
});

test("an error in the engine says where, and nothing of the document", async (t) => {
  const engine = scriptedEngine({ threads: 1 });
  t.teardown(() => engine.close());
  for (const message of ["Jane Roe", "Jane Roe\n    at Jane (jane.ts:1:1)", ""]) {
    const error = await failure(engine.extract(scripted({ do: "throw", message })));
    t.match(error, { code: "internal", reason: "engine", details: { cause: "TypeError" } });
    t.match(error.details, { at: /^scripted-worker\.ts:\d+:\d+$/ });
    t.notOk(/jane/i.test(JSON.stringify([error.message, error.details, String(error.cause)])));
  }
  t.match(await engine.extract(scripted({ do: "answer" })), { documents: 4 }, "by the same thread");
});

test("an error of the document arrives as it was thrown", async (t) => {
  const engine = scriptedEngine({ threads: 1 });
  t.teardown(() => engine.close());
  const error = await failure(engine.extract(scripted({ do: "refuse" })));
  t.match(error, { name: "EngineError", code: "damaged", reason: "document", message: "scripted" });
  t.same(error.details, { at: 7, note: null });
});

for (const worker of ["broken-worker.ts", "exiting-worker.ts", "no-such-worker.ts"]) {
  test(`a thread that cannot start is no hang: ${worker}`, async (t) => {
    const engine = scriptedEngine({ threads: 2 }, worker);
    t.teardown(() => engine.close());
    const outcomes = Array.from({ length: 5 }, () => failure(engine.extract(scripted({ do: "answer" }))));
    for (const error of await Promise.all(outcomes)) t.match(error, { code: "worker_lost" });
  });
}

test("reads 200 documents at once, never more of them than there are threads", async (t) => {
  const engine = scriptedEngine({ threads: 2, maxQueue: 200 });
  t.teardown(() => engine.close());
  let running = 0;
  let most = 0;
  const onProgress = ({ stage }: Progress) => {
    if (stage === "reading") most = Math.max(most, ++running);
    if (stage === "done") running--;
  };
  const outcomes = Array.from({ length: 200 }, (_, i) =>
    engine.extract(scripted({ do: "answer", value: String(i) }), { onProgress }),
  );
  const values = (await Promise.all(outcomes)).map((result) => answered(result).value);
  t.same(
    values,
    Array.from({ length: 200 }, (_, i) => String(i)),
  );
  t.ok(most <= 2);
});

test("close: what runs and what waits rejects, and nothing is taken any more", async (t) => {
  const engine = scriptedEngine({ threads: 1 });
  const { reached, onProgress } = reaching("reading");
  const running = failure(engine.extract(scripted({ do: "loop" }), { onProgress }));
  await reached;
  const queued = failure(engine.extract(scripted({ do: "answer" })));
  const [first, second] = [engine.close(), engine.close()];
  const late = failure(engine.extract(scripted({ do: "answer" })));
  t.match(
    await Promise.all([running, queued, late]),
    Array(3).fill({ code: "engine_closed", reason: "caller" }),
  );
  await Promise.all([first, second]);
  await engine.close();
  t.match(await failure(engine.extract(scripted({ do: "answer" }))), { code: "engine_closed" });
});

test("close: while threads start, from within a callback, and unused", async () => {
  const starting = scriptedEngine({ threads: 2 });
  const outcome = failure(starting.extract(scripted({ do: "answer" })));
  await starting.close();
  await outcome;

  const within = scriptedEngine({ threads: 1 });
  let closing: Promise<void> | undefined;
  await failure(
    within.extract(scripted({ do: "answer" }), { onProgress: () => void (closing ??= within.close()) }),
  );
  await closing;

  await scriptedEngine({ threads: 2 }).close();
});

const ENDINGS = {
  unused: "",
  idle: "answered",
  closed: "closed",
  "closed-in-the-middle": "engine_closed",
  "aborted-in-the-middle": "aborted",
};
for (const [way, expected] of Object.entries(ENDINGS)) {
  test(`the process ends by itself: ${way}`, async (t) => {
    const { code, output } = await runProgram("leave-open-program.ts", way);
    t.equal(output.trim(), expected);
    t.equal(code, 0);
  });
}
