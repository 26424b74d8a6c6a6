import type { DraftOptions, VariantDraft } from "./api/draft.ts";
import type { DocumentSource } from "./api/engine.ts";
import type { DraftSample } from "./draft/draft-sample.ts";
import { EngineError } from "./errors.ts";
import { resolveEngineOptions } from "./options.ts";
import { sourceLoader } from "./source.ts";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Proposes a format variant from sample documents of one layout, for a person to finish. It reads them in the calling
 * thread, within the default limits of an engine: this is for tools, not for a service. Rejects with `EngineError` for
 * a document that cannot be read (`details.document` is its index), and with `invalid_argument` for wrong options.
 */
export async function draftVariant(
  sources: readonly DocumentSource[],
  options: DraftOptions = {},
): Promise<VariantDraft> {
  if (sources.length === 0) throw new EngineError("invalid_argument", "sources must not be empty");
  if (options.provider !== undefined && !SLUG.test(options.provider))
    throw new EngineError("invalid_argument", "provider must be a slug, such as northwind or northwind-pay");
  const samples: DraftSample[] = [];
  for (const source of sources) samples.push(await readSample(source, options, samples.length));
  const { draft } = await import("./draft/draft.ts");
  return draft(samples, options);
}

async function readSample(
  source: DocumentSource,
  { password }: DraftOptions,
  index: number,
): Promise<DraftSample> {
  const { maxBytes, maxPages, maxInflatedBytes, heapMb } = resolveEngineOptions({});
  try {
    const bytes = await sourceLoader(source, maxBytes).load(new AbortController().signal);
    // Imported late: a program that only runs an engine loads no reader in its own thread.
    const { readPages } = await import("./pipeline/read-pages.ts");
    const { StageClock } = await import("./pipeline/stage-clock.ts");
    const { draftSample } = await import("./draft/draft-sample.ts");
    const task = { bytes, password: password ?? null, maxPages, maxInflatedBytes, heapMb };
    const { textPages: pages } = await readPages(task, () => undefined, new StageClock());
    if (pages.every(({ words }) => words.length === 0))
      throw new EngineError(
        "no_text_layer",
        "no page has a text layer; the document holds images or blank pages only",
      );
    return draftSample(pages);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new EngineError(error.code, error.message, { ...error.details, document: index }, { cause: error });
  }
}
