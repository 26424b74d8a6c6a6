import type { Flow, Random } from "@paylift/samples/parts";

/** A kind of document that is no payroll document, and how it is drawn. */
export interface NotPayroll {
  name: string;
  /** The code with which the engine refuses it. */
  refusal: "no_payroll_content" | "no_text_layer";
  draw(flow: Flow, random: Random): void;
}

/** Columns of a table: the left edge of a text, or the right edge of a figure. */
export type Columns = readonly (readonly [x: number, align: "left" | "right"])[];

/** Draws one row of a table. */
export function tableRow(flow: Flow, columns: Columns, texts: readonly string[], bold = false): void {
  flow.row(
    columns.map(([x, align], index) => ({ x, align, text: texts[index] ?? "", size: 9, bold })),
    14,
  );
}

export function title(flow: Flow, text: string): void {
  flow.row([{ x: 60, text, bold: true, size: 16 }], 28);
}

export function paragraph(flow: Flow, lines: readonly string[]): void {
  for (const text of lines) flow.row([{ x: 60, text, size: 10 }], 14);
  flow.space(10);
}
