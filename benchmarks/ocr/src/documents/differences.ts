import type { CanonicalOutput } from "@paylift/canonical";

type Fields = Record<string, unknown>;

/**
 * Where two outputs of one document differ: the paths of single values, and a path for each line that one has and the other
 * has not. Employees are compared by id and name, and those without a counterpart in the order in which they stand.
 */
export function differences(expected: CanonicalOutput, actual: CanonicalOutput): string[] {
  const { employees: wanted, ...head } = expected;
  const { employees: got, ...otherHead } = actual;
  const found = changedFields(head, otherHead, "");
  const left = [...got];
  const take = (index: number): Fields | undefined =>
    index < 0 ? undefined : (left.splice(index, 1)[0] as unknown as Fields);
  const pairs = wanted.map((employee) => {
    const same = left.findIndex((o) => o.name === employee.name && o.employee_id === employee.employee_id);
    return { employee: employee as unknown as Fields, other: take(same) };
  });
  for (const [i, { employee, other = take(left.length > 0 ? 0 : -1) }] of pairs.entries()) {
    if (other === undefined) found.push(`employees[${i}]`);
    else found.push(...changedFields(employee, other, `employees[${i}].`));
  }
  return [...found, ...left.map((employee) => `employees[+${got.indexOf(employee)}]`)];
}

function changedFields(expected: Fields, actual: Fields, path: string): string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((key) => {
    const [wanted, got] = [expected[key], actual[key]];
    if (Array.isArray(wanted) && Array.isArray(got)) return changedLines(wanted, got, path + key);
    if (isFields(wanted) && isFields(got)) return changedFields(wanted, got, `${path}${key}.`);
    return JSON.stringify(wanted) === JSON.stringify(got) ? [] : [path + key];
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Lines are compared as a whole, in any order. */
function changedLines(expected: readonly unknown[], actual: readonly unknown[], path: string): string[] {
  const left = actual.map((line) => JSON.stringify(line));
  const missing = expected.filter((line) => {
    const at = left.indexOf(JSON.stringify(line));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return Array<string>(Math.max(missing.length, left.length)).fill(path);
}
