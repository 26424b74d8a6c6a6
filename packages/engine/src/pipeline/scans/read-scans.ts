import { displayedSize } from "../displayed-box.ts";
import type { ReadPage } from "../../read/page-reader.ts";
import { textLayerDoubt, type TextLayerDoubt } from "../../read/text-layer.ts";
import type { Upright } from "../../read/page-image/gray-image.ts";
import type { Variant } from "../../variants/compiled-variant.ts";
import { spellScans } from "./spell-scans.ts";
import type { ScanFailure, ScannedPage, ScanWork } from "./scan-work.ts";

/** How a page came to its words. */
export interface PageWay {
  source: "text" | "ocr" | "none";
  /** Why its text layer was not taken; null where it was. */
  doubt: TextLayerDoubt | null;
  /** Why it could not be read by looking at it; null where it could, or had not to be. */
  failure: ScanFailure | null;
  /** How it was turned to be read; null where it was not. */
  upright: Upright | null;
}

/** Asks other threads to work on the same pages. */
export type AskForHelp = (work: ScanWork) => Help;

export interface Help {
  /** What the others read. */
  read: Promise<ScannedPage[]>;
  /** All pages are taken: who has not begun to help need not. */
  enough(): void;
}

/** For a thread that is alone. */
export const noHelp: AskForHelp = () => ({ read: Promise.resolve([]), enough: () => {} });

export interface ReadPages {
  pages: ReadPage[];
  /** One for each page. */
  ways: PageWay[];
}

/** What is known of a document whose pages may be scans. */
export interface ScannedDocument {
  bytes: Uint8Array;
  password: string | null;
  variants: readonly Variant[];
  /** Pixels of its largest image. */
  largestImagePx: number;
  /** Different pages that may be recognised. Default: as many as there are. */
  maxScannedPages?: number;
}

/** No page of text is legible in fewer pixels. */
const SMALLEST_PAGE_PX = 300_000;
/** A page whose letters are drawn as paths has more of them. */
const DRAWN_LETTERS = 60;

/** Whether a page in doubt can hold more than its text layer tells; looking costs a hundred times more than reading. */
function mayBeScan(doubt: TextLayerDoubt, { paths = 0 }: ReadPage, largestImagePx: number): boolean {
  if (largestImagePx >= SMALLEST_PAGE_PX) return true;
  if (doubt === "no_text") return paths >= DRAWN_LETTERS;
  return doubt === "unmapped_letters" || doubt === "no_language";
}

/**
 * Looks at the pages whose text layer is in doubt. `done` is told how many pages of the document have been read. Throws
 * `too_many_scanned_pages`.
 */
export async function readScans(
  textPages: readonly ReadPage[],
  document: ScannedDocument,
  help: AskForHelp,
  done: (pages: number) => void,
): Promise<ReadPages> {
  const doubts = textPages.map(textLayerDoubt);
  const candidates = textPages.flatMap((page, i) => {
    const { number } = page;
    // Text without ink may lie otherwise than the image over it.
    const { width, height } = displayedSize({ ...page, upright: turnedBy(page) });
    const doubt = doubts[i] ?? null;
    if (doubt === null || !mayBeScan(doubt, page, document.largestImagePx)) return [];
    return [{ number, width, height, doubt }];
  });
  if (candidates.length === 0) return { pages: [...textPages], ways: textPages.map(textWay) };
  // Imported late: documents without scans, which are most, load neither library behind it.
  const { scanWork, workOn } = await import("./scan-work.ts");
  const { differentPages, onAllPages } = await import("./different-pages.ts");
  const different = await differentPages(document, candidates);
  const work = scanWork(document.bytes, document.password, different.candidates);
  const before = textPages.length - different.candidates.length;
  const helped = (different.candidates.length > 1 ? help : noHelp)(work);
  const own = await workOn(work, (count) => done(before + count));
  helped.enough();
  const scanned = onAllPages([...own, ...(await helped.read)], different);
  const pages: ReadPage[] = [];
  const ways: PageWay[] = [];
  for (const [i, page] of textPages.entries()) {
    const seen = scanned.get(page.number);
    if (seen === undefined) {
      pages.push(page);
      ways.push(textWay(page));
      continue;
    }
    const { scan, failure } = seen;
    const doubt = doubts[i] ?? null;
    if (scan !== null) {
      pages.push({ ...withoutAside(page), ...scan.page });
      ways.push({ source: "ocr", doubt, failure, upright: scan.upright });
      continue;
    }
    // Letters without meaning are no words; an invisible layer that no image covers is taken for want of better.
    const unreadable = doubt === "unmapped_letters" || doubt === "no_language";
    const left = unreadable ? { ...withoutAside(page), words: [] } : page;
    pages.push(left);
    ways.push(
      left.words.length > 0 ? textWay(left) : { source: "none", doubt, failure, upright: turnedBy(page) },
    );
  }
  return { pages: spellScans(pages, document.variants), ways };
}

/** A page without what its text layer says beside its words. */
function withoutAside({ turned: _turned, hidden: _hidden, ...page }: ReadPage): ReadPage {
  return page;
}

function turnedBy({ turns }: Pick<ReadPage, "turns">): Upright | null {
  return turns === undefined ? null : { turns, skew: 0 };
}

/** The way of a page at which nobody looked: without words it is blank, unless it shows text that could not be read. */
function textWay(page: ReadPage): PageWay {
  const { words, unread = false } = page;
  const upright = turnedBy(page);
  if (words.length > 0) return { source: "text", doubt: null, failure: null, upright };
  return { source: "none", doubt: unread ? "no_text" : null, failure: unread ? null : "blank", upright };
}
