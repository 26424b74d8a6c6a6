import type { Line } from "../../layout/lines.ts";
import type { TransposedTable } from "../../variants/compiled-transposed.ts";

/** A line that begins this near to the page's leftmost word begins with a label, however deep its indent; in font sizes. */
const LABEL_INDENT_EM = 8;

/** The lines of a page that name the employees, and the lines of items below them. */
export interface HeadedPage {
  band: Line[];
  body: Line[];
}

/** Splits the lines of one page. The band is empty where the page names nobody. */
export function splitPage(lines: readonly Line[], { title }: TransposedTable): HeadedPage {
  const left = Math.min(...lines.map((line) => line.tokens[0]!.x0));
  let from: number | null = title === null ? 0 : null;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (title?.test(line.text) === true) from = i + 1;
    else if (from !== null && beginsWithLabel(line, left)) {
      if (i > from) return { band: lines.slice(from, i), body: lines.slice(i) };
      from = title === null ? i + 1 : null;
    }
  }
  return { band: [], body: [...lines] };
}

function beginsWithLabel({ tokens }: Line, left: number): boolean {
  const first = tokens[0]!;
  return first.x0 - left < LABEL_INDENT_EM * first.size;
}
