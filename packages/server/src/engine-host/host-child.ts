import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
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

/** One child process. Its end is told once, after everything that it had said. */
export class HostChild {
  readonly #process: ChildProcess;
  readonly ended: Promise<HostLostError>;
  #cause: HostLossCause | null = null;

  constructor(hear: (message: HostMessage) => void) {
    const given = ENVIRONMENT.filter((name) => process.env[name] !== undefined);
    const env = { ...GIVES_BACK, ...Object.fromEntries(given.map((name) => [name, process.env[name]])) };
    this.#process = fork(fileURLToPath(import.meta.resolve("#engine-host")), {
      // Bytes go over as bytes, not as JSON.
      serialization: "advanced",
      env,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#process.on("message", (message) => hear(message as HostMessage));
    const { promise, resolve } = Promise.withResolvers<HostLostError>();
    this.ended = promise;
    this.#process.once("close", (code, signal) => {
      const cause = this.#cause ?? (signal === null ? "exited" : "killed");
      resolve(new HostLostError(cause, code, signal));
    });
    this.#process.on("error", () => {
      // A process that could not be started will not close either.
      if (this.#process.pid === undefined) resolve(new HostLostError("exited", null, null));
    });
    // Whoever waits for an answer keeps the parent alive; a child without work does not.
    this.#process.unref();
    this.#process.channel?.unref();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  send(request: HostRequest): void {
    // What a dead child could not be sent ends with the child.
    if (this.#process.connected) this.#process.send(request, () => {});
  }

  kill(cause: HostLossCause): void {
    this.#cause ??= cause;
    this.#process.kill("SIGKILL");
  }

  /** Asks the child to end, and makes it. */
  async end(): Promise<void> {
    // Disconnecting would end it too, but Node never tells the end of a process after that.
    this.send({ type: "end" });
    const timer = setTimeout(() => this.kill("killed"), END_PATIENCE_MS);
    await this.ended;
    clearTimeout(timer);
  }
}
