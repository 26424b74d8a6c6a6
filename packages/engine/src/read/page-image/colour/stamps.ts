import type { Box } from "../../../api/result.ts";
import type { Blob } from "../blobs.ts";

/** Parts of a stamp stand no further apart, and it is no wider and no higher. */
const APART_IN = 0.1;
const [WIDEST_IN, HIGHEST_IN] = [3.5, 2];
/** A stamp has so many pieces, of which so many, and so large a share, cover print. */
const LEAST_PIECES = 4;
const [COVERING, COVERING_SHARE] = [2, 0.1];

/**
 * The pieces of stamps: what stands close together in coloured ink, and covers print in more places than one. A form that is
 * printed in colour is larger.
 */
export function stampsOf(pieces: readonly Blob[], dpi: number, covers: (piece: Blob) => boolean): Blob[] {
  const small = pieces.filter(
    ({ x0, top, x1, bottom }) => x1 - x0 <= WIDEST_IN * dpi && bottom - top <= HIGHEST_IN * dpi,
  );
  return groupsOf(small, APART_IN * dpi)
    .filter((group) => isStamp(group, dpi, covers))
    .flat();
}

function isStamp(group: readonly Blob[], dpi: number, covers: (piece: Blob) => boolean): boolean {
  if (group.length < LEAST_PIECES) return false;
  const wide = Math.max(...group.map(({ x1 }) => x1)) - Math.min(...group.map(({ x0 }) => x0));
  const high = Math.max(...group.map(({ bottom }) => bottom)) - Math.min(...group.map(({ top }) => top));
  if (wide > WIDEST_IN * dpi || high > HIGHEST_IN * dpi) return false;
  const covering = group.filter(covers).length;
  return covering >= COVERING && covering >= COVERING_SHARE * group.length;
}

/** Boxes that are near each other, or near what is. */
function groupsOf(pieces: readonly Blob[], far: number): Blob[][] {
  const left = new Set(pieces);
  const groups: Blob[][] = [];
  for (const first of pieces) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const piece of group) {
      for (const other of left) {
        if (!isNear(piece, other, far)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** Whether two boxes are no further apart, across and down. */
export function isNear(one: Box, other: Box, far: number): boolean {
  const across = Math.max(other.x0 - one.x1, one.x0 - other.x1);
  const down = Math.max(other.top - one.bottom, one.top - other.bottom);
  return across <= far && down <= far;
}
