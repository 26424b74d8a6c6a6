import { delimiter } from "node:path";

/** One setting of the service, which an environment variable gives and for some an option too. */
export interface Setting<T> {
  readonly env: string;
  /** The option that comes before the environment, as commander has it. */
  readonly flag?: string;
  /** What it is for; with the unit of its value. */
  readonly meaning: string;
  /** The default as documentation shows it. */
  readonly shown: string;
  readonly fallback: T;
  /** Null when the text is no such value. */
  readonly parse: (text: string) => T | null;
  /** What the text has to be. */
  readonly expected: string;
}

type Words = Pick<Setting<unknown>, "env" | "flag" | "meaning" | "shown">;

/** A whole number; `scale` turns the unit of the setting into the unit that the program works with. */
export function wholeNumber(
  words: Words,
  {
    least,
    most = 2 ** 31 - 1,
    scale = 1,
    fallback,
  }: { least: number; most?: number; scale?: number; fallback: number },
): Setting<number> {
  return {
    ...words,
    fallback: fallback * scale,
    expected: `a whole number from ${least} to ${most}`,
    parse(text) {
      const value = Number(text);
      return /^\d{1,10}$/.test(text) && value >= least && value <= most ? value * scale : null;
    },
  };
}

export function yesOrNo(words: Words, fallback: boolean): Setting<boolean> {
  return {
    ...words,
    fallback,
    expected: "true or false",
    parse: (text) => (text === "true" ? true : text === "false" ? false : null),
  };
}

export function oneOf<const T extends string>(words: Words, values: readonly T[], fallback: T): Setting<T> {
  return {
    ...words,
    fallback,
    expected: `one of ${values.join(", ")}`,
    parse: (text) => values.find((value) => value === text) ?? null,
  };
}

export function someText<T extends string | null>(words: Words, fallback: T): Setting<string | T> {
  return { ...words, fallback, expected: "some text", parse: (text) => text };
}

export function webAddress(words: Words, protocols: readonly string[]): Setting<string | null> {
  return {
    ...words,
    fallback: null,
    expected: `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
    parse: (text) => (protocols.includes(URL.parse(text)?.protocol ?? "") ? text : null),
  };
}

/** Texts, separated by commas. */
export function list(words: Words): Setting<readonly string[]> {
  return {
    ...words,
    fallback: [],
    expected: "a list",
    parse: (text) => text.split(",").map((item) => item.trim()),
  };
}

/** Folders, separated as in `PATH`. */
export function folders(words: Words): Setting<readonly string[]> {
  return {
    ...words,
    fallback: [],
    expected: "a list of folders",
    parse: (text) => text.split(delimiter).filter((folder) => folder !== ""),
  };
}
