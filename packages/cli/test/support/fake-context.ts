import { PassThrough, Readable, Writable } from "node:stream";
import type { DocumentSource, Engine, EngineOptions } from "@paylift/engine";
import type { Context, TerminalOutput } from "../../src/context.ts";
import { sampleInspection } from "./sample-inspection.ts";
import { sampleResult } from "./sample-result.ts";

/** An error as the engine throws it. */
export function fakeEngineError(code: string, message: string): Error {
  return Object.assign(new Error(message), { name: "EngineError", code });
}

/** A stream that keeps what was written. */
export class Recorder extends Writable {
  text = "";

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

export interface FakeContext extends Context {
  stdout: Recorder & TerminalOutput;
  stderr: Recorder & TerminalOutput;
  interruption: AbortController;
  /** Options of every engine created. */
  engines: EngineOptions[];
  /** Engines not closed. */
  open: () => number;
}

/** A context whose engine answers at once with the sample values, or as the given methods do. */
export function fakeContext(engine: Partial<Engine> = {}, stdin: string | null = null): FakeContext {
  const stdout = new Recorder();
  const stderr = new Recorder();
  const interruption = new AbortController();
  const engines: EngineOptions[] = [];
  let open = 0;
  return {
    terminal: {
      stdin: stdin === null ? new PassThrough() : Readable.from([Buffer.from(stdin)]),
      stdout,
      stderr,
      env: {},
    },
    stdout,
    stderr,
    interruption,
    signal: interruption.signal,
    engines,
    open: () => open,
    createEngine: (options) => {
      engines.push(options);
      open += 1;
      return {
        extract: async () => sampleResult(),
        inspect: async () => sampleInspection(),
        learn: () => Promise.reject(new Error("nothing is learned here")),
        providers: () => [],
        close: async () => {
          open -= 1;
        },
        ...engine,
      };
    },
  };
}

/** The bytes of a source that is a stream. */
export async function sourceText(source: DocumentSource): Promise<string> {
  if (!(source instanceof Readable)) throw new Error("expected a stream");
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
