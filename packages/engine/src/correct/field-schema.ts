import { CanonicalError, isPlainDate, parseFieldPath, parseMoney, type FieldPath } from "@paylift/canonical";
import { canonicalOutputSchema } from "@paylift/canonical/schema";

/** The part of a JSON Schema that describes a field's values. */
export interface FieldSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly maxDecimals?: number;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
}

/** The canonical schema of the field at a path; null when there is no such field. */
export function fieldSchemaAt(path: FieldPath): FieldSchema | null {
  let schema: FieldSchema | undefined = canonicalOutputSchema as unknown as FieldSchema;
  for (const step of path) {
    schema = typeof step === "number" ? schema.items : ownProperty(schema.properties, step);
    if (schema === undefined) return null;
  }
  return schema;
}

/** The value that a text means in a field, undefined when the field cannot hold it. */
export function valueFor(schema: FieldSchema, text: string): unknown {
  const readings = [
    text,
    toNumber(text, schema.maxDecimals),
    toBoolean(text),
    text === "" ? null : undefined,
  ];
  return readings.find((reading) => reading !== undefined && accepts(schema, reading));
}

/** What a value of another field is in this one, undefined when the field cannot hold it. Records and lists do not move. */
export function movedValue(schema: FieldSchema, value: unknown): unknown {
  if (typeof value === "string") return valueFor(schema, value);
  if (typeof value === "object" && value !== null) return undefined;
  return accepts(schema, value) ? value : undefined;
}

/** The empty value of a field, undefined if the field cannot be empty. */
export function emptyFor(schema: FieldSchema): unknown {
  return [null, ""].find((empty) => accepts(schema, empty));
}

function ownProperty(properties: FieldSchema["properties"], name: string): FieldSchema | undefined {
  return properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** Sums over thousands of such amounts still are amounts. */
const LARGEST_AMOUNT = 1_000_000_000;

function accepts(schema: FieldSchema, value: unknown): boolean {
  const types = [schema.type ?? []].flat();
  if (!types.includes(typeOf(value)) && !(Number.isInteger(value) && types.includes("integer"))) return false;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false;
  if (typeof value === "number") {
    const { maxDecimals = null, minimum = -Infinity } = schema;
    if (maxDecimals !== null && Math.abs(value) > LARGEST_AMOUNT) return false;
    return value >= minimum && (maxDecimals === null || Number(value.toFixed(maxDecimals)) === value);
  }
  if (typeof value !== "string") return true;
  if (schema.format === "date" && !isPlainDate(value)) return false;
  return schema.pattern === undefined || new RegExp(schema.pattern, "u").test(value);
}

function typeOf(value: unknown): string {
  return value === null ? "null" : typeof value;
}

/** `1234.5`, or money as it is printed: `1,234.50`, `(12.00)`. An amount has no more decimals: `1.500` may mean thousands. */
function toNumber(text: string, decimals = 10): number | undefined {
  const plain = /^-?\d{1,15}(?:\.(\d{1,10}))?$/.exec(text.trim());
  if (plain !== null && (plain[1]?.length ?? 0) <= decimals) return Number(text);
  const cents = parseMoney(text);
  return cents === null ? undefined : cents / 100;
}

function toBoolean(text: string): boolean | undefined {
  if (text === "true") return true;
  return text === "false" ? false : undefined;
}

/** Whether a field can hold a typed value: null where the schema has no such field, or it is a record. */
export function fieldHolds(path: string, text: string): boolean | null {
  let schema: FieldSchema | null;
  try {
    schema = fieldSchemaAt(parseFieldPath(path));
  } catch (error) {
    if (error instanceof CanonicalError) return null;
    throw error;
  }
  const isField = schema !== null && schema.properties === undefined && schema.items === undefined;
  return isField && schema !== null ? valueFor(schema, text) !== undefined : null;
}
