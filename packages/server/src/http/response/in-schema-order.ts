/** What of a JSON Schema says in which order fields are printed. */
interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

type Arrange = (value: unknown) => unknown;

/**
 * Gives a value the order of its schema, which a JSON column of the database does not keep. Fields that the schema does
 * not name come last; bytes and streams are as they were.
 */
export function inSchemaOrder(schema: object): <T>(value: T) => T {
  const arrange = arrangeBy(schema);
  return <T>(value: T) => (arrange === null ? value : (arrange(value) as T));
}

/** Null where there is nothing to arrange. */
function arrangeBy({ properties, items, anyOf }: Shape): Arrange | null {
  if (anyOf !== undefined) {
    return anyOf.map(arrangeBy).find((arrange) => arrange !== null) ?? null;
  }
  if (items !== undefined) return arrangeList(items);
  return properties === undefined ? null : arrangeFields(properties);
}

function arrangeList(items: Shape): Arrange | null {
  const arrange = arrangeBy(items);
  if (arrange === null) return null;
  return (value) => (Array.isArray(value) ? value.map(arrange) : value);
}

function arrangeFields(properties: Readonly<Record<string, Shape>>): Arrange {
  const fields = Object.entries(properties).map(([name, shape]) => [name, arrangeBy(shape)] as const);
  return (value) => {
    if (!isPlain(value)) return value;
    const arranged: Record<string, unknown> = {};
    let known = 0;
    for (const [name, arrange] of fields) {
      if (!Object.hasOwn(value, name)) continue;
      arranged[name] = arrange === null ? value[name] : arrange(value[name]);
      known += 1;
    }
    // A name that is there already keeps its place.
    return known === Object.keys(value).length ? arranged : { ...arranged, ...value, ...arranged };
  };
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
