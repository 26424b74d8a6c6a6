/** A path cut to `width` characters from its beginning, because its end tells files apart. */
export function shortenPath(path: string, width: number): string {
  const characters = [...path];
  return characters.length <= width ? path : `…${characters.slice(characters.length - width + 1).join("")}`;
}
