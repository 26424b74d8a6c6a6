import type { Finding } from "../compare/finding.ts";
import type { Person } from "../model/person.ts";
import { causesOfPerson } from "./causes-of-person.ts";
import { groupKey } from "./group-key.ts";
import type { CauseGroup } from "./group.ts";
import { rateClusters } from "./rate-clusters.ts";

export interface Causes {
  groups: CauseGroup[];
  /** The direct causes of each difference that has any. */
  causesOf: ReadonlyMap<Finding, readonly Finding[]>;
}

/** Finds the cause of every difference and puts equal causes over all employees together. */
export function groupCauses(findings: readonly Finding[]): Causes {
  const causesOf = new Map<Finding, readonly Finding[]>();
  const records = Map.groupBy(findings, ({ furtherRecordOf }) => furtherRecordOf?.source ?? null);
  for (const [person, own] of byPerson(findings)) {
    for (const [finding, causes] of causesOfPerson(own)) causesOf.set(finding, causes);
    const further = records.get(person) ?? [];
    // The pay of the records that one side lacks stands in the one that it has.
    if (further.length > 0)
      for (const finding of own)
        if (finding.kind !== "id" && !causesOf.has(finding)) causesOf.set(finding, further);
  }

  const roots = findings.filter((finding) => !causesOf.has(finding));
  const groups = [...Map.groupBy(roots, groupKey)].flatMap(([key, members]) => groupsOf(key, members));
  const groupOf = new Map(groups.flatMap((group) => group.roots.map((root) => [root, group] as const)));
  for (const finding of causesOf.keys()) groupOf.get(rootOf(finding, causesOf))?.effects.push(finding);
  return { groups, causesOf };
}

/** Amounts that one pair of rates explains are a cause of their own. */
function groupsOf(key: string, members: readonly Finding[]): CauseGroup[] {
  const [first] = members;
  const rated = first?.kind === "line_amount" && first.section !== "earnings";
  const { clusters, left } = rated ? rateClusters(members) : { clusters: [], left: [...members] };
  return [
    ...clusters.map(({ rate, members: roots }) => ({
      roots,
      effects: [],
      rate,
      key: `${key}|${rate.source}|${rate.target}|${rate.base}`,
    })),
    ...(left.length === 0 ? [] : [{ roots: left, effects: [], rate: null, key }]),
  ];
}

/** Follows the greatest cause back to where it starts; the way of pay has no circles. */
function rootOf(finding: Finding, causesOf: ReadonlyMap<Finding, readonly Finding[]>): Finding {
  let root = finding;
  for (let causes = causesOf.get(root); causes !== undefined; causes = causesOf.get(root)) {
    root = causes.reduce((greatest, cause) => (weightOf(cause) > weightOf(greatest) ? cause : greatest));
  }
  return root;
}

function weightOf({ cents }: Finding): number {
  return Math.abs(cents ?? 0);
}

function byPerson(findings: readonly Finding[]): Map<Person, Finding[]> {
  const people = new Map<Person, Finding[]>();
  for (const finding of findings) {
    if (finding.source === null || finding.target === null) continue;
    const own = people.get(finding.source);
    if (own === undefined) people.set(finding.source, [finding]);
    else own.push(finding);
  }
  return people;
}
