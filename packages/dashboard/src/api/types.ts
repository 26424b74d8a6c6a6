import type { components } from "@paylift/client";

type Schemas = components["schemas"];

export type DocumentItem = Schemas["DocumentItem"];
export type DocumentOverview = Schemas["DocumentOverview"];
export type Job = Schemas["ExtractionJob"];
export type JobItem = Schemas["ExtractionJobItem"];
export type WorkStatus = JobItem["status"];
export type Evidence = Schemas["Evidence"];
export type Printed = Schemas["Printed"];
export type Box = Schemas["Box"];
export type PageSummary = Schemas["PageSummary"];
export type Check = Schemas["Check"];
export type Correction = Schemas["Correction"];
export type StructureCorrection = Schemas["StructureCorrection"];
export type NewStructureCorrection = Schemas["NewStructureCorrection"];
export type CorrectedOutput = Schemas["CorrectedOutput"];
export type CorrectedField = Schemas["CorrectedField"];
export type ConfidenceReason = Schemas["ConfidenceReason"];
export type NewCorrection = Schemas["NewCorrection"];
export type CorrectionType = Correction["correction_type"];
export type Migration = Schemas["Migration"];
export type Run = Schemas["Run"];
export type RunType = Run["run_type"];
export type Validation = Schemas["Validation"];
export type ValidationItem = Schemas["ValidationItem"];
export type ApiKey = Schemas["ApiKey"];
export type Webhook = Schemas["Webhook"];
export type User = Schemas["User"];
export type Role = User["role"];
export type Layout = Schemas["Layout"];
export type LayoutReport = Schemas["LayoutReport"];
export type JobReview = Schemas["JobReview"];
export type RetentionPreview = Schemas["RetentionPreview"];
export type Session = Schemas["Session"];
export type SearchResults = Schemas["SearchResults"];
export type Metrics = Schemas["Metrics"];
export type MetricsHistory = Schemas["MetricsHistory"];

/** A list as the service gives it. */
export interface PageOf<Item> {
  readonly count: number;
  readonly results: readonly Item[];
}
