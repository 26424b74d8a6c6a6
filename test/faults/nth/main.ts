import { fullDiskScene } from "./full-disk.ts";
import { bucketScene, databaseScene } from "./scenes.ts";

// npm run faults:nth -- [MOST CALLS] [SCENE …]
const [most = "200", ...names] = process.argv.slice(2);
const say = (text: string): void => console.error(`… ${text}`);
const scenes = {
  database: () => databaseScene(Number(most), say),
  bucket: () => bucketScene(Number(most), say),
  disk: () => fullDiskScene(say),
};
let faults = 0;
for (const [name, play] of Object.entries(scenes)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const reports = await play();
  faults += Object.values(reports).reduce((sum, report) => sum + report.faults.length, 0);
  console.log(JSON.stringify({ [name]: reports }, null, 2));
}
process.exitCode = faults === 0 ? 0 : 1;
