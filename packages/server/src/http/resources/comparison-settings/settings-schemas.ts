import { SECTIONS, TOLERANCE_FIELDS } from "@paylift/validation";
import Type, { type TSchema } from "typebox";
import { nullable, oneOf } from "../fields.ts";

const TEXT_MAX = 500;
const ENTRIES_MAX = 50_000;
const text = Type.String({ minLength: 1, maxLength: TEXT_MAX });
const closed = { additionalProperties: false } as const;
const entries = <Item extends TSchema>(item: Item, description: string) =>
  Type.Array(item, { maxItems: ENTRIES_MAX, description });

const having = (field: string) => ({ type: "object", required: [field], properties: { [field]: {} } });

const crosswalkEntry = Type.Object(
  {
    source_id: Type.Optional(text),
    source_name: Type.Optional(text),
    target_id: Type.Optional(text),
    target_name: Type.Optional(text),
  },
  {
    ...closed,
    title: "CrosswalkEntry",
    description: "one person on both sides, each by id or by name",
    allOf: [
      { anyOf: [having("source_id"), having("source_name")] },
      { anyOf: [having("target_id"), having("target_name")] },
    ],
  },
);

const labelRef = Type.Object(
  {
    section: oneOf(SECTIONS),
    code: nullable<string>(text),
    description: Type.String({ maxLength: TEXT_MAX }),
  },
  { ...closed, title: "MappedItem", description: "an item of one side: by its code, else by its label" },
);

const lineMapping = Type.Object(
  {
    source: Type.Array(labelRef, { minItems: 1, maxItems: ENTRIES_MAX }),
    target: Type.Array(labelRef, { minItems: 1, maxItems: ENTRIES_MAX }),
    factor: Type.Optional(
      Type.Unsafe<1 | -1>({ enum: [1, -1], description: "-1 where one side prints the other sign" }),
    ),
  },
  { ...closed, title: "LineMapping", description: "items of the source that become items of the target" },
);

export const mappingSchema = Type.Object(
  {
    employees: Type.Optional(entries(crosswalkEntry, "people you have matched")),
    lines: Type.Optional(entries(lineMapping, "items you have mapped")),
  },
  { ...closed, title: "Mapping", description: "as in the file of `paylift diff --map`" },
);

const size = (description: string) => Type.Optional(Type.Number({ minimum: 0, description }));

const toleranceEntry = Type.Object(
  {
    field: oneOf(TOLERANCE_FIELDS),
    section: Type.Optional(oneOf(SECTIONS, "only lines of this section")),
    type: Type.Optional(
      Type.String({ maxLength: TEXT_MAX, description: "only lines of this canonical type" }),
    ),
    absolute: size("in dollars or hours"),
    percent: size("of the greater of both values"),
  },
  { ...closed, title: "ToleranceEntry", description: "the first one that fits a value decides" },
);

export const toleranceSchema = Type.Object(
  {
    tolerances: Type.Optional(entries(toleranceEntry, "differences you accept beforehand")),
    ytd_reason: Type.Optional(
      nullable<string>(Type.String({ maxLength: TEXT_MAX, description: "why year-to-date may differ" })),
    ),
    min_confidence: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: "below it a side's differences may be errors of reading; default 0.95",
      }),
    ),
  },
  { ...closed, title: "ToleranceSettings", description: "as in the file of `paylift diff --tolerance`" },
);
