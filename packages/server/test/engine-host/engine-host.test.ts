import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { test } from "tap";
import { EngineError, type Progress } from "@paylift/engine";
import { createEngineHost, HostLostError, type EngineHost } from "../../src/engine-host/index.ts";
import { pageOfWords } from "../../../engine/test/support/pdfs.ts";
import { runs, until } from "../support/processes.ts";
import { samplePdf, samplePdfs } from "../support/sample-pdfs.ts";

const engine = { threads: 1 };
const LARGE_BYTES = 20 * 2 ** 20;

async function failure(outcome: Promise<unknown>): Promise<Error & { code: string }> {
  return outcome.then(
    () => {
      throw new Error("it did not fail");
    },
    (error) => error,
  );
}

/** Kills the child when it has begun to read. */
function killWhenReading(host: EngineHost): (progress: Progress) => void {
  return ({ stage }) => {
    const { pid } = host.status();
    if (stage === "reading" && pid !== null) process.kill(pid, "SIGKILL");
  };
}

test("documents are read in another process", async (t) => {
  const host = await createEngineHost({ engine });
  t.teardown(() => host.close());
  t.not(host.status().pid, process.pid);
  t.ok(host.providers().some(({ slug }) => slug === "adp"));

  const stages: string[] = [];
  const before = Buffer.from(samplePdf);
  const result = await host.extract(samplePdf, { onProgress: ({ stage }) => stages.push(stage) });
  t.ok(result.confidence_score >= 0.95);
  t.ok(result.canonical_output.employees.length > 0);
  t.same(samplePdf, before, "the caller's bytes stay as they are");
  t.equal(stages[0], "queued");
  t.equal(stages.at(-1), "done");

  const results = await Promise.all([...samplePdfs.values()].map((bytes) => host.extract(bytes)));
  for (const { confidence_score } of results) t.ok(confidence_score >= 0.95);
  t.match(host.status(), { ready: true, running: 0, waiting: 0 });
});

test(
  "the process sees no credentials, and gives memory back to the system",
  { skip: process.platform === "linux" ? false : "needs /proc" },
  async (t) => {
    process.env["DATABASE_URL"] = "postgres://somebody:secret@nowhere.invalid/";
    t.teardown(() => delete process.env["DATABASE_URL"]);
    const host = await createEngineHost({ engine: { threads: 1 } });
    t.teardown(() => host.close());
    const seen = (await readFile(`/proc/${host.status().pid}/environ`, "utf8")).split("\0");
    t.ok(seen.includes("MALLOC_ARENA_MAX=2"));
    t.notMatch(seen.join("\n"), /DATABASE_URL|secret/);
  },
);

