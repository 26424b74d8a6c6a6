import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { test } from "tap";
import type { DocumentSource } from "../src/index.ts";
import { sourceLoader } from "../src/source.ts";
import { failure, reaching } from "./support/events.ts";
import { scripted, scriptedEngine } from "./support/scripted-engine.ts";

const live = new AbortController().signal;

function load(source: DocumentSource, maxBytes = 100, signal = live): Promise<Uint8Array> {
  return sourceLoader(source, maxBytes).load(signal);
}

async function folder(t: { teardown: (f: () => Promise<void>) => void }): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "paylift-source-"));
  t.teardown(() => rm(path, { recursive: true }));
  return path;
}

test("takes bytes, buffers, paths, file URLs and streams", async (t) => {
  const bytes = Uint8Array.of(1, 2, 3);
  const path = join(await folder(t), "document.pdf");
  await writeFile(path, bytes);
  const sources: Record<string, DocumentSource> = {
    bytes,
    "part of a buffer": Uint8Array.of(0, 1, 2, 3, 4).subarray(1, 4),
    "a Node buffer": Buffer.from(bytes),
    "an ArrayBuffer": bytes.slice().buffer,
    "a path": path,
    "a file URL": pathToFileURL(path),
    "a stream": Readable.from([Buffer.of(1), Buffer.of(2, 3)]),
  };
  for (const [name, source] of Object.entries(sources)) {
    const loaded = await load(source);
    t.same([...loaded], [1, 2, 3], name);
    t.equal(loaded.buffer.byteLength, 3, `${name}: in a buffer of its own`);
  }
});

test("copies the caller's bytes at once, and never detaches them", async (t) => {
  const engine = scriptedEngine({ threads: 1 });
  t.teardown(() => engine.close());
  const bytes = scripted({ do: "answer", value: "before" });
  const result = engine.extract(bytes);
  bytes.fill(0);
  t.match(await result, { value: "before" });
  t.ok(bytes.buffer.byteLength > 0);
});

test("refuses what is no source", async (t) => {
  for (const source of [
    undefined,
    null,
    7,
    "",
    {},
    [1],
    new URL("https://example.com/a.pdf"),
    new DataView(new ArrayBuffer(4)),
  ]) {
    t.throws(() => sourceLoader(source as never, 10), {
      code: "invalid_argument",
      details: { option: "source" },
    });
  }
  const engine = scriptedEngine({ threads: 1 });
  t.teardown(() => engine.close());
  t.match(await failure(engine.extract(7 as never)), { code: "invalid_argument" });
});

test("holds the byte limit while it reads", async (t) => {
  const path = join(await folder(t), "document.pdf");
  await writeFile(path, Buffer.alloc(11));
  t.equal((await load(path, 11)).byteLength, 11);
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(4));
    },
  });
  const expected = { code: "too_large", reason: "document" };
  t.match(await failure(load(Buffer.alloc(11), 10)), { ...expected, details: { limit: 10, bytes: 11 } });
  t.match(await failure(load(path, 10)), { ...expected, details: { limit: 10, bytes: 11 } });
  t.match(await failure(load(endless, 10)), { ...expected, details: { limit: 10, bytes: null } });
  t.ok(endless.destroyed);
});

test("a source that cannot be read says why, and not which", async (t) => {
  const path = await folder(t);
  const missing = join(path, "jane-roe.pdf");
  await mkdir(join(path, "folder"));
  const failing = new Readable({
    read() {
      this.destroy(Object.assign(new Error("jane-roe"), { code: "ECONNRESET" }));
    },
  });
  const ended = Readable.from([]);
  ended.destroy();
  const causes: [DocumentSource, string][] = [
    [missing, "ENOENT"],
    [pathToFileURL(missing), "ENOENT"],
    [join(path, "folder"), "EISNOTFILE"],
    [`${missing}\0`, "ERR_INVALID_ARG_VALUE"],
    [failing, "ECONNRESET"],
    [ended, "ERR_STREAM_PREMATURE_CLOSE"],
  ];
  for (const [source, cause] of causes) {
    const error = await failure(load(source));
    t.match(error, { code: "unreadable_source", reason: "caller", details: { cause } });
    t.notOk(JSON.stringify([error.message, error.details, String(error.cause)]).includes("jane"));
  }
  t.match(await failure(load(Readable.from(["text"]))), { code: "invalid_argument" });
});

