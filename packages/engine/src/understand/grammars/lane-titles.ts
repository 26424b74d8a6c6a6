import type { Row, Span } from "../page-graph/span.ts";
import { LISTED } from "../votes/roles.ts";
import { sectionOf } from "../votes/sections.ts";
import { TOLERANCES } from "../tolerances.ts";
import type { Entry, TableEntries } from "./entries.ts";

/**
 * Names of lists that stand among the labels of a lane, in a row of other lanes' lines: `Employer Paid` below the deductions of somebody
 * is about the lines of that lane below it, to the end of their record.
 */
export class LaneTitles {
  #titles: Span[] = [];

  /** Takes the titles of a row; those of its labels are none. */
  take({ spans }: Row, labels: ReadonlySet<Span | null>, tables: readonly TableEntries[]): void {
    for (const span of spans.slice(1)) {
      if (span.figure !== null || labels.has(span) || !LISTED.has(sectionOf(span.text) ?? "none")) continue;
      const isOverLane = tables.some(({ lanes }) => [...lanes.values()].some((edge) => isAt(span, edge)));
      if (isOverLane) this.#titles.push(span);
    }
  }

  /** The title over a number of a row below. */
  over({ column, figure }: Entry, { lanes, table }: TableEntries): Span | null {
    const edge = lanes.get(column);
    if (edge === undefined || this.#titles.length === 0) return null;
    const title = this.#titles.findLast((own) => own.row < figure.row && isAt(own, edge));
    // Below a header other names apply.
    const areTogether = table.regions.some(({ rows }) =>
      [title, figure].every((span) => rows.some(({ index }) => index === span?.row)),
    );
    return title !== undefined && areTogether ? title : null;
  }
}

/** Whether a title begins where the labels of a lane do, or their codes before them. */
function isAt({ x0, x1 }: Span, edge: number): boolean {
  return edge >= x0 - TOLERANCES.sameEdgePt && edge <= x1;
}
