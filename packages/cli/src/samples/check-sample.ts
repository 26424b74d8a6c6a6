import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Engine, ExtractionResult, ExtractOptions, VariantTrial } from "@paylift/engine";
import type { Context } from "../context.ts";
import { readDocument } from "../documents/read-document.ts";
import type { NamedDocument } from "../documents/resolve-documents.ts";
import { writeAtomically } from "../output/write-atomically.ts";
import { differences, type Difference } from "./differences.ts";
import type { Sample, VariantSamples } from "./find-samples.ts";

/** What a variant makes of one of its samples. */
export interface SampleFinding {
  sample: Sample;
  /** null where the document could not be read; `problems` says why. */
  result: ExtractionResult | null;
  /** What stands in the way as a whole: the document, the expected file, or another variant that recognises it. */
  problems: string[];
  differences: Difference[];
  expected: "compared" | "missing" | "written" | "unusable";
  /** What the variant itself makes of it, where something speaks against the sample. */
  trial: VariantTrial | null;
}

/**
 * Reads a sample and compares it with its expected file; or writes that anew, where its own variant read it. Where that does not
 * come out, it is read again as the variant says, whatever reads it otherwise.
 */
export async function checkSample(
  engine: Engine,
  own: VariantSamples,
  sample: Sample,
  update: boolean,
  context: Context,
): Promise<SampleFinding> {
  const document = { file: sample.file, stream: false, name: basename(sample.file) };
  const found = await compareSample(engine, own, { sample, document, how: {} }, update, context);
  if (isFine(found)) return found;
  const how = { asVariant: `${own.provider}/${own.variant}` };
  const as = await compareSample(engine, own, { sample, document, how }, false, context);
  const trial = as.result?.trial;
  if (trial === undefined) return found;
  // What the variant itself read is what its author can mend.
  return { ...(found.problems.length === 0 ? found : as), problems: found.problems, trial };
}

interface Reading {
  sample: Sample;
  document: NamedDocument;
  how: ExtractOptions;
}

async function compareSample(
  engine: Engine,
  { provider, variant }: VariantSamples,
  { sample, document, how }: Reading,
  update: boolean,
  context: Context,
): Promise<SampleFinding> {
  const trial = null;
  const { result, error } = await readDocument(engine, document, how, context);
  if (error !== null) {
    const problems = [`${error.code}: ${error.message}`];
    return { sample, result, problems, differences: [], expected: "unusable", trial };
  }
  const output = result.canonical_output;
  const own = output.provider === provider && output.format_variant === variant;
  const problems = own ? [] : [`recognised as ${variantText(output.provider, output.format_variant)}`];
  if (update && own) {
    await writeAtomically(sample.expectedFile, `${JSON.stringify(output, null, 2)}\n`, context.signal);
    return { sample, result, problems, differences: [], expected: "written", trial };
  }
  const expected = await readExpected(sample.expectedFile);
  if (expected.kind === "missing")
    return { sample, result, problems, differences: [], expected: "missing", trial };
  if (expected.kind === "unusable")
    return {
      sample,
      result,
      problems: [...problems, expected.problem],
      differences: [],
      expected: "unusable",
      trial,
    };
  return {
    sample,
    result,
    problems,
    differences: differences(expected.value, output),
    expected: "compared",
    trial,
  };
}

/** Whether nothing speaks against a sample: its variant read it, every sum holds, and no figure was left over. */
export function isFine({ result, problems, differences }: SampleFinding): boolean {
  if (result === null || problems.length > 0 || differences.length > 0) return false;
  return result.unclaimed.length === 0 && result.checks.every(({ passed }) => passed !== false);
}

function variantText(provider: string | null, variant: string | null): string {
  return variant === null ? "no variant: it was read by inference" : `${provider} / ${variant}`;
}

type Expected =
  | { kind: "value"; value: object }
  | { kind: "missing" }
  | { kind: "unusable"; problem: string };

async function readExpected(file: string): Promise<Expected> {
  const unusable = (what: string): Expected => ({ kind: "unusable", problem: `${basename(file)}: ${what}` });
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === "ENOENT" ? { kind: "missing" } : unusable(`cannot be read (${code})`);
  }
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return unusable("expected an object, the canonical output or a part of it");
    return { kind: "value", value };
  } catch {
    return unusable("is not JSON");
  }
}
