import type { JsonObject } from "./json.ts";
import type { ListOptions, Page } from "./page.ts";

/** What a person says is wrong with the records of a result. */
export interface StructureCorrection extends NewStructureCorrection {
  readonly id: string;
  readonly jobId: string;
  readonly notes: string | null;
  readonly evidence: JsonObject | null;
  readonly createdAt: Date;
}

export interface NewStructureCorrection {
  readonly action: string;
  /** What the action is done to, as the engine takes it. */
  readonly change: JsonObject;
  readonly notes?: string | null;
  /** Where the page shows it. */
  readonly evidence?: JsonObject | null;
}

/** Every method returns null (`delete` false) when the job or the correction does not belong to the organization. */
export interface StructureCorrectionRepository {
  create(
    organizationId: string,
    jobId: string,
    correction: NewStructureCorrection,
  ): Promise<StructureCorrection | null>;
  get(organizationId: string, jobId: string, id: string): Promise<StructureCorrection | null>;
  list(
    organizationId: string,
    jobId: string,
    options?: ListOptions,
  ): Promise<Page<StructureCorrection> | null>;
  /** Those of several jobs, oldest first; none of jobs of other organizations. */
  ofJobs(organizationId: string, jobIds: readonly string[]): Promise<StructureCorrection[]>;
  delete(organizationId: string, jobId: string, id: string): Promise<boolean>;
}
