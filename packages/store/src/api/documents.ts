import type { ListOptions, Page } from "./page.ts";

export interface Document {
  readonly id: string;
  readonly organizationId: string;
  /** Exactly as sent. */
  readonly filename: string;
  /** In bytes. */
  readonly fileSize: number;
  /** `sha256:` and 64 hex digits. */
  readonly checksum: string;
  readonly contentType: string;
  /** Where the bytes are: `store.blobs.open(blobKey)`. */
  readonly blobKey: string;
  readonly createdAt: Date;
}

export interface NewDocument {
  readonly filename: string;
  readonly fileSize: number;
  readonly checksum: string;
  readonly contentType: string;
  readonly blobKey: string;
}

export interface DocumentFilters {
  readonly checksum?: string;
}

export interface DocumentRepository {
  /**
   * Null when there is no such organization.
   * @throws StoreError `blob_missing` when the bytes are not stored (any more): put them again.
   */
  create(organizationId: string, document: NewDocument): Promise<Document | null>;
  get(organizationId: string, id: string): Promise<Document | null>;
  list(organizationId: string, options?: ListOptions<DocumentFilters>): Promise<Page<Document>>;
  /** Bytes of all documents of the organization. */
  storedBytes(organizationId: string): Promise<number>;
  /** Bytes of all documents of all organizations, and of the organization that has most. */
  storedByAll(): Promise<{ readonly bytes: number; readonly largest: number }>;
  /**
   * Deletes the document with its jobs, results, corrections and runs (and their validations), and its bytes
   * once no other document has the same ones. Payroll migrations that lose runs move to the state of what they keep.
   * @throws StoreError `document_in_use` while a job of it is processing.
   */
  delete(organizationId: string, id: string): Promise<boolean>;
}
