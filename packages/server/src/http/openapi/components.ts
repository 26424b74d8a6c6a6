/** JSON Schemas that have a title become components of their own, referred to by it. */
export interface Components {
  /** The schema with every titled part replaced by a reference. */
  refer(schema: unknown): unknown;
  readonly schemas: Readonly<Record<string, unknown>>;
}

/** Keywords of ours, which JSON Schema does not have: other programs let pass what begins with `x-`. */
const EXTENSIONS: Readonly<Record<string, string>> = { maxDecimals: "x-max-decimals" };

const NAME = /^[A-Z][A-Za-z]+$/;

export function createComponents(): Components {
  const schemas: Record<string, unknown> = {};

  function refer(schema: unknown): unknown {
    if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return inline(schema);
    const { title } = schema as { title?: unknown };
    if (typeof title !== "string" || !NAME.test(title)) return inline(schema);
    if (!Object.hasOwn(schemas, title)) {
      // Known before it is walked, so that a schema may refer to itself.
      schemas[title] = {};
      schemas[title] = inline(schema);
    }
    return { $ref: `#/components/schemas/${title}` };
  }

  function inline(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map(refer);
    if (typeof schema !== "object" || schema === null) return schema;
    // A component is no document of its own.
    const fields = Object.entries(schema).filter(([name]) => name !== "$schema");
    return Object.fromEntries(fields.map(([name, value]) => [EXTENSIONS[name] ?? name, refer(value)]));
  }

  return { refer, schemas };
}
