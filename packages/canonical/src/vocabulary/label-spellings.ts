import { normalizeLabel } from "./normalize-label.ts";

/** A code before the description, glued with a hyphen: `0-Regular Pay`, `M2-401(k) ER M`, `DEN-Dental`. */
const LEADING_CODE = /^\s*[A-Z0-9]{1,3}-(?=[A-Za-z0-9])/;

/**
 * The words of a label in the spellings worth trying, most faithful first: as printed, without a leading code, with the
 * number at the end of a code cut off (`GARN1`), with `EE`, `ER`, `PR` or `PP` cut off a code (`HSAER`, `DENPR`, `MEDPP`).
 */
export function* labelSpellings(label: string): Generator<readonly string[]> {
  const words = split(label);
  if (words.length === 0) return;
  yield words;
  if (LEADING_CODE.test(label)) yield split(label.replace(LEADING_CODE, ""));
  const last = words.at(-1) ?? "";
  const unnumbered = /^(.*[a-z])\d{1,2}$/.exec(last)?.[1];
  if (unnumbered !== undefined) yield [...words.slice(0, -1), unnumbered];
  else if (/^\d{1,2}$/.test(last) && words.length > 1) yield words.slice(0, -1);
  // Two names of one thing, or one in two languages: `Expense / Reimb`, `Hourly / Por Hora`.
  const first = /^(\S.*?) \/ \S/.exec(label)?.[1];
  if (first !== undefined) yield split(first);
  if (words.length !== 1) return;
  const glued = /^(.{3,})(ee|er|pr|pp)$/.exec(last);
  if (glued) yield glued[2]!.startsWith("p") ? [glued[1] ?? ""] : [glued[1] ?? "", glued[2] ?? ""];
}

function split(label: string): string[] {
  return normalizeLabel(label)
    .split(" ")
    .filter((word) => word !== "");
}
