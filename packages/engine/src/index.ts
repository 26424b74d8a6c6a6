// The engine
export { createEngine } from "./engine.ts";
export type {
  DocumentSource,
  Engine,
  EngineOptions,
  ExtractOptions,
  InspectOptions,
  Progress,
  ProviderDescription,
  Stage,
} from "./api/engine.ts";

// What it gives
export type {
  Box,
  Check,
  CheckScope,
  ConfidenceReason,
  Evidence,
  ExtractionResult,
  PageReason,
  PageSource,
  PageSummary,
  Repair,
  Straightening,
  Timings,
  UnclaimedToken,
} from "./api/result.ts";
export type { InspectedWord, PageInspection, WordState } from "./api/inspection.ts";

// What it throws
export { EngineError, ERROR_CODES, ERROR_REASONS } from "./errors.ts";
export type { ErrorCode, ErrorReason } from "./errors.ts";
