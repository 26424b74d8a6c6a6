import type { JsonObject } from "./json.ts";
import type { WorkError, WorkStatus } from "./jobs.ts";
import type { ListOptions, Page } from "./page.ts";

/** A layout that an organization has taught or imported: one version of it. */
export interface StoredLayout {
  readonly id: string;
  readonly organizationId: string;
  /** The job with the corrections that taught it; null for an imported layout, and once the job is deleted. */
  readonly jobId: string | null;
  readonly name: string;
  /** Slug of the provider. */
  readonly provider: string;
  /** From 1, among those of one name and provider. */
  readonly version: number;
  /** The format variant with its provider; null until it has been learned. */
  readonly layout: JsonObject | null;
  /** Whether documents are read with it; null until it has been tried. */
  readonly accepted: boolean | null;
  /** What the trial showed; null until then. */
  readonly report: JsonObject | null;
  readonly status: WorkStatus;
  /** Null unless failed. */
  readonly error: WorkError | null;
  readonly attempt: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface NewLayout {
  /** The job with the corrections that teach it. */
  readonly jobId?: string;
  readonly name: string;
  readonly provider: string;
  /** One that is imported as it is. */
  readonly layout?: JsonObject;
}

/** What a worker hands in for a layout that was tried. */
export interface LayoutCompletion {
  readonly layout: JsonObject;
  readonly accepted: boolean;
  readonly report: JsonObject;
}

/** A document that a layout may be tried on. */
export interface LayoutTrial {
  readonly documentId: string;
  readonly jobId: string;
  /** Where the bytes are: `store.blobs.read(blobKey)`. */
  readonly blobKey: string;
  /** Whether its result was reviewed or corrected. */
  readonly reviewed: boolean;
  /** Of its result, 0 to 1. */
  readonly confidence: number;
}

export interface LayoutRepository {
  /** The next version of its name and provider, pending, queued in the same transaction. Null when the job is not of the organization. */
  create(organizationId: string, layout: NewLayout): Promise<StoredLayout | null>;
  get(organizationId: string, id: string): Promise<StoredLayout | null>;
  list(
    organizationId: string,
    options?: ListOptions<{ readonly status?: WorkStatus }>,
  ): Promise<Page<StoredLayout>>;
  /** Those that documents are read with: of each name and provider the newest accepted version. */
  inUse(organizationId: string): Promise<StoredLayout[]>;
  /**
   * What a layout is tried on: the newest job with a result of each document, reviewed or corrected ones first, then
   * the latest; at most `limit`.
   */
  trials(organizationId: string, limit: number): Promise<LayoutTrial[]>;
  /** False when it is not of the organization. */
  delete(organizationId: string, id: string): Promise<boolean>;
}
