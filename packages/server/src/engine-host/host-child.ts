import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { ChildNews, ChildOrder, ChildSettings } from "./child-thread.ts";
import { HostLostError, type HostLossCause } from "./host-lost-error.ts";
import type { HostMessage, HostRequest } from "./messages.ts";

/** How long an orderly end may take. */
const END_PATIENCE_MS = 5_000;

/** What the child may see of the environment: it reads hostile documents and needs no credentials. */
const ENVIRONMENT = [
  ..."PATH HOME TMPDIR TEMP SystemRoot TZ LANG LC_ALL".split(" "),
  ..."NODE_OPTIONS NODE_V8_COVERAGE NODE_COMPILE_CACHE MALLOC_ARENA_MAX MALLOC_MMAP_THRESHOLD_".split(" "),
];

/** The GNU allocator keeps what threads let go of, in an arena for each, and buffers of up to 32 MiB among it (mallopt(3)). */
const GIVES_BACK = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };

/** One child process, with a thread here that speaks with it. Its end is told once, after everything that it had said. */
export class HostChild {
  readonly #thread: Worker;
  readonly ended: Promise<HostLostError>;
  #pid: number | undefined;
  #cause: HostLossCause | null = null;

  constructor(hear: (message: HostMessage) => void) {
    const given = ENVIRONMENT.filter((name) => process.env[name] !== undefined);
    const env = { ...GIVES_BACK, ...Object.fromEntries(given.map((name) => [name, process.env[name]])) };
    const program = fileURLToPath(import.meta.resolve("#engine-host"));
    const workerData: ChildSettings = { program, env };
    this.#thread = new Worker(new URL(import.meta.resolve("#engine-child-thread")), { workerData });
    const { promise, resolve } = Promise.withResolvers<HostLostError>();
    this.ended = promise;
    this.#thread.on("message", (news: ChildNews) => {
      if (news.type === "started") this.#pid = news.pid;
      else if (news.type === "message") hear(news.message);
      else {
        const cause = this.#cause ?? (news.signal === null ? "exited" : "killed");
        resolve(new HostLostError(cause, news.code, news.signal));
      }
    });
    // A thread that ends by itself takes the child along, which ends with its channel.
    this.#thread.on("error", () => undefined);
    this.#thread.once("exit", () => resolve(new HostLostError(this.#cause ?? "exited", null, null)));
    // Whoever waits for an answer keeps the parent alive; a child without work does not.
    this.#thread.unref();
  }

  /** Undefined before it was started. */
  get pid(): number | undefined {
    return this.#pid;
  }

  send(request: HostRequest): void {
    this.#order({ type: "send", request });
  }

  kill(cause: HostLossCause): void {
    this.#cause ??= cause;
    this.#order({ type: "kill" });
  }

  /** Asks the child to end, and makes it. */
  async end(): Promise<void> {
    // Disconnecting would end it too, but Node never tells the end of a process after that.
    this.send({ type: "end" });
    const timer = setTimeout(() => this.kill("killed"), END_PATIENCE_MS);
    await this.ended;
    clearTimeout(timer);
  }

  #order(order: ChildOrder): void {
    this.#thread.postMessage(order);
  }
}
