import { join } from "node:path";
import { test } from "tap";
import { CONTENDERS, type Contender } from "../src/contender.ts";
import { PASSES, type Series } from "../src/rounds.ts";
import { verifyAnswers, verifyPages, verifyReadings, verifyRounds } from "../src/verify.ts";

const [one, two, pdfjs] = CONTENDERS;
const documents = [{ name: "register", path: "register.pdf" }];
const round = (pages: number, employees: number) => ({
  ...{ wallMs: 1, cpuMs: 1, failures: 0, peakMb: 1, otherCores: 0 },
  pages,
  employees,
});

const series = (contender: Contender, pages: number, rounds = [round(pages * PASSES, 0)]): Series => ({
  contender,
  warmUp: { pages: [pages], failures: [] },
  rounds,
  cold: [],
  warm: [],
  largest: [],
});

test("a contender that sees fewer pages is named", async (t) => {
  t.match(verifyPages(documents, [series(one, 4), series(pdfjs, 4)]), { passed: true, against: [] });
  const differing = verifyPages(documents, [series(one, 3), series(pdfjs, 4)]);
  t.match(differing, { passed: false, against: ["register: 3, 4"] });
});

test("a document that was not read is named", async (t) => {
  const failed = { ...series(one, 0), warmUp: { pages: [0], failures: ["register: damaged"] } };
  t.match(verifyReadings([failed]), { passed: false, against: ["engine, 1 thread: register: damaged"] });
});

test("a round that loses pages or employees is named", async (t) => {
  const all = 4 * PASSES;
  t.ok(verifyRounds([series(one, 4, [round(all, 20), round(all, 20)])]).passed);
  t.match(verifyRounds([series(one, 4, [round(all, 20), round(all - 1, 20)])]), {
    against: [`engine, 1 thread, round 2: ${all - 1} of ${all} pages, 20 of 20 employees`],
  });
  t.notOk(verifyRounds([series(one, 4, [round(all, 20), round(all, 19)])]).passed);
});

test("answers that depend on the number of threads are named", async (t) => {
  const folder = t.testdir({
    "engine-1": { "register.json": '{"net":1}' },
    "engine-2": { "register.json": '{"net":2}' },
  });
  const all = [series(one, 1), series(two, 1), series(pdfjs, 1)];
  const verified = verifyAnswers(documents, all, (key) => join(folder, key));
  t.match(verified, { passed: false, against: ["register"] });
});
