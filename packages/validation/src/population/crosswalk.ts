import { nameKey } from "@paylift/canonical";
import { ValidationError } from "../errors.ts";
import type { Person } from "../model/person.ts";
import type { CrosswalkEntry } from "../options.ts";
import type { Match } from "./match.ts";
import type { People } from "./people.ts";

/**
 * The matches that the caller states. An entry whose people are not there matches nobody: a crosswalk may cover more
 * than one run.
 *
 * @throws ValidationError `invalid_options` where an entry names several people, or a person is named twice.
 */
export function matchByCrosswalk(people: People, crosswalk: readonly CrosswalkEntry[]): Match[] {
  if (crosswalk.length === 0) return [];
  const [sources, targets] = [finder(people.source), finder(people.target)];
  const taken = new Set<Person>();
  return crosswalk.flatMap((entry): Match[] => {
    const source = sources(entry.source_id, entry.source_name);
    const target = targets(entry.target_id, entry.target_name);
    if (source === null || target === null) return [];
    if (taken.has(source) || taken.has(target)) refuse("a person is named twice");
    taken.add(source);
    taken.add(target);
    return [{ source, target, how: "crosswalk", certainty: "certain", reasons: ["given by the crosswalk"] }];
  });
}

type Find = (id: string | undefined, name: string | undefined) => Person | null;

function finder(people: readonly Person[]): Find {
  const byId = Map.groupBy(people, ({ id }) => id);
  const byName = Map.groupBy(people, ({ nameKey }) => nameKey);
  return (id, name) => {
    const found = id === undefined || id === "" ? byName.get(nameKey(name ?? "")) : byId.get(id.trim());
    const named =
      found !== undefined && found.length > 1 && name !== undefined
        ? found.filter((person) => person.nameKey === nameKey(name))
        : found;
    if (named !== undefined && named.length > 1) refuse("an entry fits several people");
    return named?.[0] ?? null;
  };
}

function refuse(reason: string): never {
  throw new ValidationError("invalid_options", `crosswalk: ${reason}`, { option: "crosswalk" });
}
