// The child process in which the engine runs. What takes a whole process down takes this one.
import { createEngine, toParts } from "@paylift/engine";
import { withSpreadsheets, type SpreadsheetEngine } from "@paylift/tabular";
import { toPlain, type HostMessage, type HostRequest } from "./messages.ts";

let engine: SpreadsheetEngine | undefined;
const running = new Map<number, AbortController>();

function send(message: HostMessage, sent: () => void = () => {}): void {
  // A parent that has gone is noticed by the channel's end, not by what could not be sent.
  if (process.connected) process.send?.(message, undefined, {}, sent);
}

async function open({ options, reportIntervalMs }: HostRequest & { type: "open" }): Promise<void> {
  setInterval(() => send({ type: "memory", rssBytes: process.memoryUsage.rss() }), reportIntervalMs);
  try {
    const { spreadsheetHeapMb: _, ...engineOptions } = options;
    engine = withSpreadsheets(await createEngine(engineOptions), options);
    send({ type: "ready", providers: engine.providers() });
  } catch (error) {
    send({ type: "refused", error: toPlain(error) }, () => process.exit(1));
  }
}

async function extract(request: HostRequest & { type: "extract" }): Promise<void> {
  const { id, bytes, options, progress } = request;
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const result = await (engine as SpreadsheetEngine).extract(bytes, {
      ...options,
      signal: controller.signal,
      ...(progress ? { onProgress: (now) => send({ type: "progress", id, progress: now }) } : {}),
    });
    // As text: nothing here needs to know what is in it.
    send({ type: "result", id, parts: toParts(result) });
  } catch (error) {
    send({ type: "failure", id, error: toPlain(error) });
  } finally {
    running.delete(id);
  }
}

async function learn({ id, bytes, corrections, options }: HostRequest & { type: "learn" }): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const how = { ...options, signal: controller.signal };
    send({ type: "learned", id, layout: await (engine as SpreadsheetEngine).learn(bytes, corrections, how) });
  } catch (error) {
    send({ type: "failure", id, error: toPlain(error) });
  } finally {
    running.delete(id);
  }
}

process.title = "paylift engine";
// A terminal's Ctrl-C and a supervisor's SIGTERM reach the whole group; what is running may still be wanted.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.on("disconnect", () => process.exit());
process.on("message", (request: HostRequest) => {
  if (request.type === "open") void open(request);
  else if (request.type === "extract") void extract(request);
  else if (request.type === "learn") void learn(request);
  else if (request.type === "abort") running.get(request.id)?.abort();
  else process.exit();
});
// The parent may have died before anybody listened.
if (!process.connected) process.exit();