test("the engine's errors keep class, code, message and details", async (t) => {
  const host = await createEngineHost({ engine });
  t.teardown(() => host.close());
  const notPdf = await failure(host.extract(Buffer.from("hello")));
  t.ok(notPdf instanceof EngineError);
  t.match(notPdf, { code: "not_a_pdf", reason: "document", details: { bytes: 5 } });
  t.match(notPdf.message, /no PDF/);

  const late = await failure(host.extract(samplePdf, { deadlineMs: 1 }));
  t.match(late, { code: "deadline_exceeded", details: { deadlineMs: 1 } });

  const signal = AbortSignal.abort();
  t.match(await failure(host.extract(samplePdf, { signal })), { code: "aborted" });
  const controller = new AbortController();
  const aborted = host.extract(samplePdf, {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  t.match(await failure(aborted), { code: "aborted" });

  const thrown = host.extract(samplePdf, {
    onProgress: () => {
      throw new Error("out of order");
    },
  });
  t.match(await failure(thrown), { code: "invalid_argument", details: { option: "onProgress" } });
  t.ok((await host.extract(samplePdf)).confidence_score >= 0.95, "and goes on");
});

test("a large document is on its way while this thread has no time for it", async (t) => {
  const host = await createEngineHost({ engine });
  t.teardown(() => host.close());
  t.match(await failure(host.extract(Buffer.from("hello"))), { code: "not_a_pdf" }, "the child has begun");
  let code: unknown;
  void failure(host.extract(Buffer.alloc(LARGE_BYTES, "x"))).then((error) => ({ code } = error));
  // Who answers requests meanwhile looks rarely at anything else. A piece a look would take a hundred looks.
  const clock = new Int32Array(new SharedArrayBuffer(4));
  let looks = 0;
  for (; code === undefined && looks < 100; looks += 1) {
    Atomics.wait(clock, 0, 0, 200);
    await setImmediate();
  }
  t.equal(code, "not_a_pdf");
  t.ok(looks < 50, `after ${looks} looks`);
});

test("options that the engine refuses are refused", async (t) => {
  for (const [options, option] of [
    [{ engine: { threads: 0 } }, "threads"],
    [{ maxInFlight: 0 }, "maxInFlight"],
    [{ maxWaiting: -1 }, "maxWaiting"],
    [{ maxRssBytes: 5 }, "maxRssBytes"],
  ] as const) {
    const error = await failure(createEngineHost(options));
    t.match(error, { name: "EngineError", code: "invalid_argument", details: { option } });
  }
});

test("a child killed in the middle takes what it was reading, and another one goes on", async (t) => {
  const lines: object[] = [];
  const note = (line: unknown) => void lines.push(line as object);
  const logger = { info: note, warn: note, error: note };
  const host = await createEngineHost({ engine, maxInFlight: 1, logger });
  t.teardown(() => host.close());
  const { pid } = host.status();

  // Large enough that it is not read before the kill arrives.
  const lost = failure(host.extract(pageOfWords(100_000), { onProgress: killWhenReading(host) }));
  const waited = host.extract(samplePdf);
  const error = await lost;
  t.ok(error instanceof HostLostError);
  t.match(error, { code: "host_lost", details: { cause: "killed", signal: "SIGKILL" } });
  t.ok((await waited).confidence_score >= 0.95, "what waited goes to the next child");
  t.not(host.status().pid, pid);
  t.ok((await host.extract(samplePdf)).confidence_score >= 0.95);
  t.match(lines, [{}, { cause: "killed", restartInMs: 100 }, {}]);
});

test("no more than so many documents are in the child, no more than so many wait, and those may be aborted", async (t) => {
  const host = await createEngineHost({ engine, maxInFlight: 2, maxWaiting: 3 });
  t.teardown(() => host.close());
  const accepted = Array.from({ length: 4 }, () => host.extract(samplePdf));
  const controller = new AbortController();
  const unwanted = failure(host.extract(samplePdf, { signal: controller.signal }));
  t.match(host.status(), { running: 2, waiting: 3 });
  t.match(await failure(host.extract(samplePdf)), { code: "queue_full", details: { waiting: 3 } });
  controller.abort();
  t.match(await unwanted, { code: "aborted" });
  t.match(host.status(), { waiting: 2 });
  t.equal((await Promise.all(accepted)).length, 4);
});

test("documents that are to be alone are read one by one beside the others, who do not wait for them", async (t) => {
  const host = await createEngineHost({ engine });
  t.teardown(() => host.close());
  const pid = host.status().pid as number;
  process.kill(pid, "SIGSTOP");
  const waiting = host.extract(samplePdf);
  const alone = [host.extract(samplePdf, { alone: true }), host.extract(samplePdf, { alone: true })];
  t.match(host.status(), { running: 2, waiting: 1 });
  for (const { confidence_score } of await Promise.all(alone)) t.ok(confidence_score >= 0.95);
  t.match(host.status(), { pid, running: 1, waiting: 0 });
  process.kill(pid, "SIGCONT");
  t.ok((await waiting).confidence_score >= 0.95);
  const unfinished = failure(host.extract(samplePdf, { alone: true }));
  await host.close();
  t.match(await unfinished, { code: "engine_closed" });
});

test("close ends the child and everything that is under way, however often it is called", async (t) => {
  const host = await createEngineHost({ engine, maxInFlight: 1 });
  const { pid } = host.status();
  const outcomes = [failure(host.extract(samplePdf)), failure(host.extract(samplePdf))];
  await Promise.all([host.close(), host.close()]);
  await host.close();
  for (const error of await Promise.all(outcomes)) t.match(error, { code: "engine_closed" });
  t.match(await failure(host.extract(samplePdf)), { code: "engine_closed" });
  t.notOk(runs(pid as number));
});

test("a child that has grown too large is replaced while it has no work", async (t) => {
  // An idle child has about 100 MiB.
  const host = await createEngineHost({ engine, maxRssBytes: 70 * 2 ** 20 });
  t.teardown(() => host.close());
  const { pid } = host.status();
  await until("another child", () => host.status().pid !== pid && host.status().ready);
  await until("the end of the first", () => !runs(pid as number));
});

test("a child of twice the limit is killed with its work", async (t) => {
  const reading = async (): Promise<void> => {
    const host = await createEngineHost({ engine, maxRssBytes: 2 ** 25 });
    t.teardown(() => host.close());
    await host.extract(samplePdf);
  };
  t.match(await failure(reading()), { code: "host_lost", details: { cause: "memory" } });
});

for (const [end, code] of [
  ["killed", null],
  ["exit", 3],
  ["idle", 0],
  ["closed", 0],
] as const) {
  test(`the child ends with its parent: ${end}`, async (t) => {
    const program = fileURLToPath(new URL("../support/host-owner-program.ts", import.meta.url));
    const parent = spawn(process.execPath, ["--conditions=@paylift/source", program, end], {
      env: { ...process.env, NODE_OPTIONS: "" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const closed = new Promise((resolve) => parent.once("close", resolve));
    const pid = Number(await text(parent.stdout));
    t.equal(await closed, code);
    t.ok(pid > 0);
    await until("the child's end", () => !runs(pid));
  });
}

test("a spreadsheet may need its own memory, whatever a document may", async (t) => {
  const host = await createEngineHost({ engine: { ...engine, heapMb: 64, spreadsheetHeapMb: 512 } });
  t.teardown(() => host.close());
  const people = 8000;
  const rows = Array.from({ length: people }, (_, at) => [
    `${at},Person ${at},Earnings,Regular Pay,12.50`,
    `${at},Person ${at},Taxes,Medicare,0.18`,
  ]);
  const csv = Buffer.from(["Employee ID,Name,List,Description,Amount", ...rows.flat()].join("\n"));
  const { canonical_output } = await host.extract(csv);
  t.equal(canonical_output.employees.length, people);
});
