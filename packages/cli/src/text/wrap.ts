/** Breaks text at spaces into lines of at most `width`; the first line starts with `first`, the others are indented as far. */
export function wrap(text: string, width: number, first = ""): string[] {
  const room = Math.max(width - first.length, 20);
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || longer.length <= room) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  const indent = " ".repeat(first.length);
  return lines.map((text, index) => `${index === 0 ? first : indent}${text}`);
}
