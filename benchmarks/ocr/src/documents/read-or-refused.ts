import { type Engine, EngineError, type ExtractionResult } from "@paylift/engine";

/** What a scan gives; the code of its error where the engine refuses it, as a digital document of the same pages was read. */
export async function readOrRefused(engine: Engine, scan: Uint8Array): Promise<ExtractionResult | string> {
  try {
    return await engine.extract(scan);
  } catch (error) {
    if (error instanceof EngineError && error.reason === "document") return error.code;
    throw error;
  }
}
