import { useRef, useState, type KeyboardEvent, type RefObject } from "react";
import type { Box, PageSummary, Printed } from "../api/types.ts";
import type { PageArea } from "./page-area.ts";
import type { PageBox } from "./page-boxes.tsx";
import { covers } from "./page-point.ts";
import { useBand } from "./use-band.ts";
import { useBoxKeys } from "./use-box-keys.ts";

interface SelectingOptions {
  readonly paper: RefObject<HTMLElement | null>;
  readonly size: PageSummary | undefined;
  readonly turns: number;
  readonly boxes: readonly PageBox[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: ((name: string) => void) | undefined;
  /** Without it nothing but single boxes is selected. */
  readonly onArea: ((area: PageArea) => void) | undefined;
  /** Text in an area that stands in no box. */
  readonly phrasesIn: (area: Box) => Promise<readonly Printed[]>;
}

/** Selects several boxes of a page at once: by dragging, with Shift and a click, or by the arrow keys. */
export function useSelecting(options: SelectingOptions) {
  const { paper, size, turns, boxes, selected, onSelect, onArea, phrasesIn } = options;
  const [isTool, setTool] = useState(false);
  const dragged = useRef("");

  async function takeBand(area: Box): Promise<void> {
    const names = namesIn(boxes, area);
    dragged.current = names.join("\n");
    const phrases = await phrasesIn(area).catch(() => []);
    onArea?.({ names, phrases });
  }
  const onBand = onArea === undefined ? undefined : (area: Box) => void takeBand(area);
  const { band, cancel, takes, handlers } = useBand({ paper, size, turns, isTool, onBand });
  const keys = useBoxKeys({ boxes, selected, turns, onBox: onSelect, onBand });

  /** An arrow key goes from box to box. */
  function step({ key, shiftKey }: KeyboardEvent): boolean {
    const to = keys.step(key, shiftKey);
    if (to === null) return false;
    const shown = paper.current?.querySelectorAll(".page-box")[boxes.indexOf(to)];
    shown?.scrollIntoView({ block: "nearest", inline: "nearest" });
    return true;
  }

  return {
    band,
    takes,
    handlers,
    /** Null where nothing can be selected so. */
    isTool: onArea === undefined ? null : isTool,
    toggleTool: () => setTool((before) => !before),
    /** What is in the box as it is drawn, or what is selected. */
    shown: band === null ? selected : new Set(namesIn(boxes, band)),
    extendTo: onArea === undefined ? undefined : keys.extendTo,
    /** What was dragged over is in view already, as large as somebody wanted it. */
    isDragged: (): boolean => selected.size > 1 && dragged.current === [...selected].join("\n"),
    /** Whether a key was meant for it. */
    takesKey(event: KeyboardEvent): boolean {
      if (onArea === undefined) return false;
      if (event.key !== "Escape") return (isTool || event.shiftKey) && step(event);
      if (band !== null) cancel();
      else if (selected.size > 0) onArea({ names: [], phrases: [] });
      else setTool(false);
      return true;
    },
  };
}

/** What a box covers, each once. */
function namesIn(boxes: readonly PageBox[], area: Box): string[] {
  return [...new Set(boxes.filter(({ box }) => covers(area, box)).map(({ name }) => name))];
}
