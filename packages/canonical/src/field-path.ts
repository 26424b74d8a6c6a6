import { CanonicalError } from "./errors.ts";

/** The way to a field of a canonical output: `['employees', 3, 'taxes', 1, 'amount']`. Numbers index arrays, from 0. */
export type FieldPath = readonly (string | number)[];

const KEY = /[A-Za-z_][A-Za-z0-9_]*/y;
const INDEX = /\[(0|[1-9]\d{0,8})\]/y;
const REFUSED_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Parses `employees[3].taxes[1].amount`. Empty text is the root, `[]`.
 *
 * @throws CanonicalError `invalid_field_path` with `details.position`; `refused_field_path` for `__proto__`,
 * `constructor` and `prototype`.
 */
export function parseFieldPath(text: string): FieldPath {
  const path: (string | number)[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] === "[") {
      INDEX.lastIndex = at;
      const index = INDEX.exec(text);
      if (index === null) throw invalid(text, at, "an index like [0]");
      path.push(Number(index[1]));
      at = INDEX.lastIndex;
      continue;
    }
    if (path.length > 0) {
      if (text[at] !== ".") throw invalid(text, at, '"." or "["');
      at++;
    }
    KEY.lastIndex = at;
    const key = KEY.exec(text);
    if (key === null) throw invalid(text, at, "a field name");
    path.push(checkKey(key[0]));
    at = KEY.lastIndex;
  }
  return path;
}

/** The text of a path, the inverse of {@link parseFieldPath}. @throws CanonicalError `invalid_field_path`, `refused_field_path`. */
export function formatFieldPath(path: FieldPath): string {
  let text = "";
  for (const step of path) {
    if (typeof step === "number") {
      if (!Number.isInteger(step) || step < 0 || step > 999_999_999)
        throw invalid(String(step), 0, "an index");
      text += `[${step}]`;
    } else {
      if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(step)) throw invalid(step, 0, "a field name");
      text += `${text === "" ? "" : "."}${checkKey(step)}`;
    }
  }
  return text;
}

/**
 * The value at a path, undefined if there is none; only own properties are seen. @throws like {@link parseFieldPath}.
 */
export function getAtPath(root: unknown, path: string | FieldPath): unknown {
  let value = root;
  for (const step of toPath(path)) {
    if (typeof step === "string") checkKey(step);
    value = child(value, step);
  }
  return value;
}

/**
 * Sets the value at a path, in place. The parent must exist; a field may be new, an array may grow by one.
 *
 * @throws CanonicalError `refused_field_path` where the parent is missing, the array would get a gap, or the path is the
 * root; else like {@link parseFieldPath}.
 */
export function setAtPath(root: unknown, path: string | FieldPath, value: unknown): void {
  const steps = toPath(path);
  const last = steps.at(-1);
  if (last === undefined) throw refused(steps, "the root cannot be set");
  const parent = getAtPath(root, steps.slice(0, -1));
  if (Array.isArray(parent)) {
    if (typeof last !== "number" || !Number.isInteger(last) || last < 0 || last > parent.length) {
      throw refused(steps, `expected an index from 0 to ${parent.length}`);
    }
    parent[last] = value;
    return;
  }
  if (typeof parent !== "object" || parent === null || typeof last !== "string")
    throw refused(steps, "its parent does not exist");
  (parent as Record<string, unknown>)[checkKey(last)] = value;
}

function toPath(path: string | FieldPath): FieldPath {
  return typeof path === "string" ? parseFieldPath(path) : path;
}

function child(value: unknown, step: string | number): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  if (Array.isArray(value) !== (typeof step === "number")) return undefined;
  return Object.hasOwn(value, step) ? (value as Record<string | number, unknown>)[step] : undefined;
}

function checkKey(key: string): string {
  if (REFUSED_KEYS.has(key))
    throw new CanonicalError("refused_field_path", `field name ${key} is refused`, { key });
  return key;
}

function invalid(text: string, position: number, expected: string): CanonicalError {
  const shown = JSON.stringify(text.slice(0, 100));
  return new CanonicalError(
    "invalid_field_path",
    `expected ${expected} at position ${position} of field path ${shown}`,
    { position },
  );
}

function refused(path: FieldPath, reason: string): CanonicalError {
  return new CanonicalError("refused_field_path", `cannot set ${JSON.stringify(path)}: ${reason}`, { path });
}
