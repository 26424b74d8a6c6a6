import { FORMAT_TYPES } from "@paylift/canonical";
import Type, { type Static } from "typebox";
import { FieldSchema, oneOf, Pattern, strict } from "./schema-parts.ts";
import { LINE_SECTIONS } from "./schema-values.ts";
import { StatementSchema } from "./statement-schema.ts";
import { AnyTableSchema } from "./table-schema.ts";
import { TaughtSchema } from "./taught-schema.ts";

export type { FieldData, FigureName, LinesData, LineSection, RecordScope } from "./schema-parts.ts";
export { COLUMN_FACTS, LAYOUTS, ROW_KINDS } from "./table-schema.ts";
export type {
  ColumnData,
  ColumnFact,
  LabelData,
  LaneData,
  Layout,
  RowData,
  TableData,
} from "./table-schema.ts";
export type { TransposedData } from "./transposed-schema.ts";

const LegendSchema = Type.Object(
  {
    begin: Pattern,
    end: Type.Optional(Pattern),
    columns: Type.Array(
      Type.Object(
        { heading: Type.String({ minLength: 1 }), section: oneOf(LINE_SECTIONS, "Whose codes") },
        strict,
      ),
      { minItems: 1 },
    ),
    entry: Pattern,
  },
  { ...strict, description: "A list of codes and what they mean, in columns under headings" },
);

/** Where an editor finds the schema of a file; the engine does not look at it. */
const forEditors = Type.Optional(Type.String({ description: "Where editors find this schema" }));

/** One format variant of one provider: where things stand on its pages, as data. */
export const variantSchema = Type.Object(
  {
    $schema: forEditors,
    slug: Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }),
    name: Type.String({ minLength: 1 }),
    version: Type.String({ pattern: "^\\d+(\\.\\d+)*$" }),
    format_type: oneOf(FORMAT_TYPES, "What kind of document it is"),
    evidence: oneOf(
      ["verified", "described", "taught"],
      "Checked against documents, written from a description, or taught by a reviewed document",
    ),
    fingerprint: Type.Object(
      {
        all: Type.Array(Type.String({ minLength: 1 })),
        most: Type.Optional(
          Type.Array(Type.String({ minLength: 1 }), {
            description: "Words of which most must stand there: two thirds of them, by their letters",
          }),
        ),
        none: Type.Optional(Type.Array(Type.String({ minLength: 1 }))),
      },
      { ...strict, description: "Words that must (not) stand on the first pages, as printed" },
    ),
    decimals: Type.Optional(
      oneOf(
        ["point", "comma", "space", "either"],
        "What separates cents; either: what a page shows; default point",
      ),
    ),
    fields: Type.Array(FieldSchema),
    run_kinds: Type.Optional(
      Type.Record(Type.String(), oneOf(["regular", "off_cycle", "correction"], "Run kind")),
    ),
    furniture: Type.Optional(
      Type.Array(Pattern, { description: "Lines that repeat on each page and say nothing of the pay" }),
    ),
    not_printed: Type.Optional(
      Type.Array(oneOf(["pay_date", "period_end", "company_name"], "A fact"), {
        description: "Facts that documents of this layout never print",
      }),
    ),
    tables: Type.Optional(Type.Array(AnyTableSchema, { minItems: 1 })),
    statement: Type.Optional(StatementSchema),
    taught: Type.Optional(TaughtSchema),
    legend: Type.Optional(LegendSchema),
  },
  strict,
);

export const providerSchema = Type.Object(
  {
    $schema: forEditors,
    slug: Type.String({ pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }),
    name: Type.String({ minLength: 1 }),
    description: Type.String(),
  },
  strict,
);

export type VariantData = Static<typeof variantSchema>;
export type ProviderData = Static<typeof providerSchema>;
export type LegendData = NonNullable<VariantData["legend"]>;
