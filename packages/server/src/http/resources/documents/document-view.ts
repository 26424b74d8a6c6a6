import type { Document } from "@paylift/store";

export function toDocumentItem(document: Document): object {
  return {
    id: document.id,
    filename: document.filename,
    file_size: document.fileSize,
    checksum: document.checksum,
    created_at: document.createdAt.toISOString(),
  };
}

export function toDocument(document: Document): object {
  return { ...toDocumentItem(document), content_type: document.contentType };
}

export function toUploadedDocument(document: Document, jobId: string | null): object {
  return {
    ...toDocument(document),
    organization: document.organizationId,
    status: "uploaded",
    ...(jobId === null ? {} : { job_id: jobId }),
  };
}
