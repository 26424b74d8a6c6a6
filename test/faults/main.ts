import { runFaults } from "./run-faults.ts";

// node test/faults/main.ts [DOCUMENTS] [KILLS OF EACH] [SEED]
const [documents = 200, killsOfEach = 10, seed = 1] = process.argv.slice(2).map(Number);
const report = await runFaults({
  documents,
  killsOfEach,
  seed,
  onProgress: (text) => console.error(`… ${text}`),
});
if (report === null) throw new Error("there are no Postgres binaries for this platform");
console.log(JSON.stringify(report, null, 2));
process.exitCode = report.faults.length === 0 ? 0 : 1;
