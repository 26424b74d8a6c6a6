import { groupCauses } from "./causes/group-causes.ts";
import { compareDocuments } from "./compare/compare-documents.ts";
import { comparePeople } from "./compare/compare-people.ts";
import { comparePopulation } from "./compare/compare-population.ts";
import { inDocumentOrder } from "./compare/document-order.ts";
import { Comparison } from "./compare/comparison.ts";
import { printedItems } from "./compare/printed-items.ts";
import { tellUnread } from "./compare/unread.ts";
import { ValidationError } from "./errors.ts";
import { alignLines } from "./lines/align-lines.ts";
import { lineClasses } from "./lines/line-classes.ts";
import { readSide, type SideInput } from "./model/side.ts";
import { resolveOptions, type ValidationOptions } from "./options.ts";
import { matchPeople } from "./population/match-people.ts";
import { buildReport } from "./report/build-report.ts";
import { MappingEvidence } from "./report/mapping.ts";
import type { ValidationReport } from "./report/report.ts";

/**
 * Compares the payroll of an old provider (source) with that of a new one (target): who is missing, which values
 * differ, how much that matters, and the few causes behind it. Pure and deterministic; the order of employees and
 * lines does not matter.
 *
 * @throws ValidationError `invalid_side`, `currency_mismatch`, `invalid_options`.
 */
export function compare(
  source: SideInput,
  target: SideInput,
  options: ValidationOptions = {},
): ValidationReport {
  const resolved = resolveOptions(options);
  const sides = { source: readSide(source, "source"), target: readSide(target, "target") };
  const [from, to] = [sides.source.output.currency, sides.target.output.currency];
  if (from !== to)
    throw new ValidationError("currency_mismatch", `expected one currency, got ${from} and ${to}`, {
      source: from,
      target: to,
    });

  const population = matchPeople(sides.source.people, sides.target.people, resolved.crosswalk);
  const classes = lineClasses(resolved.mapping);
  const printed = printedItems(sides.source, sides.target);
  const comparison = new Comparison(resolved);
  const mapping = new MappingEvidence();
  compareDocuments(sides.source, sides.target, comparison);
  comparePopulation(population, comparison);
  const conflicts = population.conflicts.filter(({ of }) => of === "name");
  const conflictOf = new Map(conflicts.map((conflict) => [conflict.match, conflict]));
  for (const match of population.matches) {
    const links = alignLines(match, classes);
    mapping.add(links);
    comparePeople(match, links, printed, conflictOf.get(match), comparison);
  }
  tellUnread(sides.source, sides.target, comparison);
  const findings = inDocumentOrder(comparison.findings);
  const causes = groupCauses(findings);
  return buildReport({ ...sides, population, comparison, findings, causes, mapping, options: resolved });
}
