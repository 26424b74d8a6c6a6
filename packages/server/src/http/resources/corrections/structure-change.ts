import type { JsonObject } from "@paylift/store";
import type { CanonicalOutput } from "@paylift/canonical";
import type { Static } from "typebox";
import { Problem, type FieldError } from "../../errors/problem.ts";
import { present } from "../../response/present.ts";
import type { newStructureCorrectionSchema } from "./structure-schemas.ts";

type Body = Static<typeof newStructureCorrectionSchema>;
type Field = keyof Omit<Body, "action" | "notes" | "evidence">;

/** What each action needs. */
const NEEDS: Readonly<Record<Body["action"], readonly Field[]>> = {
  add: ["field_path"],
  merge: ["field_path", "into"],
  move: ["field_path", "to"],
  set_column: ["list", "description"],
};

/** The change that a body asks for, as the engine takes it. @throws Problem `invalid_body` where something is missing. */
export function changeOf(body: Body): JsonObject {
  const missing = NEEDS[body.action].filter((name) => body[name] === undefined);
  if (missing.length > 0) {
    const errors: FieldError[] = missing.map((name) => ({ pointer: `/${name}`, detail: "is required" }));
    throw new Problem("invalid_body", "some fields of the body are not valid", { errors });
  }
  switch (body.action) {
    case "add":
      return { field_path: body.field_path!, values: body.values ?? {} };
    case "merge":
      return { field_path: body.field_path!, into: body.into! };
    case "move":
      return { field_path: body.field_path!, to: body.to! };
    case "set_column":
      return present({
        list: body.list!,
        code: body.code ?? null,
        description: body.description!,
        values: body.values ?? {},
        to_list: body.to_list ?? null,
      }) as JsonObject;
  }
}

const LIST = /^employees(?:\[\d+\]\.\w+)?$/;

/**
 * The path that a record is added under: a list is given the first index that no record of the result and no earlier
 * correction has, which stays the record's own whatever is undone.
 */
export function addedPath(path: string, output: CanonicalOutput, changes: readonly JsonObject[]): string {
  if (!LIST.test(path)) return path;
  let next = recordsAt(path, output);
  for (const { field_path: taken } of changes) {
    if (typeof taken !== "string" || !taken.startsWith(`${path}[`)) continue;
    const index = Number(taken.slice(path.length + 1, taken.indexOf("]", path.length)));
    if (index >= next) next = index + 1;
  }
  return `${path}[${next}]`;
}

function recordsAt(path: string, { employees }: CanonicalOutput): number {
  if (path === "employees") return employees.length;
  const [, index, list] = /^employees\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  const records = (employees[Number(index)] as Record<string, unknown> | undefined)?.[list ?? ""];
  return Array.isArray(records) ? records.length : 0;
}
