/** A hundred years. */
export const RETENTION_DAYS_MAX = 36_500;

/** How long an organization keeps its documents and what was read from them. */
export interface Retention {
  /** Whole days since the upload, 1 to RETENTION_DAYS_MAX; null for no limit. */
  readonly days: number | null;
}

/** What a retention would delete if it held now. */
export interface RetentionPreview {
  /** Documents that would go. */
  readonly documents: number;
  /** As old, but of a payroll migration that is not signed off. */
  readonly keptForMigrations: number;
}

export interface DueDocument {
  readonly id: string;
  readonly organizationId: string;
  readonly createdAt: Date;
}

/**
 * A document is due when it is older than its organization keeps documents, none of its jobs is processing, and every
 * payroll migration that has a run of it was signed off after its last run was changed.
 */
export interface RetentionRepository {
  /** Null when there is no such organization. */
  get(organizationId: string): Promise<Retention | null>;
  /** Null when there is no such organization. @throws StoreError `invalid_argument`. */
  set(organizationId: string, retention: Retention): Promise<Retention | null>;
  /** Null when there is no such organization. @throws StoreError `invalid_argument`. */
  preview(organizationId: string, days: number): Promise<RetentionPreview | null>;
  /** Due documents, organization by organization and of each the oldest first, at most `limit` (1 to 1,000) after the given one. */
  due(options: { readonly limit: number; readonly after?: DueDocument }): Promise<DueDocument[]>;
  /**
   * Deletes a document as `documents.delete` does. A payroll migration that loses its last run loses its decisions and
   * its mapping and tolerance as well: they name people; its name and its sign-offs stay. False when the document is
   * not due.
   * @throws StoreError `document_in_use` when a job or a payroll migration takes it up at this very moment.
   */
  expire(organizationId: string, documentId: string): Promise<boolean>;
}
