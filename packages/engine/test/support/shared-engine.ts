import tap from "tap";
import { createEngine, type Engine } from "../../src/index.ts";

let engine: Promise<Engine> | null = null;

/**
 * One engine of one thread, without options, for all test files of a process: a new thread loads a thousand modules, and
 * reads its first document twenty times slower than the next. What asks for options or counts threads has its own.
 */
export function sharedEngine(): Promise<Engine> {
  engine ??= createEngine({ threads: 1 });
  return engine;
}

tap.teardown(async () => (await engine)?.close());
