import type { CrosswalkEntry, LineMapping, Tolerance, ValidationOptions } from "@paylift/validation";
import { readJsonFile } from "../input/read-json-file.ts";
import { readMap } from "./read-map.ts";
import { UsageError } from "../usage-error.ts";

/** Options of the comparison from the files of `--map` and `--tolerance`; what they hold is checked by the comparison. */
export async function readOptions(flags: { map?: string; tolerance?: string }): Promise<ValidationOptions> {
  const map = await objectOf("--map", flags.map, ["employees", "lines"], readMap);
  const tolerance = await objectOf(
    "--tolerance",
    flags.tolerance,
    ["tolerances", "ytd_reason", "min_confidence"],
    (file) => readJsonFile("--tolerance", file),
  );
  return {
    ...(map["employees"] === undefined ? {} : { crosswalk: map["employees"] as CrosswalkEntry[] }),
    ...(map["lines"] === undefined ? {} : { mapping: map["lines"] as LineMapping[] }),
    ...(tolerance["tolerances"] === undefined ? {} : { tolerances: tolerance["tolerances"] as Tolerance[] }),
    ...(tolerance["ytd_reason"] === undefined ? {} : { ytdReason: tolerance["ytd_reason"] as string }),
    ...(tolerance["min_confidence"] === undefined
      ? {}
      : { minConfidence: tolerance["min_confidence"] as number }),
  };
}

async function objectOf(
  flag: string,
  file: string | undefined,
  keys: readonly string[],
  read: (file: string) => Promise<unknown>,
): Promise<Record<string, unknown>> {
  if (file === undefined) return {};
  const value = await read(file);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new UsageError(`${flag}: expected an object in ${file}`);
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    throw new UsageError(`${flag}: unknown key "${unknown}" in ${file}, expected ${keys.join(", ")}`);
  return value as Record<string, unknown>;
}
