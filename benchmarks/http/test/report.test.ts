import type { Machine } from "@paylift/benchmark-extract/machine.ts";
import { test } from "tap";
import { parseCommandLine } from "../src/command-line.ts";
import { plot } from "../src/plot.ts";
import { printReport } from "../src/print.ts";
import { reportOf } from "../src/report.ts";

const machine: Machine = { cpu: "a processor", cores: 2, memoryGb: 8, system: "Linux", node: "v24" };
const about = { date: "", command: "", machine, rounds: 2, otherCores: 0, documents: 1_000, threads: 2 };
const rounds = (...perSecond: number[]) => perSecond.map((each) => ({ perSecond: each, cpuUs: 1e6 / each }));

test("targets are met or missed by the median of the rounds, memory by its worst", async (t) => {
  const report = reportOf(about, {
    requests: { service: rounds(600, 700, 100), bare: rounds(1_000, 1_000, 1_000) },
    uploadGrowthMb: [20, 65, 30],
    drain: { queue: [80, 90, 85], engine: [100, 100, 100], distinct: 15 },
  });
  t.match(report.requests.ratio, { median: 0.6, min: 0.1, max: 0.7 });
  t.same(
    report.targets.map(({ passed }) => passed),
    [true, false, true],
  );
  const lines = printReport(report).split("\n");
  t.ok(lines.every((line) => line.length <= 80));
  t.match(lines.join("\n"), /✗ upload of 25 MB/);
  const picture = plot(report);
  t.match(picture, /^<svg .*<\/svg>\n$/s);
  t.notMatch(picture, /NaN|undefined/);
});

test("the command line", async (t) => {
  t.match(parseCommandLine([]), { rounds: 5, seconds: 5, documents: 1_000, out: null });
  t.match(parseCommandLine(["--quick", "--threads", "4"]), { rounds: 1, documents: 100, threads: 4 });
  t.throws(() => parseCommandLine(["--rounds", "none"]), /--rounds/);
  t.throws(() => parseCommandLine(["--fast"]));
});
