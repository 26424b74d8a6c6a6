/** An SVG element; null children are left out. Attribute values and text children are escaped. */
export interface Element {
  name: string;
  attributes: Record<string, string | number>;
  children: readonly (Element | string)[];
}

export const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export const element = (
  name: string,
  attributes: Record<string, string | number>,
  ...children: (Element | string)[]
): Element => ({ name, attributes, children });

const round = (value: string | number): string =>
  typeof value === "number" ? String(Math.round(value * 10) / 10) : escapeMarkup(value);

export function render({ name, attributes, children }: Element): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${round(value)}"`);
  const open = `<${name}${written.join("")}`;
  if (children.length === 0) return `${open}/>`;
  const inner = children.map((child) => (typeof child === "string" ? escapeMarkup(child) : render(child)));
  const apart = children.some((child) => typeof child !== "string") ? "\n" : "";
  return `${open}>${apart}${inner.join(apart)}${apart}</${name}>`;
}

export const text = (x: number, y: number, className: string, content: string): Element =>
  element("text", { x, y, class: className }, content);
