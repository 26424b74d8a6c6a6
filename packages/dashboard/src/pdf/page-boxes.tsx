import { memo, type ReactNode } from "react";
import type { Box, PageSummary } from "../api/types.ts";
import { placedOn } from "./page-point.ts";

/** A place on a page that stands for something. */
export interface PageBox {
  /** A field path, or the name of an unclaimed token. */
  readonly name: string;
  readonly box: Box;
  readonly label: string;
  readonly kind: "field" | "failed" | "doubtful" | "unclaimed";
}

interface PageBoxesProps {
  readonly size: PageSummary;
  readonly boxes: readonly PageBox[];
  readonly selected: ReadonlySet<string>;
  readonly hovered: string | null;
  readonly onHover?: ((name: string | null) => void) | undefined;
  readonly onSelect?: ((name: string) => void) | undefined;
  /** With Shift. */
  readonly onExtend?: ((name: string) => void) | undefined;
}

/** What stands where on a page, as boxes over it. The keyboard reaches the same fields in the table beside. */
export function PageBoxes(props: PageBoxesProps): ReactNode {
  const { size, boxes, selected, hovered, onHover, onSelect, onExtend } = props;
  return (
    <div className="page-boxes" onPointerLeave={() => onHover?.(null)}>
      {boxes.map((each, index) => (
        <OneBox
          // Several printed figures may be added up in one field.
          key={`${each.name} ${index}`}
          {...each}
          width={size.width}
          height={size.height}
          state={selected.has(each.name) ? "selected" : hovered === each.name ? "hovered" : "plain"}
          onHover={onHover}
          onSelect={onSelect}
          onExtend={onExtend}
        />
      ))}
    </div>
  );
}

interface OneBoxProps extends Pick<PageBoxesProps, "onHover" | "onSelect" | "onExtend"> {
  readonly state: "selected" | "hovered" | "plain";
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly label: string;
  readonly kind: PageBox["kind"];
  readonly box: Box;
}

const OneBox = memo(function OneBox(props: OneBoxProps): ReactNode {
  const { name, box, width, height, label, kind, state, onHover, onSelect, onExtend } = props;
  return (
    <button
      type="button"
      tabIndex={-1}
      title={label}
      aria-label={label}
      className={`page-box page-box-${kind} page-box-${state}`}
      style={placedOn({ width, height }, box)}
      onPointerEnter={() => onHover?.(name)}
      onClick={({ shiftKey }) => (shiftKey && onExtend ? onExtend(name) : onSelect?.(name))}
    />
  );
});
