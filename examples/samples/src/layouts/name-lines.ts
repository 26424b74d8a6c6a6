import type { PersonName } from "../payroll/model.ts";
import { familyFirst } from "../payroll/names.ts";

function wrapped(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A name that is too long for its column goes on behind the comma, and a very long one at a space. */
export function nameLines(
  name: PersonName,
  comma: string,
  fits: (line: string) => boolean,
  fitsBelow: (line: string) => boolean = fits,
): string[] {
  const whole = familyFirst(name, comma);
  if (fits(whole)) return [whole];
  const [family = "", given = ""] = familyFirst(name, ",\n").split("\n");
  return [...wrapped(family, fitsBelow), ...wrapped(given, fitsBelow)];
}
