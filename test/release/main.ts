import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { consume } from "./consume.ts";
import { packInto } from "./packages.ts";

// node test/release/main.ts [NODE VERSION…]
const versions = process.argv.length > 2 ? process.argv.slice(2) : ["22.23.3", "24.21.0", "26.10.0"];

const folder = mkdtempSync(join(tmpdir(), "paylift-packed-"));
try {
  const tarballs = packInto(folder);
  for (const version of versions) {
    console.log(`Node.js ${version}`);
    for (const { what, failure } of consume(tarballs, version)) {
      console.log(`  ${failure === null ? "ok    " : "FAILED"}  ${what}`);
      if (failure === null) continue;
      console.log(failure);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
