import type {
  DocumentSource,
  Engine,
  ExtractOptions,
  InspectOptions,
  ProviderDescription,
} from "./api/engine.ts";
import type { Correction } from "./api/correction.ts";
import type { LayoutData, LearnedLayout, LearnOptions } from "./api/layout.ts";
import type { PageInspection } from "./api/inspection.ts";
import type { ExtractionResult } from "./api/result.ts";
import { resolveExtractOptions, resolveInspectPage } from "./extract-options.ts";
import type { ResolvedEngineOptions } from "./options.ts";
import type { DocumentOutcome } from "./pipeline/document-task.ts";
import type { DocumentPool } from "./pool/document-pool.ts";
import { sourceLoader, type SourceLoader } from "./source.ts";
import type { Variant } from "./variants/compiled-variant.ts";
import { describeProviders } from "./variants/load-providers.ts";

/** The engine over a pool of threads. */
export class HostedEngine implements Engine {
  readonly #options: ResolvedEngineOptions;
  readonly #pool: DocumentPool;
  readonly #variants: () => readonly Variant[];

  /** `variants` gives those that documents are read by, when somebody asks for them. */
  constructor(options: ResolvedEngineOptions, pool: DocumentPool, variants: () => readonly Variant[]) {
    this.#options = options;
    this.#pool = pool;
    this.#variants = variants;
  }

  async extract(source: DocumentSource, options?: ExtractOptions): Promise<ExtractionResult> {
    return (await this.#run(source, options, () => null)) as ExtractionResult;
  }

  async inspect(source: DocumentSource, options?: InspectOptions): Promise<PageInspection> {
    return (await this.#run(source, options, () => resolveInspectPage(options))) as PageInspection;
  }

  async learn(
    source: DocumentSource,
    corrections: readonly Correction[],
    options: LearnOptions = {},
  ): Promise<LearnedLayout> {
    const loader = sourceLoader(source, this.#options.maxBytes);
    // The schemas behind corrections and variants take longer to load than reading a page does.
    const { learn } = await import("./teach/learn.ts");
    return learn(
      this,
      await loader.load(options.signal ?? new AbortController().signal),
      corrections,
      options,
    );
  }

  providers(): ProviderDescription[] {
    return describeProviders(this.#variants());
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  async #run(
    source: DocumentSource,
    options: ExtractOptions | undefined,
    inspectPage: () => number | null,
  ): Promise<DocumentOutcome> {
    const loader: SourceLoader = sourceLoader(source, this.#options.maxBytes);
    let resolved;
    try {
      resolved = { ...resolveExtractOptions(options, this.#options), inspectPage: inspectPage() };
      if (resolved.layouts.length > 0) await checkLayouts(resolved.layouts);
    } catch (error) {
      loader.discard();
      throw error;
    }
    return this.#pool.run({ source: loader, ...resolved });
  }
}

/** Throws `invalid_variant` for one that does not fit. */
async function checkLayouts(layouts: readonly LayoutData[]): Promise<void> {
  const { checkLayout } = await import("./variants/checked-layout.ts");
  for (const layout of layouts) checkLayout(layout);
}
