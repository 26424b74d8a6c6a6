import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { Discrepancy, Group, SideInput, ValidationReport } from "@paylift/validation";
import { z } from "zod";
import { addTool, type Desk } from "../add-tool.ts";
import { path, window } from "../arguments.ts";
import { bounded, itemsFrom } from "../bounded.ts";
import { fieldsBelow } from "../fields-below.ts";
import { ToolError } from "../tool-error.ts";

/** Places that are told of one value. */
const MOST_PLACES = 5;

export function explainCause(server: McpServer, desk: Desk): void {
  addTool(
    server,
    desk,
    {
      name: "explain_cause",
      title: "Explain a cause of differences",
      description:
        "Explains one cause of a comparison: what it is, the rate behind it where there is one, and its differences (first the cause " +
        "itself, then what follows from it) with both values, the rules of severity that were tried, and where each was read.",
      input: z.strictObject({
        source: path("as it was given to compare_documents"),
        target: path("as it was given to compare_documents"),
        cause: z.string().min(1).max(300).describe("id of the cause in the answer of compare_documents"),
        ...window("differences", 50),
      }),
    },
    async ({ source, target, cause, ...window }, call) => {
      const from = await desk.documents.side(source, call);
      const to = await desk.documents.side(target, call);
      const report = desk.documents.compare(from, to);
      const group = causeOf(report, cause);
      const differences = report.discrepancies
        .filter((one) => one.group === group.id)
        .toSorted((a, b) => Number(a.caused_by.length > 0) - Number(b.caused_by.length > 0));
      return {
        cause: bounded(group),
        differences: itemsFrom(differences, window, (one) => told(one, from, to)),
      };
    },
  );
}

/** @throws ToolError */
function causeOf({ groups }: ValidationReport, cause: string): Group {
  const group = groups.find(({ id }) => id === cause);
  if (group !== undefined) return group;
  throw new ToolError(
    "unknown_cause",
    "the comparison has no such cause",
    groups.length === 0
      ? "The two sides do not differ: there is nothing to explain."
      : `compare_documents tells the ids of its ${groups.length} causes.`,
  );
}

function told(difference: Discrepancy, from: SideInput, to: SideInput): object {
  const { evidence, reading } = difference;
  return {
    ...difference,
    // Its boxes are those of the evidence, of which the places below have the text as well.
    reading: reading === null ? null : { reason: reading.reason, sides: reading.sides },
    evidence: { source: placesOf(from, evidence.source), target: placesOf(to, evidence.target) },
  };
}

/** Where the fields of a side were read, of a person some fields; of a JSON file as far as it tells. */
function placesOf(side: SideInput, fields: readonly string[]): object[] {
  const evidence = "canonical_output" in side ? (side.evidence ?? {}) : {};
  const paths = fields.flatMap((field) =>
    Object.hasOwn(evidence, field) ? [field] : fieldsBelow(field, Object.keys(evidence)),
  );
  return paths
    .slice(0, MOST_PLACES)
    .flatMap((field) => {
      const places: unknown = evidence[field];
      return Array.isArray(places) ? places.map((place: object) => ({ field, ...place })) : [];
    })
    .slice(0, MOST_PLACES);
}
