import type { Direction } from "./direction.ts";
import type { Gap } from "./gap.ts";
import type { Keywords } from "./schema.ts";

type Properties = Readonly<Record<string, unknown>>;

interface Parts {
  readonly direction: Direction;
  readonly compare: (inner: unknown, outer: unknown, path: string) => Gap[];
  readonly path: string;
}

/**
 * What objects of the inner schema may be that those of the outer one may not. Clients pass over fields that they do not
 * know, and so does the service unless the schema is closed; a field that goes is missed by both.
 */
export function objectGaps(inner: Keywords, outer: Keywords, { direction, compare, path }: Parts): Gap[] {
  const at = (name: string): string => (path === "" ? name : `${path}.${name}`);
  const [has, wants] = [inner, outer].map((keywords) => propertiesOf(keywords, "properties"));
  const [released, current] = direction === "asked" ? [has, wants] : [wants, has];
  const gone = Object.keys(released ?? {}).filter((name) => !Object.hasOwn(current ?? {}, name));
  const stay = Object.keys(released ?? {}).filter((name) => !gone.includes(name));
  const isRequired = new Set(inner["required"] as string[] | undefined);
  const required = ((outer["required"] ?? []) as string[]).filter(
    (name) => !isRequired.has(name) && !gone.includes(name),
  );
  return [
    ...gone.map((name) => ({
      path: at(name),
      what: direction === "asked" ? "is no longer taken" : "is gone",
    })),
    ...required.map((name) => ({
      path: at(name),
      what: direction === "asked" ? "has to be given now" : "may be missing now",
    })),
    ...stay.flatMap((name) => compare(has?.[name], wants?.[name], at(name))),
    ...unnamedGaps(inner, outer, { direction, compare, path }),
  ];
}

/** Fields that have no name of their own. */
function unnamedGaps(inner: Keywords, outer: Keywords, { direction, compare, path }: Parts): Gap[] {
  const [has, wants] = [inner, outer].map((keywords) => propertiesOf(keywords, "patternProperties"));
  const named = Object.entries(propertiesOf(inner, "properties"));
  const patterns = Object.entries(wants ?? {}).flatMap(([pattern, schema]) => [
    ...compare(has?.[pattern] ?? true, schema, `${path}{${pattern}}`),
    ...named
      .filter(([name]) => new RegExp(pattern, "u").test(name))
      .flatMap(([name, own]) => compare(own, schema, `${path}.${name}`)),
  ]);
  const admitted = outer["additionalProperties"] ?? true;
  // A closed answer may be opened, for nobody minds a field too many.
  if (admitted === true || (admitted === false && direction === "answered")) return patterns;
  const others = Object.entries(has ?? {}).filter(([pattern]) => !Object.hasOwn(wants ?? {}, pattern));
  return [
    ...patterns,
    ...[["*", inner["additionalProperties"] ?? true] as const, ...others].flatMap(([pattern, schema]) =>
      compare(schema, admitted, `${path}{${pattern}}`),
    ),
  ];
}

function propertiesOf(keywords: Keywords, keyword: string): Properties {
  return (keywords[keyword] ?? {}) as Properties;
}
