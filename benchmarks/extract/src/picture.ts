import { PLOT_STYLE } from "./plot-style.ts";
import { element, render, type Element } from "./svg.ts";

/** A picture of this size with what is drawn on it, which the label says in words. */
export function pictureOf(width: number, height: number, label: string, drawn: readonly Element[]): string {
  const picture = element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: "img",
      "aria-label": label,
    },
    element("style", {}, PLOT_STYLE),
    element("rect", { width, height, rx: 8, class: "surface" }),
    ...drawn,
  );
  return `${render(picture)}\n`;
}
