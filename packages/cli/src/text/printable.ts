/**
 * Text of documents and file names without control characters: printed as they are, they could recolour or rewrite
 * the user's terminal.
 */
export function printable(text: string): string {
  return text
    .replace(/[\t\n\r]+/g, " ")
    .replace(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, "\uFFFD");
}
