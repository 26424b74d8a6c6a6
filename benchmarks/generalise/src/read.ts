import { EngineError, type DocumentSource, type Engine, type ExtractionResult } from "@paylift/engine";

/** What the engine makes of a document, or the code of its refusal. */
export type Answer = ExtractionResult | { error: string };

export async function read(engine: Engine, source: DocumentSource): Promise<Answer> {
  try {
    return await engine.extract(source);
  } catch (error) {
    if (error instanceof EngineError) return { error: error.code };
    throw error;
  }
}

/** The provider whose layout was recognised; null where the document was read by inference, or not at all. */
export const recognisedProvider = (answer: Answer): string | null =>
  "error" in answer ? null : answer.canonical_output.provider;
