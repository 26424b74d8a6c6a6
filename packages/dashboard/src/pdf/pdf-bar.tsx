import { ActionIcon, Button, Group, NumberInput, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { SelectButton } from "./select-button.tsx";
import { ZOOM_STEP, type Zoom } from "./zoom.ts";

interface PdfBarProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** CSS pixels a point. */
  readonly scale: number;
  readonly zoom: Zoom | null;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onRotate: () => void;
  readonly hasThumbnails: boolean;
  readonly onThumbnails: () => void;
  /** Whether drags select; null where nothing can be selected. */
  readonly selects: boolean | null;
  readonly onSelects: () => void;
}

/** Goes from page to page, and says how a page is shown. */
export function PdfBar(props: PdfBarProps): ReactNode {
  const { page, pages, onPage, scale, zoom, onZoom, onRotate, hasThumbnails, onThumbnails } = props;
  const { selects, onSelects } = props;
  return (
    <Group justify="space-between" gap="xs" className="pdf-bar" role="toolbar" aria-label="Page view">
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="default"
          aria-label="Previous page"
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
          max={pages}
          value={page}
          onChange={(value) => {
            const wanted = Number(value);
            if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages) onPage(wanted);
          }}
        />
        <Text size="sm" style={{ whiteSpace: "nowrap" }}>
          of {pages}
        </Text>
        <ActionIcon
          variant="default"
          aria-label="Next page"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          ›
        </ActionIcon>
        {pages > 1 && (
          <Button
            size="compact-sm"
            variant={hasThumbnails ? "light" : "default"}
            aria-pressed={hasThumbnails}
            onClick={onThumbnails}
          >
            Pages
          </Button>
        )}
      </Group>
      <Group gap={4}>
        {selects !== null && <SelectButton isOn={selects} onToggle={onSelects} />}
        <ActionIcon variant="default" aria-label="Zoom out" onClick={() => onZoom(scale / ZOOM_STEP)}>
          −
        </ActionIcon>
        <Text size="xs" w={40} ta="center" aria-live="polite">
          {Math.round(scale * 75)}%
        </Text>
        <ActionIcon variant="default" aria-label="Zoom in" onClick={() => onZoom(scale * ZOOM_STEP)}>
          +
        </ActionIcon>
        <Button
          size="compact-sm"
          variant={zoom === "width" ? "light" : "default"}
          aria-pressed={zoom === "width"}
          onClick={() => onZoom("width")}
        >
          Fit width
        </Button>
        <Button
          size="compact-sm"
          variant={zoom === "page" ? "light" : "default"}
          aria-pressed={zoom === "page"}
          onClick={() => onZoom("page")}
        >
          Fit page
        </Button>
        <Button size="compact-sm" variant="default" onClick={onRotate}>
          Rotate
        </Button>
      </Group>
    </Group>
  );
}
