import "./pdf.css";
import { ActionIcon, Button, Group, NumberInput, Skeleton, Text } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { PageSummary } from "../api/types.ts";
import { Failed } from "../common/loaded.tsx";
import { PageBoxes, type PageBox } from "./page-boxes.tsx";
import { PdfCanvas } from "./pdf-canvas.tsx";
import { PdfPassword } from "./pdf-password.tsx";
import { usePdf } from "./use-pdf.ts";

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
}

const ZOOMS = [1, 1.5, 2, 3];

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
  } = props;
  const { document, failure, locked, retry } = usePdf(documentId);
  const { ref, width } = useElementSize();
  const [chosenZoom, setZoom] = useState<number | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const size = pages.find(({ number }) => number === page);
  const zoom = chosenZoom ?? readableZoom(width, size);

  // The first selected box is brought into view, both ways.
  useEffect(() => {
    const box = paper.current?.querySelector<HTMLElement>(".page-box-selected");
    const scroller = paper.current?.parentElement;
    if (!box || !scroller) return;
    scroller.scrollTo({
      left: box.offsetLeft + box.offsetWidth / 2 - scroller.clientWidth / 2,
      top: box.offsetTop + box.offsetHeight / 2 - scroller.clientHeight / 2,
    });
  }, [selected, page, zoom, document]);

  if (failure !== null) return <Failed error={failure} retry={retry} />;
  const shownWidth = Math.floor(width * zoom);
  return (
    <section className="pdf-view" aria-label={title}>
      <Group justify="space-between" gap="xs" className="pdf-bar">
        <Group gap={4} wrap="nowrap">
          <ActionIcon
            variant="default"
            aria-label="Page before"
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            ‹
          </ActionIcon>
          <NumberInput
            aria-label="Page"
            size="xs"
            w={56}
            hideControls
            min={1}
            max={pages.length}
            value={page}
            onChange={(value) => {
              const wanted = Number(value);
              if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages.length) onPage(wanted);
            }}
          />
          <Text size="sm" style={{ whiteSpace: "nowrap" }}>
            of {pages.length}
          </Text>
          <ActionIcon
            variant="default"
            aria-label="Page after"
            disabled={page >= pages.length}
            onClick={() => onPage(page + 1)}
          >
            ›
          </ActionIcon>
        </Group>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Zoom, now ${zoom * 100} %`}
          onClick={() => setZoom(ZOOMS[(ZOOMS.indexOf(zoom) + 1) % ZOOMS.length] ?? 1)}
        >
          {zoom * 100} %
        </Button>
      </Group>
      <div className="pdf-scroller" ref={ref} role="region" aria-label="The page" tabIndex={0}>
        {locked !== null ? (
          <PdfPassword request={locked} />
        ) : document === null || width === 0 || size === undefined ? (
          <Skeleton height={480} />
        ) : (
          <div className="pdf-paper" ref={paper} style={{ width: shownWidth }}>
            <PdfCanvas document={document} page={page} width={shownWidth} />
            <PageBoxes
              size={size}
              boxes={boxes}
              selected={selected}
              hovered={hovered}
              onHover={onHover}
              onSelect={onSelect}
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** The smallest zoom at which a point of the page has about a pixel. */
function readableZoom(width: number, size: PageSummary | undefined): number {
  return ZOOMS.find((zoom) => size === undefined || width * zoom >= size.width * 0.9) ?? 1;
}
