import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateMigrationSample, generateSample } from "@paylift/samples";
import type { Test } from "tap";

export interface TestDocuments {
  /** Proved by its own sums. */
  readonly clean: string;
  /** One of its figures is misprinted. */
  readonly inconsistent: string;
  /** As many employees as a page must bear. */
  readonly large: string;
  /** One payroll run as two providers print it, with differences of every kind. */
  readonly before: string;
  readonly after: string;
  readonly noPdf: string;
}

/** Documents in a folder of their own, which goes with the test. */
export async function testDocuments(t: Test): Promise<TestDocuments> {
  const folder = await mkdtemp(join(tmpdir(), "paylift-documents-"));
  t.teardown(() => rm(folder, { recursive: true, force: true }));
  const write = async (name: string, bytes: Uint8Array | string): Promise<string> => {
    await writeFile(join(folder, name), bytes);
    return join(folder, name);
  };
  const layout = "adp-register-columns";
  const clean = await generateSample({ layout, seed: 3, employees: 6 });
  const inconsistent = await generateSample({ layout, seed: 4, employees: 8, degrade: "inconsistent" });
  const large = await generateSample({ layout, seed: 5, employees: 400 });
  const { source, target } = await generateMigrationSample({
    source: "adp-register-columns",
    target: "gusto-journal",
    seed: 11,
    employees: 12,
  });
  return {
    clean: await write("clean.pdf", clean.pdf),
    inconsistent: await write("inconsistent.pdf", inconsistent.pdf),
    large: await write("large.pdf", large.pdf),
    before: await write("before.pdf", source.pdf),
    after: await write("after.pdf", target.pdf),
    noPdf: await write("notes.pdf", "These are notes, not payroll."),
  };
}
