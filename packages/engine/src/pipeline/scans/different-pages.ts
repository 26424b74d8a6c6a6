import { EngineError } from "../../errors.ts";
import { ImageDocument } from "../../read/page-image/image-document.ts";
import { isToBeRead, type ScanCandidate, type ScannedPage } from "./scan-work.ts";

/** Fine enough to tell pages apart whose images have the same data and are drawn in another way. */
const COMPARING_DPI = 100;

/** Pages that may be scans, without those that are there again. */
export interface DifferentPages {
  candidates: ScanCandidate[];
  /** By number: the candidate that a further page is the same as. */
  sameAs: Map<number, number>;
}

interface Document {
  bytes: Uint8Array;
  password: string | null;
  maxScannedPages?: number;
}

/**
 * Finds pages that are the same, as one that the page tree names many times is. Throws `too_many_scanned_pages` where more
 * are to be recognised than may be.
 */
export async function differentPages(
  { bytes, password, maxScannedPages = Infinity }: Document,
  candidates: readonly ScanCandidate[],
): Promise<DifferentPages> {
  if (candidates.length < 2) return { candidates: [...candidates], sameAs: new Map() };
  const document = await ImageDocument.open(bytes, password);
  try {
    const different = sorted(document, candidates);
    const pages = different.candidates.filter((candidate) =>
      orElse(() => isToBeRead(document, candidate), true),
    ).length;
    if (pages > maxScannedPages) throw tooMany(pages, maxScannedPages);
    return different;
  } finally {
    document.close();
  }
}

/** What was read, by the numbers of all pages. */
export function onAllPages(
  read: readonly ScannedPage[],
  { sameAs }: DifferentPages,
): Map<number, ScannedPage> {
  const all = new Map(read.map((page) => [page.number, page]));
  for (const [number, first] of sameAs) {
    const page = all.get(first);
    if (page !== undefined) all.set(number, { ...page, number, scan: onPage(page.scan, number) });
  }
  return all;
}

function onPage(scan: ScannedPage["scan"], number: number): ScannedPage["scan"] {
  if (scan === null) return null;
  // Each page has words of its own: they are claimed, and spelled, one by one.
  return structuredClone({ ...scan, page: { ...scan.page, number } });
}

function sorted(document: ImageDocument, candidates: readonly ScanCandidate[]): DifferentPages {
  const byOutline = Map.groupBy(candidates, (candidate) => {
    const { number, doubt, width, height } = candidate;
    const outline = orElse(() => document.outlineOf(number), `${number}`);
    return `${outline} ${doubt} ${width} ${height}`;
  });
  const sameAs = new Map<number, number>();
  for (const alike of byOutline.values()) {
    if (alike.length < 2) continue;
    const firsts = new Map<string, number>();
    for (const { number } of alike) {
      const pictures = orElse(() => document.picturesOf(number, COMPARING_DPI), `${number}`);
      const first = firsts.get(pictures);
      if (first === undefined) firsts.set(pictures, number);
      else sameAs.set(number, first);
    }
  }
  return { candidates: candidates.filter(({ number }) => !sameAs.has(number)), sameAs };
}

/** A page that cannot be looked at is told of when it is read. */
function orElse<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch (error) {
    if (error instanceof EngineError) return otherwise;
    throw error;
  }
}

function tooMany(pages: number, limit: number): EngineError {
  const message =
    `${pages} different pages are to be recognised; the limit is ${limit}: ` +
    "raise maxScannedPages, or split the document";
  return new EngineError("too_many_scanned_pages", message, { option: "maxScannedPages", pages, limit });
}
