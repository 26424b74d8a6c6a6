import type { Line } from "../layout/lines.ts";
import { putMaskedNumbers } from "./masked-numbers.ts";
import type { RecordReading } from "./reading.ts";
import { putStreets } from "./streets.ts";

/** Puts to each record what stands beside the person's name, is no id, and still tells two people of one name apart. */
export function putMarksOfPeople(records: readonly RecordReading[], lines: readonly Line[]): void {
  putMaskedNumbers(records, lines);
  putStreets(records, lines);
}

/** What tells a person apart from another of the same name, beside the id; undefined where nothing does. */
export function markOf({ maskedNumber, street }: RecordReading): string | undefined {
  return maskedNumber ?? street;
}
