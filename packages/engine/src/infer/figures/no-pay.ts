import type { CellGroup, FigureCell } from "../cells/cell-groups.ts";
import { INDENT_PT, type Block } from "../blocks/open-blocks.ts";
import type { Cell } from "../cells/cells.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { senseOf } from "../vocabulary/label-sense.ts";
import { isLineLabel } from "../vocabulary/line-labels.ts";

const AT_EDGE_PT = 2;
/** What somebody has agreed to be paid. */
const AGREED = /\b(?:rate|salary|hourly|annual)\b/i;

/** Numbers that are no pay of the period: a person's rate, a row of the year to date, a remark. */
export class NoPay {
  readonly #headings: HeadingMap;
  readonly #nameEdges: readonly number[];
  readonly #haveOwnPages: boolean;

  /** `haveOwnPages` where each page is one person's: lists of the page before are those of another. */
  constructor(headings: HeadingMap, nameEdges: readonly number[], haveOwnPages: boolean) {
    this.#headings = headings;
    this.#nameEdges = nameEdges;
    this.#haveOwnPages = haveOwnPages;
  }

  /** Claims such numbers. False for others. */
  take(block: Block, { label, figures }: CellGroup): boolean {
    if (label === null) return false;
    const { isOfYear, isRemark, isPersonal } = senseOf(label.text);
    const isAgreed = isPersonal && !isPartOfGross(block, label, figures);
    if (!isOfYear && !isRemark && !(isAgreed && this.#standsForPerson(label, figures))) return false;
    for (const { number } of figures) number.token.claim ??= isOfYear ? "total" : "decoration";
    return true;
  }

  /** A rate or salary of the person stands at the edge of the names, above all lists, or before a colon. */
  #standsForPerson(label: Cell, figures: readonly FigureCell[]): boolean {
    const { text, x0 } = label;
    const isUnderEarnings = this.#headings.sectionOf(label) === "earning";
    // Below the name of their section `Sick:` and `Vacation:` are earned.
    if (text.endsWith(":")) return !(isLineLabel(text) && isUnderEarnings && !AGREED.test(text));
    // Above all lists it is told of the person wherever it stands.
    const heads = [this.#headings.headOf(label), this.#headings.headingOver(figures[0]!)];
    const isAbove = heads.every(
      (head) => head === null || (this.#haveOwnPages && head.cell.page < label.page),
    );
    const atEdge = isAbove || this.#nameEdges.some((edge) => Math.abs(edge - x0) <= AT_EDGE_PT);
    // What all of somebody's pay comes to has a column of its own.
    const column = this.#headings.columnOf(figures[0]!);
    const alone = figures.length === 1 && column?.role !== "amount" && column?.figure !== "net_pay";
    // Below the name of a section it is what the person earns.
    return atEdge && alone && !isUnderEarnings;
  }
}

/** Whether a line of pay stands below the gross pay that heads its list, and is no more than that: `Salary`. */
function isPartOfGross(
  { record, subheads }: Block,
  { text, x0 }: Cell,
  figures: readonly FigureCell[],
): boolean {
  const gross = record.figures.get("gross_pay")?.cents;
  const isListed = subheads.some(
    ({ label, section }) => section === "earning" && Math.abs(label.x0 - x0) <= INDENT_PT,
  );
  if (!isListed || gross === undefined || !isLineLabel(text)) return false;
  return figures.every(({ number }) => number.cents !== null && number.cents <= gross);
}
