import { readFileSync } from "node:fs";
import { test } from "tap";
import { timeOf } from "../src/process-time.ts";
import { denseRegister } from "../src/registers/generated.ts";
import { peersHere } from "../src/registers/peers.ts";
import { barsOf } from "../src/registers/report.ts";

const exactly = (value: number) => ({ median: value, min: value, max: value });

test("a register is generated with as many pages as asked for, and with its truth", async (t) => {
  const folder = t.testdir();
  const register = await denseRegister(4, folder);
  t.ok(register.pages >= 4 && register.pages <= 6, `${register.pages} pages`);
  t.equal(register.netPay.length, register.employees);
  t.equal(readFileSync(register.path).subarray(0, 5).toString(), "%PDF-");
});

test("a program that is not installed is skipped with its reason, and every one is either", async (t) => {
  const { peers, skipped } = peersHere();
  t.equal(peers.length + skipped.length, 4);
  for (const { reason } of skipped) t.match(reason, /is not installed$/);
});

test("processes are timed, and one that fails is no figure", async (t) => {
  t.match(timeOf("true", ["nothing"]), { wallMs: Number, cpuMs: Number });
  t.throws(() => timeOf("false", ["nothing"]), { message: /^nothing/ });
});

test("bars are those of the programs that were there", async (t) => {
  const measured = {
    ratios: [
      { key: "pdftotext", label: "", cpu: exactly(2) },
      { key: "pdfplumber-words", label: "", cpu: exactly(1 / 30) },
    ],
    wallOfTwo: exactly(0.7),
    memory: { peakMb: 90, pdfjsPeakMb: 100 },
    lengths: [1, 1.3].map((ratio) => ({
      pages: 10,
      employees: 80,
      cpuMsPerPage: exactly(3),
      toShortest: exactly(ratio),
      peakMb: 100,
    })),
  };
  const bars = barsOf(measured).map(({ passed, reached }) => [passed, reached]);
  t.strictSame(bars, [
    [false, false],
    [true, false],
    [true, true],
    [true, false],
    [false, false],
  ]);
  t.equal(barsOf({ ...measured, ratios: [], wallOfTwo: null }).length, 2);
});
