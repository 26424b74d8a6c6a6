import type { Finding } from "./finding.ts";

/**
 * Differences in the order in which one reads the source: the document, its employees with their lines, what only the
 * target has. The fields of one line keep their order.
 */
export function inDocumentOrder(findings: readonly Finding[]): Finding[] {
  return findings
    .map((finding) => ({ finding, place: placeOf(finding) }))
    .sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
    .map(({ finding }) => finding);
}

const AFTER_SOURCE = 1e9;

function placeOf({ source, target, link }: Finding): [person: number, line: number] {
  const person = source?.index ?? (target === null ? -1 : AFTER_SOURCE + target.index);
  if (link === null || source === null || target === null) return [person, -1];
  const [line] = link.source;
  if (line !== undefined) return [person, source.lines.indexOf(line)];
  const [extra] = link.target;
  return [person, AFTER_SOURCE + (extra === undefined ? 0 : target.lines.indexOf(extra))];
}
