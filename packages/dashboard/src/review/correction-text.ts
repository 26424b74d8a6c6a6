import type { Correction, CorrectedField, StructureCorrection } from "../api/types.ts";
import { moneyText } from "../common/format.ts";

/** What a correction of a field says, in words. */
export function correctionText({ correction_type: type, corrected_value: value }: Correction): string {
  if (type === "spurious") return "Corrected: it should not be there";
  return type === "wrong_field" ? `Corrected: it belongs to ${value}` : `Corrected to “${value}”`;
}

/** What a correction of records says, in words. */
export function structureText(correction: StructureCorrection): string {
  const { action, field_path: path, into, to, list, description, values, to_list: target } = correction;
  switch (action) {
    case "add":
      return `Added ${path}`;
    case "merge":
      return `Merged ${path} into ${into}`;
    case "move":
      return `Moved ${path} to ${to}`;
    case "set_column": {
      const said = Object.entries(values ?? {}).map(([name, value]) => `${name} ${value}`);
      const moved = target == null ? [] : [`moved to ${target}`];
      return `All “${description}” of ${list}: ${[...said, ...moved].join(", ")}`;
    }
  }
}

/** A value as it was before a correction. */
export function beforeText({ before }: CorrectedField): string {
  if (before === null || before === "") return "–";
  return typeof before === "number" ? moneyText(before) : String(before);
}

/** Whether printed sums hold with a corrected value, in words. */
export function proofText({ proved }: CorrectedField): string {
  if (proved === null) return "corrected";
  return proved ? "corrected, proved by printed sums" : "corrected, not proved by a printed sum";
}
