import type { Random } from "@paylift/samples";
import { turned, type Picture } from "../scan.ts";
import { blackAndWhite, blurred, copied, dusty, grainy, toned } from "./print.ts";
import { framed, reversed, shaded } from "./designed.ts";
import { banded, folded, lidOpen, punched, shadowed } from "./sheet.ts";
import { highlighted, stamped, ticked } from "./written.ts";

/** How a page is designed, and what happens to it between a printer and a scan of it. */
export interface Treatment {
  name: string;
  dpi: number;
  apply(picture: Picture, random: Random): Picture;
}

/** A fax has 204 dots an inch across. */
const FAX_DPI = 204;

/** A page as an office's scanner gives it: blurred, faded, with grain and dust, and crooked; how much so, chance decides. */
export function worn(page: Picture, random: Random): Picture {
  const blurPx = (0.3 + 0.5 * random.next()) * (page.dpi / 200);
  const crooked = turned(page, (2 * random.next() - 1) * 1.5);
  const printed = toned(blurred(crooked, blurPx), 90 * random.next(), 235 + 20 * random.next());
  return dusty(grainy(printed, 2 + 4 * random.next(), random), 40, random);
}

export const TREATMENTS: readonly Treatment[] = [
  {
    name: "crooked-300",
    dpi: 300,
    apply: (page, random) => grainy(turned(blurred(page, 0.5), 0.4), 4, random),
  },
  {
    name: "crooked-200",
    dpi: 200,
    apply: (page, random) => grainy(turned(blurred(page, 0.4), -0.9), 4, random),
  },
  { name: "gray-paper", dpi: 300, apply: (page) => turned(blurred(toned(page, 30, 240), 0.9), 1.6) },
  { name: "copied", dpi: 300, apply: copied },
  { name: "shadowed", dpi: 200, apply: (page, random) => shadowed(grainy(turned(page, -0.8), 5, random)) },
  { name: "punched", dpi: 300, apply: (page) => punched(turned(toned(page, 25, 235), 1.1)) },
  { name: "banded", dpi: 300, apply: (page) => banded(blurred(page, 0.7)) },
  { name: "faint", dpi: 300, apply: (page, random) => grainy(toned(page, 140, 255), 5, random) },
  { name: "folded", dpi: 200, apply: (page) => folded(turned(blurred(page, 0.5), -1.8)) },
  {
    name: "black-and-white-300",
    dpi: 300,
    apply: (page) => blackAndWhite(turned(blurred(page, 0.6), 0.7), 135),
  },
  {
    name: "black-and-white-200",
    dpi: 200,
    apply: (page) => blackAndWhite(turned(blurred(page, 0.4), -0.5), 170),
  },
  {
    name: "lid-open",
    dpi: 200,
    apply: (page, random) =>
      grainy(
        lidOpen(blurred(page, 0.4), (sheet) => turned(sheet, 0.8)),
        4,
        random,
      ),
  },
  { name: "ticked", dpi: 200, apply: (page, random) => ticked(blurred(page, 0.3), random) },
  { name: "highlighted", dpi: 200, apply: (page, random) => highlighted(blurred(page, 0.3), random) },
  { name: "stamped", dpi: 300, apply: (page, random) => stamped(blurred(page, 0.4), random) },
  {
    name: "reversed",
    dpi: 300,
    apply: (page, random) => grainy(turned(blurred(reversed(page, random), 0.5), -0.5), 4, random),
  },
  {
    name: "shaded",
    dpi: 300,
    apply: (page, random) => grainy(turned(blurred(shaded(page), 0.5), 0.6), 4, random),
  },
  { name: "framed", dpi: 200, apply: (page, random) => grainy(turned(framed(page), -0.4), 4, random) },
  { name: "faxed", dpi: FAX_DPI, apply: (page) => blackAndWhite(page, 150) },
];
