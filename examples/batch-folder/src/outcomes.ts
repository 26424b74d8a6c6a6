import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ErrorCode, ExtractionResult } from "@paylift/engine";
import { writeWhole } from "./write-whole.ts";

/** What became of one document: a result, or why there is none. */
export type Outcome =
  | { sha256: string; result: ExtractionResult; error: null }
  | { sha256: string; result: null; error: { code: ErrorCode; message: string } };

/** Identifies the bytes that an outcome belongs to: a file that was replaced is read again. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** The state of a batch: a folder with one outcome a document. There is nothing else to resume from, or to get out of step. */
export class Outcomes {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
  }

  /** The outcome of a document, null when it has none yet. */
  async get(name: string): Promise<Outcome | null> {
    try {
      return JSON.parse(await readFile(this.#path(name), "utf8")) as Outcome;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  }

  async put(name: string, outcome: Outcome): Promise<void> {
    await writeWhole(this.#path(name), JSON.stringify(outcome));
  }

  // With the extension of the document, so that a.pdf and a.PDF do not share one.
  #path(name: string): string {
    return join(this.#folder, `${name}.json`);
  }
}
