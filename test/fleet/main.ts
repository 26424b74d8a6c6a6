import { runFleet } from "./run-fleet.ts";

// node test/fleet/main.ts [DOCUMENTS] [SCENE …]
const [documents = "300", ...names] = process.argv.slice(2);
const scenes = await runFleet({
  documents: Number(documents),
  scenes: names,
  onProgress: (text) => console.error(`… ${text}`),
});
if (scenes === null) throw new Error("there are no Postgres binaries for this platform");
console.log(JSON.stringify(scenes, null, 2));
process.exitCode = Object.values(scenes).every(({ faults }) => faults.length === 0) ? 0 : 1;
