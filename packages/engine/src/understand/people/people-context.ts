import type { PageGraph } from "../page-graph/page-graph.ts";
import type { Parts } from "./parts.ts";
import type { TextLines } from "./text-lines.ts";

/** What the search asks of people, once a document. */
export interface PeopleContext {
  graph: PageGraph;
  parts: Parts;
  textLines: TextLines;
}
