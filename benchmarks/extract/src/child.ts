import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Contender } from "./contender.ts";
import type { Answers, TaskKind, Tasks } from "./messages.ts";

const script = fileURLToPath(new URL("./contender-process.ts", import.meta.url));

/** The parent's end of a contender's process. */
export class Child {
  readonly #process: ChildProcess;

  constructor({ reader, threads }: Contender) {
    this.#process = fork(script, [reader, String(threads)]);
  }

  async ask<Kind extends TaskKind>(kind: Kind, task: Tasks[Kind]): Promise<Answers[Kind]> {
    const { promise, resolve, reject } = Promise.withResolvers<Answers[Kind]>();
    const onExit = (code: number | null): void => reject(new Error(`contender ended with ${code}`));
    const onMessage = (message: { answer: Answers[Kind] } | { failure: string }): void => {
      if ("answer" in message) resolve(message.answer);
      else reject(new Error(message.failure));
    };
    this.#process.once("message", onMessage);
    this.#process.once("exit", onExit);
    this.#process.send({ kind, task });
    try {
      return await promise;
    } finally {
      this.#process.off("message", onMessage);
      this.#process.off("exit", onExit);
    }
  }

  async close(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    const exit = once(this.#process, "exit");
    if (this.#process.connected) this.#process.disconnect();
    await exit;
  }
}
