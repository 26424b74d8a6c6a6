import { sumMoney } from "@paylift/canonical";
import type { RecordReading } from "../../interpret/reading.ts";
import type { FigureCell } from "../cells/cell-groups.ts";

/** A sum of one line proves nothing, and nobody has so many. */
const [LEAST, MOST] = [2, 200];

/** Adds up the hours of the year of somebody's lines, where a number below them comes to that: some count not all of them. */
export function sumUpYearHours(record: RecordReading, { number: { cents, token } }: FigureCell): void {
  const { items, lineSums } = record;
  if (record.scope !== "check" || cents === null || items.length > MOST) return;
  const parts = items.flatMap(({ ytdHours }) => {
    const hours = ytdHours?.token.money ?? null;
    return ytdHours == null || hours === null ? [] : [{ cents: hours, token: ytdHours.token }];
  });
  if (parts.length < LEAST || sumMoney(parts.map((part) => part.cents)) !== cents) return;
  lineSums.push({
    label: "hours, year to date",
    identity: "Σ year-to-date hours = printed total",
    total: { cents, token },
    parts,
  });
}
