import type { ReaderName, UsedReader } from "../api/result.ts";
import type { Understanding } from "./understand.ts";

/** Raised with a release that reads a document otherwise than the one before it. */
const VERSIONS: Readonly<Record<ReaderName, number>> = { variant: 1, inference: 1, joint: 1, mapping: 1 };

/** Whose reading is kept. */
export function usedReader({ variant, joint }: Pick<Understanding, "variant" | "joint">): UsedReader {
  const name = variant !== null ? "variant" : joint ? "joint" : "inference";
  return { name, version: VERSIONS[name] };
}
