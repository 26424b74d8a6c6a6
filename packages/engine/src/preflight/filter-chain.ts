// Names may be abbreviated in any stream, as readers accept it (PDF 1.7, table 94).
const FULL_NAMES: Readonly<Record<string, string>> = {
  A85: "ASCII85Decode",
  AHx: "ASCIIHexDecode",
  Fl: "FlateDecode",
  LZW: "LZWDecode",
  RL: "RunLengthDecode",
};

// White space and comments; bounded so that no file makes the search slow.
const GAP = String.raw`(?:[\s\0]|%[^\r\n]{0,200}[\r\n]){0,200}`;
const FILTER = new RegExp(
  String.raw`\/(?:Filter|F)${GAP}(\[[^[\]]{0,1000}\]|\/[^\s\0()<>[\]{}\/%]{1,60})`,
  "g",
);
const NAME = /\/([^\s\0()<>[\]{}/%]{1,60})/g;

/**
 * The filters that a stream's dictionary names, in order of decoding, by their full names. Takes the longest chain in
 * the text, which may hold other objects before the dictionary; [] when there is none.
 */
export function filterChain(dictionary: string): string[] {
  const text = dictionary.includes("#") ? unescapeNames(dictionary) : dictionary;
  let chain: string[] = [];
  for (const [, value = ""] of text.matchAll(FILTER)) {
    const names = [...value.matchAll(NAME)].map(([, name = ""]) => FULL_NAMES[name] ?? name);
    if (names.length >= chain.length) chain = names;
  }
  return chain;
}

// A name may write any character as # and two hex digits (PDF 1.7, 7.3.5): /#46lateDecode is /FlateDecode.
function unescapeNames(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
