import { killAtEach, type KillReport } from "./kill-at-each.ts";
import { DATABASES, onDatabase } from "./on-databases.ts";
import { SCENES } from "./scenes.ts";

// npm run faults:statements -- [SCENE …]
const names = process.argv.slice(2);
const scenes = SCENES.filter(({ name }) => names.length === 0 || names.includes(name));
const say = (text: string): void => console.error(`… ${text}`);
const reports: Record<string, KillReport | null> = {};
for (const database of DATABASES) {
  for (const scene of scenes) {
    const report = await onDatabase(database, (options) => killAtEach(scene, options, { every: 1, say }));
    reports[`${database}: ${scene.name}`] = report;
  }
}
const all = Object.values(reports).filter((report) => report !== null);
const kills = all.reduce((sum, report) => sum + report.kills, 0);
console.log(JSON.stringify({ kills, reports }, null, 2));
process.exitCode = all.some(({ faults }) => faults.length > 0) ? 1 : 0;
