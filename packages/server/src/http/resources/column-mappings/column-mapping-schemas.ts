import { COLUMN_MEANINGS, LIST_MEANINGS } from "@paylift/tabular";
import Type from "typebox";
import { id, nullable, oneOf, pageOf, timestamp } from "../fields.ts";

const TEXT_MAX = 500;
const closed = { additionalProperties: false } as const;
const text = Type.String({ minLength: 1, maxLength: TEXT_MAX });

const mappedColumnSchema = Type.Object(
  {
    column: Type.String({ pattern: "^[A-Z]{1,3}$", description: "its letters" }),
    heading: text,
    is: oneOf(COLUMN_MEANINGS),
    line: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: TEXT_MAX,
        description: "the heading that names its pay item, where that is another",
      }),
    ),
  },
  { ...closed, title: "MappedColumn" },
);

const mappedSheetSchema = Type.Object(
  {
    sheet: nullable<string>(
      Type.String({ minLength: 1, maxLength: TEXT_MAX, description: "null for every sheet" }),
    ),
    columns: Type.Array(mappedColumnSchema, { minItems: 1, maxItems: 1_000 }),
    lists: Type.Optional(
      Type.Unsafe<Record<string, (typeof LIST_MEANINGS)[number]>>({
        type: "object",
        additionalProperties: { enum: [...LIST_MEANINGS] },
        description: "of a sheet with a row a pay item: what the values of its column `list` stand for",
      }),
    ),
  },
  { ...closed, title: "MappedSheet" },
);

/** As in the file of `paylift extract --map`. */
const spreadsheetMappingSchema = Type.Object(
  { version: Type.Literal(1), sheets: Type.Array(mappedSheetSchema, { minItems: 1, maxItems: 100 }) },
  { ...closed, title: "SpreadsheetMapping", description: "what the columns of a spreadsheet are" },
);

const header = Type.String({
  pattern: "^[0-9a-f]{64}$",
  description: "fingerprint of the headings, the same for each payroll of one export",
});

export const jobColumnsSchema = Type.Object(
  {
    header: nullable<string>(header),
    mapping: nullable(spreadsheetMappingSchema),
    saved: Type.Boolean({
      description: "whether spreadsheets with this header are read by a mapping that was saved",
    }),
  },
  {
    title: "JobColumns",
    description: "what the columns of the spreadsheet were taken for; nulls for a document without columns",
  },
);

const name = Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" });

export const columnMappingSchema = Type.Object(
  {
    id: id(),
    header,
    name,
    mapping: spreadsheetMappingSchema,
    created_at: timestamp(),
    updated_at: timestamp(),
  },
  { title: "ColumnMapping" },
);
export const columnMappingPageSchema = pageOf(columnMappingSchema);
export const newColumnMappingSchema = Type.Object(
  { name, mapping: spreadsheetMappingSchema },
  { ...closed, title: "NewColumnMapping" },
);
