import type { Word } from "./page-reader.ts";

/** From here on a recogniser is as sure of a word as of most that it reads right. */
const SURE = 0.85;

/** Whether a word stands in a text layer, or a recogniser was sure of it and no look gave another one. */
export function isSurelyRead({ source, confidence, otherReadings = [] }: Word): boolean {
  return source !== "ocr" || (confidence >= SURE && otherReadings.length === 0);
}
