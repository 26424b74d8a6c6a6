import { EventEmitter } from "node:events";
import { test } from "tap";
import { listenForInterruption } from "../src/interruption.ts";

class FakeProcess extends EventEmitter {
  stdout = new EventEmitter();
  stderr = new EventEmitter();

  exit(): never {
    throw new Error("not expected");
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
