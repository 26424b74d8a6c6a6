import type { Test } from "tap";

/**
 * Asserts that a value has what is expected of it, and maybe other properties. Stricter than `t.match`: lists have the
 * expected length and texts are equal; a regular expression matches a text.
 */
export function matches(t: Test, actual: unknown, expected: unknown, message?: string): void {
  t.strictSame(expectedPart(actual, expected), expected, ...(message === undefined ? [] : [message]));
}

/** As much of a value as is expected of it. */
function expectedPart(actual: unknown, expected: unknown): unknown {
  if (expected instanceof RegExp)
    return typeof actual === "string" && expected.test(actual) ? expected : actual;
  if (typeof expected !== "object" || expected === null) return actual;
  if (typeof actual !== "object" || actual === null) return actual;
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return actual;
    return actual.map((each, i) => (i < expected.length ? expectedPart(each, expected[i]) : each));
  }
  const parts = Object.entries(expected).map(([key, value]) => [
    key,
    expectedPart((actual as Record<string, unknown>)[key], value),
  ]);
  return Object.fromEntries(parts);
}
