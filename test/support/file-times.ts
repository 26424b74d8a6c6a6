import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import tap from "tap";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * How long each of the test files takes that share this process, which for the runner is one file. `PAYLIFT_TEST_TIMES`
 * names the file that they are added to: a line each, with milliseconds and the path.
 */
export class FileTimes {
  readonly #ms = new Map<string, number>();
  #loading: string | null = null;

  constructor() {
    const file = process.env["PAYLIFT_TEST_TIMES"];
    if (file === undefined) return;
    const fileOf = new Map<unknown, string>();
    tap.on("subtestAdd", (test) => this.#loading !== null && fileOf.set(test, this.#loading));
    tap.on("subtestEnd", (test) => this.#add(fileOf.get(test), test.time));
    process.on("exit", () => {
      const lines = [...this.#ms].map(([path, ms]) => `${Math.round(ms)} ${relative(ROOT, path)}\n`);
      appendFileSync(file, lines.join(""));
    });
  }

  /** Loads a test file: what it names meanwhile is its own. */
  async load(path: string, load: () => Promise<unknown>): Promise<void> {
    const from = performance.now();
    this.#loading = path;
    await load();
    this.#loading = null;
    this.#add(path, performance.now() - from);
  }

  #add(path: string | undefined, ms: number): void {
    if (path !== undefined) this.#ms.set(path, (this.#ms.get(path) ?? 0) + ms);
  }
}
