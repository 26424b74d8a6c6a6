import { test } from "tap";
import { linesOf } from "../../src/layout/lines.ts";
import { pageGraph, type PageGraph } from "../../src/understand/page-graph/page-graph.ts";
import { search } from "../../src/understand/search/search.ts";
import type { SpanVotes } from "../../src/understand/votes/tagger/tagged-votes.ts";
import { pageOf } from "../support/page-of.ts";

/** Two columns of which no word is known, between gross and net pay. */
const REGISTER = `
  Payroll Register
  Employee        Gross Pay        Xq       Zorb     Net Pay
  Lee, Ann         2,400.00    240.00      60.00    2,100.00
  Ortiz, Ben       1,812.50    181.25      55.00    1,576.25
  Khan, Zoe        3,000.00    410.00      35.00    2,555.00
  Moss, Eli        2,150.00    228.40      41.10    1,880.50`;

function graphOf(text: string): PageGraph {
  const page = pageOf(text);
  return pageGraph(linesOf(page, "point"), [page]);
}

/** Votes of so many bits for the roles of figures, by their text. */
function told(
  graph: PageGraph,
  roles: Record<string, string>,
  bits: number,
): Map<PageGraph["spans"][number], SpanVotes> {
  return new Map(
    graph.spans.flatMap((span) => {
      const role = roles[span.text];
      return role === undefined
        ? []
        : [[span, { roles: new Map([[role, bits]]), label: [], person: [] }] as const];
    }),
  );
}

/** What each column was read as, by the first of its figures. */
function rolesOf(
  graph: PageGraph,
  tagged: Map<PageGraph["spans"][number], SpanVotes>,
): Record<string, string> {
  const { best } = search(graph, tagged);
  return Object.fromEntries(
    best.flatMap(({ slots, assignment }) =>
      slots.map(({ entries }, i) => {
        const [first] = entries.values();
        return [first![0]!.figure.text, `${assignment.roles[i]!.subject} ${assignment.roles[i]!.kind}`];
      }),
    ),
  );
}

test("the tagger says what no word does", async (t) => {
  const graph = graphOf(REGISTER);
  const first = {
    "240.00": "amount_tax",
    "181.25": "amount_tax",
    "410.00": "amount_tax",
    "228.40": "amount_tax",
  };
  const second = {
    "60.00": "amount_deduction",
    "55.00": "amount_deduction",
    "35.00": "amount_deduction",
    "41.10": "amount_deduction",
  };
  const said = rolesOf(graph, told(graph, { ...first, ...second }, 5));
  t.match(said, {
    "240.00": "tax amount",
    "60.00": "deduction amount",
    "2,400.00": "gross amount",
    "2,100.00": "net amount",
  });
  const other = Object.fromEntries(Object.keys(first).map((text) => [text, "amount_deduction"]));
  const turned = Object.fromEntries(Object.keys(second).map((text) => [text, "amount_tax"]));
  t.match(rolesOf(graph, told(graph, { ...other, ...turned }, 5)), {
    "240.00": "deduction amount",
    "60.00": "tax amount",
  });
});

test("arithmetic and full names outvote a tagger that is wrong and sure", async (t) => {
  const graph = graphOf(REGISTER);
  const wrong = {
    ...Object.fromEntries(["240.00", "181.25", "410.00", "228.40"].map((text) => [text, "amount_earning"])),
    ...Object.fromEntries(["2,400.00", "1,812.50", "3,000.00", "2,150.00"].map((text) => [text, "net"])),
    ...Object.fromEntries(["2,100.00", "1,576.25", "2,555.00", "1,880.50"].map((text) => [text, "gross"])),
  };
  const said = rolesOf(graph, told(graph, wrong, 8));
  t.match(said, { "2,400.00": "gross amount", "2,100.00": "net amount" });
  t.match(said["240.00"], /^(?:tax|deduction) amount$/);
});
