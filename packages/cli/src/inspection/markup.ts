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

/** A template that escapes every value that is not markup itself, so that forgetting to escape is impossible. */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(textOf)));
}

function textOf(value: Value): string {
  if (value instanceof Markup) return value.text;
  if (typeof value === "object") return value.map((part) => part.text).join("");
  return escapeMarkup(String(value));
}

function escapeMarkup(text: string): string {
  // Control characters are not allowed in HTML and SVG, and PDF text may hold them.
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "").replace(/(?!\n)\p{Cc}/gu, "\uFFFD");
}
