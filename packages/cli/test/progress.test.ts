import { test } from "tap";
import type { TerminalOutput } from "../src/context.ts";
import { progressBar } from "../src/report/progress.ts";
import { timeLeft } from "../src/report/time-left.ts";
import { fakeContext, Recorder } from "./support/fake-context.ts";

test("the time left is told when there is enough to tell it from", async (t) => {
  t.equal(timeLeft(1000, 0.5), "");
  t.equal(timeLeft(10_000, 0.001), "");
  t.equal(timeLeft(10_000, 1), "");
  t.equal(timeLeft(10_000, 0.5), "about 10 s left");
  t.equal(timeLeft(10_000, 0.99), "about 5 s left");
  t.equal(timeLeft(60_000, 0.25), "about 3 min left");
  t.equal(timeLeft(600_000, 0.1), "about 1 h 30 min left");
});

/** A terminal on standard error, as wide as a bar is. */
function terminal(stdoutIsTTY: boolean) {
  const stderr: Recorder & TerminalOutput = Object.assign(new Recorder(), { isTTY: true, columns: 120 });
  const stdout: Recorder & TerminalOutput = Object.assign(new Recorder(), { isTTY: stdoutIsTTY });
  return { ...fakeContext().terminal, stdout, stderr };
}

test("documents and pages are shown on a terminal", async (t) => {
  const to = terminal(true);
  const bar = progressBar(to, 2, false);
  bar.optionsOf("a.pdf").onProgress?.({ stage: "reading", page: 3, pages: 4 });
  bar.done("a.pdf");
  bar.stop();
  t.match(to.stderr.text, /1\/2, 3 pages a\.pdf/);
});

test("nothing is shown where it would mix with JSON, and where there is no terminal, and no page is asked for", async (t) => {
  const mixed = terminal(true);
  const piped = fakeContext().terminal;
  for (const bar of [progressBar(mixed, 2, true), progressBar(piped, 2, false)]) {
    t.same(bar.optionsOf("a.pdf"), {});
    bar.done("a.pdf");
    bar.stop();
  }
  t.equal(mixed.stderr.text, "");
});
