import type { MemorySample } from "./messages.ts";
import { ticks } from "./scale.ts";
import { element, text, type Element } from "./svg.ts";
import { figure } from "./table.ts";

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Resident memory over documents read, from 0 so that a small growth looks small. */
export function memoryLine(samples: readonly MemorySample[], { left, right, top, bottom }: Frame): Element {
  const levels = ticks(Math.max(...samples.map(({ rssMb }) => rssMb)), 3);
  const highest = levels.at(-1) ?? 1;
  const last = samples.at(-1) ?? { documents: 1, rssMb: 0 };
  const x = (documents: number): number => left + (documents / last.documents) * (right - left);
  const y = (rssMb: number): number => bottom - (rssMb / highest) * (bottom - top);
  const points = samples.map(({ documents, rssMb }) => `${x(documents).toFixed(1)},${y(rssMb).toFixed(1)}`);
  return element(
    "g",
    {},
    ...levels.flatMap((level) => [
      element("path", {
        d: `M${left} ${y(level).toFixed(1)}H${right}`,
        class: level === 0 ? "axis" : "grid",
      }),
      text(left - 12, y(level) + 4, "label end", String(level)),
    ]),
    ...ticks(last.documents, 5).map((count) => text(x(count), bottom + 20, "label middle", String(count))),
    element("polyline", { points: points.join(" "), class: "line" }),
    element("circle", { cx: x(last.documents), cy: y(last.rssMb), r: 3.5, class: "ours" }),
    text(right + 10, y(last.rssMb) + 4, "value", figure(last.rssMb)),
  );
}
