import type { Outcome } from "../documents/read-document.ts";
import { writeText } from "../output/write-text.ts";
import type { Terminal } from "../context.ts";
import { paintFor } from "../text/paint.ts";
import { findings } from "./findings.ts";
import type { Report } from "./report.ts";
import { summaryRow, type SummaryRow } from "./summary-row.ts";
import { summaryTable } from "./summary-table.ts";
import { tally } from "./tally.ts";

export interface TableReportOptions {
  minConfidence: number;
  /** List every check and reason. */
  checks: boolean;
}

interface TableEntry {
  row: SummaryRow;
  findings: string[];
}

/** Prints the readable summary: the table, what is wrong with each document, and a closing line for several. */
export function tableReport(terminal: Terminal, options: TableReportOptions): Report<TableEntry> {
  const { stdout } = terminal;
  const paint = paintFor(terminal);
  const width = Math.max(stdout.columns ?? 80, 40);
  const entries: TableEntry[] = [];
  return {
    prepare: (outcome: Outcome) => ({
      row: summaryRow(outcome),
      findings: findings(
        outcome,
        { width, minConfidence: options.minConfidence, all: options.checks },
        paint,
      ),
    }),
    async add(entry) {
      entries.push(entry);
    },
    async end() {
      const rows = entries.map(({ row }) => row);
      const blocks = [
        [summaryTable(rows, width, paint)],
        ...entries.map((entry) => entry.findings),
        rows.length > 1 ? [tally(rows, options.minConfidence)] : [],
      ];
      const text = blocks.filter((lines) => lines.length > 0).map((lines) => `${lines.join("\n")}\n`);
      await writeText(stdout, text.join("\n"));
    },
  };
}
