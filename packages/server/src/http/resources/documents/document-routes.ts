import { toPageEnvelope } from "../../response/page-envelope.ts";
import type { Caller } from "../../auth/caller.ts";
import { FILE_KINDS } from "../../request/file-kind.ts";
import type { UploadedForm } from "../../request/upload.ts";
import { route, uploadRoute, type Reply, type Route } from "../../routing/route.ts";
import type { DocumentService } from "./document-service.ts";
import {
  documentPageSchema,
  documentQuerySchema,
  documentSchema,
  uploadedDocumentSchema,
} from "./document-schemas.ts";
import { attachmentOf } from "./attachment.ts";
import { toDocument, toDocumentItem, toUploadedDocument } from "./document-view.ts";

const tag = "Documents";
const ids = { id: "document_not_found" } as const;

const UPLOAD_PROBLEMS = [
  "invalid_multipart",
  "invalid_body",
  "file_too_large",
  "storage_quota_exceeded",
  "too_many_uploads",
  "too_many_waiting",
  "queue_full",
] as const;

export function documentRoutes(documents: DocumentService): Route[] {
  async function upload({ caller, body }: { caller: Caller; body: UploadedForm }): Promise<Reply> {
    const { document, jobId } = await documents.create(caller, body);
    return { status: 201, body: toUploadedDocument(document, jobId) };
  }

  return [
    uploadRoute({
      method: "post",
      path: "/api/v1/documents/upload/",
      operationId: "uploadDocument",
      tag,
      summary: "Upload a PDF",
      description: "The content of the file counts, not its name or declared type.",
      upload: "pdf",
      access: "documents:write",
      replies: { 201: { description: "the document is stored", schema: uploadedDocumentSchema } },
      problems: ["not_a_pdf", ...UPLOAD_PROBLEMS],
      handle: upload,
    }),
    uploadRoute({
      method: "post",
      path: "/api/v1/spreadsheets/upload/",
      operationId: "uploadSpreadsheet",
      tag,
      summary: "Upload a spreadsheet",
      description:
        "XLSX, XLSM, ODS, CSV or TSV, or text with columns as printed. From then on it is a document like any other: jobs, results, corrections, runs and validations work as for a PDF, and each figure has its `cell`, or the line of its text. The content of the file counts, not its name or declared type.",
      upload: "spreadsheet",
      access: "documents:write",
      replies: { 201: { description: "the document is stored", schema: uploadedDocumentSchema } },
      problems: ["not_a_spreadsheet", ...UPLOAD_PROBLEMS],
      handle: upload,
    }),
    route({
      method: "get",
      path: "/api/v1/documents/",
      operationId: "listDocuments",
      tag,
      summary: "List the organization's documents",
      access: "documents:read",
      list: true,
      query: documentQuerySchema,
      replies: { 200: { description: "a page of documents", schema: documentPageSchema } },
      async handle(request) {
        const rows = await documents.list(request.caller, request.query, request.page);
        return { status: 200, body: toPageEnvelope(request, rows, toDocumentItem) };
      },
    }),
    route({
      method: "get",
      path: "/api/v1/documents/{id}/",
      operationId: "getDocument",
      tag,
      summary: "Retrieve a document",
      access: "documents:read",
      ids,
      replies: { 200: { description: "the document", schema: documentSchema } },
      async handle({ caller, param }) {
        return { status: 200, body: toDocument(await documents.get(caller, param("id"))) };
      },
    }),
    route({
      method: "get",
      path: "/api/v1/documents/{id}/content/",
      operationId: "getDocumentContent",
      tag,
      summary: "Download the uploaded bytes",
      access: "documents:read",
      ids,
      replies: {
        200: {
          description: "the bytes as they were uploaded",
          contentType: "application/pdf",
          texts: FILE_KINDS.spreadsheet.mediaTypes,
        },
      },
      problems: ["document_content_missing"],
      async handle({ caller, param }) {
        const { document, open } = await documents.content(caller, param("id"));
        const headers = {
          "Content-Type": document.contentType,
          "Content-Length": String(document.fileSize),
          "Content-Disposition": attachmentOf(document.filename),
        };
        return { status: 200, headers, stream: open };
      },
    }),
    route({
      method: "delete",
      path: "/api/v1/documents/{id}/",
      operationId: "deleteDocument",
      tag,
      summary: "Delete a document",
      description:
        "Deletes its jobs with their results and corrections, its runs with the validations that compare them, and its bytes.",
      access: "documents:delete",
      ids,
      replies: { 204: { description: "the document is deleted" } },
      problems: ["document_in_use"],
      async handle({ caller, param }) {
        await documents.delete(caller, param("id"));
        return { status: 204 };
      },
    }),
  ];
}
