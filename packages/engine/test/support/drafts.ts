import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Test } from "tap";
import type { VariantDraft } from "../../src/api/draft.ts";
import type { ExtractionResult } from "../../src/api/result.ts";
import { runDocument } from "../../src/pipeline/run-document.ts";
import { validatedProviders } from "../../src/variants/validated-providers.ts";

/** A report that is drafted as a list, and cannot be without its header. */
export const BY_PLAN = `
  Benefits Summary by Plan
  Harbor Kites LLC
  Pay Period: 06/01/2026 - 06/14/2026

  Employee Name         Employee ID     Employee Amount    Employer Amount    Total Amount
  Medical
  Bellwether, Rosa      1001                      84.50             250.00          334.50
  Okafor, Daniel        1002                      84.50             250.00          334.50
  Plan Total                                     169.00             500.00          669.00
  Dental
  Bellwether, Rosa      1001                       9.80              20.00           29.80
  Plan Total                                       9.80              20.00           29.80
  Grand Total                                    178.80             520.00          698.80`;

/** The folder that a draft makes; it has to be one that loads. */
export function folderOf(t: Test, { provider, variant }: VariantDraft): string {
  const folder = mkdtempSync(join(tmpdir(), "paylift-draft-"));
  t.teardown(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, provider.slug));
  writeFileSync(join(folder, provider.slug, "provider.json"), JSON.stringify(provider));
  writeFileSync(join(folder, provider.slug, `${variant!.slug}.json`), JSON.stringify(variant));
  const faults: string[] = [];
  validatedProviders(folder, ({ message }) => faults.push(message));
  t.same(faults, [], "the draft fits the schema");
  return folder;
}

/** Providers whose statements the samples are: a layout of theirs is to be drafted anew. */
export const BUNDLED = ["adp", "generic", "paylocity", "quickbooks"];

/** The document as the engine reads it with the variants of a folder. */
export async function extract(
  bytes: Uint8Array,
  folder: string,
  excludeProviders: string[] = [],
): Promise<ExtractionResult> {
  const limits = { maxPages: 20, maxInflatedBytes: 2 ** 26 };
  const task = { password: null, ...limits, variants: [folder], excludeProviders, inspectPage: null };
  return (await runDocument({ ...task, bytes: new Uint8Array(bytes) }, () => {})) as ExtractionResult;
}

/** Ids of the checks that fail. */
export function failed(checks: ExtractionResult["checks"]): string[] {
  return checks.flatMap(({ id, passed }) => (passed === false ? [id] : []));
}
