import type { Link } from "../lines/link.ts";
import { sumCents } from "../lines/line-order.ts";
import type { Pair } from "../model/person.ts";
import { ROUNDING_CENTS } from "../model/rounding.ts";
import type { Match } from "../population/match.ts";
import { nameLikeness } from "../population/name-likeness.ts";
import { compareLink, type LineContext } from "./compare-link.ts";
import type { IdentityConflict } from "../population/identity-conflict.ts";
import type { Comparison } from "./comparison.ts";
import { findingAt, placeOf } from "./finding.ts";
import type { PrintedOnSides } from "./printed-items.ts";
import { isUnread, payOf } from "./unread.ts";
import { moneyValue } from "./value-text.ts";

/** Compares two records of one employee: name, gross, net and every line. */
export function comparePeople(
  pair: Match,
  links: readonly Link[],
  printed: PrintedOnSides,
  conflict: IdentityConflict | undefined,
  comparison: Comparison,
): void {
  compareNames(pair, conflict, comparison);
  const grossRoundings = roundedLines(links, ({ inGross }) => inGross);
  comparePay(pair, "gross_pay", grossRoundings, printed, comparison);
  const netRoundings = roundedLines(links, ({ netSign }) => netSign !== 0);
  comparePay(pair, "net_pay", netRoundings, printed, comparison);

  const { netCents: source } = pair.source;
  const { netCents: target } = pair.target;
  const context: LineContext = {
    pair,
    printed,
    // Where net pay is not printed, the kind of the line has to tell.
    netMoved:
      source === null ||
      target === null ||
      Math.abs(target - source) > Math.max(ROUNDING_CENTS, netRoundings),
  };
  for (const link of links) compareLink(link, context, comparison);
}

function compareNames(
  { source, target, how }: Match,
  conflict: IdentityConflict | undefined,
  comparison: Comparison,
): void {
  if (source.nameKey === target.nameKey) {
    comparison.matched();
    return;
  }
  const place = placeOf(
    source,
    target,
    "name",
    `employees[${source.index}].name`,
    `employees[${target.index}].name`,
  );
  const otherName =
    conflict !== undefined || (how !== "crosswalk" && nameLikeness(source, target).score === 0);
  const identity =
    conflict === undefined ? null : { of: conflict.of, pattern: conflict.pattern, pay: conflict.pay };
  comparison.differs(findingAt(place, "name", [source.name, target.name], { otherName, identity }));
}

function comparePay(
  { source, target }: Pair,
  field: "gross_pay" | "net_pay",
  roundings: number,
  printed: PrintedOnSides,
  comparison: Comparison,
): void {
  const [from, to] = [payOf(source, field), payOf(target, field)];
  const [sourcePath, targetPath] = [
    `employees[${source.index}].${field}`,
    `employees[${target.index}].${field}`,
  ];
  if (from === null || to === null) {
    const unreadSource = isUnread(source, field, to, printed.source);
    const unreadTarget = isUnread(target, field, from, printed.target);
    if (unreadSource) comparison.untested.addUnread(field, "source", sourcePath);
    if (unreadTarget) comparison.untested.addUnread(field, "target", targetPath);
    if (unreadSource || unreadTarget) comparison.unread.add(source);
    else if (from !== to)
      comparison.untested.add(
        field,
        "not_printed",
        from === null ? "target" : "source",
        from === null ? targetPath : sourcePath,
      );
    return;
  }
  if (comparison.ofMoney({ field, section: null, type: null }, from, to) !== "differs") {
    comparison.matched();
    return;
  }
  const place = placeOf(source, target, field, sourcePath, targetPath);
  comparison.differs(
    findingAt(place, field, [moneyValue(from), moneyValue(to)], {
      cents: to - from,
      rounding: Math.abs(to - from) <= Math.max(ROUNDING_CENTS, roundings),
    }),
  );
}

/** How many lines that take part differ by a rounding: each may add its cent to the sum. */
function roundedLines(links: readonly Link[], takesPart: (line: Link["source"][number]) => boolean): number {
  let count = 0;
  for (const { source, target, factor } of links) {
    const line = source[0] ?? target[0];
    if (line === undefined || !takesPart(line)) continue;
    if (Math.abs(sumCents(source) - sumCents(target) * factor) === ROUNDING_CENTS) count += 1;
  }
  return count;
}
