import { bestReading } from "../compete/best-reading.ts";
import type { RecordReading } from "../interpret/reading.ts";
import type { DraftSample } from "./draft-sample.ts";

/** What a sample says as the reader of unknown layouts reads it. */
export function readWithoutVariant({ lines }: DraftSample): readonly RecordReading[] {
  let records = known.get(lines);
  if (records === undefined) {
    ({ records } = bestReading(lines, { time: (_, work) => work() }).candidate.inferred.reading);
    known.set(lines, records);
  }
  return records;
}

/** A draft looks at what a sample says from several sides. */
const known = new WeakMap<DraftSample["lines"], readonly RecordReading[]>();
