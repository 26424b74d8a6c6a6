import "./pdf.css";
import { Button, Group, Text } from "@mantine/core";
import { useEffect, useMemo, useRef, type ReactNode } from "react";
import type { Evidence, PageSummary, Printed } from "../api/types.ts";
import type { PageArea } from "./page-area.ts";
import { PageBoxes, type PageBox } from "./page-boxes.tsx";
import { RubberBand } from "./rubber-band.tsx";
import { SelectButton } from "./select-button.tsx";
import { useSelecting } from "./use-selecting.ts";

interface SheetViewProps {
  readonly read: Pick<Evidence, "evidence" | "unclaimed">;
  readonly title: string;
  readonly pages: readonly PageSummary[];
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Of the part that is shown. */
  readonly boxes: readonly PageBox[];
  readonly selected: ReadonlySet<string>;
  readonly hovered?: string | null;
  readonly onHover?: (name: string | null) => void;
  readonly onSelect?: (name: string) => void;
  /** What a dragged box covers; without it nothing is selected so. */
  readonly onArea?: (area: PageArea) => void;
}

/** Pixels a point: the letters of a cell are ten points high. */
const SCALE = 1.3;

/** What was read of a spreadsheet, each text where its cell stands, part by part. */
export function SheetView(props: SheetViewProps): ReactNode {
  const { read, title, pages, page, onPage, boxes, selected, hovered = null } = props;
  const { onHover, onSelect, onArea } = props;
  const paper = useRef<HTMLDivElement>(null);
  const texts = useMemo(() => textsOf(read, page), [read, page]);
  const size = pages.find(({ number }) => number === page);
  // All text that is shown stands in boxes.
  const phrasesIn = async (): Promise<Printed[]> => [];
  const selecting = useSelecting({ paper, size, turns: 0, boxes, selected, onSelect, onArea, phrasesIn });
  useEffect(() => {
    if (selecting.isDragged()) return;
    paper.current?.querySelector(".page-box-selected")?.scrollIntoView({ block: "center", inline: "center" });
  }, [selected, page]);
  if (size === undefined) return null;
  return (
    <section className="pdf-view" aria-label={title}>
      <Group gap="xs">
        <Button size="compact-sm" variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          Previous part
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={page >= pages.length}
          onClick={() => onPage(page + 1)}
        >
          Next part
        </Button>
        {selecting.isTool !== null && (
          <SelectButton isOn={selecting.isTool} onToggle={selecting.toggleTool} />
        )}
        <Text size="sm">
          Part {page} of {pages.length}: the cells that were read
        </Text>
      </Group>
      <div className="pdf-room">
        <div
          className="pdf-scroller sheet-scroller"
          role="region"
          aria-label={`The sheet, ${title}`}
          tabIndex={0}
          data-selects={selecting.isTool || selecting.band !== null || undefined}
          onKeyDown={(event) => {
            if (selecting.takesKey(event)) event.preventDefault();
          }}
          {...selecting.handlers}
        >
          <div
            className="pdf-paper"
            ref={paper}
            style={{ width: size.width * SCALE, height: size.height * SCALE }}
          >
            {texts.map(({ box, text }) => (
              <span
                key={`${box.x0} ${box.top}`}
                className="sheet-text"
                style={{ left: box.x0 * SCALE, top: box.top * SCALE, width: (box.x1 - box.x0) * SCALE }}
              >
                {text}
              </span>
            ))}
            <PageBoxes
              size={size}
              boxes={boxes}
              selected={selecting.shown}
              hovered={hovered}
              onHover={onHover}
              onSelect={onSelect}
              onExtend={selecting.extendTo}
            />
            {selecting.band !== null && <RubberBand size={size} band={selecting.band} />}
          </div>
        </div>
      </div>
    </section>
  );
}

/** What was read of a part. A heading is read for each person, and stands once. */
function textsOf({ evidence, unclaimed }: SheetViewProps["read"], page: number): Printed[] {
  const printed = [...Object.values(evidence).flat(), ...unclaimed].filter((place) => place.page === page);
  return [...new Map(printed.map((place) => [`${place.box.x0} ${place.box.top}`, place])).values()];
}
