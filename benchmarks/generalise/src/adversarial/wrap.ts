/** Breaks a text at spaces into at most so many lines, as even as its words allow. */
export function wrap(text: string, lines: number): string[] {
  const words = text.split(" ");
  const wrapped: string[] = [];
  const target = text.length / lines;
  for (const word of words) {
    const last = wrapped.at(-1);
    if (last === undefined || (wrapped.length < lines && last.length + word.length / 2 > target))
      wrapped.push(word);
    else wrapped[wrapped.length - 1] = `${last} ${word}`;
  }
  return wrapped;
}
