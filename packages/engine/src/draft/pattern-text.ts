/** Words as a pattern that finds them: a space between words of a phrase, any gap between phrases. */
export function patternOf(text: string): string {
  return text
    .split("\t")
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
}
