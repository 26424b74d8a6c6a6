import type { Readable } from "node:stream";
import {
  StoreError,
  type Document,
  type DocumentFilters,
  type Page,
  type ReadingOptions,
  type Repositories,
  type Store,
} from "@paylift/store";
import type { Caller } from "../../auth/caller.ts";
import { found, notFound } from "../../errors/not-found.ts";
import { Problem } from "../../errors/problem.ts";
import type { PageRequest } from "../../request/page-request.ts";
import type { UploadedForm } from "../../request/upload.ts";
import { note } from "../audit.ts";
import type { Admission } from "../jobs/admission.ts";

export interface DocumentService {
  /** The document, and the id of its job where one was asked for. */
  create(caller: Caller, form: UploadedForm): Promise<{ document: Document; jobId: string | null }>;
  list(caller: Caller, filters: DocumentFilters, page: PageRequest): Promise<Page<Document>>;
  get(caller: Caller, id: string): Promise<Document>;
  /** The document, and its bytes for whoever asks. */
  content(caller: Caller, id: string): Promise<{ document: Document; open: () => Promise<Readable> }>;
  delete(caller: Caller, id: string): Promise<void>;
}

export function createDocumentService(store: Store, admission: Admission): DocumentService {
  async function get(caller: Caller, id: string): Promise<Document> {
    return found(await store.documents.get(caller.organizationId, id), "document_not_found");
  }

  return {
    get,
    async create(caller, { filename, upload, createJob, password }) {
      // Of the bytes that nobody refers to, housekeeping gets rid.
      if (createJob) await admission.admit(caller.organizationId);
      const { key: blobKey, checksum, size: fileSize } = upload.stored;
      return store.transaction(async (tx) => {
        const document = await tx.documents.create(caller.organizationId, {
          filename,
          fileSize,
          checksum,
          contentType: upload.contentType,
          blobKey,
        });
        if (document === null) throw new Problem("not_authenticated", "the organization was deleted");
        await note(tx, caller, { action: "document.created", subjectId: document.id });
        const options = password === undefined ? {} : { password };
        return { document, jobId: createJob ? await createJobOf(tx, caller, document, options) : null };
      });
    },
    list: (caller, filters, page) => store.documents.list(caller.organizationId, { ...page, filters }),
    async content(caller, id) {
      const document = await get(caller, id);
      return { document, open: () => openContent(store, document) };
    },
    async delete(caller, id) {
      const { organizationId } = caller;
      await store.transaction(async (tx) => {
        if (!(await tx.documents.delete(organizationId, id))) throw notFound("document_not_found");
        await note(tx, caller, { action: "document.deleted", subjectId: id });
      });
    },
  };
}

async function createJobOf(
  tx: Repositories,
  caller: Caller,
  document: Document,
  options: ReadingOptions,
): Promise<string> {
  const job = found(await tx.jobs.create(caller.organizationId, document.id, options), "document_not_found");
  await note(tx, caller, { action: "job.created", subjectId: job.id });
  return job.id;
}

async function openContent(store: Store, document: Document): Promise<Readable> {
  try {
    return await store.blobs.open(document.blobKey);
  } catch (error) {
    if (!(error instanceof StoreError) || error.code !== "blob_missing") throw error;
    throw new Problem("document_content_missing", "the document is known, but its bytes are not stored");
  }
}
