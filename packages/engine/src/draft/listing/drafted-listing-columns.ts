import { isFigure, type Cell } from "../../infer/cells/cells.ts";
import { sumOfSection } from "../../infer/vocabulary/figure-labels.ts";
import { headingOf } from "../../infer/vocabulary/headings.ts";
import type { Token } from "../../layout/token.ts";
import type { ColumnData, ColumnFact, LineSection } from "../../variants/variant-schema.ts";
import { clustersOf } from "../clusters.ts";
import { edgeOfNumbers } from "../drafted-columns.ts";
import type { HeaderBand } from "../header-band.ts";
import { headingAtLeft, headingFrom, headingOver, type HeadingPhrase } from "../heading-phrase.ts";
import type { ListingSample } from "./listing-sample.ts";

const INDENT_PT = 8;
const LEAST_SHARE = 0.15;

interface Placed {
  x: number;
  data: ColumnData;
}

/** The columns of people and of their figures, from left to right. */
export function draftListingColumns(
  read: readonly ListingSample[],
  band: HeaderBand,
  section: LineSection,
  lane: string,
): ColumnData[] {
  const columns = [...textColumns(read, band), ...numberColumns(read, band, section, lane)];
  return columns.toSorted((a, b) => a.x - b.x).map(({ data }) => data);
}

function textColumns(read: readonly ListingSample[], band: HeaderBand): Placed[] {
  const cells = read.flatMap(({ people, sample, ids }) =>
    people.flatMap((row) =>
      row.cells
        .filter((cell) => !isFigureOf(cell, ids))
        .map((cell) => ({ cell, isName: sample.anchors.cells.has(cell), isId: ids.has(cell.tokens[0]!) })),
    ),
  );
  const least = Math.max(
    1,
    Math.ceil(LEAST_SHARE * read.reduce((sum, { people }) => sum + people.length, 0)),
  );
  const facts = new Set<ColumnFact>();
  const clusters = clustersOf(cells, ({ cell }) => cell.x0, least);
  return clusters.flatMap(({ edge, members }, i): Placed[] => {
    const next = clusters[i + 1]?.edge ?? Infinity;
    const heading = headingFrom(band, edge, next) ?? headingAtLeft(band, edge, INDENT_PT);
    const most = (is: "isName" | "isId"): boolean =>
      members.filter((member) => member[is]).length * 2 > members.length;
    const fact = most("isName") ? "name" : most("isId") ? "employee_id" : factOf(heading);
    if (fact === null || facts.has(fact)) return [];
    facts.add(fact);
    if (heading === null && i > 0) return [];
    const place = heading === null ? {} : headerOf(heading);
    return [{ x: edge, data: { lane: fact, role: "text", fact, ...place } }];
  });
}

function factOf(heading: HeadingPhrase | null): ColumnFact | null {
  const column = heading === null ? null : (headingOf(heading.text)?.text ?? null);
  if (column === "department" || column === "name") return column;
  return column === "id" ? "employee_id" : null;
}

/** A number that is no id. */
function isFigureOf(cell: Cell, ids: ReadonlySet<Token>): boolean {
  return isFigure(cell) && !ids.has(cell.tokens[0]!);
}

function numberColumns(
  read: readonly ListingSample[],
  band: HeaderBand,
  section: LineSection,
  lane: string,
): Placed[] {
  const figures = read.flatMap(({ people, ids }) =>
    people.flatMap(({ cells }) => cells.filter((cell) => isFigureOf(cell, ids))),
  );
  const clusters = clustersOf(figures, ({ x1 }) => x1, 1);
  const spans = clusters.map(({ members }) => ({
    x0: Math.min(...members.map(({ x0 }) => x0)),
    x1: Math.max(...members.map(({ x1 }) => x1)),
  }));
  return clusters.flatMap(({ edge }, i): Placed[] => {
    const others = spans.filter((_, k) => k !== i);
    const heading = headingOver(band, spans[i]!, others);
    if (heading === null) return [];
    const place = { ...headerOf(heading), ...edgeOfNumbers(edge, heading) };
    return [{ x: edge, data: { lane, ...meaningOf(wordsOver(band, heading), section), ...place } }];
  });
}

/** All words over a column: `Employer` over `Amount`. */
function wordsOver({ rows }: HeaderBand, { x0, x1 }: HeadingPhrase): string {
  const over = rows.flatMap(({ cells }) => cells.filter((cell) => cell.x0 < x1 && cell.x1 > x0));
  return over.map(({ text }) => text).join(" ");
}

const OF_COMPANY: Partial<Record<LineSection, LineSection>> = {
  tax: "employer_tax",
  deduction: "employer_contribution",
};

function meaningOf(words: string, section: LineSection): Pick<ColumnData, "role" | "section" | "sum"> {
  const role = headingOf(words)?.role ?? null;
  if (role === "hours" || role === "taxable_wages" || role === "ytd_amount") return { role };
  if (role === "sum") return { role: "line_total" };
  if (role !== "employer_amount" && headingOf(words)?.section !== OF_COMPANY[section])
    return { role: "amount", sum: sumOfSection(section) };
  const theirs = OF_COMPANY[section]!;
  return { role: "amount", section: theirs, sum: sumOfSection(theirs) };
}

function headerOf({ text, nth }: HeadingPhrase): Pick<ColumnData, "header" | "nth"> {
  return { header: text, ...(nth === 1 ? {} : { nth }) };
}
