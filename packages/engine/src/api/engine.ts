import type { Readable } from "node:stream";
import type { Correction } from "./correction.ts";
import type { LayoutData, LearnedLayout, LearnOptions } from "./layout.ts";
import type { ExtractionResult } from "./result.ts";
import type { PageInspection } from "./inspection.ts";
import type { Voter } from "./voter.ts";
import type { EngineError } from "../errors.ts";

/** A document: its bytes, a path or file URL, or a stream of bytes. Bytes are copied, never detached from the caller. */
export type DocumentSource = Uint8Array | ArrayBuffer | string | URL | Readable;

export const STAGES = ["queued", "reading", "interpreting", "proving", "done"] as const;
export type Stage = (typeof STAGES)[number];

export interface Progress {
  stage: Stage;
  /** Pages read so far. */
  page: number;
  /** Pages of the document; 0 until it is open. */
  pages: number;
}

/** Who reads layouts that no variant describes: inference, the joint reader, or both, of which the better reading is kept. */
export const READER_CHOICES = ["both", "joint", "inference"] as const;
export type ReaderChoice = (typeof READER_CHOICES)[number];

export interface EngineOptions {
  /** Worker threads. Default: the machine's available parallelism; minimum 1. */
  threads?: number;
  /**
   * Further threads, for documents of a `group` that has less than its share while all threads are busy with others. They
   * start when they are first needed, one of a `warm` engine at once. Default 0.
   */
  spareThreads?: number;
  /**
   * Whether threads start at once, and one that ends is replaced at once, so that no document waits for that. Default
   * false: each starts with the first document that finds no other one free.
   */
  warm?: boolean;
  /** Documents that may wait for a thread before `extract` refuses with `queue_full`. Default 1000. */
  maxQueue?: number;
  /**
   * CPU time that all threads together may spend on one document before its first scanned page is recognised, and
   * then again for each further one, in milliseconds. Waiting does not count, so nothing fails on a busy machine.
   * Where Node cannot measure the CPU time of a thread (before 24.6), the wall clock counts. Default 30 000.
   */
  cpuMs?: number;
  /** CPU time of one document in all, its scanned pages included, in milliseconds. Default 1 800 000. */
  totalCpuMs?: number;
  /**
   * Wall-clock limit of one document from the moment a thread takes it, in milliseconds: for work without CPU use,
   * and for a machine without free CPU. Default 14 400 000.
   */
  deadlineMs?: number;
  /** Largest document in bytes. Default 104 857 600 (100 MiB). */
  maxBytes?: number;
  /** Most pages. Default 5000. */
  maxPages?: number;
  /** Most pages of one document that are recognised by looking at them; a page that is there again counts once. Default 200. */
  maxScannedPages?: number;
  /** Most bytes that one document's streams may inflate to. Default 268 435 456 (256 MiB). */
  maxInflatedBytes?: number;
  /** JavaScript heap of one thread, in MiB; PDFium gets a quarter as much in addition. Default 1024. */
  heapMb?: number;
  /** Folders with your own providers and format variants; they come before the bundled ones. Default none. */
  variants?: readonly string[];
  /** Slugs of providers whose format variants are not used; their documents are read by inference. Default none. */
  excludeProviders?: readonly string[];
  /**
   * Who reads documents that no variant describes. Default `both`. What is too large for the joint reader is read by inference
   * in any case; `reader` of the result says who it was.
   */
  reader?: ReaderChoice;
  /** Programs that vote on what the figures of unknown layouts are. Default none. */
  voters?: readonly Voter[];
}

export interface ExtractOptions {
  /** Aborts the extraction; the promise rejects with `aborted`. */
  signal?: AbortSignal;
  /** Called with progress; calls stop before the promise settles. */
  onProgress?: (progress: Progress) => void;
  /** User or owner password of an encrypted document. */
  password?: string;
  /**
   * Owner of the document, by any name. Groups share the threads by CPU time: the group that has used least lately is
   * next. A thread that has spent two seconds of CPU time on one document of a group gives way to the others, and
   * ends with the document; only on Linux. Default: no particular owner.
   */
  group?: string;
  /** Overrides the engine's limit for this document, in milliseconds. */
  cpuMs?: number;
  /** Overrides the engine's limit for this document, in milliseconds. */
  totalCpuMs?: number;
  /** Overrides the engine's deadline for this document, in milliseconds. */
  deadlineMs?: number;
  /** Overrides the engine's limit for this document. */
  maxScannedPages?: number;
  /** Overrides the engine's choice of readers for this document. */
  reader?: ReaderChoice;
  /**
   * Reads the document with this variant (`northwind/payroll-register-v1`), even if it does not show the fingerprint
   * or another reading is better; `trial` then lists what in the variant matched nothing. For authors of variants.
   */
  asVariant?: string;
  /** Additional format variants for this document, such as those that an organization has taught. Default none. */
  layouts?: readonly LayoutData[];
}

export interface InspectOptions extends ExtractOptions {
  /** Page number, from 1. Default 1. */
  page?: number;
}

/** A provider with its format variants, as data: what `GET /api/v1/providers/{slug}/` serves. */
export interface ProviderDescription {
  slug: string;
  name: string;
  description: string;
  supported_formats: string[];
  format_variants: { slug: string; name: string; format_type: string; version: string; evidence: string }[];
}

/** What a folder of providers holds. */
export interface ProvidersCheck {
  /** Providers with the variants that can be used. */
  providers: ProviderDescription[];
  /** What is wrong, an `invalid_variant` for each faulty file; `details` has its `file`, `line`, `column` and `pointer`. */
  faults: EngineError[];
}

export interface Engine {
  /** Reads one document. Rejects with `EngineError`. */
  extract(source: DocumentSource, options?: ExtractOptions): Promise<ExtractionResult>;
  /** Reads one document and returns one page as the engine sees it. Rejects with `EngineError`. */
  inspect(source: DocumentSource, options?: InspectOptions): Promise<PageInspection>;
  /**
   * Learns the layout of a reviewed document: reads it, applies the corrections, and returns a format variant that
   * reads such documents as this one was corrected, with what it still reads differently. Rejects with `EngineError`.
   */
  learn(
    source: DocumentSource,
    corrections: readonly Correction[],
    options?: LearnOptions,
  ): Promise<LearnedLayout>;
  /** Known providers and variants, sorted by slug. */
  providers(): ProviderDescription[];
  /** Ends all threads. Documents in progress reject with `engine_closed`. Idempotent. */
  close(): Promise<void>;
}
