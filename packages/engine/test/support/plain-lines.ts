interface Line {
  type: string;
  description: string;
  amount: number;
  hours?: number | null;
  ytd_amount?: number | null;
}

/** Lines of canonical output as `salary 1000`, each. */
export function plain(lines: readonly Line[]): string[] {
  return lines.map(({ type, amount }) => `${type} ${amount}`);
}

/** Lines by what the document calls them: `Base Salary 1000`. */
export function described(lines: readonly Line[]): string[] {
  return lines.map(({ description, amount }) => `${description} ${amount}`);
}

/** Lines with their hours: `regular 1000 80`. */
export function withHours(lines: readonly Line[]): string[] {
  return lines.map(({ type, amount, hours }) => `${type} ${amount} ${hours}`);
}

/** Lines with the year to date: `regular 1000 9000`. */
export function withYear(lines: readonly Line[]): string[] {
  return lines.map(({ type, amount, ytd_amount: year }) => `${type} ${amount} ${year}`);
}

/** Lines by what the document calls them, with their hours: `Base Salary 1000 80`. */
export function describedWithHours(lines: readonly Line[]): string[] {
  return lines.map(({ description, amount, hours }) => `${description} ${amount} ${hours}`);
}

/** Lines by what the document calls them, with the year to date: `Base Salary 1000 9000`. */
export function describedWithYear(lines: readonly Line[]): string[] {
  return lines.map(({ description, amount, ytd_amount: year }) => `${description} ${amount} ${year}`);
}

/** Lines with their codes: `REG regular 1000`. */
export function withCodes(
  lines: readonly { code?: string | null; type: string; amount: number }[],
): string[] {
  return lines.map(({ code, type, amount }) => `${code} ${type} ${amount}`);
}
