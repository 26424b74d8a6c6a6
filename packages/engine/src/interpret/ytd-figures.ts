import type { Token } from "../layout/token.ts";
import type { FigureName } from "../variants/variant-schema.ts";
import type { Lane } from "../variants/compiled-variant.ts";
import type { MoneyReading, RecordReading } from "./reading.ts";
import { isTotal, signedMoney, type OpenRecord } from "./record-builder.ts";

/** A figure of the year to date; a second, different one stays unclaimed. */
export function putYtdFigure(record: RecordReading, figure: FigureName, money: MoneyReading): void {
  const ytdFigures = (record.ytdFigures ??= new Map());
  const known = ytdFigures.get(figure);
  if (known !== undefined && known.cents !== money.cents) return;
  if (known === undefined) ytdFigures.set(figure, money);
  money.token.claim = "total";
}

/** Where the year stands on a line of its own, it is that of the lane's line above: of a figure, or of a line of pay. */
export function putYearOfLineAbove(
  { record, laneFigures, laneLines }: OpenRecord,
  lane: Lane,
  token: Token,
): void {
  const above = laneFigures.get(lane.name);
  if (above !== undefined) return putYtdFigure(record, above.figure, signedMoney(token, above.negative));
  const item = record.items.findLast(({ lane: name }) => name === lane.name);
  if (item === undefined || item.ytdAmount !== null) return;
  item.ytdAmount = signedMoney(token, laneLines.get(lane.name)?.negative);
  token.claim = isTotal(record) ? "total" : "field";
}
