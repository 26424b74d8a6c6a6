import type { PageInspection, WordState } from "@paylift/engine";
import { markup, type Markup } from "@paylift/validation/markup";
import { WORD_STATE_CAPTIONS } from "./word-states.ts";

/** The legend: what each colour means, how many there are, and a checkbox to hide them. */
export function legend({ words, lanes, lines, rules }: PageInspection): Markup {
  const count = (state: string): number => words.filter((word) => word.state === state).length;
  const states = Object.entries(WORD_STATE_CAPTIONS) as [WordState, string][];
  return markup`<fieldset class="legend"><legend>Show</legend>
${states.map(([state, caption]) => entry(state, caption, count(state)))}
${entry("lanes", "Columns", lanes.length)}
${entry("lines", "Lines", lines.length)}
${entry("rules", "Ruled lines", rules.length)}
</fieldset>`;
}

function entry(name: string, caption: string, count: number): Markup {
  const box = markup`<input type="checkbox" id="show-${name}" checked><span class="swatch ${name}"></span>`;
  return markup`<label>${box}${caption} <span class="count">${count}</span></label>\n`;
}
