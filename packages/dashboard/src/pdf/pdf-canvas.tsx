import { useEffect, useRef, useState, type ReactNode } from "react";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

interface PdfCanvasProps {
  readonly document: PDFDocumentProxy;
  /** From 1. */
  readonly page: number;
  /** Width in CSS pixels. */
  readonly width: number;
}

/** One page of a document, drawn in the pixels of the screen. */
export function PdfCanvas({ document, page, width }: PdfCanvasProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState("");
  const wanted = `${page}@${Math.round(width)}`;

  useEffect(() => {
    let current = true;
    let cancel = (): void => undefined;
    async function draw(): Promise<void> {
      const proxy = await document.getPage(page);
      const target = canvas.current;
      if (!current || target === null) return;
      const scale = (width / proxy.getViewport({ scale: 1 }).width) * Math.min(devicePixelRatio, 2);
      const viewport = proxy.getViewport({ scale });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      const task = proxy.render({ canvas: target, viewport });
      cancel = () => task.cancel();
      await task.promise;
      if (current) setDrawn(wanted);
    }
    draw().catch(() => undefined);
    return () => {
      current = false;
      cancel();
    };
  }, [document, page, width, wanted]);

  return (
    <canvas
      ref={canvas}
      className="pdf-canvas"
      role="img"
      aria-label={`Page ${page} of the document`}
      data-drawn={drawn === wanted || undefined}
    />
  );
}
