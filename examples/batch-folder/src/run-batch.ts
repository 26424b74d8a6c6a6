import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { EngineError, type Engine } from "@paylift/engine";
import { sha256Of, type Outcome, type Outcomes } from "./outcomes.ts";

export interface Batch {
  engine: Engine;
  folder: string;
  /** File names in the folder. */
  names: readonly string[];
  outcomes: Outcomes;
  /** Documents in hand at once. */
  concurrency: number;
  signal: AbortSignal;
  onDone: (name: string, outcome: Outcome, resumed: boolean) => void;
}

/**
 * Brings every document to an outcome; those that have one are left alone. Rejects with the signal's reason after an
 * abort, and with the error of the engine where that is not the document's fault; either way a second run goes on.
 */
export async function runBatch(batch: Batch): Promise<void> {
  const { names, concurrency, signal } = batch;
  const waiting = names.values();
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  // Each lane takes the next document when it is done with one, so a slow document holds up nobody else.
  const lane = async (): Promise<void> => {
    try {
      for (const name of waiting) {
        either.throwIfAborted();
        await bringToOutcome(batch, name, either);
      }
    } catch (error) {
      stop.abort(error);
      throw error;
    }
  };
  // All lanes are waited for, so that nothing is written any more when this returns.
  await Promise.allSettled(Array.from({ length: concurrency }, lane));
  either.throwIfAborted();
}

async function bringToOutcome(batch: Batch, name: string, signal: AbortSignal): Promise<void> {
  const { engine, folder, outcomes, onDone } = batch;
  const bytes = await readFile(join(folder, name), { signal });
  const sha256 = sha256Of(bytes);
  const known = await outcomes.get(name);
  if (known?.sha256 === sha256) return onDone(name, known, true);

  const outcome = await read(engine, bytes, sha256, signal);
  await outcomes.put(name, outcome);
  onDone(name, outcome, false);
}

async function read(
  engine: Engine,
  bytes: Uint8Array,
  sha256: string,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    return { sha256, result: await engine.extract(bytes, { signal }), error: null };
  } catch (error) {
    // A scan stays a scan: that is an outcome. An abort or a lost thread is none, and is tried again by the next run.
    if (!(error instanceof EngineError) || error.reason !== "document") throw error;
    return { sha256, result: null, error: { code: error.code, message: error.message } };
  }
}
