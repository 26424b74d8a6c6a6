import { compileField, type Field } from "./compiled-field.ts";
import { optionalPattern, patternAt } from "./pattern.ts";
import type { BoxData, BoxRowData, StatementData } from "./statement-schema.ts";

/** A statement's lay-out with its patterns compiled. */
export interface Statement {
  begin: RegExp | null;
  continued: RegExp | null;
  fields: Field[];
  figures: StatementFigure[];
  boxes: StatementBox[];
}

/** Labelled amounts beside the boxes. */
export interface StatementFigure {
  pattern: RegExp;
  /** Whether it is looked for in paragraphs, or else on single lines. */
  wrap: boolean;
}

export interface StatementBox {
  data: BoxData;
  rows: BoxRow[];
  end: RegExp | null;
}

export interface BoxRow {
  data: BoxRowData;
  pattern: RegExp | null;
}

/** Throws SyntaxError where a pattern does not compile; the message names its place in the variant. */
export function compileStatement(data: StatementData): Statement {
  const path = "statement";
  return {
    begin: optionalPattern(`${path}.begin`, data.begin),
    continued: optionalPattern(`${path}.continued`, data.continued),
    fields: data.fields.map((field, i) => compileField(field, `${path}.fields[${i}]`)),
    figures: (data.figures ?? []).map(({ match, wrap }, i) => ({
      pattern: patternAt(`${path}.figures[${i}].match`, match),
      wrap: wrap === true,
    })),
    boxes: data.boxes.map((box, i) => compileBox(box, `${path}.boxes[${i}]`)),
  };
}

function compileBox(data: BoxData, path: string): StatementBox {
  const placed = data.title !== undefined || data.columns.some(({ header }) => header !== undefined);
  if (!placed) throw new SyntaxError(`${path}: a box needs a title or a column with a header`);
  return {
    data,
    rows: (data.rows ?? []).map((row, i) => ({
      data: row,
      pattern: optionalPattern(`${path}.rows[${i}].text`, row.text),
    })),
    end: optionalPattern(`${path}.end`, data.end),
  };
}
