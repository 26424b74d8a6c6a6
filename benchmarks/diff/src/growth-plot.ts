import { element, render, text } from "@paylift/benchmark-extract/svg.ts";
import { figure } from "@paylift/benchmark-extract/table.ts";
import type { SizeReport } from "./report.ts";

const WIDTH = 640;
const HEIGHT = 340;
const LEFT = 90;
const RIGHT = 560;
const TOP = 76;
const BOTTOM = 290;

// The reader's light or dark setting reaches an image through this media query alone.
const STYLE = `
svg { --surface: #ffffff; --ink: #1f2328; --quiet: #59636e; --grid: #e3e7ec; --ours: #1f6feb }
@media (prefers-color-scheme: dark) {
  svg { --surface: #0d1117; --ink: #e6edf3; --quiet: #9198a1; --grid: #2a313a; --ours: #4493f8 }
}
text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; fill: var(--ink) }
.title { font-size: 15px; font-weight: 600 }
.label { fill: var(--quiet) }
.end { text-anchor: end }
.middle { text-anchor: middle }
.surface { fill: var(--surface) }
.ours { fill: var(--ours) }
.line { fill: none; stroke: var(--ours); stroke-width: 2; stroke-linejoin: round }
.linear { fill: none; stroke: var(--quiet); stroke-dasharray: 4 4 }
.grid { fill: none; stroke: var(--grid) }
`;

/** CPU time over employees, both in powers of ten; the dashed line is what exactly linear growth would be. */
export function growthPlot(sizes: readonly SizeReport[]): string {
  const first = sizes[0];
  const last = sizes.at(-1);
  if (first === undefined || last === undefined) throw new RangeError("nothing was measured");
  const decades = (value: number): number => Math.log10(value);
  const x = (employees: number): number =>
    LEFT +
    ((decades(employees) - decades(first.employees)) /
      (decades(last.employees) - decades(first.employees) || 1)) *
      (RIGHT - LEFT);
  const values = sizes.map(({ cpuMs }) => cpuMs.median);
  const bottom = Math.floor(decades(Math.min(...values)));
  const top = Math.ceil(decades(Math.max(...values)));
  const y = (ms: number): number => BOTTOM - ((decades(ms) - bottom) / (top - bottom || 1)) * (BOTTOM - TOP);
  const points = sizes.map(
    ({ employees, cpuMs }) => `${x(employees).toFixed(1)},${y(cpuMs.median).toFixed(1)}`,
  );
  // Through the greatest size: what is above it on the left costs a start, not the growth.
  const linear = (employees: number): number => (last.cpuMs.median / last.employees) * employees;
  const from = Math.max(first.employees, (10 ** bottom / last.cpuMs.median) * last.employees);
  const picture = element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
      role: "img",
      "aria-label": `CPU milliseconds of a comparison of ${sizes.map(({ employees }) => employees).join(", ")} employees`,
    },
    element("style", {}, STYLE),
    element("rect", { width: WIDTH, height: HEIGHT, rx: 8, class: "surface" }),
    text(24, 34, "title", "CPU milliseconds of a comparison"),
    text(24, 54, "label", "N employees against N; dashed: growth exactly linear"),
    ...Array.from({ length: top - bottom + 1 }, (_, step) => 10 ** (bottom + step)).flatMap((level) => [
      element("path", { d: `M${LEFT} ${y(level).toFixed(1)}H${RIGHT}`, class: "grid" }),
      text(LEFT - 12, y(level) + 4, "label end", level.toLocaleString("en-US")),
    ]),
    element("path", {
      d: `M${x(from).toFixed(1)} ${y(linear(from)).toFixed(1)}L${x(last.employees)} ${y(linear(last.employees)).toFixed(1)}`,
      class: "linear",
    }),
    element("polyline", { points: points.join(" "), class: "line" }),
    ...sizes.flatMap(({ employees, cpuMs }) => [
      element("circle", { cx: x(employees), cy: y(cpuMs.median), r: 3.5, class: "ours" }),
      text(x(employees) + 8, y(cpuMs.median) + 16, "value", figure(cpuMs.median)),
      text(x(employees), BOTTOM + 22, "label middle", employees.toLocaleString("en-US")),
    ]),
  );
  return `${render(picture)}\n`;
}
