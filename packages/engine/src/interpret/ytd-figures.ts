import type { FigureName } from "../variants/variant-schema.ts";
import type { MoneyReading, RecordReading } from "./reading.ts";

/** A figure of the year to date; a second, different one stays unclaimed. */
export function putYtdFigure(record: RecordReading, figure: FigureName, money: MoneyReading): void {
  const ytdFigures = (record.ytdFigures ??= new Map());
  const known = ytdFigures.get(figure);
  if (known !== undefined && known.cents !== money.cents) return;
  if (known === undefined) ytdFigures.set(figure, money);
  money.token.claim = "total";
}
