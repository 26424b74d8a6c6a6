import type { Made } from "./api-reference.ts";
import { cell, schemaTables, type Schema } from "./schema-tables.ts";

/** The reference of a schema of the engine's data files, such as that of format variants. */
export function fileReference(
  schema: Exclude<Schema, boolean>,
  { path, title, intro }: { path: string; title: string; intro: string },
): Made {
  const parts = schemaTables(schema, (name) => `\`${name}\``).map(({ path, description, markdown }) =>
    [`## ${path === "" ? "The file" : `\`${path}\``}`, cell(description), markdown]
      .filter((part) => part !== "")
      .join("\n\n"),
  );
  return { path, title, markdown: [`# ${title}`, intro, ...parts].join("\n\n") };
}
