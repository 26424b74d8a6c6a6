import type { Schema } from "./schema.ts";

/** What is compared of an OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
  /** Any of them will do; none: nobody is asked. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** By media type. */
export type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

const REFERENCE = "#/components/schemas/";

/** The name of the component that a schema refers to. */
export function componentOf(schema: Schema): string | null {
  if (typeof schema === "boolean") return null;
  const { $ref: reference } = schema;
  return typeof reference === "string" ? reference.slice(REFERENCE.length) : null;
}

/** The schema that a reference leads to, or the schema itself. */
export function dereference({ components }: OpenApiDocument, schema: Schema): Schema {
  const name = componentOf(schema);
  if (name === null) return schema;
  const component = components.schemas[name];
  if (component === undefined) throw new Error(`the document has no schema ${name}`);
  return dereference({ components } as OpenApiDocument, component);
}
