import { mock } from "node:test";
import { test } from "tap";
import type { EngineError } from "../src/errors.ts";
import { Job } from "../src/pool/job.ts";
import { NOT_WATCHED } from "../src/pool/cpu-watch.ts";

const LIMITS = { cpuMs: 1000, totalCpuMs: 4000, deadlineMs: 100_000 };

function begunJob(): Job {
  const job = new Job(null, LIMITS);
  job.start(NOT_WATCHED);
  return job;
}

test("each page of a scan has as much CPU time as a document without one", (t) => {
  const job = begunJob();
  for (let page = 0; page < 3; page++) {
    job.spend(600);
    job.spend(400);
    t.equal(job.signal.aborted, false);
    job.renewBudget();
  }
  job.spend(1000);
  t.equal(job.signal.aborted, false);
  job.spend(0.5);
  t.match(job.signal.reason as EngineError, { code: "cpu_limit_exceeded" });
  t.end();
});

test("a document of many pages has a limit in all", (t) => {
  const job = begunJob();
  for (let page = 0; page < 4; page++) {
    job.spend(1000);
    job.renewBudget();
  }
  t.equal(job.signal.aborted, false);
  t.equal(job.spentMs, 4000);
  job.spend(1);
  t.match(job.signal.reason as EngineError, {
    code: "cpu_limit_exceeded",
    details: { option: "totalCpuMs", limit: 4000 },
  });
  t.end();
});

test("what has gone over its limit is not renewed", (t) => {
  const job = begunJob();
  job.spend(1001);
  const { reason } = job.signal;
  job.renewBudget();
  job.spend(5000);
  t.equal(job.signal.reason, reason, "and the first reason stands");
  t.end();
});

test("the deadline stands still while others are asked, and begins anew when they have answered", (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.teardown(() => mock.timers.reset());
  const job = new Job(null, { ...LIMITS, deadlineMs: 1000 });
  job.start(NOT_WATCHED);
  mock.timers.tick(900);
  job.holdDeadline();
  mock.timers.tick(60_000);
  t.equal(job.signal.aborted, false);
  job.renewDeadline();
  mock.timers.tick(999);
  t.equal(job.signal.aborted, false);
  mock.timers.tick(1);
  t.match(job.signal.reason, { code: "deadline_exceeded" });

  const settled = new Job(null, { ...LIMITS, deadlineMs: 1000 });
  settled.start(NOT_WATCHED);
  settled.holdDeadline();
  settled.settle();
  settled.renewDeadline();
  mock.timers.tick(60_000);
  t.equal(settled.signal.aborted, false, "what has ended has no deadline");
  t.end();
});
