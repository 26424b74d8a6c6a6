import type { PdfSheet } from "./sheet.ts";

/** A name in lines that are no wider than this; a word that is wider stays whole. */
export function wrapped(sheet: PdfSheet, name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && sheet.width(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
