import type { Direction, Pair } from "./direction.ts";
import type { Gap } from "./gap.ts";
import type { Content, Operation, Parameter } from "./open-api-document.ts";
import type { Schema } from "./schema.ts";

type Compare = (pair: Pair<Schema>, direction: Direction, part: string) => Gap[];

/** A part of an operation that a client of the released one does not find, or has to add. */
export function operationGaps({ released, current }: Pair<Operation>, compare: Compare): Gap[] {
  const renamed =
    released.operationId === current.operationId
      ? []
      : [{ path: "", what: `operationId was ${released.operationId} and is ${current.operationId}` }];
  return [
    ...renamed,
    ...securityGaps(released, current),
    ...parameterGaps(released.parameters, current.parameters, compare),
    ...bodyGaps(released.requestBody, current.requestBody, compare),
    ...answerGaps(released.responses, current.responses, compare),
  ];
}

/** Whoever was let in still is: for each way in there is one that asks for no more. */
function securityGaps({ security: ways }: Operation, { security: now }: Operation): Gap[] {
  if (now.length === 0) return [];
  if (ways.length === 0) return [{ path: "security", what: "a key or session is asked for now" }];
  const scopesOf = (way: Operation["security"][number]): string[] =>
    Object.entries(way).flatMap(([scheme, scopes]) => [
      scheme,
      ...scopes.map((scope) => `${scheme} ${scope}`),
    ]);
  return ways
    .filter((way) => !now.some((each) => scopesOf(each).every((scope) => scopesOf(way).includes(scope))))
    .map((way) => ({ path: "security", what: `${scopesOf(way).at(-1)} is no longer enough` }));
}

function parameterGaps(
  released: readonly Parameter[],
  current: readonly Parameter[],
  compare: Compare,
): Gap[] {
  // The name of a path's parameter is in no request.
  const keyOf = ({ in: where, name }: Parameter, index: number): string =>
    where === "path" ? `path ${index}` : `${where} ${name}`;
  const now = new Map(current.map((parameter, index) => [keyOf(parameter, index), parameter]));
  const before = new Map(released.map((parameter, index) => [keyOf(parameter, index), parameter]));
  const gaps: Gap[] = [];
  for (const [key, { schema, required = false }] of before) {
    const parameter = now.get(key);
    if (parameter === undefined) gaps.push({ path: key, what: "is no longer taken" });
    else {
      gaps.push(...compare({ released: schema, current: parameter.schema }, "asked", key));
      if (parameter.required === true && !required) gaps.push({ path: key, what: "has to be given now" });
    }
  }
  for (const [key, { required }] of now) {
    if (required === true && !before.has(key)) gaps.push({ path: key, what: "has to be given now" });
  }
  return gaps;
}

function bodyGaps(
  released: Operation["requestBody"],
  current: Operation["requestBody"],
  compare: Compare,
): Gap[] {
  const path = "body";
  if (released === undefined)
    return current?.required === true ? [{ path, what: "has to be given now" }] : [];
  if (current === undefined) return [{ path, what: "is no longer taken" }];
  const isNeeded = current.required === true && released.required !== true;
  return [
    ...(isNeeded ? [{ path, what: "has to be given now" }] : []),
    ...contentGaps(released.content, current.content, { compare, direction: "asked", path }),
  ];
}

function answerGaps(
  released: Operation["responses"],
  current: Operation["responses"],
  compare: Compare,
): Gap[] {
  return Object.entries(released).flatMap(([status, { content = {} }]) => {
    const path = `answer ${status}`;
    const now = current[status];
    if (now === undefined) return [{ path, what: "is gone" }];
    return contentGaps(content, now.content ?? {}, { compare, direction: "answered", path });
  });
}

function contentGaps(
  released: Content,
  current: Content,
  { compare, direction, path }: { compare: Compare; direction: Direction; path: string },
): Gap[] {
  return Object.entries(released).flatMap(([type, { schema = true }]) => {
    const now = current[type];
    if (now === undefined) return [{ path, what: `${type} is gone` }];
    return compare({ released: schema, current: now.schema ?? true }, direction, path);
  });
}
