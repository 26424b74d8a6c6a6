import { pictureOf } from "@paylift/benchmark-extract/picture.ts";
import { element, text, type Element } from "@paylift/benchmark-extract/svg.ts";
import type { Spread } from "@paylift/benchmark-extract/statistics.ts";
import { figure } from "@paylift/benchmark-extract/table.ts";
import type { Report } from "./report.ts";

const WIDTH = 760;
const LEFT = 170;
const RIGHT = 620;
const MARGIN = 24;
const ROW = 30;
const BAR = 18;

/** The report as a picture: two pairs of bars with their spread. */
export function plot({ requests, drain, rounds }: Report): string {
  const pairs = [
    pair("GET a job: requests a second", [
      ["service", "ours", requests.servicePerSecond],
      ["bare Koa route", "other", requests.barePerSecond],
    ]),
    pair(`${drain.documents} documents of a page: documents a second`, [
      ["from the queue", "ours", drain.queuePerSecond],
      ["engine alone", "other", drain.enginePerSecond],
    ]),
  ];
  const height = 72 + pairs.length * 110;
  return pictureOf(
    WIDTH,
    height,
    "Requests and documents a second, beside a bare route and the engine alone",
    [
      text(MARGIN, 32, "label", `bar: median of ${rounds} rounds, whisker: least to greatest`),
      ...pairs.flatMap((draw, index) => draw(64 + index * 110)),
    ],
  );
}

function pair(
  title: string,
  bars: readonly (readonly [label: string, className: string, value: Spread])[],
): (top: number) => Element[] {
  const most = Math.max(...bars.map(([, , { max }]) => max));
  const x = (value: number): number => LEFT + ((RIGHT - LEFT) * value) / most;
  return (top) => [
    text(MARGIN, top, "title", title),
    ...bars.flatMap(([label, className, { median, min, max }], index) => {
      const y = top + 14 + index * ROW;
      const middle = y + BAR / 2;
      return [
        text(LEFT - 10, middle + 4, "label end", label),
        element("rect", { x: LEFT, y, width: x(median) - LEFT, height: BAR, rx: 2, class: className }),
        element("path", { d: `M ${x(min)} ${middle} H ${x(max)}`, class: "whisker" }),
        text(x(max) + 8, middle + 4, "value", figure(median)),
      ];
    }),
  ];
}
