import type { Accuracy } from "./accuracy.ts";
import { table } from "./table.ts";

const percent = (share: number | null): string => (share === null ? "-" : `${(share * 100).toFixed(1)} %`);

/** The score, then every document with something wrong in it. */
export function accuracyLines(accuracy: Accuracy | null): string {
  if (accuracy === null) return "Accuracy: not scored, the scorer or the truth files are not there";
  return [
    `Accuracy of ${accuracy.documents} documents`,
    table([
      ["money F1", accuracy.money_f1?.toFixed(4) ?? "-"],
      ["perfect documents", percent(accuracy.perfect)],
      ["silent errors", String(accuracy.silent_errors)],
      ["inconsistent flagged", `${accuracy.inconsistent_flagged} of ${accuracy.inconsistent}`],
      ["false flags", String(accuracy.false_flags)],
      ["failed", String(accuracy.failed)],
    ]),
    ...accuracy.wrong.flatMap(({ name, confidence, silent, errors, first }) => [
      `✗ ${silent ? "SILENT " : ""}${name}: ${errors} wrong, confidence ${confidence}`,
      ...first.map((line) => `    ${line}`),
    ]),
  ].join("\n");
}
