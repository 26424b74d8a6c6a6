import { readFile } from "node:fs/promises";
import { isSpreadsheet } from "@paylift/tabular";
import { readJsonFile } from "../input/read-json-file.ts";
import { UsageError } from "../usage-error.ts";

/** How JSON begins, whatever the file is called: lines of it may have commas as rows of cells do. */
const JSON_BEGINS = /^\uFEFF?\s*[[{]/;

/** What the file of `--map` holds, JSON or a spreadsheet, in the form of the JSON. @throws UsageError */
export async function readMap(file: string): Promise<unknown> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null || JSON_BEGINS.test(bytes.toString("utf8", 0, 64)) || !isSpreadsheet(bytes))
    return readJsonFile("--map", file);
  // Loaded late: it brings the readers of documents along.
  const { readCrosswalk } = await import("@paylift/tabular/read");
  try {
    return readCrosswalk(bytes);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new UsageError(`--map: ${file}: ${error.message}`, { cause: error });
  }
}
