import type { Span } from "../page-graph/span.ts";
import { LISTED } from "../votes/roles.ts";
import { listOf } from "../votes/sections.ts";
import type { StatementRows } from "./statement-lines.ts";
import type { Naming } from "./statement-names.ts";
import type { StatementPart } from "./statement-parts.ts";

/** Rows of one page, or of a part of it, that are about one person. */
export interface Statement extends StatementPart {
  parts: StatementRows;
  namings: readonly Naming[];
}

const LEAST_TITLES = 2;
const FEW_HEADED = 0.1;
const NEARLY_ALL = 0.9;
const EDGE_EM = 0.6;

/**
 * A header that a page has once, above the first of its statements, is over the numbers of the others as well, where each row is one
 * line and titles part its lists: what has no headings takes those that stand over the same edge.
 */
export function withHeadsOfPage(statements: readonly Statement[]): Statement[] {
  let first: Statement | null = null;
  return statements.map((statement) => {
    if (first === null || first.rows[0]!.page !== statement.rows[0]!.page || first.left !== statement.left) {
      first = statement;
      return statement;
    }
    const { namings, left } = statement;
    if (![first, statement].every((one) => isOneLane(one) && hasTitles(one))) return statement;
    if (namings.filter(({ heads }) => heads.length > 0).length > FEW_HEADED * namings.length)
      return statement;
    const page = first;
    const above = page.namings.filter(
      ({ heads }) => heads.length > 0 && heads.every((head) => isAtTop(head, page)),
    );
    const headed = namings.map((naming): Naming => {
      if (naming.heads.length > 0) return naming;
      const edge = naming.figure.x1 - left;
      const same = above.find(
        ({ figure }) => Math.abs(figure.x1 - page.left - edge) <= EDGE_EM * figure.size,
      );
      return same === undefined ? naming : { ...naming, heads: same.heads, kind: null };
    });
    return { ...statement, namings: headed };
  });
}

/** Whether titles that stand alone in their rows part its lists: a row of a table has none. */
function hasTitles({ rows }: Statement): boolean {
  const titles = rows.filter(
    ({ spans }) => spans.length === 1 && LISTED.has(listOf(spans[0]!.text) ?? "none"),
  );
  return titles.length >= LEAST_TITLES;
}

function isOneLane({ parts: { lines } }: Statement): boolean {
  return new Set(lines.map(({ row }) => row)).size >= NEARLY_ALL * lines.length;
}

/** Whether a heading stands above nearly all numbers of its statement: some are said of the document. */
function isAtTop({ row }: Span, { parts: { lines } }: Statement): boolean {
  return lines.filter((line) => line.row.index > row).length >= NEARLY_ALL * lines.length;
}
