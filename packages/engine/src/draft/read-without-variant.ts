import { bestReading } from "../compete/best-reading.ts";
import type { RecordReading } from "../interpret/reading.ts";
import type { DraftSample } from "./draft-sample.ts";

/** What a sample says as the reader of unknown layouts reads it. */
export function readWithoutVariant({ lines }: DraftSample): readonly RecordReading[] {
  return bestReading(lines, { time: (_, work) => work() }).candidate.inferred.reading.records;
}
