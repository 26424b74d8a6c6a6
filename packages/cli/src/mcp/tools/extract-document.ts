import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { ExtractionResult } from "@paylift/engine";
import { z } from "zod";
import { addTool, type Desk } from "../add-tool.ts";
import { path, window } from "../arguments.ts";
import { bounded, itemsFrom } from "../bounded.ts";
import { checkCounts } from "../check-counts.ts";

export function extractDocument(server: McpServer, desk: Desk): void {
  addTool(
    server,
    desk,
    {
      name: "extract_document",
      title: "Extract a payroll document",
      description:
        "Reads a payroll PDF or spreadsheet: provider, period, printed totals, how far the document's own sums prove its figures " +
        "(confidence, 0 to 1, with its reasons), and its employees with pay, taxes and deductions, some at a time.",
      input: z.strictObject({ path: path("the document"), ...window("employees", 50) }),
    },
    async ({ path, ...window }, call) => {
      const result = await desk.documents.result(path, call);
      const { employees } = result.canonical_output;
      let index = window.from;
      const shown = itemsFrom(employees, window, (employee) => ({
        field: `employees[${index++}]`,
        ...employee,
      }));
      return { ...summary(result), employees: shown };
    },
  );
}

function summary({ canonical_output, ...result }: ExtractionResult): object {
  const { employees: _, ...output } = canonical_output;
  const { confidence_score, confidence_reasons, pages, unclaimed, reader } = result;
  return bounded({
    ...output,
    reader,
    pages: pages.length,
    recognised_pages: pages.filter(({ source }) => source === "ocr").length,
    confidence: confidence_score,
    confidence_reasons: confidence_reasons.map(({ code, message, effect }) => ({ code, message, effect })),
    checks: checkCounts(result.checks),
    unclaimed: unclaimed.map(({ page, text, cell }) => ({ page, text, cell })),
    unreadable: (result.unreadable ?? []).map(({ page, field_path }) => ({ page, field: field_path })),
    hidden_text: (result.hidden_text ?? []).length,
    repairs: result.repairs.map(({ field, read, corrected }) => ({ field, read, corrected })),
  }) as object;
}
