import type { Line } from "../model/line.ts";
import type { Pair, Person } from "../model/person.ts";

/** One line whose year to date is its amount says nothing: it may be the first of its kind. */
const LINES_MIN = 2;
/** A line or two may have been loaded by hand. */
const SHARE_MIN = 0.9;

const known = new WeakMap<Person, boolean>();

/** The side on which the years to date of a person begin anew with this run; null where neither does, or both do. */
export function yearBegunAnew({ source, target }: Pair): "source" | "target" | null {
  const [here, there] = [beginsAnew(source), beginsAnew(target)];
  if (here === there) return null;
  return here ? "source" : "target";
}

function beginsAnew(person: Person): boolean {
  let anew = known.get(person);
  if (anew === undefined) known.set(person, (anew = isFirstRun(person.lines)));
  return anew;
}

function isFirstRun(lines: readonly Line[]): boolean {
  const counted = lines.filter(({ cents, ytdCents }) => cents !== 0 && ytdCents !== null);
  const first = counted.filter(({ cents, ytdCents }) => ytdCents === cents || ytdCents === 0);
  return counted.length >= LINES_MIN && first.length >= counted.length * SHARE_MIN;
}
