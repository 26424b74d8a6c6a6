import { markup, type Markup } from "./markup.ts";
import type { MarkedWord } from "./marked-words.ts";

/** The side lists: money that nobody claimed, and the fields in the order of the page. */
export function wordLists(words: readonly MarkedWord[]): Markup {
  const unclaimed = words.filter((word) => word.state === "unclaimed");
  const fields = words.filter((word) => word.state === "field" && word.field !== null);
  return markup`${list("Unclaimed money", unclaimed, "No figure on this page was left over.")}
${list("Fields", fields, "No field of the output stands on this page.")}`;
}

function list(caption: string, words: readonly MarkedWord[], nothing: string): Markup {
  const body =
    words.length === 0 ? markup`<p class="nothing">${nothing}</p>` : markup`<ol>\n${words.map(item)}</ol>`;
  return markup`<section><h2>${caption} <span class="count">${words.length}</span></h2>${body}</section>`;
}

function item({ id, text, field, row }: MarkedWord): Markup {
  const where = field ?? (row === null ? "no row pattern" : `row ${row}`);
  return markup`<li><a href="#${id}"><b>${text}</b> <span>${breakable(where)}</span></a></li>\n`;
}

/** Lets a field path break before its dots. */
function breakable(path: string): Markup[] {
  return path.split(/(?=\.)/).map((step, index) => (index === 0 ? markup`${step}` : markup`<wbr>${step}`));
}
