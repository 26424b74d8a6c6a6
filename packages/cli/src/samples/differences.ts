/** A value that a sample gives otherwise than its expected file says. */
export interface Difference {
  /** Field path of the canonical output, for example `employees[3].taxes[1].amount`. */
  path: string;
  expected: string;
  actual: string;
}

const LONGEST = 40;

/**
 * Where a value differs from what is expected. What the expected value leaves out is not compared; lists have to have
 * the same length.
 */
export function differences(expected: unknown, actual: unknown, path = ""): Difference[] {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const length = { path, expected: `${expected.length} entries`, actual: `${actual.length} entries` };
    const inside = expected
      .slice(0, actual.length)
      .flatMap((value, i) => differences(value, actual[i], `${path}[${i}]`));
    return expected.length === actual.length ? inside : [length, ...inside];
  }
  if (isObject(expected) && isObject(actual))
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(
        value,
        Object.hasOwn(actual, key) ? actual[key] : undefined,
        path === "" ? key : `${path}.${key}`,
      ),
    );
  return expected === actual ? [] : [{ path, expected: valueText(expected), actual: valueText(actual) }];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function valueText(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
