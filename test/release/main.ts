import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundle } from "./bundle.ts";
import { consume } from "./consume.ts";
import { builder, checkImage } from "./image.ts";
import { contentFaults } from "./contents.ts";
import { firstMinutes } from "./package-managers.ts";
import { growth, MOST_BYTES } from "./most-bytes.ts";
import { packInto, ROOT, type Packed } from "./packages.ts";
import { repositoryFault } from "./repository.ts";
import { toldSizeFault } from "./told-size.ts";

// node test/release/main.ts [NODE VERSION…]
const versions = process.argv.length > 2 ? process.argv.slice(2) : ["22.23.3", "24.21.0", "26.10.0"];

const folder = mkdtempSync(join(tmpdir(), "paylift-packed-"));
try {
  const packages = packInto(folder);
  console.log("packages");
  tell("the repository is this one", repositoryFault());
  for (const packed of packages) tell(`${packed.name}, ${packed.size} bytes`, faultOf(packed));
  const tarballs = packages.map(({ tarball }) => tarball);
  for (const version of versions) {
    console.log(`Node.js ${version}`);
    for (const { what, failure } of consume(tarballs, version)) tell(what, failure);
  }
  console.log("package managers");
  for (const { what, failure } of firstMinutes(packages)) tell(what, failure);
  console.log("container image");
  const program = builder();
  if (program === null) console.log("  left out: there is neither docker nor podman");
  else for (const { what, failure } of await checkImage(program)) tell(what, failure);
  console.log("bundlers");
  for (const { what, failure } of bundle(tarballs)) tell(what, failure);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function tell(what: string, failure: string | null): void {
  console.log(`  ${failure === null ? "ok    " : "FAILED"}  ${what}`);
  if (failure === null) return;
  console.log(failure);
  process.exitCode = 1;
}

function faultOf(packed: Packed): string | null {
  const { name, size } = packed;
  const readme = readFileSync(join(ROOT, name.replace("@paylift/", "packages/"), "README.md"), "utf8");
  const told = toldSizeFault(name, size, readme);
  const faults = [...contentFaults(packed), growth(name, size, MOST_BYTES[name]) ?? [], told ?? []].flat();
  return faults.length === 0 ? null : faults.join("\n");
}
