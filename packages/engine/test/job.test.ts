import { mock } from "node:test";
import { test } from "tap";
import { Job } from "../src/pool/job.ts";

test("each page of a scan begins the deadline anew; then the document ends as ever", (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.teardown(() => mock.timers.reset());
  const job = new Job(null, 1000);
  job.start(() => {});
  for (let page = 0; page < 3; page++) {
    mock.timers.tick(900);
    job.renewDeadline();
  }
  mock.timers.tick(999);
  t.equal(job.signal.aborted, false);
  mock.timers.tick(1);
  t.match(job.signal.reason, { code: "deadline_exceeded", details: { deadlineMs: 1000 } });
  job.renewDeadline();
  t.end();
});

test("the deadline stands still while others are asked, and begins anew when they have answered", (t) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  t.teardown(() => mock.timers.reset());
  const job = new Job(null, 1000);
  job.start(() => {});
  mock.timers.tick(900);
  job.holdDeadline();
  mock.timers.tick(60_000);
  t.equal(job.signal.aborted, false);
  job.renewDeadline();
  mock.timers.tick(999);
  t.equal(job.signal.aborted, false);
  mock.timers.tick(1);
  t.match(job.signal.reason, { code: "deadline_exceeded" });

  const settled = new Job(null, 1000);
  settled.start(() => {});
  settled.holdDeadline();
  settled.settle();
  settled.renewDeadline();
  mock.timers.tick(60_000);
  t.equal(settled.signal.aborted, false, "what has ended has no deadline");
  t.end();
});
