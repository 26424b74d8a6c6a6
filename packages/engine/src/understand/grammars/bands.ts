import { looksLikePersonName } from "@paylift/canonical";
import type { PageGraph } from "../page-graph/page-graph.ts";
import type { Row, Span } from "../page-graph/span.ts";
import { headingWorth, sectionOf, votesOf } from "../votes/wording.ts";
import { goesUp, headsByPlace, headsFigures, isHeader, linesOn, standsOver } from "./header-lines.ts";
import { areOverBlocks, arePeople, isSumBlock, namesGoOn, namesGoUp } from "./names-over.ts";

/** Lines that head what stands below them: a header of one to four lines, or the name of a section. */
export interface Band {
  index: number;
  /** A title stands alone above what it is about; a header of people has a name over each column; others name columns. */
  kind: "title" | "people" | "columns";
  page: number;
  rows: readonly Row[];
  /** Headers of the same words head the same columns. */
  key: string;
  /** What stands in its lines and is no heading: who the lines below are about. */
  asides: readonly Span[];
  /** The lines right above it say what the lines below are about, each time something else. */
  captioned: boolean;
}

const MOST_ROWS = 5;

/** The headers of a document, top to bottom. */
export function bandsOf({ rows }: PageGraph): Band[] {
  const bands: Band[] = [];
  for (let i = 0; i < rows.length;) {
    const row = rows[i]!;
    const people = arePeople(rows, i) || areOverBlocks(rows, i) || isSumBlock(rows, i);
    const columns = (isHeader(row) && standsOver(rows, i)) || headsByPlace(rows, i);
    if ((!people && !columns) || !headsFigures(rows, i)) {
      i++;
      continue;
    }
    let first = i;
    while (
      first > 0 &&
      i - first < 3 &&
      (people
        ? namesGoUp(rows[first - 1]!, rows[first]!, bands.at(-1))
        : goesUp(rows[first - 1]!, rows[first]!, bands.at(-1)))
    )
      first--;
    let last = i;
    while (last + 1 < rows.length && last - first + 1 < MOST_ROWS) {
      const more = people ? Number(namesGoOn(rows, last)) : linesOn(rows, first, last);
      if (more === 0) break;
      last += more;
    }
    bands.push(bandOf(rows.slice(first, last + 1), bands.length, people));
    i = last + 1;
  }
  return withoutCaptions(bands);
}

function bandOf(rows: readonly Row[], index: number, people: boolean): Band {
  const spans = rows.flatMap((line) => line.spans);
  const heads = spans.filter(({ text }) => headingWorth(text.replace(/:$/, "")) > 0);
  const asides = rows.flatMap((line) =>
    line.spans.slice(0, 1).filter((span) => line.spans.length > 1 && isAside(span, line, heads)),
  );
  const key = spans.flatMap((span) => (asides.includes(span) ? [] : [span.text])).join("|");
  const isTitle = rows.every((row) => row.spans.length === 1);
  const kind = people
    ? "people"
    : spans.length === 1 || (isTitle && sectionOf(spans.at(-1)!.text) !== null)
      ? "title"
      : "columns";
  return { index, kind, page: rows[0]!.page, rows, key, asides: people ? [] : asides, captioned: false };
}

/** Of a header that is printed again and again what differs each time is no part of it: it says what follows is about. */
function withoutCaptions(bands: readonly Band[]): Band[] {
  const textOf = ({ spans }: Row): string => spans.map(({ text }) => text).join("|");
  const byFoot = new Map<string, Band[]>();
  for (const band of bands)
    if (band.kind === "columns") {
      const foot = textOf(band.rows.at(-1)!);
      byFoot.set(foot, [...(byFoot.get(foot) ?? []), band]);
    }
  return bands.map((band) => {
    const same = byFoot.get(textOf(band.rows.at(-1)!)) ?? [];
    const [top, second] = band.rows;
    if (same.length < 2 || second === undefined || !isCaption(top!, second)) return band;
    const others = same.filter(
      ({ rows }) => rows.length !== band.rows.length || textOf(rows[0]!) !== textOf(top!),
    );
    if (others.length === 0) return band;
    return { ...bandOf(band.rows.slice(1), band.index, false), captioned: true };
  });
}

/** Whether a line above a header begins where the header does, opens no section and names nobody. */
function isCaption({ spans }: Row, below: Row): boolean {
  const first = spans[0]!;
  if (first.x0 > below.spans[0]!.x0 + first.size) return false;
  return spans.every(
    ({ text }) => sectionOf(text) === null && (votesOf(text).subjects.size > 0 || !looksLikePersonName(text)),
  );
}

/** Whether a phrase of a header looks like somebody's name and is left of what heads columns. */
function isAside(span: Span, line: Row, heads: readonly Span[]): boolean {
  return (
    line.spans.slice(1).every((other) => heads.includes(other)) &&
    !heads.includes(span) &&
    looksLikePersonName(span.text) &&
    (span.text.includes(",") || span.bold)
  );
}
