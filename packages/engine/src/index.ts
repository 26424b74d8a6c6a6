// The engine
export { createEngine } from "./engine.ts";
export { READER_CHOICES } from "./api/engine.ts";
export type {
  DocumentSource,
  Engine,
  EngineOptions,
  ExtractOptions,
  InspectOptions,
  Progress,
  ProviderDescription,
  ProvidersCheck,
  ReaderChoice,
  Stage,
} from "./api/engine.ts";

// For whoever votes from outside
export { VOTED_KINDS, VOTED_ROLES } from "./api/voter.ts";
export type {
  Vote,
  VotedKind,
  VotedRole,
  Voter,
  VoterPage,
  VoterQuestion,
  VoterSlot,
  VoterSpan,
} from "./api/voter.ts";

// For whoever writes format variants
export { draftVariant } from "./draft-variant.ts";
export type { DraftObstacle, DraftOptions, VariantDraft } from "./api/draft.ts";
export { checkProviders } from "./variants/load-providers.ts";

// For whoever teaches layouts
export type { LayoutData, LearnedLayout, LearnOptions, OutputDifference } from "./api/layout.ts";

// What it gives
export type {
  Box,
  Check,
  CheckScope,
  ConfidenceReason,
  Evidence,
  ExtractionResult,
  HiddenText,
  UnreadableFigure,
  PageReason,
  PageSource,
  PageSummary,
  ReaderName,
  Repair,
  Straightening,
  TimedStage,
  Timings,
  UnclaimedToken,
  UsedReader,
} from "./api/result.ts";
export type { RefusedVotes, VoterOutcome, VoterReport, Voting, VotingEffect } from "./api/voting.ts";
export { REFUSED_VOTES, VOTER_OUTCOMES, VOTING_EFFECTS } from "./api/voting.ts";
export { READERS, TIMED_STAGES } from "./api/result.ts";
export type {
  InspectedDifference,
  InspectedHypothesis,
  InspectedIdentity,
  InspectedPhrase,
  InspectedRecord,
  InspectedRole,
  InspectedSlot,
  InspectedWord,
  PageInspection,
  PageUnderstanding,
  RunnerUp,
  WordState,
} from "./api/inspection.ts";

// For whoever writes variants
export type { UnmatchedPart, VariantTrial } from "./api/variant-trial.ts";

// For whoever stores results, or hosts the engine in another process
export { fromParts, toParts } from "./pipeline/result-parts.ts";
export type { ResultParts } from "./pipeline/result-parts.ts";
export { Places, shareOf } from "./pool/places.ts";

// What it throws
export { EngineError, ERROR_CODES, ERROR_REASONS } from "./errors.ts";
export type { ErrorCode, ErrorReason } from "./errors.ts";
