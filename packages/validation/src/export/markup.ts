const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML or SVG that may be put into a page as it is. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = Markup | string | number | readonly Markup[];

/**
 * A template that escapes every value that is not markup itself, so that forgetting to escape is impossible. Control
 * characters and marks of direction become U+FFFD.
 */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(textOf)));
}

/** Nothing, where there may be something. */
export const NOTHING = new Markup("");

function textOf(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map(({ text }) => text).join("");
  return escapeMarkup(String(value));
}

function escapeMarkup(text: string): string {
  return (
    text
      .replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "")
      // Not allowed in HTML, and text of a PDF may hold them; marks of direction could turn figures round.
      .replace(/(?![\n\t])\p{Cc}|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "\uFFFD")
  );
}
