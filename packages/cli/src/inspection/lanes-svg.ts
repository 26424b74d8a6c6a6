import type { PageInspection } from "@paylift/engine";
import { markup, type Markup } from "@paylift/validation/markup";
import { points } from "./points.ts";
import { rect } from "./rect-svg.ts";

type Lane = PageInspection["lanes"][number];

/** How many band colours the style sheet has. */
const COLOURS = 6;
/** Points from one name to the next below it. */
const NAME_HEIGHT = 6;
/** Points that a name takes. */
const NAME_WIDTH = 40;

/** The columns as translucent bands with their names. */
export function lanesSvg(lanes: readonly Lane[], pageHeight: number): Markup[] {
  return lanes.map((lane, index) => {
    // Columns may share a band; their names then stand below each other.
    const above = lanes
      .slice(0, index)
      .filter(({ box }) => Math.abs(box.x0 - lane.box.x0) < NAME_WIDTH).length;
    return laneSvg(lane, index % COLOURS, nameLine(lane, above, pageHeight));
  });
}

/** Below the band, because above it stand the document's own headings; upwards from the page's end where it is near. */
function nameLine({ box }: Lane, above: number, pageHeight: number): number {
  const below = box.bottom + NAME_HEIGHT * (above + 1);
  return below < pageHeight ? below : pageHeight - 1 - NAME_HEIGHT * above;
}

function laneSvg({ name, box }: Lane, colour: number, y: number): Markup {
  const text = markup`<text x="${points(box.x0 + 1)}" y="${points(y)}">${name}</text>`;
  return markup`<g class="lane lane-${colour}"><title>column ${name}</title>${rect(box)}${text}</g>\n`;
}
