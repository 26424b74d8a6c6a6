import { Random } from "../support/random.ts";
import { LOST_HEADINGS, lostHeading, turnedHeadings } from "./headings.ts";
import { blackedOutName, HIDDEN_PARTS, HIDDEN_WAYS, hiddenPart, onBands, typedOver } from "./hidden.ts";
import { APART, namesakes } from "./namesakes.ts";
import { IDS_OF_FEW, idsOfFew, NO_IDS, numbersOfOthers } from "./numbers.ts";
import { STATEMENTS } from "./of-statements.ts";
import { shadow, TWICE } from "./shadows.ts";
import { IN_PLACE, unreadable } from "./unreadable.ts";
import type { Variation } from "./variation.ts";

type Draw = (random: Random) => Variation;

const times = (count: number, draw: Draw): Draw[] => Array.from({ length: count }, () => draw);

/** One of each kind of document that looks right to a reader that is not careful, several of some. */
const DRAWN: readonly Draw[] = [
  ...[45, 90, 270].flatMap((angle) =>
    (["one", "some", "all money", "all"] as const).flatMap((extent) =>
      times(3, (random) => turnedHeadings(random, angle, extent)),
    ),
  ),
  ...LOST_HEADINGS.flatMap((way) => times(5, (random) => lostHeading(random, way))),
  ...Object.keys(HIDDEN_WAYS).flatMap((way) =>
    HIDDEN_PARTS.map(
      (part): Draw =>
        (random) =>
          hiddenPart(random, way, part),
    ),
  ),
  ...times(6, typedOver),
  ...times(3, blackedOutName),
  ...times(4, onBands),
  ...APART.flatMap((apart) =>
    [false, true].flatMap((next) => times(2, (random) => namesakes(random, apart, next))),
  ),
  ...NO_IDS.keys().flatMap((which) =>
    [
      [true, true],
      [false, true],
      [true, false],
    ].map(
      ([ids, first]): Draw =>
        (random) =>
          numbersOfOthers(random, which, ids!, first!),
    ),
  ),
  ...IDS_OF_FEW.map(
    (heading): Draw =>
      (random) =>
        idsOfFew(random, heading),
  ),
  ...IN_PLACE.flatMap((sign) =>
    (["earning", "gross", "tax", "net"] as const).map(
      (slot): Draw =>
        (random) =>
          unreadable(random, sign, slot),
    ),
  ),
  ...TWICE.flatMap((what) =>
    [0.6, 1.2, 2.5, 2.5].map(
      (most): Draw =>
        (random) =>
          shadow(random, what, most),
    ),
  ),
];

/** All variations; the same seed draws the same documents. */
export function variations(seed: number): Variation[] {
  const registers = DRAWN.map((draw, i) => draw(new Random(seed * 1000 + i)));
  const statements = Object.entries(STATEMENTS).map(([name, draw], i) => ({
    name: `a statement: ${name}`,
    ...draw(new Random(seed * 1000 + 500 + i)),
  }));
  return [...registers, ...statements];
}
