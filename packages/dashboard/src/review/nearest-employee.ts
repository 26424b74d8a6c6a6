import type { Evidence, Printed } from "../api/types.ts";

/** A block of lines begins with whose it is: what stands below a figure is rather somebody else's. */
const BELOW = 2;

/** The employee whose fields stand nearest to a place on its page, from line to line; null where none stands there. */
export function nearestEmployee({ evidence }: Evidence, { page, box }: Printed): string | null {
  const middle = (box.top + box.bottom) / 2;
  let nearest: string | null = null;
  let least = Infinity;
  for (const [path, places] of Object.entries(evidence)) {
    const employee = /^employees\[\d+\]/.exec(path)?.[0];
    if (employee === undefined) continue;
    for (const place of places) {
      if (place.page !== page) continue;
      const down = (place.box.top + place.box.bottom) / 2 - middle;
      const away = down > 0 ? BELOW * down : -down;
      if (away >= least) continue;
      least = away;
      nearest = employee;
    }
  }
  return nearest;
}
