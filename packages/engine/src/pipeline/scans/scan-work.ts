import { EngineError } from "../../errors.ts";
import { readScan, type Scan } from "../../read/ocr/read-scan.ts";
import { FULL_PAGE, ImageDocument, LARGEST_IMAGE_PX } from "../../read/page-image/image-document.ts";
import type { TextLayerDoubt } from "../../read/text-layer.ts";
import { giveBack, takeRecogniser } from "./recogniser-keep.ts";

/** A page that may be a scan. */
export interface ScanCandidate {
  /** From 1. */
  number: number;
  /** As displayed, in points. */
  width: number;
  height: number;
  doubt: TextLayerDoubt;
}

/**
 * The scanned pages of one document, for as many threads as help. Each thread takes the next page that nobody has taken.
 * Survives structured cloning, and is shared by it.
 */
export interface ScanWork {
  bytes: SharedArrayBuffer;
  password: string | null;
  candidates: ScanCandidate[];
  /** Two 32-bit counters: pages taken, pages done. */
  counters: SharedArrayBuffer;
}

/** Why a page could not be read by looking at it. */
export const SCAN_FAILURES = ["blank", "illegible", "image_too_large", "image_damaged"] as const;
export type ScanFailure = (typeof SCAN_FAILURES)[number];

/** What became of one page: read; left with its text layer (`scan` and `failure` are null); or not readable. */
export interface ScannedPage {
  number: number;
  scan: Scan | null;
  failure: ScanFailure | null;
}

export function scanWork(bytes: Uint8Array, password: string | null, candidates: ScanCandidate[]): ScanWork {
  const shared = new SharedArrayBuffer(bytes.byteLength);
  new Uint8Array(shared).set(bytes);
  return { bytes: shared, password, candidates, counters: new SharedArrayBuffer(8) };
}

/**
 * Reads pages until none is left to take, or `most` have been read. `done` is told how many pages of the document are
 * done by now.
 */
export async function workOn(
  work: ScanWork,
  done: (pages: number) => void,
  most = Infinity,
): Promise<ScannedPage[]> {
  const counters = new Int32Array(work.counters);
  const read: ScannedPage[] = [];
  let document: ImageDocument | null = null;
  try {
    while (read.length < most) {
      const candidate = work.candidates[Atomics.add(counters, 0, 1)];
      if (candidate === undefined) return read;
      document ??= await ImageDocument.open(new Uint8Array(work.bytes), work.password);
      read.push(await readCandidate(document, candidate));
      done(Atomics.add(counters, 1, 1) + 1);
      // Lets messages through, by which a host sees that the thread lives.
      await new Promise(setImmediate);
    }
    return read;
  } finally {
    document?.close();
  }
}

/**
 * Whether a page has to be read as an image. Always where its text layer says nothing: what letters it has are drawn all the same. With little
 * text, or text that nobody sees, only where an image fills the page.
 */
export function isToBeRead(document: ImageDocument, { number, doubt }: ScanCandidate): boolean {
  if (doubt !== "invisible_text" && doubt !== "little_text") return true;
  return document.imagesOf(number).some(({ share }) => share >= FULL_PAGE);
}

async function readCandidate(document: ImageDocument, candidate: ScanCandidate): Promise<ScannedPage> {
  const { number } = candidate;
  try {
    if (!isToBeRead(document, candidate)) return { number, scan: null, failure: null };
    const images = document.imagesOf(number);
    if (images.some(({ widthPx, heightPx }) => widthPx * heightPx > LARGEST_IMAGE_PX)) {
      return { number, scan: null, failure: "image_too_large" };
    }
    const recogniser = await takeRecogniser();
    const scan = readScan(document, number, candidate, recogniser);
    giveBack(recogniser);
    if (scan.page.words.length > 0) return { number, scan, failure: null };
    return { number, scan: null, failure: scan.legible ? "blank" : "illegible" };
  } catch (error) {
    if (!(error instanceof EngineError) || (error.code !== "damaged" && error.code !== "too_large"))
      throw error;
    return { number, scan: null, failure: error.code === "too_large" ? "image_too_large" : "image_damaged" };
  }
}
