import { readFile, stat } from "node:fs/promises";
import type { Engine, ExtractionResult, ExtractOptions } from "@paylift/engine";
import { compare, type SideInput, type ValidationReport } from "@paylift/validation";
import type { AllowedFolders } from "./allowed-folders.ts";
import { ToolError } from "./tool-error.ts";

/** Results that are kept, so that a second question about a document does not read it again. */
const MOST_KEPT = 8;
/** Largest JSON file, in bytes; that of a register with ten thousand people has a third of it. */
const LARGEST_JSON = 100 * 2 ** 20;

/** Who asks: what ends the work, and who hears how far it is. */
export type Call = Required<Pick<ExtractOptions, "signal">> & Pick<ExtractOptions, "onProgress">;

/** Documents and comparisons, read when they are asked for, and again when their file has changed. */
export class Documents {
  readonly #folders: AllowedFolders;
  readonly #engine: Engine;
  readonly #options: ExtractOptions;
  /** By path and state of the file, the one that was asked for last at the end. */
  readonly #kept = new Map<string, unknown>();
  readonly #reports = new WeakMap<object, WeakMap<object, ValidationReport>>();

  constructor(folders: AllowedFolders, engine: Engine, options: ExtractOptions) {
    this.#folders = folders;
    this.#engine = engine;
    this.#options = options;
  }

  /** Reads a document. Rejects with `ToolError` and `EngineError`. */
  async result(path: string, call: Call): Promise<ExtractionResult> {
    const file = await this.#file(path);
    return this.#keep(file, () => this.#engine.extract(file, { ...this.#options, ...call }));
  }

  /** Reads a side of a comparison: a document, or the JSON of one. Rejects with `ToolError` and `EngineError`. */
  async side(path: string, call: Call): Promise<SideInput> {
    const file = await this.#file(path);
    if (!/\.json$/i.test(file)) return this.result(file, call);
    return this.#keep(file, () => readJson(file));
  }

  /** Compares two sides. @throws ValidationError */
  compare(source: SideInput, target: SideInput): ValidationReport {
    const reports = this.#reports.get(source) ?? new WeakMap<object, ValidationReport>();
    this.#reports.set(source, reports);
    const report = reports.get(target) ?? compare(source, target);
    reports.set(target, report);
    return report;
  }

  async #file(path: string): Promise<string> {
    const found = await this.#folders.find(path);
    if (found.kind === "file") return found.path;
    throw new ToolError("not_a_file", "the path is a folder", "Name a file; list_documents shows them.");
  }

  async #keep<Value>(file: string, read: () => Promise<Value>): Promise<Value> {
    const { dev, ino, size, mtimeNs } = await stat(file, { bigint: true });
    const key = [file, dev, ino, size, mtimeNs].join("\n");
    const value = this.#kept.has(key) ? (this.#kept.get(key) as Value) : await read();
    this.#kept.delete(key);
    this.#kept.set(key, value);
    for (const oldest of [...this.#kept.keys()].slice(0, -MOST_KEPT)) this.#kept.delete(oldest);
    return value;
  }
}

async function readJson(file: string): Promise<SideInput> {
  const hint = "Name what `paylift extract --json` prints, or the document itself.";
  if ((await stat(file)).size > LARGEST_JSON)
    throw new ToolError("not_json", `the JSON file is larger than ${LARGEST_JSON} bytes`, hint);
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, "utf8"));
  } catch {
    // The parser's message quotes the file, which may hold somebody's pay.
    throw new ToolError("not_json", "the file ends in .json and holds no JSON", hint);
  }
  if (typeof value === "object" && value !== null) return value as SideInput;
  throw new ToolError("not_json", "the file holds neither a result nor a canonical output", hint);
}
