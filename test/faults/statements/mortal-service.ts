import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createClient, type Answer, type Client } from "../../../packages/server/test/http/support/client.ts";
import type { MortalAnswer, MortalOptions, MortalOrder } from "./messages.ts";

const PROGRAM = fileURLToPath(new URL("mortal-program.ts", import.meta.url));
/** A kill is followed by a new life before an answer of the database's that is still on its way: then it says so. */
const RETRY_PAUSE_MS = 100;

/** A service in a process of its own that dies at a step that can be chosen, and is started again. */
export interface MortalService {
  readonly client: Client;
  /** Has the process die right before the n-th step of what it is then asked to do. */
  arm(step: number): Promise<void>;
  /** How many steps it has made since it was armed; null where it has died. */
  disarm(): Promise<number | null>;
  /** A new process on the same data, unless the last one lives. */
  revive(): Promise<void>;
  /** Works on the queues until nothing waits. Resolves too when the process dies. */
  work(): Promise<void>;
  stop(): Promise<void>;
}

export async function startMortal(options: MortalOptions): Promise<MortalService> {
  let child = spawn(options);
  let key: string | null = null;
  let client = await greet();

  /** A key of an earlier life is as good, and idempotency keys are each caller's own. */
  async function greet(): Promise<Client> {
    const greeting = await answerOf(child, "listening");
    if (greeting === null) throw new Error("the service ended before it listened");
    key ??= greeting.key;
    return createClient(greeting.url, { "X-API-Key": key });
  }

  async function tell(order: MortalOrder, answer: "armed" | "disarmed" | "worked") {
    const heard = answerOf(child, answer);
    if (isAlive(child)) child.send(order);
    return heard;
  }

  return {
    get client() {
      return client;
    },
    async arm(step) {
      await tell({ kind: "arm", step }, "armed");
    },
    async disarm() {
      const answer = await tell({ kind: "disarm" }, "disarmed");
      return answer === null || answer.kind !== "disarmed" ? null : answer.steps;
    },
    async revive() {
      if (isAlive(child)) return;
      child = spawn(options);
      client = await greet();
    },
    async work() {
      await tell({ kind: "work" }, "worked");
    },
    async stop() {
      if (!isAlive(child)) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** The answer to a request; null where the process died instead. */
export async function tryOnce(ask: () => Promise<Answer>): Promise<Answer | null> {
  for (;;) {
    try {
      const answer = await ask();
      // The connection of the dead process still holds the key.
      if (answer.body.code !== "idempotency_in_progress") return answer;
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  }
}

function spawn(options: MortalOptions): ChildProcess {
  const child = fork(PROGRAM, [JSON.stringify(options)], {
    execArgv: ["--conditions=@paylift/source"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {},
  });
  // What is said to a process that has just died fails; that it has died is heard by its exit.
  child.on("error", () => undefined);
  return child;
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null && child.connected;
}

/** Null when the process ends without it. */
function answerOf<Kind extends MortalAnswer["kind"]>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<MortalAnswer, { kind: Kind }> | null> {
  return new Promise((resolve) => {
    const done = (answer: Extract<MortalAnswer, { kind: Kind }> | null): void => {
      child.off("message", hear);
      child.off("exit", end);
      resolve(answer);
    };
    const hear = (answer: MortalAnswer): void => {
      if (answer.kind === kind) done(answer as Extract<MortalAnswer, { kind: Kind }>);
    };
    const end = (): void => done(null);
    child.on("message", hear);
    child.on("exit", end);
    if (!isAlive(child)) done(null);
  });
}
