import type { Finding, Identity } from "../compare/finding.ts";

/** What contradicts, in one line without names. */
export function identityTitle({ of, pattern }: Identity): string {
  const what = of === "id" ? "Ids" : "Names";
  switch (pattern) {
    case "exchanged":
      return `${what} exchanged between people`;
    case "moved":
      return `${what} moved on to other people, as in a shifted column`;
    case "reused":
      return `${what} that are somebody else's on the other side`;
    case "mistyped":
      return "Ids with a digit changed or two turned round";
    case "changed":
      return "Other ids, where the others kept theirs";
    case "another person":
      return of === "id"
        ? "People on one side only, whose ids the other side gives to somebody else"
        : "People of one name under other ids and with other pay";
  }
}

/** What pay says of all of them together; empty where it was not asked. */
export function payWords(roots: readonly Finding[]): string {
  const said = new Set(roots.map(({ identity }) => identity?.pay ?? null));
  const [pay = null] = said;
  if (said.size > 1) return "Pay says different things: see each of them.";
  switch (pay) {
    case "name":
      return "Pay follows the names: the ids are wrong, or were given anew.";
    case "id":
      return "Pay follows the ids: the names are wrong, or the people changed.";
    case "both":
      return "Pay cannot tell: it is like that of both.";
    case "neither":
      return "Pay cannot tell: it is like that of neither.";
    case null:
      return "";
  }
}
