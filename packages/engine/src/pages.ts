// Words that the caller has laid out on pages, read as an unknown layout is: an entrance of its own, as it works in the
// thread that calls and loads neither a reader of PDF nor threads.
export { readLaidOut } from "./pipeline/read-laid-out.ts";
export { readTold } from "./pipeline/read-told.ts";
export type { ToldItem, ToldNumber, ToldRecord, ToldWords } from "./pipeline/read-told.ts";
export type { PlaceName } from "./canonicalise/evidence.ts";
export { toParts } from "./pipeline/result-parts.ts";
export type { ReadPage, Word } from "./read/page-reader.ts";
export { EngineError } from "./errors.ts";
