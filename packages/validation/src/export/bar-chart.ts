import { markup, NOTHING, type Markup } from "./markup.ts";
import type { Severity } from "../model/discrepancy-kind.ts";

/** A bar of a chart. Negative values go to the left. */
export interface Bar {
  label: string;
  value: number;
  /** What stands at the end of the bar. */
  text: string;
  severity: Severity;
}

const WIDTH = 720;
const ROW = 26;
const THICK = 14;
const LABEL = 300;
const VALUE = 84;
const LABEL_CHARACTERS = 38;

/** A chart of horizontal bars as inline SVG; its colours come from the page. */
export function barChart(bars: readonly Bar[], title: string): Markup {
  if (bars.length === 0) return NOTHING;
  const height = bars.length * ROW + 8;
  const least = Math.min(0, ...bars.map(({ value }) => value));
  const most = Math.max(0, ...bars.map(({ value }) => value));
  const span = most - least || 1;
  const left = LABEL + (least < 0 ? VALUE : 0);
  const right = WIDTH - VALUE;
  const x = (value: number): number => left + ((value - least) / span) * (right - left);
  const rows = bars.map(({ label, value, text, severity }, index) => {
    const middle = 4 + index * ROW + ROW / 2;
    const [start, end] = value < 0 ? [x(value), x(0)] : [x(0), x(value)];
    // A bar of nothing is still a mark: the cause is there, only its money is not.
    const width = Math.max(end - start, 2);
    const after = value < 0 ? start - 6 : start + width + 6;
    return markup`<g class="${severity}"><title>${label}: ${text}</title>
<text class="label" x="${LABEL - 10}" y="${middle + 4}">${cut(label)}</text>
<rect x="${round(start)}" y="${middle - THICK / 2}" width="${round(width)}" height="${THICK}" rx="2"/>
<text class="${value < 0 ? "before" : "after"}" x="${round(after)}" y="${middle + 4}">${text}</text></g>
`;
  });
  return markup`<svg class="chart" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">
<line x1="${round(x(0))}" x2="${round(x(0))}" y1="2" y2="${height - 2}"/>
${rows}</svg>`;
}

function cut(label: string): string {
  const characters = [...label];
  return characters.length <= LABEL_CHARACTERS
    ? label
    : `${characters.slice(0, LABEL_CHARACTERS - 1).join("")}…`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
