import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { test } from "tap";
import { listenForInterruption } from "../src/interruption.ts";

class FakeProcess extends EventEmitter {
  stdout = new EventEmitter();
  stderr = new EventEmitter();

  exit(code: number): never {
    throw new Error(`exit ${code}`);
  }
}

test("a signal aborts once, with the exit code of the first", async (t) => {
  const target = new FakeProcess();
  const { signal, stop } = listenForInterruption(target);
  target.emit("SIGINT", "SIGINT");
  target.emit("SIGTERM", "SIGTERM");
  t.match(signal.reason, { name: "Interruption", exitCode: 130, quiet: false });
  stop();
  t.equal(target.listenerCount("SIGINT"), 0);
});

test("a reader that goes away ends the command quietly", async (t) => {
  const target = new FakeProcess();
  const { signal, stop } = listenForInterruption(target);
  target.stdout.emit("error", Object.assign(new Error("full"), { code: "ENOSPC" }));
  t.notOk(signal.aborted, "a full disk is not a reader that left");
  target.stdout.emit("error", Object.assign(new Error("gone"), { code: "EPIPE" }));
  t.match(signal.reason, { exitCode: 141, quiet: true });
  stop();
});

test("standard error that goes away is nobody's business", async (t) => {
  const target = new FakeProcess();
  const { signal, stop } = listenForInterruption(target);
  target.stderr.emit("error", new Error("EPIPE"));
  t.notOk(signal.aborted);
  stop();
});

test("a server ends at its leisure, until it is told a second time", async (t) => {
  const target = new FakeProcess();
  const { signal, endAtLeisure, stop } = listenForInterruption(target);
  endAtLeisure();
  target.emit("SIGINT", "SIGINT");
  t.ok(signal.aborted);
  t.doesNotThrow(() => target.emit("SIGINT", "SIGINT"), "the same Ctrl-C, handed on by a parent");
  await pause(400);
  t.throws(() => target.emit("SIGTERM", "SIGTERM"), { message: "exit 143" });
  stop();
});
