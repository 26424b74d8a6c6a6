import Type, { type TSchema } from "typebox";
import type { ObjectSchema } from "../request/object-schema.ts";

/** Fields that several resources have. */
export const id = (description?: string) =>
  Type.String({ format: "uuid", ...(description === undefined ? {} : { description }) });
export const timestamp = (description?: string) =>
  Type.String({ format: "date-time", ...(description === undefined ? {} : { description }) });

export const oneOf = <T extends string>(values: readonly T[], description?: string) =>
  Type.Unsafe<T>({
    type: "string",
    enum: [...values],
    ...(description === undefined ? {} : { description }),
  });

export const textOrNull = (maxLength: number) =>
  Type.Unsafe<string | null>({ type: ["string", "null"], maxLength });

export const nullable = <T>(schema: TSchema) => Type.Unsafe<T | null>({ anyOf: [schema, { type: "null" }] });

/** Why work failed. */
export const workErrorSchema = Type.Object(
  { code: Type.String(), message: Type.String() },
  { title: "WorkError", description: "why it failed" },
);

/** The envelope of a list. */
export function pageOf(item: TSchema & { readonly title?: string }): ObjectSchema {
  return Type.Object(
    {
      count: Type.Integer({ description: "results on all pages together" }),
      next: nullable<string>(Type.String({ format: "uri" })),
      previous: nullable<string>(Type.String({ format: "uri" })),
      results: Type.Array(item),
    },
    { title: `${item.title ?? "Item"}Page` },
  );
}
