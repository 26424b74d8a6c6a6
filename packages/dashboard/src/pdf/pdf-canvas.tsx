import { Skeleton } from "@mantine/core";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

interface PdfCanvasProps {
  readonly document: PDFDocumentProxy;
  /** From 1. */
  readonly page: number;
  /** Width in CSS pixels. */
  readonly width: number;
}

/** More would take the memory of a small machine. */
const PIXELS_MAX = 16_000_000;

/** One page of a document, drawn in the pixels of the screen; a skeleton until then. */
export function PdfCanvas({ document, page, width }: PdfCanvasProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<{ readonly page: number; readonly width: number } | null>(null);

  useEffect(() => {
    let current = true;
    let cancel = (): void => undefined;
    async function draw(): Promise<void> {
      const proxy = await document.getPage(page);
      const target = canvas.current;
      if (!current || target === null) return;
      const natural = proxy.getViewport({ scale: 1 });
      const wanted = (width / natural.width) * Math.min(devicePixelRatio, 2);
      const most = Math.sqrt(PIXELS_MAX / (natural.width * natural.height));
      const viewport = proxy.getViewport({ scale: Math.min(wanted, most) });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      const task = proxy.render({ canvas: target, viewport });
      cancel = () => task.cancel();
      await task.promise;
      if (current) setDrawn({ page, width });
    }
    draw().catch(() => undefined);
    return () => {
      current = false;
      cancel();
    };
  }, [document, page, width]);

  return (
    <>
      <canvas
        ref={canvas}
        className="pdf-canvas"
        role="img"
        aria-label={`Page ${page} of the document`}
        data-drawn={(drawn?.page === page && drawn.width === width) || undefined}
      />
      {drawn?.page !== page && <Skeleton className="pdf-skeleton" radius={0} />}
    </>
  );
}
