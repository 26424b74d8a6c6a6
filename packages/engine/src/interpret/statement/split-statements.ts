import type { Line } from "../../layout/lines.ts";
import type { Statement } from "../../variants/compiled-statement.ts";

/**
 * The lines of each statement of a document. Without words that begin one, each page is a statement. With them, the first
 * on a page takes all of the page above it too; a page without them goes on with the statement before.
 */
export function splitStatements(lines: readonly Line[], { begin, continued }: Statement): Line[][] {
  const statements: Line[][] = [];
  for (const page of pagesOf(lines)) {
    const goesOn = continued !== null && page.some(({ text }) => continued.test(text));
    let begun = begin === null && !goesOn;
    if (begun) statements.push([]);
    for (const [i, line] of page.entries()) {
      if (!goesOn && begin?.test(line.text) === true) {
        statements.push(begun ? [] : page.slice(0, i));
        begun = true;
      }
      if (begun || goesOn) statements.at(-1)?.push(line);
    }
    if (!begun && !goesOn) statements.at(-1)?.push(...page);
  }
  return statements;
}

function pagesOf(lines: readonly Line[]): Line[][] {
  const pages: Line[][] = [];
  for (const line of lines) {
    if (pages.at(-1)?.[0]!.page === line.page) pages.at(-1)!.push(line);
    else pages.push([line]);
  }
  return pages;
}
