import type { JsonObject } from "./json.ts";
import type { ListOptions, Page } from "./page.ts";

export const CORRECTION_TYPES = ["wrong_value", "wrong_field", "missing_field", "spurious"] as const;
export type CorrectionType = (typeof CORRECTION_TYPES)[number];

/** What a person says is wrong with a result. */
export interface Correction extends NewCorrection {
  readonly id: string;
  readonly jobId: string;
  readonly notes: string | null;
  readonly evidence: JsonObject | null;
  readonly createdAt: Date;
}

export interface NewCorrection {
  readonly correctionType: CorrectionType;
  readonly fieldPath: string;
  readonly originalValue: string;
  readonly correctedValue: string;
  readonly notes?: string | null;
  /** Where the page shows the right value. */
  readonly evidence?: JsonObject | null;
}

/** Every method returns null (`delete` false) when the job or the correction does not belong to the organization. */
export interface CorrectionRepository {
  create(organizationId: string, jobId: string, correction: NewCorrection): Promise<Correction | null>;
  get(organizationId: string, jobId: string, id: string): Promise<Correction | null>;
  list(organizationId: string, jobId: string, options?: ListOptions): Promise<Page<Correction> | null>;
  /** Those of several jobs, oldest first; none of jobs of other organizations. */
  ofJobs(organizationId: string, jobIds: readonly string[]): Promise<Correction[]>;
  update(
    organizationId: string,
    jobId: string,
    id: string,
    changes: Partial<NewCorrection>,
  ): Promise<Correction | null>;
  delete(organizationId: string, jobId: string, id: string): Promise<boolean>;
}
