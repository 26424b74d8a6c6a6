import { WORK_STATUSES } from "@paylift/store";
import Type from "typebox";
import { id, nullable, oneOf, pageOf, timestamp, workErrorSchema } from "../fields.ts";

const NAME_MAX = 80;
const name = Type.String({ minLength: 1, maxLength: NAME_MAX, pattern: "\\S" });
const provider = Type.String({
  minLength: 1,
  maxLength: NAME_MAX,
  pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
  description: "slug, such as `northwind`",
});

export const newLayoutSchema = Type.Object(
  { name, provider: Type.Optional(provider) },
  {
    title: "NewLayout",
    description:
      "What the layout is called. A name and provider that are there already get their next version.",
  },
);

const layoutDataSchema = Type.Object(
  { provider: Type.Unknown(), variant: Type.Unknown() },
  {
    title: "LayoutData",
    description: "a format variant with its provider, as the engine's published schemas say",
  },
);

export const importedLayoutSchema = Type.Object(
  { name: Type.Optional(name), layout: layoutDataSchema },
  { title: "ImportedLayout" },
);

const document = { document_id: id(), job_id: id() };

const reportSchema = Type.Object(
  {
    confidence_before: Type.Optional(Type.Number()),
    confidence_after: Type.Optional(Type.Number()),
    differed_before: Type.Optional(
      Type.Integer({
        description: "fields of its own document that were read otherwise than they were corrected",
      }),
    ),
    differs: Type.Optional(Type.Integer({ description: "how many of them still are, with the layout" })),
    differs_in: Type.Optional(
      Type.Array(
        Type.Object({
          path: Type.String(),
          missing: Type.Boolean({
            description: "nothing is read there, of what says nothing of money or people",
          }),
        }),
      ),
    ),
    untaught: Type.Optional(Type.Array(Type.String(), { description: "what the document could not teach" })),
    not_applied: Type.Optional(Type.Integer({ description: "corrections that could not be applied" })),
    tried: Type.Integer({ description: "reviewed documents that were read again" }),
    not_tried: Type.Integer({ description: "reviewed documents that could not be read again" }),
    worse: Type.Array(
      Type.Object({ ...document, fields: Type.Array(Type.String()), count: Type.Integer() }),
      { description: "reviewed documents that would be read wrong where they were read right" },
    ),
    better: Type.Array(
      Type.Object({ ...document, confidence_before: Type.Number(), confidence_after: Type.Number() }),
      { description: "other documents that would be read with more confidence" },
    ),
  },
  { title: "LayoutReport", description: "Fields are told by their paths, never by their values." },
);

export const layoutSchema = Type.Object(
  {
    id: id(),
    job_id: nullable<string>(id("the job with the corrections that taught it; null for an imported layout")),
    name: Type.String(),
    provider: Type.String(),
    version: Type.Integer({ minimum: 1 }),
    status: oneOf(WORK_STATUSES, "how far trying it is"),
    accepted: nullable<boolean>(
      Type.Boolean({
        description: "false where a reviewed document would be read wrong; null until it is tried",
      }),
    ),
    in_use: Type.Boolean({
      description: "whether documents are read with it: the newest accepted version is",
    }),
    trusted: nullable<boolean>(
      Type.Boolean({
        description: "whether its own document is read as it was corrected; null until it is known",
      }),
    ),
    report: nullable<object>(reportSchema),
    error: nullable<object>(workErrorSchema),
    created_at: timestamp(),
    updated_at: timestamp(),
  },
  { title: "Layout" },
);
export const layoutPageSchema = pageOf(layoutSchema);
export const exportedLayoutSchema = layoutDataSchema;
