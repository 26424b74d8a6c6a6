import { moneyToJson } from "@paylift/canonical";
import type { Causes } from "../causes/group-causes.ts";
import type { CauseGroup } from "../causes/group.ts";
import { describeGroup } from "../causes/describe-group.ts";
import { linesWords } from "../causes/line-words.ts";
import { stakesOf, type Stake } from "../causes/money-at-risk.ts";
import type { Comparison } from "../compare/comparison.ts";
import type { Finding } from "../compare/finding.ts";
import { moneyValue, quantityValue } from "../compare/value-text.ts";
import { grade } from "../grade/grade.ts";
import { SEVERITIES, type Severity } from "../model/discrepancy-kind.ts";
import type { Person } from "../model/person.ts";
import type { Side } from "../model/side.ts";
import type { ResolvedOptions } from "../options.ts";
import type { Population } from "../population/population.ts";
import { employeeVerdicts } from "./employee-verdicts.ts";
import type { MappingEvidence } from "./mapping.ts";
import { readingDoubt } from "./reading-doubt.ts";
import type { Discrepancy, EmployeeRef, Group, ValidationReport } from "./report.ts";

export interface ReportParts {
  source: Side;
  target: Side;
  population: Population;
  comparison: Comparison;
  /** The differences in the order of the report. */
  findings: readonly Finding[];
  causes: Causes;
  mapping: MappingEvidence;
  options: ResolvedOptions;
}

/** Puts the results of all stages into the report. */
export function buildReport(parts: ReportParts): ValidationReport {
  const { source, target, population, comparison, findings, mapping, options } = parts;
  const severities = new Map(findings.map((finding) => [finding, grade(finding, options.rules)]));
  const severityOf = (finding: Finding): Severity => severities.get(finding)?.severity ?? "medium";
  const groups = groupsOf(parts.causes.groups, severityOf);
  const groupIds = new Map<Finding, string>();
  const stakes = new Map<Finding, Stake>();
  for (const { id, cause, stakes: ofCause } of groups) {
    for (const finding of [...cause.roots, ...cause.effects]) groupIds.set(finding, id);
    for (const [root, stake] of ofCause) stakes.set(root, stake);
  }

  const discrepancies = findings.map((finding): Discrepancy => {
    const causes = parts.causes.causesOf.get(finding) ?? [];
    return {
      field_path: pathOf(finding),
      source_value: finding.sourceValue,
      target_value: finding.targetValue,
      severity: severityOf(finding),
      kind: finding.kind,
      employee: employeeRef(finding.source, finding.target),
      item: itemOf(finding),
      difference: differenceOf(finding),
      money_at_risk: moneyToJson(stakes.get(finding)?.atRisk ?? 0),
      group: groupIds.get(finding) ?? "",
      caused_by: causes.map(pathOf),
      rules: severities.get(finding)?.rules ?? [],
      evidence: { source: [...finding.sourcePaths], target: [...finding.targetPaths] },
      reading: readingDoubt(finding, source, target, options.minConfidence),
    };
  });
  return {
    total_fields: comparison.values,
    matched_fields: comparison.matchedValues,
    discrepancies,
    employees: employeeVerdicts(population, findings, comparison.unread, severityOf),
    groups: groups.map(({ id, group }) => ({ id, ...group })),
    mapping: mapping.entries(options.mapping),
    untested: comparison.untested.list(),
    tolerated: comparison.tolerances.list(),
    confidence: { source: source.confidence, target: target.confidence },
  };
}

export function employeeRef(source: Person | null, target: Person | null): EmployeeRef | null {
  if (source === null && target === null) return null;
  return {
    name: source?.name ?? target?.name ?? "",
    source_id: source?.id ?? null,
    target_id: target?.id ?? null,
  };
}

/** The highest of some severities. */
export function highest(severities: readonly Severity[]): Severity | null {
  return SEVERITIES.find((severity) => severities.includes(severity)) ?? null;
}

interface NumberedGroup {
  id: string;
  cause: CauseGroup;
  /** What is at stake in each of its roots. */
  stakes: ReadonlyMap<Finding, Stake>;
  group: Omit<Group, "id">;
}

function groupsOf(
  causes: readonly CauseGroup[],
  severityOf: (finding: Finding) => Severity,
): NumberedGroup[] {
  const sized = causes.map((cause) => {
    const stakes = stakesOf(cause);
    return { cause, stakes, group: groupOf(cause, [...stakes.values()], severityOf) };
  });
  const rank = ({ severity }: Omit<Group, "id">): number => SEVERITIES.indexOf(severity);
  sized.sort(
    (a, b) =>
      b.group.money_at_risk - a.group.money_at_risk ||
      rank(a.group) - rank(b.group) ||
      (a.cause.key < b.cause.key ? -1 : 1),
  );
  return sized.map((each, index) => ({ id: `g${index + 1}`, ...each }));
}

function groupOf(
  cause: CauseGroup,
  stakes: readonly Stake[],
  severityOf: (finding: Finding) => Severity,
): Omit<Group, "id"> {
  const { roots, effects, rate } = cause;
  const all = [...roots, ...effects];
  const people = new Set(
    all.map(({ source, target }) => source ?? target).filter((person) => person !== null),
  );
  return {
    kind: roots[0]?.kind ?? "total",
    ...describeGroup(cause),
    severity: highest(all.map(severityOf)) ?? "low",
    employees: people.size,
    discrepancies: roots.length,
    effects: effects.length,
    money_at_risk: moneyToJson(stakes.reduce((sum, { atRisk }) => sum + atRisk, 0)),
    difference: moneyToJson(stakes.reduce((sum, { difference }) => sum + difference, 0)),
    rate,
  };
}

function pathOf({ sourcePaths, targetPaths }: Finding): string {
  return sourcePaths[0] ?? targetPaths[0] ?? "";
}

function itemOf({ link }: Finding): string | null {
  if (link === null) return null;
  return linesWords(link.source.length > 0 ? link.source : link.target);
}

function differenceOf({ cents, quantity }: Finding): string | null {
  if (cents !== null) return moneyValue(cents);
  return quantity === null ? null : quantityValue(quantity);
}
