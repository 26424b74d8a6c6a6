/** A JSON Schema as it stands in an OpenAPI 3.1 document. */
export type Schema = boolean | Keywords;
export type Keywords = Readonly<Record<string, unknown>>;

/** What a schema admits is the union of these, each with one type at most. */
export interface Alternative {
  /** None: any. */
  readonly type: string | undefined;
  readonly keywords: Keywords;
}

/** What only describes. */
const ANNOTATIONS = new Set(["$schema", "title", "description", "examples", "deprecated"]);

/** Keywords that only speak of values of one type. */
const KINDS: Keywords = {
  ...Object.fromEntries(["minLength", "maxLength", "pattern", "format"].map((name) => [name, "string"])),
  ...Object.fromEntries(["minimum", "maximum", "x-max-decimals"].map((name) => [name, "number"])),
  ...Object.fromEntries(["items", "minItems", "maxItems", "uniqueItems"].map((name) => [name, "array"])),
  ...Object.fromEntries(
    ["properties", "patternProperties", "additionalProperties", "required"].map((name) => [name, "object"]),
  ),
};

/** The alternatives of a schema; none for one that nothing fulfils. */
export function alternativesOf(schema: Schema, resolve: (schema: Schema) => Schema): Alternative[] {
  const resolved = resolve(schema);
  if (resolved === true) return [{ type: undefined, keywords: {} }];
  if (resolved === false) return [];
  const { anyOf, type, const: only, ...others } = resolved;
  const stated = Object.entries("const" in resolved ? { ...others, enum: [only] } : others);
  const keywords = Object.fromEntries(stated.filter(([name]) => !ANNOTATIONS.has(name)));
  const own = [type].flat().flatMap((each) => ofType(keywords, each as string | undefined));
  if (!Array.isArray(anyOf)) return own;
  // What stands beside the choice holds for each of its members.
  return anyOf.flatMap((member: Schema) =>
    alternativesOf(member, resolve).flatMap((inner) => own.flatMap((outer) => both(outer, inner))),
  );
}

/** One type's part of the keywords: what is said of other types' values is no part of it. */
function ofType(keywords: Keywords, type: string | undefined): Alternative[] {
  if (type === undefined) return [{ type, keywords }];
  const kind = type === "integer" ? "number" : type;
  const own = Object.entries(keywords).filter(([name]) => (KINDS[name] ?? kind) === kind);
  const { enum: all, ...others } = Object.fromEntries(own);
  if (!Array.isArray(all)) return [{ type, keywords: others }];
  const values = all.filter((value) => isOfType(value, type));
  return values.length === 0 ? [] : [{ type, keywords: { ...others, enum: values } }];
}

function isOfType(value: unknown, type: string): boolean {
  if (value === null) return type === "null";
  if (Array.isArray(value)) return type === "array";
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}

function both(one: Alternative, other: Alternative): Alternative[] {
  if (one.type !== undefined && other.type !== undefined && one.type !== other.type) return [];
  const type = one.type ?? other.type;
  const isApart = Object.keys(one.keywords).every((name) => !(name in other.keywords));
  if (isApart) return [{ type, keywords: { ...one.keywords, ...other.keywords } }];
  const { allOf = [], ...rest } = one.keywords as { allOf?: readonly Schema[] };
  return [{ type, keywords: { ...rest, allOf: [...allOf, other.keywords] } }];
}
