import { ServerResponse } from "node:http";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/** Steps of this process: each statement to its database, embedded or not, and each end of an answer over HTTP. */
export interface Countdown {
  /** Kills this process right before its n-th step from now on, counted from 1. */
  arm(n: number): void;
  /** No more; how many steps there were since. */
  disarm(): number;
}

/** The first byte of the messages that bring a statement (PostgreSQL documentation, "Message Formats"). */
const BRINGS_STATEMENT = new Set(["P", "Q"].map((letter) => letter.charCodeAt(0)));

/** Counts the steps of this process from now on. To be called once. */
export function startCountdown(): Countdown {
  let left = 0;
  let steps = 0;

  function step(): void {
    steps += 1;
    if (left > 0 && --left === 0) process.kill(process.pid, "SIGKILL");
  }
  before(pg.Client.prototype, "query", step);
  before(ServerResponse.prototype, "end", step);
  before(PGlite.prototype, "execProtocolRawSync", (message) => {
    if (message instanceof Uint8Array && BRINGS_STATEMENT.has(message[0] ?? 0)) step();
  });

  return {
    arm(n) {
      left = n;
      steps = 0;
    },
    disarm() {
      left = 0;
      return steps;
    },
  };
}

/** Has `act` done before each call of a method. */
function before(prototype: object, method: string, act: (argument: unknown) => void): void {
  const original = Reflect.get(prototype, method) as (this: unknown, ...args: unknown[]) => unknown;
  Reflect.set(prototype, method, function (this: unknown, ...args: unknown[]) {
    act(args[0]);
    return original.apply(this, args);
  });
}
