/** Widths of Helvetica by letter, in thousandths of the font size; figures and most small letters have the usual one. */
const WIDTHS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    191: "'",
    222: "ijl",
    278: " !,./:;I[]\\ft",
    333: "-()r",
    389: "*",
    500: "cksvxyzJ",
    584: "+<=>",
    611: "FTZ",
    667: "ABEKPSVXY&",
    722: "CDHNRUw",
    778: "GOQ",
    833: "mM",
    889: "%",
    944: "W",
  }).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])),
);
const USUAL = 556;

/** About how wide a text is in Helvetica, in font sizes. */
export function helveticaWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDTHS[letter] ?? USUAL;
  return width / 1000;
}
