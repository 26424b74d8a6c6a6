/** A JSON Schema, as in the OpenAPI document and in files. */
export type Schema = boolean | { readonly [keyword: string]: unknown };
type Keywords = Exclude<Schema, boolean>;

/** A table of the fields of an object. */
export interface Table {
  /** Where the object stands: `fields[]`; empty for the whole. */
  readonly path: string;
  readonly description: string;
  readonly markdown: string;
}

/** How a reference to a named schema is written. */
export type Reference = (name: string) => string;

/** The tables of an object and of the objects in it, the outer one first. */
export function schemaTables(schema: Keywords, reference: Reference, path = ""): Table[] {
  const required = (schema["required"] ?? []) as readonly string[];
  const inner: Table[] = [];
  const rows = Object.entries((schema["properties"] ?? {}) as Record<string, Schema>).map(([name, field]) => {
    for (const [suffix, object] of objectsIn(field))
      inner.push(...schemaTables(object, reference, `${path}${path === "" ? "" : "."}${name}${suffix}`));
    return [
      `\`${name}\``,
      typeOf(field, reference),
      required.includes(name) ? "yes" : "no",
      field === true || field === false ? "" : cell(String(field["description"] ?? "")),
    ];
  });
  const description = typeof schema["description"] === "string" ? schema["description"] : "";
  const markdown = rows.length === 0 ? "" : table(["Field", "Type", "Required", "Meaning"], rows);
  return [{ path, description, markdown }, ...inner];
}

/** Objects with fields of their own in a schema, with how they are reached. */
function* objectsIn(schema: Schema): Generator<[suffix: string, object: Keywords]> {
  if (typeof schema === "boolean") return;
  if (schema["properties"] !== undefined) yield ["", schema];
  for (const each of (schema["anyOf"] ?? []) as Schema[]) yield* objectsIn(each);
  for (const each of (schema["allOf"] ?? []) as Keywords[]) yield* branchesOf(each);
  for (const [suffix, object] of objectsIn((schema["items"] ?? true) as Schema))
    yield [`[]${suffix}`, object];
  for (const each of Object.values((schema["patternProperties"] ?? {}) as Record<string, Schema>))
    for (const [suffix, object] of objectsIn(each)) yield [`.*${suffix}`, object];
}

/** The forms that an object has by the value of one of its fields: each is told by that value. */
function* branchesOf({ if: condition, then, else: otherwise }: Keywords): Generator<[string, Keywords]> {
  const [told = ""] = Object.keys((condition as { properties?: object } | undefined)?.properties ?? {});
  for (const branch of [then, otherwise]) {
    for (const [, object] of objectsIn((branch ?? true) as Schema)) {
      const field = (object["properties"] as Record<string, Keywords>)[told] ?? {};
      yield [` (${told}: ${[field["const"] ?? field["enum"]].flat().join(" or ")})`, object];
    }
  }
}

/** What values of a schema are, in words and code. */
export function typeOf(schema: Schema, reference: Reference): string {
  if (typeof schema === "boolean") return "anything";
  const { $ref: target, anyOf, enum: values, const: only, type, pattern } = schema;
  if (typeof target === "string") return reference(target.slice(target.lastIndexOf("/") + 1));
  if (Array.isArray(anyOf))
    return [...new Set(anyOf.map((each: Schema) => typeOf(each, reference)))].join(" or ");
  if (only !== undefined) return code(only);
  if (Array.isArray(values)) return listed(values);
  const types = [type ?? "anything"]
    .flat()
    .map((each) => (each === "array" ? arrayOf(schema, reference) : String(each)));
  const limits = [
    ["at least", schema["minimum"] ?? schema["minLength"]],
    ["at most", schema["maximum"] ?? schema["maxLength"]],
  ].flatMap(([words, limit]) => (limit === undefined ? [] : [`${words} ${limit}`]));
  const notes = [schema["format"], ...limits, pattern === undefined ? undefined : code(pattern)].filter(
    (note) => note !== undefined,
  );
  return types.join(" or ") + (notes.length === 0 ? "" : ` (${notes.join(", ")})`);
}

function arrayOf(schema: Keywords, reference: Reference): string {
  return `list of ${typeOf((schema["items"] ?? true) as Schema, reference)}`;
}

/** Long lists are in the schema itself. */
const MOST_VALUES = 12;

function listed(values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_VALUES).map(code).join(", ");
  const more = values.length - MOST_VALUES;
  return more > 0 ? `${shown} and ${more} more` : shown;
}

function code(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `\`${text.replaceAll("|", "\\|")}\``;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A text in a table: nothing in it may end the cell, or be taken for HTML. */
export function cell(text: string): string {
  const escaped = text.replaceAll("\n", " ").replaceAll("|", "\\|");
  return escaped.replaceAll(/(`[^`]*`)|<|\{\{/g, (found, code: string | undefined) =>
    code !== undefined ? code : found === "<" ? "&lt;" : "&#123;&#123;",
  );
}
