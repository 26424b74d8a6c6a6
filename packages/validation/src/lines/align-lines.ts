import { SECTIONS, type Line } from "../model/line.ts";
import type { Pair } from "../model/person.ts";
import { alignClass } from "./align-class.ts";
import { byContent } from "./line-order.ts";
import type { LineClasses } from "./line-classes.ts";
import type { Link } from "./link.ts";
import { explainLeftovers } from "./explain-leftovers.ts";

/** Finds for each line of a pair its counterpart. Every line is in exactly one link; the order of the lines is of no matter. */
export function alignLines({ source, target }: Pair, classes: LineClasses): Link[] {
  const groups = new Map<string, { source: Line[]; target: Line[] }>();
  const groupOf = (key: string) => {
    let group = groups.get(key);
    if (group === undefined) groups.set(key, (group = { source: [], target: [] }));
    return group;
  };
  for (const line of source.lines) groupOf(classes.ofSource(line)).source.push(line);
  for (const line of target.lines) groupOf(classes.ofTarget(line)).target.push(line);

  const links: Link[] = [];
  const [leftOfSource, leftOfTarget]: [Line[], Line[]] = [[], []];
  for (const [key, group] of groups) {
    const mapping = classes.mappingOf(key);
    if (mapping !== null) {
      links.push({ kind: "mapped", ...group, factor: mapping.factor ?? 1 });
      continue;
    }
    const [one, other] = [group.source[0], group.target[0]];
    // Nearly every class is one line on each side with one amount.
    if (one !== undefined && other !== undefined && group.source.length === 1 && group.target.length === 1) {
      if (one.cents === other.cents) {
        links.push({ kind: "same", source: group.source, target: group.target, factor: 1 });
        continue;
      }
    }
    const aligned = alignClass(group.source, group.target);
    links.push(...aligned.links);
    leftOfSource.push(...aligned.source);
    leftOfTarget.push(...aligned.target);
  }
  if (leftOfSource.length + leftOfTarget.length > 0)
    for (const section of SECTIONS) {
      const inSection = (line: Line): boolean => line.section === section;
      links.push(...explainLeftovers(leftOfSource.filter(inSection), leftOfTarget.filter(inSection)));
    }
  return links.map(greatestFirst);
}

/** The greatest line stands for those that belong to it. */
function greatestFirst(link: Link): Link {
  if (link.source.length < 2 && link.target.length < 2) return link;
  const sorted = (lines: readonly Line[]): Line[] => [...lines].sort((a, b) => byContent(b, a));
  return { ...link, source: sorted(link.source), target: sorted(link.target) };
}
