import type { Printed } from "./parts.ts";

const INITIAL = /^\p{Lu}\.?$/u;
const LEAST_INITIALS = 2;

/**
 * Names with the surname first and no comma between, as their initials tell that stand at the end: the surname is told apart.
 */
export function surnamesFirst(
  of: ReadonlyMap<number, readonly Printed[]>,
): ReadonlyMap<number, readonly Printed[]> {
  const names = [...of.values()].filter((name) => name.length > 0);
  const words = names.map((name) => name.flatMap(({ text }) => text.split(" ")));
  if (words.some((own) => own.some((word) => word.includes(",")))) return of;
  const atEnd = words.filter((own) => own.length > 2 && INITIAL.test(own.at(-1)!)).length;
  const within = words.filter((own) => own.slice(0, -1).some((word) => INITIAL.test(word))).length;
  if (atEnd < LEAST_INITIALS || within > 0) return of;
  return new Map([...of].map(([index, name]) => [index, parted(name)]));
}

/** Whether a line holds a surname alone, before its comma: `PEMBERLEY,`. */
export function isSurname(text: string): boolean {
  return /^\p{L}[^,]*,$/u.test(text);
}

/** A surname before given names, as those print it that part them by a comma. */
export function asSurname({ text, tokens }: Printed): Printed {
  return { text: `${text.replace(/,$/, "")},`, tokens };
}

/** A name with a comma behind its first word, as others print it. */
function parted(name: readonly Printed[]): readonly Printed[] {
  const [first, ...rest] = name;
  const [surname, ...given] = first?.text.split(" ") ?? [];
  if (first === undefined || surname === undefined || (given.length === 0 && rest.length === 0)) return name;
  const at = first.tokens.length === 1 + given.length ? 1 : first.tokens.length;
  const own = asSurname({ text: surname, tokens: first.tokens.slice(0, at) });
  return given.length === 0
    ? [own, ...rest]
    : [own, { text: given.join(" "), tokens: first.tokens.slice(at) }, ...rest];
}
