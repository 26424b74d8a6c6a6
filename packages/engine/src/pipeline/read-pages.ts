import { EngineError } from "../errors.ts";
import { preflight } from "../preflight/preflight.ts";
import type { ReadPage } from "../read/page-reader.ts";
import { documentReader } from "../read/document-reader.ts";
import type { AskForReaders } from "../read/shared-pages.ts";
import type { DocumentTask, ReportProgress } from "./document-task.ts";
import type { StageClock } from "./stage-clock.ts";

/** Progress of a large document is told in steps: a message a page would cost the host more than the page is worth. */
const PAGES_A_REPORT = 8;

/** What of a task is needed to read its pages. */
export type PagesTask = Pick<DocumentTask, "bytes" | "password" | "maxPages" | "maxInflatedBytes" | "heapMb">;

/** What a look at the whole file and its text layer gives. */
export interface PagesOfText {
  textPages: ReadPage[];
  /** Pixels of the largest image, as the file declares it. */
  largestImagePx: number;
}

/**
 * The words of every page's text layer, with the help of those who are asked; `onSecond` is told when the second reader
 * is asked. Throws `EngineError`.
 */
export async function readPages(
  task: PagesTask,
  report: ReportProgress,
  clock: StageClock,
  onSecond?: () => void,
  ask: AskForReaders | null = null,
): Promise<PagesOfText> {
  let largestImagePx = 0;
  const document = await clock.timeAsync("open", () => {
    ({ largestImagePx } = preflight(task.bytes, { maxInflatedBytes: task.maxInflatedBytes }));
    // A part of it, as what has been read is held in the heap at the same time.
    const readerMb = task.heapMb === undefined ? undefined : task.heapMb / 4;
    return documentReader(onSecond, ask).open(task.bytes, task.password, readerMb);
  });
  try {
    const { pageCount } = document;
    if (pageCount === 0) throw new EngineError("no_pages", "the document has no pages");
    if (pageCount > task.maxPages) {
      const message = `the document has ${pageCount} pages; the limit is ${task.maxPages}`;
      throw new EngineError("too_many_pages", message, { pages: pageCount, limit: task.maxPages });
    }
    const pages: ReadPage[] = [];
    for (let number = 1; number <= pageCount; number++) {
      if ((number - 1) % PAGES_A_REPORT === 0)
        report({ stage: "reading", page: number - 1, pages: pageCount });
      pages.push(await clock.timeAsync("read", () => document.readPage(number)));
    }
    return { textPages: pages, largestImagePx };
  } finally {
    await document.close();
  }
}
