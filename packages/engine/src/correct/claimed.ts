import type { Correction } from "../api/correction.ts";
import type { Evidence, UnclaimedToken } from "../api/result.ts";

/** Figures that became no field, less those that corrections point at. */
export function withoutClaimed(
  unclaimed: readonly UnclaimedToken[],
  corrections: readonly Correction[],
  applied: readonly string[],
): readonly UnclaimedToken[] {
  const ids = new Set(applied);
  const pointed = corrections.flatMap(({ id, evidence }) => (ids.has(id) && evidence ? [evidence] : []));
  if (pointed.length === 0) return unclaimed;
  return unclaimed.filter((token) => !pointed.some((evidence) => isWithin(token, evidence)));
}

/** Whether the middle of a figure is in what somebody pointed at. */
function isWithin({ page, box }: UnclaimedToken, { page: pointedPage, box: area }: Evidence): boolean {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.top + box.bottom) / 2];
  return page === pointedPage && x >= area.x0 && x <= area.x1 && y >= area.top && y <= area.bottom;
}
