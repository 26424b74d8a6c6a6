import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, type ReactNode } from "react";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PageSummary } from "../api/types.ts";
import { PdfCanvas } from "./pdf-canvas.tsx";

interface ThumbnailsProps {
  readonly document: PDFDocumentProxy;
  readonly pages: readonly PageSummary[];
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const WIDTH = 92;
/** The number below, and room between two. */
const AROUND = 34;

/** Every page in small; only those in view are drawn. */
export function Thumbnails({ document, pages, page, onPage }: ThumbnailsProps): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: pages.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(pages[index]) + AROUND,
    overscan: 2,
  });
  useEffect(() => {
    virtual.scrollToIndex(page - 1, { align: "auto" });
  }, [page]);
  return (
    <div ref={scroller} className="pdf-thumbnails" role="navigation" aria-label="Pages of the document">
      <div style={{ height: virtual.getTotalSize(), position: "relative" }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const number = index + 1;
          return (
            <button
              key={key}
              type="button"
              className={number === page ? "pdf-thumbnail pdf-thumbnail-shown" : "pdf-thumbnail"}
              aria-label={`Go to page ${number}`}
              aria-current={number === page ? "page" : undefined}
              style={{ transform: `translateY(${start}px)`, width: WIDTH + 12 }}
              onClick={() => onPage(number)}
            >
              <span aria-hidden style={{ height: heightOf(pages[index]), width: WIDTH }}>
                <PdfCanvas document={document} page={number} width={WIDTH} />
              </span>
              <small>{number}</small>
            </button>
          );
        })}
      </div>
    </div>
  );
}

function heightOf(page: PageSummary | undefined): number {
  return page === undefined ? WIDTH : Math.round((WIDTH * page.height) / page.width);
}
