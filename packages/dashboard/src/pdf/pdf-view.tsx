import "./pdf.css";
import { Skeleton } from "@mantine/core";
import { useElementSize, useMergedRef } from "@mantine/hooks";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { PageSummary } from "../api/types.ts";
import { Failed } from "../common/loaded.tsx";
import { bothHandlers } from "./both-handlers.ts";
import type { PageArea } from "./page-area.ts";
import { PageBoxes, type PageBox } from "./page-boxes.tsx";
import { phrasesIn } from "./page-words.ts";
import { PdfBar } from "./pdf-bar.tsx";
import { PdfCanvas } from "./pdf-canvas.tsx";
import { PdfPassword } from "./pdf-password.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import { RubberBand } from "./rubber-band.tsx";
import { usePanning } from "./use-panning.ts";
import { useSelecting } from "./use-selecting.ts";
import { usePdf } from "./use-pdf.ts";
import { firstZoom, readableScale, scaleOf, turnedSize, ZOOM_STEP, type Zoom } from "./zoom.ts";

interface PdfViewProps {
  readonly documentId: string;
  readonly title: string;
  readonly pages: readonly PageSummary[];
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Of the page that is shown. */
  readonly boxes: readonly PageBox[];
  readonly selected: ReadonlySet<string>;
  readonly hovered?: string | null;
  readonly onHover?: (name: string | null) => void;
  readonly onSelect?: (name: string) => void;
  /** What a dragged box covers; without it nothing is selected so. */
  readonly onArea?: (area: PageArea) => void;
}

/** Until a page's size is known. */
const LETTER = { width: 612, height: 792 };

/** A document page by page, with boxes over what was read. */
export default function PdfView(props: PdfViewProps): ReactNode {
  const {
    documentId,
    title,
    pages,
    page,
    onPage,
    boxes,
    selected,
    hovered = null,
    onHover,
    onSelect,
    onArea,
  } = props;
  const { document, failure, locked, retry } = usePdf(documentId);
  const { ref, width, height } = useElementSize();
  const scroller = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(ref, scroller);
  const [chosenZoom, setZoom] = useState<Zoom | null>(null);
  const [turns, setTurns] = useState(0);
  const [hasThumbnails, setHasThumbnails] = useState(false);
  const paper = useRef<HTMLDivElement>(null);
  const size = pages.find(({ number }) => number === page);
  const turned = size === undefined ? LETTER : turnedSize(size, turns);
  const room = { width, height };
  const zoom = chosenZoom ?? firstZoom(room, turned);
  const scale = scaleOf(zoom, room, turned);
  const first = boxes.find(({ name }) => selected.has(name));
  const selecting = useSelecting({
    paper,
    size,
    turns,
    boxes,
    selected,
    onSelect,
    onArea,
    phrasesIn: async (area) =>
      document === null || size === undefined
        ? []
        : phrasesIn(
            document,
            size,
            area,
            boxes.map(({ box }) => box),
          ),
  });
  const { band, isDragged } = selecting;
  const panning = usePanning(selecting.takes);

  // What is selected comes into view, as large as it can be read.
  useEffect(() => {
    if (first === undefined || width === 0 || isDragged()) return;
    const readable = readableScale(scale, first.box);
    if (readable > scale) setZoom(readable);
  }, [selected, page, width === 0]);
  useEffect(() => {
    const box = paper.current?.querySelector<HTMLElement>(".page-box-selected");
    const view = scroller.current;
    if (!box || !view || isDragged()) return;
    const [at, around] = [box.getBoundingClientRect(), view.getBoundingClientRect()];
    view.scrollBy({
      left: at.left + at.width / 2 - around.left - view.clientWidth / 2,
      top: at.top + at.height / 2 - around.top - view.clientHeight / 2,
    });
  }, [selected, page, scale, turns, document]);

  // Listeners of React cannot keep the browser from zooming the whole page.
  useEffect(() => {
    const view = scroller.current;
    if (view === null) return;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setZoom(scale * (event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP));
    };
    view.addEventListener("wheel", onWheel, { passive: false });
    return () => view.removeEventListener("wheel", onWheel);
  }, [scale]);

  function onKeyDown(event: KeyboardEvent): void {
    // A password may have any of these characters.
    const isTyping = event.target instanceof HTMLInputElement;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") setZoom(scale * ZOOM_STEP);
    else if (event.key === "-") setZoom(scale / ZOOM_STEP);
    else if (event.key === "0") setZoom("width");
    else if (event.key === "PageDown" && page < pages.length) onPage(page + 1);
    else if (event.key === "PageUp" && page > 1) onPage(page - 1);
    else if (!selecting.takesKey(event)) return;
    event.preventDefault();
  }

  if (failure !== null) return <Failed error={failure} retry={retry} />;
  const shown = { width: Math.floor(turned.width * scale), height: Math.floor(turned.height * scale) };
  return (
    <section className="pdf-view" aria-label={title}>
      <PdfBar
        page={page}
        pages={pages.length}
        onPage={onPage}
        scale={scale}
        zoom={zoom}
        onZoom={setZoom}
        onRotate={() => setTurns((before) => (before + 1) % 4)}
        hasThumbnails={hasThumbnails}
        onThumbnails={() => setHasThumbnails((before) => !before)}
        selects={selecting.isTool}
        onSelects={selecting.toggleTool}
      />
      <div className="pdf-room">
        {hasThumbnails && document !== null && (
          <Thumbnails document={document} pages={pages} page={page} onPage={onPage} />
        )}
        <div
          className="pdf-scroller"
          ref={merged}
          role="region"
          aria-label={`The page, ${title}`}
          tabIndex={0}
          onKeyDown={onKeyDown}
          data-selects={selecting.isTool || band !== null || undefined}
          {...selecting.handlers}
          {...bothHandlers(panning, selecting.handlers)}
        >
          {locked !== null ? (
            <PdfPassword request={locked} />
          ) : document === null || width === 0 || size === undefined ? (
            <Skeleton height={480} />
          ) : (
            <div className="pdf-turned" style={shown}>
              <div
                className="pdf-paper"
                ref={paper}
                data-turns={turns}
                style={{ width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) }}
              >
                <PdfCanvas document={document} page={page} width={Math.floor(size.width * scale)} />
                <PageBoxes
                  size={size}
                  boxes={boxes}
                  selected={selecting.shown}
                  hovered={hovered}
                  onHover={onHover}
                  onSelect={onSelect}
                  onExtend={selecting.extendTo}
                />
                {band !== null && <RubberBand size={size} band={band} />}
              </div>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
