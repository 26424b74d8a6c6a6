import { sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureName } from "../../variants/variant-schema.ts";
import type { AmountEdges } from "../cells/amount-edges.ts";
import type { FigureCell } from "../cells/cell-groups.ts";
import type { Cell } from "../cells/cells.ts";
import type { HeadingMap } from "../headers/heading-map.ts";
import { figureOfLabel } from "../vocabulary/figure-labels.ts";
import { headingOf } from "../vocabulary/headings.ts";
import { totalScope } from "../vocabulary/total-labels.ts";
import { isListedAt, LIST_PT } from "./close-labels.ts";
import type { TotalOfRecord } from "./stack-totals.ts";
import { money } from "./sums-of-lines.ts";

/** Lists of one time beside the tax, of which others may follow. */
const PARTS: ReadonlySet<FigureName | null> = new Set(["pretax_deductions", "posttax_deductions"] as const);

/** Sums of lists, which stand below one of several of a section, or have the name that stands over their list. */
export class ListSums {
  readonly #headings: HeadingMap;
  readonly #edges: AmountEdges;
  /** Sums of all that somebody earns, where other lists may follow. */
  readonly earned: TotalOfRecord[] = [];

  constructor(headings: HeadingMap, edges: AmountEdges) {
    this.#headings = headings;
    this.#edges = edges;
  }

  /** A sum without a name below one of several lists of a section: before and after tax. False for other sums. */
  sumUp(record: RecordReading, label: Cell, cell: FigureCell): boolean {
    if (record.scope !== "check" || totalScope(label.text) !== "section") return false;
    const over = this.#headings.headOf(label);
    const head = over?.cell;
    // Lists of several sections may end at one edge, each below its name, and a sum at none.
    const isBare = headingOf(label.text)?.section == null && figureOfLabel(label.text) === null;
    const ofEdge = this.#edges.sectionAt(cell);
    const named = isBare && ofEdge === null ? (over?.section ?? null) : null;
    const section = ofEdge ?? (named === "net" || named === "other" ? null : named);
    if (head === undefined || section === null) return false;
    const all = record.items.filter((item) => item.section === section && item.amount !== null);
    // Lists before and after tax may stand below each other.
    const isPart = PARTS.has(figureOfLabel(head.text));
    const listed = all.filter(({ label: { tokens } }) => {
      const [first] = tokens;
      if (first === undefined || first.page !== label.page || !isListedAt(first.x0 - label.x0)) return false;
      return !isPart || first.page !== head.page || first.words[0]!.baseline > head.baseline;
    });
    const amounts = listed.flatMap(({ amount }) => amount ?? []);
    const total = money(cell);
    if (amounts.length === 0) return false;
    const isAll = listed.length === all.length && named === null && !isPart;
    if (isAll || sumMoney(amounts.map(({ cents }) => cents)) !== total.cents) return false;
    if (section === "earning" && listed.length === all.length) this.earned.push({ record, money: total });
    const identity = "Σ amounts of the list = printed total of the list";
    record.lineSums.push({ label: head.text, identity, total, parts: amounts });
    total.token.claim = "total";
    return true;
  }

  /** The sum of a list under the name that stands over the list as well. False for other lines. */
  readNamed(record: RecordReading, label: Cell, figures: readonly FigureCell[]): boolean {
    const head = this.#headings.headOf(label);
    if (record.scope !== "check" || head?.section == null || head.cell.text !== label.text) return false;
    const listed = record.items.filter(({ label: { tokens } }) => {
      const [first] = tokens;
      return first?.page === label.page && Math.abs(first.x0 - label.x0) <= LIST_PT;
    });
    const amounts = listed.flatMap(({ section, amount }) => (section === head.section ? (amount ?? []) : []));
    const sum = amounts.length === 0 ? null : sumMoney(amounts.map(({ cents }) => cents));
    const whole = figures.find(({ number }) => number.cents === sum);
    if (whole === undefined) return false;
    const identity = "Σ amounts of the list = printed total of the list";
    record.lineSums.push({ label: label.text, identity, total: money(whole), parts: amounts });
    for (const { number } of figures) number.token.claim = "total";
    return true;
  }
}
