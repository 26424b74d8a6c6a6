import type { ItemField, PeopleField } from "./crosswalk.ts";

/** What people call the two sides. */
const SIDES: Readonly<Record<string, "source" | "target">> = {
  source: "source",
  old: "source",
  from: "source",
  legacy: "source",
  previous: "source",
  target: "target",
  new: "target",
  to: "target",
  future: "target",
};

const SECTION = /^(?:section|list|category|kind)$/;

/** What people call the columns of a side. */
const FIELDS: readonly (readonly [RegExp, "id" | "name" | "section" | "code" | "description"])[] = [
  [/^(?:(?:employee|emp|worker|file|person) ?)?(?:id|number|no|nr)$/, "id"],
  [/^(?:(?:employee|emp|worker|person) ?)?(?:name)?$/, "name"],
  [SECTION, "section"],
  [/^(?:(?:pay|item|earning|deduction|tax) ?)?code$/, "code"],
  [/^(?:(?:pay|item|earning|deduction|tax|code) ?)?(?:description|label|item)$/, "description"],
];

export type Field = PeopleField | ItemField | "section";

/** What a column of a crosswalk has, by its heading: `source_id`, `Old employee ID`, `Pay code (new)`. Null for any other. */
export function fieldOf(heading: string): Field | null {
  const words = heading
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "");
  const [only] = words;
  if (words.length === 1 && (only === "entry" || only === "factor")) return only;
  if (words.length === 1 && SECTION.test(only ?? "")) return "section";
  const at = words.findIndex((word) => Object.hasOwn(SIDES, word));
  const side = SIDES[words[at] ?? ""];
  if (side === undefined || (at > 0 && at < words.length - 1)) return null;
  const rest = words.toSpliced(at, 1).join(" ");
  const field = rest === "" ? undefined : FIELDS.find(([pattern]) => pattern.test(rest))?.[1];
  return field === undefined ? null : `${side}_${field}`;
}
