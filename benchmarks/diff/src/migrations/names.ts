import type { Random } from "@paylift/samples";

/** Spells a name as another provider might; the same name comes out where there is nothing to change. */
export function spellOtherwise(random: Random, name: string): string {
  const words = name.split(" ");
  const middle = words.findIndex((word, index) => index > 0 && word.length === 1);
  const ways = [
    // Without accents: not a difference at all.
    () => name.normalize("NFD").replaceAll(/\p{M}/gu, ""),
    () =>
      middle < 0
        ? `${words[0]} Q ${words.slice(1).join(" ")}`
        : words.filter((_, at) => at !== middle).join(" "),
    () => misspell(random, words).join(" "),
    // A double surname.
    () => `${name} ${random.pick(["Whitfield", "Okonkwo", "Lindgren"])}`,
  ];
  return random.pick(ways)();
}

/** A marriage: the given name stays. */
export function marry(random: Random, name: string): string {
  return `${name.split(" ")[0]} ${random.pick(["Thornbury", "Castellanos", "Vandermeer"])}`;
}

/** A name that nobody of the old provider has. */
export function newName(random: Random, name: string): string {
  return `${name.split(" ")[0]} ${random.pick(["Ashgrove", "Brightwater", "Cullingford", "Dunmore"])}`;
}

function misspell(random: Random, words: readonly string[]): string[] {
  const long = words.flatMap((word, index) => (/^\p{L}{5,}$/u.test(word) && index > 0 ? [index] : []));
  if (long.length === 0) return [...words];
  const at = random.pick(long);
  return words.map((word, index) => {
    if (index !== at) return word;
    const cut = random.int(2, word.length - 2);
    return word.slice(0, cut) + word.slice(cut + 1);
  });
}
