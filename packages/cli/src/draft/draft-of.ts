import type { VariantDraft } from "@paylift/engine";
import type { Context } from "../context.ts";
import { engineError } from "../documents/engine-error.ts";
import { documentSource } from "../documents/read-document.ts";
import type { NamedDocument } from "../documents/resolve-documents.ts";
import { STDIN } from "../documents/resolve-documents.ts";
import { UsageError } from "../usage-error.ts";

/** The engine's draft from the documents; a slug that is none, and standard input, are usage errors. */
export async function draftOf(
  documents: readonly NamedDocument[],
  { provider, name, password }: { provider?: string; name?: string; password?: string },
  context: Context,
): Promise<VariantDraft> {
  if (documents.some(({ file }) => file === STDIN))
    throw new UsageError("- cannot be drafted from: the documents are read twice");
  // Imported late, so that wrong arguments are answered without loading a PDF reader.
  const { draftVariant } = await import("@paylift/engine");
  const sources = documents.map((document) => documentSource(document, context));
  try {
    return await draftVariant(sources, {
      ...(provider === undefined ? {} : { provider }),
      ...(name === undefined ? {} : { name }),
      ...(password === undefined ? {} : { password }),
    });
  } catch (error) {
    const failure = engineError(error);
    if (failure?.code === "invalid_argument") throw new UsageError(`--${failure.message}`, { cause: error });
    throw error;
  }
}
