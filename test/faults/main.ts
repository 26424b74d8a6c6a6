import { runFaults } from "./run-faults.ts";

const RECOVERY_SECONDS_MAX = 15;
const SETTLED_SECONDS_MAX = 30;

// node test/faults/main.ts [DOCUMENTS] [KILLS OF EACH] [SEED]
const [documents = 200, killsOfEach = 10, seed = 1] = process.argv.slice(2).map(Number);
const report = await runFaults({
  documents,
  killsOfEach,
  long: true,
  seed,
  onProgress: (text) => console.error(`… ${(performance.now() / 1_000).toFixed(1)} s: ${text}`),
});
if (report === null) throw new Error("there are no Postgres binaries for this platform");
console.log(JSON.stringify(report, null, 2));
const { faults, recoverySeconds, settledAfterSeconds } = report;
const late = recoverySeconds.longest > RECOVERY_SECONDS_MAX || settledAfterSeconds > SETTLED_SECONDS_MAX;
process.exitCode = faults.length > 0 || late ? 1 : 0;
