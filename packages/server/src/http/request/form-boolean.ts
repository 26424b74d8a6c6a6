const TRUE = new Set(["true", "1", "on", "yes"]);
const FALSE = new Set(["false", "0", "off", "no", ""]);

/** A boolean as forms write it, false when absent, null when it is none. */
export function readFormBoolean(value: unknown): boolean | null {
  if (value === undefined) return false;
  if (typeof value !== "string") return null;
  const text = value.trim().toLowerCase();
  if (TRUE.has(text)) return true;
  return FALSE.has(text) ? false : null;
}
