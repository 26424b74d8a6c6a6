import type { PlacedColumn } from "../../layout/columns.ts";
import { textOf, type Line } from "../../layout/lines.ts";
import type { Token } from "../../layout/token.ts";
import type { TransposedTable } from "../../variants/compiled-transposed.ts";
import type { TransposedColumnData } from "../../variants/transposed-schema.ts";
import type { TextReading } from "../reading.ts";
import { groupsOfHeadings, type ColumnGroup } from "./column-groups.ts";
import { figureEdges, nearestEdge } from "./figure-edges.ts";
import type { HeadedPage } from "./heading-band.ts";

/** One employee's, or the totals', columns on a page. */
export interface PersonColumns {
  name: TextReading;
  cells: PlacedColumn[];
}

/** Words of one name stand closer than this, names of neighbours further apart; in font sizes. */
const NAME_GAP_EM = 0.55;
/** A name set over its figures shares their right edge to about this much, in font sizes. */
const NAME_EDGE_EM = 1.5;
const TOLERANCE_PT = 8;

/** Who stands on a page, from left to right, and where their figures do. */
export function personColumns(page: HeadedPage, table: TransposedTable): PersonColumns[] {
  const headings = groupsOfHeadings(page.band, table.columns);
  const nameLines = page.band.filter((line) => line !== headings?.line);
  const phrasesRight = table.data.names !== "center" && headings === null;
  const figures = headings === null ? figureEdges(page.body) : [];
  const phrases = nameLines.flatMap((line) => phrasesOf(line, figures));
  const groups = headings?.groups ?? singleColumns(phrases, figures, table.columns, phrasesRight);
  const names = groups.map((): Token[] => []);
  const lastEdges = groups.map(({ edges }) => edges.at(-1)!.edge);
  for (const phrase of phrases) {
    const at = phrasesRight
      ? nearestEdge(lastEdges, phrase.at(-1)!.x1)
      : lastEdges.findIndex((edge) => middleOf(phrase) <= edge);
    names[at]?.push(...phrase);
  }
  return groups.flatMap(({ edges }, i) => {
    const tokens = names[i]!;
    // Figures under no name are nobody's.
    if (tokens.length === 0) return [];
    const cells = edges.map((cell, k) => placed(cell, edges[k - 1]?.edge ?? lastEdges[i - 1] ?? 0, i + 1));
    return [{ name: { text: textOf(tokens).replaceAll("\t", " "), tokens }, cells }];
  });
}

function placed({ data, edge }: ColumnGroup["edges"][number], after: number, person: number): PlacedColumn {
  return {
    data: { lane: `person ${person}`, role: data.role },
    edge,
    start: null,
    tolerance: data.tolerance ?? TOLERANCE_PT,
    after,
    before: edge,
  };
}

/** One column a person: an edge wherever a name or a figure ends. */
function singleColumns(
  phrases: readonly Token[][],
  figures: readonly number[],
  columns: readonly TransposedColumnData[],
  phrasesRight: boolean,
): ColumnGroup[] {
  const edges = [...figures];
  for (const phrase of phrasesRight ? phrases : []) {
    const { x1: edge, size } = phrase.at(-1)!;
    const nearest = edges[nearestEdge(edges, edge)];
    if (nearest === undefined || Math.abs(nearest - edge) > NAME_EDGE_EM * size) edges.push(edge);
  }
  return edges.sort((a, b) => a - b).map((edge) => ({ edges: [{ data: columns[0]!, edge }] }));
}

/** Names on a line, parted by wide gaps and where a word ends over the end of figures. */
function phrasesOf(line: Line, figures: readonly number[]): Token[][] {
  const phrases: Token[][] = [];
  let last: Token | null = null;
  for (const token of line.tokens) {
    const parted =
      last === null ||
      token.x0 - last.x1 > NAME_GAP_EM * token.size ||
      figures.some((edge) => Math.abs(edge - last!.x1) < 1);
    if (parted) phrases.push([]);
    phrases.at(-1)!.push(token);
    last = token;
  }
  return phrases;
}

function middleOf(phrase: readonly Token[]): number {
  return (phrase[0]!.x0 + phrase.at(-1)!.x1) / 2;
}
