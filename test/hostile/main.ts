import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { HOSTILE_SET } from "./hostile-set.ts";
import { runVictim } from "./run-victim.ts";

// npm run hostile -- [--only TEXT] [--cpu SECONDS]
const { values } = parseArgs({
  options: { only: { type: "string", default: "" }, cpu: { type: "string", default: "30" } },
});
const MOST_MB = 1024;
/** Beside the CPU time that a document may take: its thread starts, waits for the processor and is ended. */
const GRACE_SECONDS = 5;

const cpuSeconds = Number(values.cpu);
const folder = await mkdtemp(join(tmpdir(), "paylift-hostile-"));
let faults = 0;
console.log("| family | document | bytes | answer | seconds | peak MB | |\n|---|---|---:|---|---:|---:|---|");
try {
  for (const [family, kinds] of Object.entries(HOSTILE_SET)) {
    for (const [name, { make }] of Object.entries(kinds)) {
      if (!`${family} ${name}`.includes(values.only)) continue;
      const bytes = await make();
      // A process for each, as the highest memory of a process is told once.
      const { reports, exitCode, errors } = await runVictim(folder, [bytes], { cpuMs: 1000 * cpuSeconds });
      const [report] = reports;
      const wrong = [
        exitCode === 0 ? "" : `the process died (${exitCode}) ${errors.slice(0, 200)}`,
        report === undefined ? "no answer" : "",
        report?.code.startsWith("untyped") || report?.code === "internal" || report?.code === "worker_lost"
          ? "no clear code"
          : "",
        (report?.seconds ?? 0) > cpuSeconds + GRACE_SECONDS ? "late" : "",
        (report?.peakMb ?? 0) > MOST_MB ? "memory" : "",
        report?.readsOn === false ? "does not read on" : "",
      ].filter((fault) => fault !== "");
      if (wrong.length > 0) faults++;
      const confidence = report?.confidence == null ? "" : ` (${report.confidence})`;
      console.log(
        `| ${family} | ${name} | ${bytes.length} | ${report?.code}${confidence} | ${report?.seconds.toFixed(1)} | ` +
          `${report?.peakMb} | ${wrong.join(", ")} |`,
      );
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.error(`${faults} documents with faults`);
process.exitCode = faults === 0 ? 0 : 1;
