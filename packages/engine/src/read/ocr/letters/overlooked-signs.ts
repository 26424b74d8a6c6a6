import { readOtherwise } from "../read-otherwise.ts";
import type { SeenWord } from "../recogniser.ts";

/** Family and given name in capitals, as one word. */
const JOINED = /^\p{Lu}{4,}$/u;
const PARTED = /^\p{Lu}{2,},\p{Lu}{2,}$/u;
/** Letters of which a comma at the foot makes one another. */
const STROKES = /[IL]/g;

/** The second letter of a name behind its first and an apostrophe. */
const WITH_APOSTROPHE = /^[DLO]['’]\p{Lu}/u;

/** An apostrophe in a name that another look gave: it is overlooked more easily than it is imagined. `ONEILL` is `O'NEILL`. */
export function withOverlookedApostrophe(word: SeenWord): SeenWord {
  const { text, otherReadings = [] } = word;
  const name = otherReadings.find(
    (other) => WITH_APOSTROPHE.test(other) && other.slice(0, 1) + other.slice(2) === text,
  );
  return name === undefined ? word : readOtherwise(word, name);
}

/** A comma between capitals that another look gave: it is overlooked where it touches a stroke, and `II,CELIA` is read `ILCELIA`. */
export function withOverlookedComma(word: SeenWord): SeenWord {
  const { text, otherReadings = [] } = word;
  if (!JOINED.test(text)) return word;
  const parted = otherReadings.find((other) => PARTED.test(other) && alike(other.replace(",", ""), text));
  return parted === undefined ? word : readOtherwise(word, parted);
}

function alike(one: string, other: string): boolean {
  return one.replaceAll(STROKES, "I") === other.replaceAll(STROKES, "I");
}
