import { nameKey } from "@paylift/canonical";
import type { CrosswalkEntry, EmployeeRef, ValidationReport } from "@paylift/validation";
import type { WrittenCrosswalk } from "./written-crosswalk.ts";

/**
 * The people and items that a comparison matched, given or found, to check in a spreadsheet and pass to the next
 * comparison. Doubtful matches are left out.
 */
export function foundCrosswalk({ employees, mapping, discrepancies }: ValidationReport): WrittenCrosswalk {
  const others = new Map(
    discrepancies.flatMap(({ kind, field_path, target_value }) =>
      kind === "name" && target_value !== null ? [[field_path, target_value]] : [],
    ),
  );
  const named = Map.groupBy(employees, ({ employee }) => nameKey(employee.name));
  const taken = { source: new Set<number | null>(), target: new Set<number | null>() };
  return {
    employees: employees.flatMap((verdict) => {
      const { match, employee, source_index: source, target_index: target } = verdict;
      if (match === null || match.certainty === "doubtful") return [];
      // Somebody under several ids is one person on the other side, whom a crosswalk may name once.
      if (taken.source.has(source) || taken.target.has(target)) return [];
      // A name that several have names none of them.
      const isShared = (named.get(nameKey(employee.name))?.length ?? 0) > 1;
      if (isShared && (!employee.source_id || !employee.target_id)) return [];
      taken.source.add(source);
      taken.target.add(target);
      const targetName = others.get(`employees[${source}].name`) ?? employee.name;
      return [{ ...entryOf(employee, targetName), found_by: match.how, certainty: match.certainty }];
    }),
    lines: mapping.map(({ source, target, factor, status }) => ({
      source,
      target,
      factor,
      found_by: status,
    })),
  };
}

function entryOf({ name, source_id, target_id }: EmployeeRef, targetName: string): CrosswalkEntry {
  return {
    ...(source_id ? { source_id } : {}),
    source_name: name,
    ...(target_id ? { target_id } : {}),
    target_name: targetName,
  };
}
