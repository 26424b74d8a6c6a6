import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { CanonicalError, getAtPath, type CanonicalOutput } from "@paylift/canonical";
import type { ExtractionResult } from "@paylift/engine";
import { z } from "zod";
import { addTool, type Desk } from "../add-tool.ts";
import { path, window } from "../arguments.ts";
import { bounded, itemsFrom } from "../bounded.ts";
import { outcomeOf } from "../check-counts.ts";
import { fieldsBelow } from "../fields-below.ts";
import { ToolError } from "../tool-error.ts";

export function fieldEvidence(server: McpServer, desk: Desk): void {
  addTool(
    server,
    desk,
    {
      name: "field_evidence",
      title: "Evidence of a field",
      description:
        "Shows where a field of a document was read: page, box (points from the top left), the printed text and the cell of a " +
        "spreadsheet, with the checks that it takes part in. A record or list, such as employees[3].taxes, shows all fields below it.",
      input: z.strictObject({
        path: path("the document"),
        field: z
          .string()
          .min(1)
          .max(300)
          .describe(
            "path of the field: employees[3].net_pay, employees[3].taxes[1].amount, totals.gross_pay",
          ),
        ...window("fields", 100),
      }),
    },
    async ({ path, field, ...window }, call) => {
      const result = await desk.documents.result(path, call);
      const value = valueOf(result.canonical_output, field);
      const checks = checksByMember(result);
      const read = fieldsBelow(field, Object.keys(result.evidence));
      const fields = itemsFrom(read, window, (key) => ({
        field: key,
        value: getAtPath(result.canonical_output, key) ?? null,
        read_at: result.evidence[key] ?? [],
        checks: checks.get(key) ?? [],
      }));
      // A record is told by its fields.
      const told = typeof value === "object" && value !== null ? {} : { value: bounded(value) };
      return {
        field,
        ...told,
        ...(read.length === 0 ? { note: "This field was read from no printed figure or text." } : {}),
        fields,
      };
    },
  );
}

/** @throws ToolError for a path that leads to nothing. */
function valueOf(output: CanonicalOutput, field: string): unknown {
  let value: unknown;
  try {
    value = getAtPath(output, field);
  } catch (error) {
    if (!(error instanceof CanonicalError)) throw error;
    value = undefined;
  }
  if (value !== undefined) return value;
  const count = output.employees.length;
  const known = count === 0 ? "no employees" : `employees[0] to employees[${count - 1}]`;
  throw new ToolError(
    "unknown_field",
    "the document has no such field",
    `The document has ${known}; extract_document shows their fields.`,
  );
}

function checksByMember({ checks }: ExtractionResult): Map<string, object[]> {
  const byMember = new Map<string, object[]>();
  for (const check of checks) {
    const told = { id: check.id, identity: check.identity, outcome: outcomeOf(check) };
    for (const member of check.members) byMember.set(member, [...(byMember.get(member) ?? []), told]);
  }
  return byMember;
}
