import type { ReadPage, Word } from "../read/page-reader.ts";
import type { Variant } from "../variants/compiled-variant.ts";
import { knownWords } from "./known-words.ts";
import { follows, spelledAs } from "./phrase-words.ts";

/** A code of one or two capitals as registers print it before the name of an item; `N-` marks what is not paid. */
const CODE = /^(?:N-)?\p{Lu}{1,2}$/u;
const NAME = /^\p{Lu}{3,}$/u;
/** A code and a name whose space narrow print hides: `HHOLIDAY`, `N-HHSA`. */
const GLUED = [/^((?:N-)?\p{Lu})(\p{Lu}{3,})$/u, /^((?:N-)?\p{Lu}{2})(\p{Lu}{3,})$/u];
/** Shorter names end other words as well, as `HSA` and `LEV` do: the document prints one by itself, or a code that shows itself. */
const [LEAST_LETTERS, SHOWS_ITSELF] = [4, /^N-/];
/** So many items with a code before their name show that a document prints them so. */
const FEWEST = 5;

/** Scanned pages with a space between a code and the name of its item, where the document prints items so. */
export function partCodes(pages: readonly ReadPage[], variants: readonly Variant[]): ReadPage[] {
  const known = knownWords(variants);
  const coded = pages.flatMap(({ words }) =>
    words.flatMap((word, i) => {
      const next = words[i + 1];
      if (word.source !== "ocr" || !CODE.test(word.text) || !follows(word, next)) return [];
      return NAME.test(next!.text) && known.has(next!.text) ? [{ code: word.text, name: next!.text }] : [];
    }),
  );
  if (coded.length < FEWEST) return [...pages];
  const codes = new Set(coded.map(({ code }) => code));
  const names = new Set(coded.map(({ name }) => name));
  const isName = (name: string, code: string): boolean =>
    known.has(name) && (name.length >= LEAST_LETTERS || names.has(name) || SHOWS_ITSELF.test(code));
  const parted = (word: Word): Word[] => {
    if (word.source !== "ocr" || known.has(word.text)) return [word];
    const ways = GLUED.flatMap((form) => {
      const [, code, name] = form.exec(word.text) ?? [];
      return code !== undefined && name !== undefined && isName(name, code) ? [{ code, name }] : [];
    });
    const way = ways.find(({ code }) => codes.has(code)) ?? ways[0];
    return way === undefined ? [word] : spelledAs([word], `${way.code} ${way.name}`);
  };
  return pages.map((page) => ({ ...page, words: page.words.flatMap(parted) }));
}
