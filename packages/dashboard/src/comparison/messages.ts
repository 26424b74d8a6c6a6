import type { Mapping, MappedItem, Tolerance, ToleranceSettings } from "./settings.ts";

/** What is wrong, by the place in the JSON that it concerns. */
export type Messages = ReadonlyMap<string, string>;

export const NO_MESSAGES: Messages = new Map();

/** Only lines have sections and types. */
export function isOfLines({ field }: Tolerance): boolean {
  return field !== "gross_pay" && field !== "net_pay" && field !== "total";
}

export function mappingMessages({ employees = [], lines = [] }: Mapping): Messages {
  const messages = new Map<string, string>();
  for (const side of ["source", "target"] as const) {
    const seen = new Set<string>();
    for (const [index, person] of employees.entries()) {
      const at = `/employees/${index}/${side}`;
      const [id, name] = [text(person[`${side}_id`]), text(person[`${side}_name`])];
      const known = id === "" ? name.toLowerCase() : id;
      if (known === "") messages.set(at, "An id or a name is needed");
      else if (seen.has(known)) messages.set(at, "Already listed above");
      seen.add(known);
    }
    for (const [index, line] of lines.entries()) {
      const items = line[side];
      if (items.length === 0) messages.set(`/lines/${index}/${side}`, "At least one item is needed");
      for (const [at, item] of items.entries()) {
        if (isNameless(item)) messages.set(`/lines/${index}/${side}/${at}`, "A code or a label is needed");
      }
    }
  }
  return messages;
}

export function toleranceMessages({ tolerances = [] }: ToleranceSettings): Messages {
  const messages = new Map<string, string>();
  for (const [index, tolerance] of tolerances.entries()) {
    const { absolute = 0, percent = 0 } = tolerance;
    const at = `/tolerances/${index}`;
    if (absolute === 0 && percent === 0) messages.set(at, "An amount or a percentage is needed");
    const broader = tolerances.findIndex((other) => covers(other, tolerance));
    if (broader < index) messages.set(at, `Never used: number ${broader + 1} decides before it`);
  }
  return messages;
}

/** Whether everything that `narrow` concerns is a matter of `broad` too. */
function covers(broad: Tolerance, narrow: Tolerance): boolean {
  return (
    broad.field === narrow.field &&
    (broad.section === undefined || broad.section === narrow.section) &&
    (broad.type === undefined || broad.type === narrow.type)
  );
}

function isNameless({ code, description }: MappedItem): boolean {
  return text(code ?? "") === "" && text(description) === "";
}

function text(value: string | undefined): string {
  return (value ?? "").trim();
}
