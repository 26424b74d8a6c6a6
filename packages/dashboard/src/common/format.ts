const money = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const count = new Intl.NumberFormat("en-US");
/** In the reader's own way of writing dates. */
const instant = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** `1,234.50`; a dash where there is none. */
export function moneyText(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? "–" : money.format(amount);
}

/** Money with its separators, other values as they are; a dash where there is none. */
export function valueText(value: string | null): string {
  return value !== null && /^-?\d+\.\d\d$/.test(value) ? moneyText(Number(value)) : (value ?? "–");
}

export function countText(value: number): string {
  return count.format(value);
}

/** A name that can be seen, and clicked on: programs may give one of nothing but spaces. */
export function nameText(name: string): string {
  return name.trim() === "" ? "(no name)" : name;
}

/** `1 check`, `2 checks`. */
export function plural(value: number, one: string, many = `${one}s`): string {
  return `${count.format(value)} ${value === 1 ? one : many}`;
}

export function instantText(iso: string): string {
  return instant.format(new Date(iso));
}

/** Never rounded up to what it is not: 99.96% is 99.9%. */
export function percentText(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)}%`;
}

export function bytesText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `line_missing` as words. */
export function words(code: string): string {
  const text = code.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
