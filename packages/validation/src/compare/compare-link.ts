import type { Link } from "../lines/link.ts";
import { sumCents } from "../lines/line-order.ts";
import type { Line } from "../model/line.ts";
import type { Pair } from "../model/person.ts";
import { isRounding } from "../model/rounding.ts";
import type { ToleranceField } from "../options.ts";
import { compareDetails } from "./compare-details.ts";
import type { Comparison } from "./comparison.ts";
import { findingAt, linePlace } from "./finding.ts";
import { isLayoutItem, isLostBalance, type PrintedOnSides } from "./printed-items.ts";
import { moneyValue } from "./value-text.ts";

export interface LineContext {
  readonly pair: Pair;
  readonly printed: PrintedOnSides;
  /** Whether the employee's net pay differs by more than a rounding. */
  readonly netMoved: boolean;
}

/** Compares the lines of a link: that they are there, under one type, with one amount, and what else they print. */
export function compareLink(link: Link, context: LineContext, comparison: Comparison): void {
  if (link.source.length === 0 || link.target.length === 0) {
    for (const line of [...link.source, ...link.target]) compareAlone(line, link, context, comparison);
    return;
  }
  if (link.kind === "split") compareSplit(link, context, comparison);
  else {
    if (link.kind === "retyped") compareTypes(link, context, comparison);
    compareAmounts(link, context, comparison);
  }
  compareDetails(link, context.pair, comparison);
}

/** A line without counterpart; of a mapping that is empty on one side each line is one. */
function compareAlone(line: Line, link: Link, context: LineContext, comparison: Comparison): void {
  const { pair, printed } = context;
  const bySource = link.source.length > 0;
  const path = `${line.path}.amount`;
  const side = bySource ? "source" : "target";
  const alone: Link = { ...link, source: bySource ? [line] : [], target: bySource ? [] : [line] };
  const other = bySource ? printed.target : printed.source;
  if (isLostBalance(line, other)) {
    compareBalance(line, alone, context, comparison);
    return;
  }
  if (line.cents === 0) {
    comparison.untested.add(`${line.section}.amount`, "zero_against_missing", side, path);
    return;
  }
  if (isLayoutItem(line, other)) {
    comparison.untested.add(`${line.section}.${line.type}`, "layout_item", side, path);
    return;
  }
  const [from, to] = bySource ? [line.cents, 0] : [0, line.cents * link.factor];
  if (comparison.ofMoney(amountOf(line), from, to) === "tolerated") {
    comparison.matched();
    return;
  }
  comparison.differs(
    findingAt(
      linePlace(pair.source, pair.target, alone, "amount"),
      bySource ? "line_missing" : "line_extra",
      [bySource ? moneyValue(line.cents) : null, bySource ? null : moneyValue(line.cents)],
      {
        cents: to - from,
        // A cent on one side only is still a rounding: some layouts leave such a line out.
        rounding: isRounding(line.cents),
        changesNet: line.netSign !== 0 && context.netMoved,
      },
    ),
  );
}

/** A figure of the year on one side only, of a line that this run does not touch. */
function compareBalance(line: Line, alone: Link, { pair }: LineContext, comparison: Comparison): void {
  const balance = line.ytdCents ?? 0;
  const bySource = alone.source.length > 0;
  const [from, to] = bySource ? [balance, 0] : [0, balance * alone.factor];
  const { section, type } = line;
  if (comparison.ofMoney({ field: "ytd", section, type }, from, to) === "tolerated") {
    comparison.matched();
    return;
  }
  comparison.differs(
    findingAt(
      linePlace(pair.source, pair.target, alone, "ytd_amount"),
      "ytd",
      [bySource ? moneyValue(balance) : null, bySource ? null : moneyValue(balance)],
      { cents: to - from, reason: comparison.ytdReason },
    ),
  );
}

function compareAmounts(link: Link, { pair, netMoved }: LineContext, comparison: Comparison): void {
  const line = link.source[0] as Line;
  const [from, to] = [sumCents(link.source), sumCents(link.target) * link.factor];
  if (comparison.ofMoney(amountOf(line), from, to) !== "differs") {
    comparison.matched();
    return;
  }
  const rounding = isRounding(to - from);
  comparison.differs(
    findingAt(
      linePlace(pair.source, pair.target, link, "amount"),
      rounding ? "rounding" : "line_amount",
      [sumText(link.source), sumText(link.target)],
      { cents: to - from, rounding, changesNet: line.netSign !== 0 && netMoved },
    ),
  );
}

function compareTypes(link: Link, { pair }: LineContext, comparison: Comparison): void {
  const [from, to] = [link.source, link.target];
  const otherJurisdiction = from[0]?.type === to[0]?.type && from[0]?.jurisdiction !== to[0]?.jurisdiction;
  const field = otherJurisdiction ? "jurisdiction" : "type";
  comparison.differs(
    findingAt(
      linePlace(pair.source, pair.target, link, field),
      "line_type",
      [from.map((line) => line[field] ?? "").join(" + "), to.map((line) => line[field] ?? "").join(" + ")],
      { otherJurisdiction },
    ),
  );
}

function compareSplit(link: Link, { pair }: LineContext, comparison: Comparison): void {
  comparison.differs(
    findingAt(
      linePlace(pair.source, pair.target, link, "amount"),
      "line_split",
      [sumText(link.source), sumText(link.target)],
      { cents: 0 },
    ),
  );
}

function amountOf({ section, type }: Line): {
  field: ToleranceField;
  section: Line["section"];
  type: string;
} {
  return { field: "amount", section, type };
}

/** `771.92 + 257.31` */
function sumText(lines: readonly Line[]): string {
  return lines.map(({ cents }) => moneyValue(cents)).join(" + ");
}
