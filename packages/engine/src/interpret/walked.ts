import type { PlacedColumn } from "../layout/columns.ts";
import type { Line } from "../layout/lines.ts";
import type { RecordReading } from "./reading.ts";

/** What became of a line, for people who write variants. */
export interface LineTrace {
  line: Line;
  row: string | null;
}

/** What a reader found in the lines of a document. */
export interface Walked {
  records: RecordReading[];
  traces: LineTrace[];
  /** Columns as they were placed last on each page. */
  columnsByPage: Map<number, PlacedColumn[]>;
}
