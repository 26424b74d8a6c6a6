import { readFile } from "node:fs/promises";
import { UsageError } from "../usage-error.ts";

/** What the JSON file of an option holds. @throws UsageError */
export async function readJsonFile(flag: string, file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown";
    throw new UsageError(`${flag}: cannot read ${file} (${code})`, { cause: error });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${flag}: ${file} is not JSON`, { cause: error });
  }
}
