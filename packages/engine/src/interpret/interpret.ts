import type { PlacedColumn } from "../layout/columns.ts";
import type { Line } from "../layout/lines.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { readFacts } from "./facts.ts";
import { readLegend } from "./legend.ts";
import type { DocumentReading } from "./reading.ts";
import { TableWalk, type LineTrace } from "./table-walk.ts";
import { TransposedWalk } from "./transposed/transposed-walk.ts";

export interface Interpretation {
  reading: DocumentReading;
  traces: LineTrace[];
  columnsByPage: Map<number, PlacedColumn[]>;
}

/** Reads the lines of a whole document as a variant says. Claims the tokens that it uses. */
export function interpret(lines: readonly Line[], variant: Variant): Interpretation {
  const { facts, figures } = readFacts(lines, variant.fields);
  const legend = readLegend(lines, variant);
  const rest = lines.filter((line) => !legend.lines.has(line));
  const walk =
    variant.transposed.length > 0
      ? new TransposedWalk(variant)
      : new TableWalk(variant, facts.get("company_name")?.text ?? null);
  walk.walk(rest);
  return {
    reading: {
      facts,
      records: figures === null ? walk.records : [...walk.records, figures],
      legend: legend.meanings,
      notPrinted: variant.data.not_printed ?? [],
    },
    traces: walk.traces,
    columnsByPage: walk.columnsByPage,
  };
}
