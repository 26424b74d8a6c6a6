import type { FigureName } from "../../variants/variant-schema.ts";
import type { MoneyReading, StatementRecord } from "../reading.ts";
import { setFigure } from "../record-builder.ts";

/** A figure of the current pay. Where it stands already, the second print is kept for comparison. */
export function putFigure(record: StatementRecord, figure: FigureName, money: MoneyReading): void {
  if (!record.figures.has(figure)) setFigure(record, figure, money);
  else {
    record.statement.repeated.push({ figure, money });
    money.token.claim = "total";
  }
}
