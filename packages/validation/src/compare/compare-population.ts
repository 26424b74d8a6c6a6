import type { Population } from "../population/match.ts";
import type { Comparison } from "./comparison.ts";
import { findingAt, placeOf } from "./finding.ts";

/** Reports the people whom one side lacks, and those of whom it cannot be said. */
export function comparePopulation(population: Population, comparison: Comparison): void {
  for (const person of population.onlyInSource) {
    const place = placeOf(person, null, "employee", `employees[${person.index}]`, null);
    comparison.personAlone(
      findingAt(place, "missing_employee", [person.name, null], { cents: negative(person.netCents) }),
    );
  }
  for (const person of population.onlyInTarget) {
    const place = placeOf(null, person, "employee", null, `employees[${person.index}]`);
    comparison.personAlone(
      findingAt(place, "extra_employee", [null, person.name], { cents: person.netCents }),
    );
  }
  for (const { source } of population.doubtful)
    comparison.untested.add("employees", "doubtful_match", "both", `employees[${source.index}]`);
}

function negative(cents: number | null): number | null {
  return cents === null ? null : 0 - cents;
}
