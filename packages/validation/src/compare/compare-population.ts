import type { Person } from "../model/person.ts";
import type { IdentityConflict } from "../population/identity-conflict.ts";
import type { Population } from "../population/population.ts";
import type { Comparison } from "./comparison.ts";
import { findingAt, placeOf, type Identity } from "./finding.ts";

/** Reports the people whom one side lacks, those of whom it cannot be said, and ids that contradict names. */
export function comparePopulation(population: Population, comparison: Comparison): void {
  for (const person of population.onlyInSource) {
    const place = placeOf(person, null, "employee", `employees[${person.index}]`, null);
    comparison.person(
      findingAt(place, "missing_employee", [person.name, null], {
        cents: negative(person.netCents),
        ...factsOf(person, population),
      }),
    );
  }
  for (const person of population.onlyInTarget) {
    const place = placeOf(null, person, "employee", null, `employees[${person.index}]`);
    comparison.person(
      findingAt(place, "extra_employee", [null, person.name], {
        cents: person.netCents,
        ...factsOf(person, population),
      }),
    );
  }
  for (const { source } of population.doubtful)
    comparison.untested.add("employees", "doubtful_match", "both", `employees[${source.index}]`);
  for (const conflict of population.conflicts) if (conflict.of === "id") compareIds(conflict, comparison);
}

function compareIds({ match, of, pattern, pay }: IdentityConflict, comparison: Comparison): void {
  const { source, target } = match;
  const place = placeOf(
    source,
    target,
    "employee_id",
    `employees[${source.index}].employee_id`,
    `employees[${target.index}].employee_id`,
  );
  comparison.person(findingAt(place, "id", [source.id, target.id], { identity: { of, pattern, pay } }));
}

function factsOf(
  person: Person,
  { further, taken }: Population,
): { furtherRecordOf: Population["matches"][number] | null; identity: Identity | null } {
  const of = taken.get(person);
  return {
    furtherRecordOf: further.get(person) ?? null,
    identity: of === undefined ? null : { of, pattern: "another person", pay: null },
  };
}

function negative(cents: number | null): number | null {
  return cents === null ? null : 0 - cents;
}
