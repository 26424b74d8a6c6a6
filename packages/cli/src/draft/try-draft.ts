import type { VariantDraft } from "@paylift/engine";
import type { Context } from "../context.ts";
import { readDocument, type Outcome } from "../documents/read-document.ts";
import type { NamedDocument } from "../documents/resolve-documents.ts";
import { openEngine } from "../options/open-engine.ts";
import { variantFolders } from "../options/variant-folders.ts";

/** What a draft makes of a document that it was drafted from. */
export interface Trial {
  outcome: Outcome;
  /** Whether the draft recognised it, and not a bundled variant or none. */
  own: boolean;
}

/** Reads the documents with the draft that was written to a folder. */
export async function tryDraft(
  folder: string,
  documents: readonly NamedDocument[],
  { provider, variant }: VariantDraft,
  { password }: { password?: string },
  context: Context,
): Promise<Trial[]> {
  const engine = await openEngine(context, { ...(await variantFolders([folder])), threads: 1 });
  try {
    const trials: Trial[] = [];
    for (const document of documents) {
      const options = password === undefined ? {} : { password };
      const outcome = await readDocument(engine, document, options, context);
      const output = outcome.result?.canonical_output;
      const own = output?.provider === provider.slug && output.format_variant === variant!.slug;
      trials.push({ outcome, own });
    }
    return trials;
  } finally {
    await engine.close();
  }
}
