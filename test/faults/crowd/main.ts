import { runCrowd } from "./crowd.ts";

// npm run crowd -- [SECONDS] [ACTORS] [SEED]
const [seconds = 60, actors = 12, seed = 1] = process.argv.slice(2).map(Number);
const report = await runCrowd({ seconds, actors, seed });
if (report === null) throw new Error("there are no Postgres binaries for this platform");
console.log(JSON.stringify(report, null, 2));
process.exitCode = Object.keys(report.faults).length === 0 && report.deadlocks === 0 ? 0 : 1;
