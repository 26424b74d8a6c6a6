import type { PlacedColumn } from "../layout/columns.ts";
import type { Line } from "../layout/lines.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { readFacts } from "./facts.ts";
import { readLegend } from "./legend.ts";
import type { DocumentReading } from "./reading.ts";
import type { PlacedBox } from "./statement/place-boxes.ts";
import { readStatements } from "./statement/read-statements.ts";
import { TableWalk, type LineTrace } from "./table-walk.ts";

export interface Interpretation {
  reading: DocumentReading;
  traces: LineTrace[];
  columnsByPage: Map<number, PlacedColumn[]>;
  /** The boxes of pay statements, where they were found. */
  boxes: PlacedBox[];
}

/** Reads the lines of a whole document as a variant says. Claims the tokens that it uses. */
export function interpret(lines: readonly Line[], variant: Variant): Interpretation {
  const { facts, figures } = readFacts(lines, variant.fields);
  if (variant.statement !== null) {
    const { records, traces, pages, boxes } = readStatements(lines, variant, variant.statement);
    const reading = { facts, records, legend: new Map(), statementPages: pages };
    return { reading, traces, columnsByPage: new Map(), boxes };
  }
  const legend = readLegend(lines, variant);
  const walk = new TableWalk(variant, facts.get("company_name")?.text ?? null);
  walk.walk(lines.filter((line) => !legend.lines.has(line)));
  return {
    reading: {
      facts,
      records: figures === null ? walk.records : [...walk.records, figures],
      legend: legend.meanings,
    },
    traces: walk.traces,
    columnsByPage: walk.columnsByPage,
    boxes: [],
  };
}
