import type { TSchema } from "typebox";

/** A schema of an object with any fields; typebox's own type for it names them all. */
export type ObjectSchema = TSchema & { readonly properties: Readonly<Record<string, TSchema>> };