test("a signal stops the reading and destroys the stream", async (t) => {
  const controller = new AbortController();
  const reason = new Error("enough");
  const stream = new Readable({ read() {} });
  const loading = failure(load(stream, 10, controller.signal));
  stream.push(Buffer.of(1));
  controller.abort(reason);
  t.equal(await loading, reason);
  t.ok(stream.destroyed);
  t.equal(await failure(load("any", 10, controller.signal)), reason);
});

test("the engine destroys a stream that it refuses or gives up", async (t) => {
  const engine = scriptedEngine({ threads: 1, maxQueue: 0 });
  t.teardown(() => engine.close());
  const silent = () => new Readable({ read() {} });

  const early = silent();
  t.match(await failure(engine.extract(early, { signal: AbortSignal.abort() })), { code: "aborted" });
  t.ok(early.destroyed);

  const misused = silent();
  t.match(await failure(engine.extract(misused, { deadlineMs: 0 })), { code: "invalid_argument" });
  t.ok(misused.destroyed);

  const controller = new AbortController();
  const waiting = silent();
  const reading = failure(engine.extract(waiting, { signal: controller.signal }));
  const refused = silent();
  t.match(
    await failure(engine.extract(refused)),
    { code: "queue_full" },
    "a stream that is read takes a place",
  );
  t.ok(refused.destroyed);
  controller.abort();
  t.match(await reading, { code: "aborted" });
  t.ok(waiting.destroyed);

  const stalled = silent();
  const closing = failure(engine.extract(stalled));
  await engine.close();
  t.match(await closing, { code: "engine_closed" });
  t.ok(stalled.destroyed);

  const late = silent();
  const closed = once(late, "close");
  t.match(await failure(engine.extract(late)), { code: "engine_closed" });
  await closed;
});

test("a slow stream holds up no thread, and a broken one no process", async (t) => {
  const engine = scriptedEngine({ threads: 1 });
  t.teardown(() => engine.close());
  const slow = new Readable({ read() {} });
  const result = engine.extract(slow);
  await engine.extract(scripted({ do: "answer" }));
  slow.push(scripted({ do: "answer", value: "slow" }));
  slow.push(null);
  t.match(await result, { value: "slow" });

  const { reached, onProgress } = reaching("queued");
  const broken = new Readable({ read() {} });
  const outcome = failure(engine.extract(broken, { onProgress }));
  await reached;
  broken.destroy(new Error("broken"));
  t.match(await outcome, { code: "unreadable_source" });
});

test("a file is read when its turn is near", async (t) => {
  const engine = scriptedEngine({ threads: 1 });
  t.teardown(() => engine.close());
  const path = join(await folder(t), "document.pdf");
  const controller = new AbortController();
  const { reached, onProgress } = reaching("reading");
  const first = failure(engine.extract(scripted({ do: "wait" }), { signal: controller.signal, onProgress }));
  await reached;
  // One document behind each thread is at hand; the file behind that one is not looked at yet.
  const second = engine.extract(scripted({ do: "answer", value: "at hand" }));
  // Bytes are at hand after a turn of the event loop.
  await nextTurn();
  const third = engine.extract(path);
  await writeFile(path, scripted({ do: "answer", value: "from the file" }));
  controller.abort();
  await first;
  t.match(await second, { value: "at hand" });
  t.match(await third, { value: "from the file" });
  t.match(await failure(engine.extract(`${path}.missing`)), { code: "unreadable_source" });
  t.match(await engine.extract(path), { value: "from the file" }, "the thread was given back");
});
