import type { RecordReading } from "../interpret/reading.ts";

/** The records of one person. */
export interface PersonRecords {
  checks: RecordReading[];
  /** Printed sums over the checks, and rows of a summary. */
  sums: RecordReading[];
}
