/** Printed values as patterns see them; a token has no white space inside. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  money: String.raw`[-+(\u2212$£€]*\d[\d,]*\.\d\d[-)*]*`,
  quantity: String.raw`[-+(\u2212$£€]*\d[\d,]*(?:\.\d+)?[-)*]*`,
  date: String.raw`(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?[- ][A-Z][A-Za-z]{2,8}\.?,?[- ]\d{2,4}|[A-Z][A-Za-z]{2,8}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})`,
  dash: "[-\u2010-\u2014\u2212]",
  word: String.raw`\S+`,
};

/**
 * A variant's regular expression with placeholders filled in; groups report where they stand.
 * `i` ignores letter case. Throws SyntaxError for a pattern that does not compile or names an unknown placeholder.
 */
export function compilePattern(source: string, flags: "" | "i" = ""): RegExp {
  const filled = source.replace(/\{([a-z]+)\}/g, (whole, name: string) => {
    const pattern = PLACEHOLDERS[name];
    if (pattern === undefined) throw new SyntaxError(`unknown placeholder ${whole}`);
    return `(?:${pattern})`;
  });
  return new RegExp(filled, `du${flags}`);
}

/** The compiled pattern; an error names its place in the variant. */
export function patternAt(path: string, source: string): RegExp {
  try {
    return compilePattern(source);
  } catch (error) {
    throw new SyntaxError(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

export function optionalPattern(path: string, source: string | undefined): RegExp | null {
  return source === undefined ? null : patternAt(path, source);
}
