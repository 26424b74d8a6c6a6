import { markup, type Markup } from "@paylift/validation/markup";
import type { MarkedWord } from "./marked-words.ts";

/** Words that follow each other in one field, or one word that nobody claimed. */
interface Item {
  /** Anchor of the first word. */
  id: string;
  text: string;
  where: string;
}

/** The side lists: money that nobody claimed, and the fields in the order of the page. */
export function wordLists(words: readonly MarkedWord[]): Markup {
  return markup`${list("Unclaimed money", unclaimedItems(words), "No figure on this page was left over.")}
${list("Fields", fieldItems(words), "No field of the output is on this page.")}`;
}

function unclaimedItems(words: readonly MarkedWord[]): Item[] {
  return words
    .filter((word) => word.state === "unclaimed")
    .map(({ id, text, row }) => ({ id, text, where: row === null ? "no row pattern" : `row ${row}` }));
}

function fieldItems(words: readonly MarkedWord[]): Item[] {
  const items: Item[] = [];
  for (const { id, text, state, field } of words) {
    if (state !== "field" || field === null) continue;
    const last = items.at(-1);
    if (last?.where === field) last.text += ` ${text}`;
    else items.push({ id, text, where: field });
  }
  return items;
}

function list(caption: string, items: readonly Item[], nothing: string): Markup {
  const body =
    items.length === 0
      ? markup`<p class="nothing">${nothing}</p>`
      : markup`<ol>\n${items.map(itemLine)}</ol>`;
  return markup`<section><h2>${caption} <span class="count">${items.length}</span></h2>${body}</section>`;
}

function itemLine({ id, text, where }: Item): Markup {
  return markup`<li><a href="#${id}"><b>${text}</b> <span>${breakable(where)}</span></a></li>\n`;
}

/** Lets a field path break before its dots. */
function breakable(path: string): Markup[] {
  return path.split(/(?=\.)/).map((step, index) => (index === 0 ? markup`${step}` : markup`<wbr>${step}`));
}
