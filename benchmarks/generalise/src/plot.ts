import { element, PLOT_STYLE, render, text, type Element } from "@paylift/benchmark-extract";
import type { Report } from "./report.ts";
import type { GroupScore } from "./score.ts";

const WIDTH = 760;
const LEFT = 240;
const RIGHT = 640;
const MARGIN = 24;
const ROW = 30;
const THICK = 16;

const x = (share: number): number => LEFT + share * (RIGHT - LEFT);

/** A bar a group for its lines, and a tick where its mean confidence is. */
function rows(groups: readonly GroupScore[], top: number): Element[] {
  return groups.map(({ name, lineF1, meanConfidence, silent }, index) => {
    const middle = top + index * ROW + ROW / 2;
    const said = `${lineF1 === null ? "-" : lineF1.toFixed(3)}, silent ${silent}`;
    return element(
      "g",
      {},
      text(LEFT - 12, middle + 4, "label end", name),
      element("rect", {
        x: LEFT,
        y: middle - THICK / 2,
        width: x(lineF1 ?? 0) - LEFT,
        height: THICK,
        rx: 2,
        class: "ours",
      }),
      element("path", { d: `M${Math.round(x(meanConfidence))} ${middle - 11}v22`, class: "whisker" }),
      text(RIGHT + 12, middle + 4, "value", said),
    );
  });
}

function section(title: string, about: string, groups: readonly GroupScore[], top: number): Element {
  const axisTop = top + 36;
  return element(
    "g",
    {},
    text(MARGIN, top, "title", title),
    text(MARGIN, top + 20, "label", about),
    ...rows(groups, axisTop),
    element("path", { d: `M${LEFT} ${axisTop}V${axisTop + groups.length * ROW}`, class: "axis" }),
  );
}

/** The report as a picture: how many lines are right, and how sure the engine is of it. */
export function plot({ families, adversarial }: Report): string {
  const second = 36 + 36 + families.length * ROW + 52;
  const height = second + 36 + adversarial.layouts.length * ROW + 24;
  const about = "bar: line-item F1; tick: mean confidence";
  const picture = element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${WIDTH} ${height}`,
      width: WIDTH,
      height,
      role: "img",
      "aria-label": `Line-item F1 of ${families.length} families and ${adversarial.layouts.length} generated layouts that no variant describes`,
    },
    element("style", {}, PLOT_STYLE),
    element("rect", { width: WIDTH, height, rx: 8, class: "surface" }),
    section("Families of the corpus, each without its provider", about, families, 36),
    section(
      "Generated layouts that no provider has",
      `${about}; ${adversarial.seeds} documents a layout`,
      adversarial.layouts,
      second,
    ),
  );
  return `${render(picture)}\n`;
}
