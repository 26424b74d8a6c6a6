import { isEngine } from "./contender.ts";
import type { ContenderReport } from "./report.ts";
import { element, text, type Element } from "./svg.ts";
import { figure } from "./table.ts";

const ROW = 34;
const THICK = 18;

export const barsHeight = (contenders: readonly unknown[]): number => contenders.length * ROW;

/** A bar a contender: the median, with a whisker from the least to the greatest round. */
export function bars(
  contenders: readonly ContenderReport[],
  left: number,
  right: number,
  top: number,
): Element {
  const greatest = Math.max(...contenders.map(({ cpuMsPerPage }) => cpuMsPerPage.max));
  const x = (value: number): number => left + (value / greatest) * (right - left);
  const rows = contenders.map(({ key, label, cpuMsPerPage: { median, min, max } }, index) => {
    const middle = top + index * ROW + ROW / 2;
    const whisker = `M${Math.round(x(min))} ${middle}H${Math.round(x(max))}`;
    const caps = [min, max].map((end) => `M${Math.round(x(end))} ${middle - 4}v8`).join("");
    return element(
      "g",
      {},
      text(left - 12, middle + 4, "label end", label),
      element("rect", {
        x: left,
        y: middle - THICK / 2,
        width: x(median) - left,
        height: THICK,
        rx: 2,
        class: isEngine(key) ? "ours" : "other",
      }),
      element("path", { d: whisker + caps, class: "whisker" }),
      text(x(max) + 10, middle + 4, "value", figure(median)),
    );
  });
  const axis = element("path", { d: `M${left} ${top}V${top + barsHeight(contenders)}`, class: "axis" });
  return element("g", {}, ...rows, axis);
}
