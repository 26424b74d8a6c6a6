import Type from "typebox";
import { id, pageOf, timestamp } from "../fields.ts";

const listed = {
  id: id(),
  filename: Type.String({ description: "original file name" }),
  file_size: Type.Integer({ minimum: 0, description: "bytes" }),
  checksum: Type.String({ pattern: "^sha256:[0-9a-f]{64}$" }),
};

export const documentItemSchema = Type.Object(
  { ...listed, created_at: timestamp() },
  { title: "DocumentItem" },
);
export const documentPageSchema = pageOf(documentItemSchema);

export const documentSchema = Type.Object(
  { ...listed, content_type: Type.String(), created_at: timestamp() },
  { title: "Document" },
);

export const uploadedDocumentSchema = Type.Object(
  {
    ...listed,
    content_type: Type.String(),
    organization: id("owning organization"),
    status: Type.Literal("uploaded"),
    job_id: Type.Optional(id("the extraction job, where create_job asked for one")),
    created_at: timestamp(),
  },
  { title: "UploadedDocument" },
);

export const documentQuerySchema = Type.Object({
  checksum: Type.Optional(Type.String({ pattern: "^sha256:[0-9a-f]{64}$" })),
});
