import type { Direction, Pair } from "./direction.ts";
import type { Gap } from "./gap.ts";
import { componentOf, dereference, type OpenApiDocument, type Operation } from "./open-api-document.ts";
import { operationGaps } from "./operation-gaps.ts";
import { schemaGaps } from "./schema-gaps.ts";
import type { Schema } from "./schema.ts";

interface Named {
  readonly name: string;
  readonly operation: Operation;
}

/**
 * Everything because of which a client of the released interface may fail with the current one, as `where: what`. A schema
 * that has a name is compared under it, once for what is asked and once for what is answered.
 */
export function breakingChanges(documents: Pair<OpenApiDocument>): string[] {
  const changes = new Set<string>();
  const met = new Map<string, () => void>();

  function gapsOf(pair: Pair<Schema>, direction: Direction): Gap[] {
    return schemaGaps(pair, {
      direction,
      resolve: (side, schema) => dereference(documents[side], schema),
      isKnown: (inner) => meet(inner, direction),
    });
  }

  /** Whether both are components, which have their own turn. */
  function meet({ released, current }: Pair<Schema>, direction: Direction): boolean {
    const [before, now] = [componentOf(released), componentOf(current)];
    if (before === null || now === null) return false;
    const name = before === now ? before : `${before}, which is ${now} now`;
    const where = `${name}, as it is ${direction}`;
    if (met.has(where)) return true;
    met.set(where, () => {
      const pair = {
        released: dereference(documents.released, released),
        current: dereference(documents.current, current),
      };
      tell(where, gapsOf(pair, direction));
    });
    return true;
  }

  function tell(where: string, gaps: readonly Gap[]): void {
    for (const { path, what } of gaps) changes.add(`${where}${path === "" ? "" : `, ${path}`}: ${what}`);
  }

  const now = operationsOf(documents.current);
  for (const [key, { name, operation: released }] of operationsOf(documents.released)) {
    const current = now.get(key)?.operation;
    if (current === undefined) tell(name, [{ path: "", what: "is gone" }]);
    else {
      tell(
        name,
        operationGaps({ released, current }, (pair, direction, part) =>
          gapsOf(pair, direction).map(({ path, what }) => ({
            path: path === "" ? part : `${part}, ${path}`,
            what,
          })),
        ),
      );
    }
  }
  // A map goes on to what is added while it is gone through.
  for (const compareComponent of met.values()) compareComponent();
  return [...changes];
}

/** By method and path, without the names of the path's parameters: no request has them. */
function operationsOf({ paths }: OpenApiDocument): Map<string, Named> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  return new Map(
    operations.map(({ method, path, operation }) => [
      `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`,
      { name: `${method.toUpperCase()} ${path}`, operation },
    ]),
  );
}
