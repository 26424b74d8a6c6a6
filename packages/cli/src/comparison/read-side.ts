import { readFile } from "node:fs/promises";
import type { ExtractionResult } from "@paylift/engine";
import type { CanonicalOutput } from "@paylift/canonical";
import type { SideInput, SideLabel } from "@paylift/validation";
import type { Context } from "../context.ts";
import { readDocument } from "../documents/read-document.ts";
import { STDIN, type NamedDocument } from "../documents/resolve-documents.ts";
import { limitsOf, type LimitFlags } from "../options/limit-options.ts";
import { openEngine } from "../options/open-engine.ts";
import { variantFolders } from "../options/variant-folders.ts";
import { progressBar } from "../report/progress.ts";
import { ComparisonFailure } from "./comparison-failure.ts";

export interface SideFlags extends LimitFlags {
  password?: string;
  variants?: string[];
}

/** One side of a comparison, as it was read. */
export interface ReadSide {
  label: SideLabel;
  input: SideInput;
}

/**
 * Reads both sides: JSON as it is, PDFs with an engine that both share; `prints` says that standard output belongs to something that
 * is not for people. @throws ComparisonFailure
 */
export async function readSides(
  documents: readonly [source: NamedDocument, target: NamedDocument],
  flags: SideFlags,
  prints: boolean,
  context: Context,
): Promise<[source: ReadSide, target: ReadSide]> {
  const texts = await Promise.all(documents.map((document) => jsonText(document)));
  const needsEngine = texts.some((text) => text === null);
  const engineOptions = await variantFolders(flags.variants);
  const engine = needsEngine ? await openEngine(context, { ...engineOptions, threads: 2 }) : null;
  const toRead = texts.filter((text) => text === null).length;
  const progress = progressBar(context.terminal, toRead, prints);
  try {
    const [source, target] = await Promise.all(
      documents.map(async (document, index) => {
        const text = texts[index] ?? null;
        if (text !== null || engine === null) return sideOf(document, parseJson(document, text ?? ""));
        const password = flags.password === undefined ? {} : { password: flags.password };
        const options = { ...password, ...limitsOf(flags), ...progress.optionsOf(document.file) };
        const { result, error } = await readDocument(engine, document, options, context);
        progress.done(document.file);
        if (error !== null) throw new ComparisonFailure(document.file, `${error.code}: ${error.message}`);
        return sideOf(document, result);
      }),
    );
    if (source === undefined || target === undefined) throw new TypeError("two sides were asked for");
    return [source, target];
  } finally {
    progress.stop();
    await engine?.close();
  }
}

/** The text of a file that holds JSON; null for a PDF, and for what can be read only once and so is taken for one. */
async function jsonText({ file, stream }: NamedDocument): Promise<string | null> {
  if (stream || file === STDIN || !/\.json$/i.test(file)) return null;
  return await readFile(file, "utf8");
}

function parseJson({ file }: NamedDocument, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The parser's message quotes the file, which may hold somebody's pay.
    throw new ComparisonFailure(file, "it is not JSON", { cause: error });
  }
}

function sideOf({ file, name }: NamedDocument, value: unknown): ReadSide {
  const input = value as SideInput;
  const output = outputOf(input);
  if (output === null)
    throw new ComparisonFailure(file, "it is neither an extraction result nor a canonical output");
  const employees = `${output.employees?.length ?? 0} employees`;
  const variant = [output.provider, output.format_variant].filter((part) => part).join(" / ");
  const period = [output.pay_period?.start, output.pay_period?.end].filter((date) => date).join(" to ");
  return {
    input,
    label: { name, detail: [variant, employees, period].filter((part) => part !== "").join(" · ") },
  };
}

function outputOf(value: unknown): Partial<CanonicalOutput> | null {
  if (typeof value !== "object" || value === null) return null;
  if ("canonical_output" in value) return outputOf((value as Partial<ExtractionResult>).canonical_output);
  return "employees" in value && Array.isArray(value.employees) ? (value as Partial<CanonicalOutput>) : null;
}
