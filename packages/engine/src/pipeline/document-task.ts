import type { ExtractionResult } from "../api/result.ts";
import type { PageInspection } from "../api/inspection.ts";
import type { Progress, ReaderChoice } from "../api/engine.ts";
import type { LayoutData } from "../api/layout.ts";
import type { VoterTerms } from "../voters/terms.ts";

/** What a thread needs to know to read one document. Survives structuredClone. */
export interface DocumentTask {
  bytes: Uint8Array;
  password: string | null;
  maxPages: number;
  /** Different pages that may be recognised. Default: as many as there are. */
  maxScannedPages?: number;
  maxInflatedBytes: number;
  /** Memory of what reads the pages, in MiB. Default: no limit but the library's own. */
  heapMb?: number;
  variants: readonly string[];
  /** Further variants, as data that has been checked. Default none. */
  layouts?: readonly LayoutData[];
  /** The variant that it is read as, as `provider/variant`. Default: the one that recognises it. */
  asVariant?: string | null;
  /** Slugs of providers whose variants are left out. */
  excludeProviders: readonly string[];
  /** Who reads layouts that no variant describes. Default: both readers. */
  reader?: ReaderChoice;
  /** Who is asked about them from outside. Default nobody. */
  voters?: readonly VoterTerms[];
  /** Whether other threads could help with the pages of a long document. Default: none could. */
  hasHelp?: boolean;
  /** Nobody listens to progress. Default: somebody does. */
  unheard?: boolean;
  /** Page to inspect (from 1), or null to extract. */
  inspectPage: number | null;
}

export type DocumentOutcome = ExtractionResult | PageInspection;

export type ReportProgress = (progress: Progress) => void;
