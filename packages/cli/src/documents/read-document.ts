import { createReadStream } from "node:fs";
import type { DocumentSource, Engine, ExtractionResult, ExtractOptions } from "@paylift/engine";
import type { Context } from "../context.ts";
import { engineError, type DocumentError } from "./engine-error.ts";
import { STDIN, type NamedDocument } from "./resolve-documents.ts";

/** What became of one document. */
export type Outcome =
  | { file: string; result: ExtractionResult; error: null }
  | { file: string; result: null; error: DocumentError };

/** Extracts one document; its failure is an outcome, an interruption is thrown. */
export async function readDocument(
  engine: Engine,
  document: NamedDocument,
  options: ExtractOptions,
  context: Context,
): Promise<Outcome> {
  const { file } = document;
  context.signal.throwIfAborted();
  try {
    const source = documentSource(document, context);
    return {
      file,
      result: await engine.extract(source, { ...options, signal: context.signal }),
      error: null,
    };
  } catch (error) {
    context.signal.throwIfAborted();
    const failure = engineError(error);
    if (failure === null) throw error;
    return { file, result: null, error: failure };
  }
}

/** The engine's source for a document. */
export function documentSource({ file, stream }: NamedDocument, { terminal }: Context): DocumentSource {
  if (file === STDIN) return terminal.stdin;
  return stream ? createReadStream(file) : file;
}
