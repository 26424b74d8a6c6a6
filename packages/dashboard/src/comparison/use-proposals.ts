import type { MappingProposal, Report } from "../api/report.ts";
import { useValidation, useValidations } from "../migrations/queries.ts";
import type { LineMapping } from "./settings.ts";

/** Gives what the newest comparison proposes beyond lines that are there already. */
export function useProposals(migrationId: string): (lines: readonly LineMapping[]) => readonly LineMapping[] {
  const validations = useValidations(migrationId);
  const newest = validations.data?.results.find(({ status }) => status === "completed");
  const validation = useValidation(migrationId, newest?.id ?? null);
  const report = validation.data?.report as Report | null | undefined;
  const proposed = (report?.mapping ?? []).filter(isNews);
  return (lines) => {
    const known = new Set(lines.flatMap(({ source }) => source.map(nameOf)));
    return proposed
      .filter(({ source }) => !source.some((item) => known.has(nameOf(item))))
      .map(({ source, target, factor }) => ({
        source: [...source],
        target: [...target],
        ...(factor === -1 ? { factor } : {}),
      }));
  };
}

/** Items of one type that stand alone on both sides are understood without anybody's word. */
function isNews({ status, basis, factor, source, target }: MappingProposal): boolean {
  return status === "proposed" && (basis === "amounts" || factor === -1 || source.length + target.length > 2);
}

function nameOf({ section, code, description }: LineMapping["source"][number]): string {
  return JSON.stringify([section, code ?? description]);
}
