import { Group, Select, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { Discrepancy } from "../api/report.ts";
import { words } from "../common/format.ts";
import { employeeText, SEVERITIES } from "./report-model.ts";

/** Which differences are shown. */
export interface Filter {
  /** Part of a person, of what differs, or of a field path; "" for any. */
  readonly text: string;
  readonly severity: string | null;
  readonly state: string | null;
}

export const NO_FILTER: Filter = { text: "", severity: null, state: null };

interface FiltersProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

export function Filters({ filter, onChange }: FiltersProps): ReactNode {
  return (
    <Group align="flex-end" role="search" aria-label="Differences">
      <TextInput
        size="xs"
        label="Find"
        placeholder="Employee, id or field"
        value={filter.text}
        onChange={(event) => onChange({ ...filter, text: event.currentTarget.value })}
      />
      <Select
        size="xs"
        label="Severity"
        placeholder="Any"
        clearable
        clearButtonProps={{ "aria-label": "Any severity" }}
        data={SEVERITIES.map((value) => ({ value, label: words(value) }))}
        value={filter.severity}
        onChange={(severity) => onChange({ ...filter, severity })}
      />
      <Select
        size="xs"
        label="State"
        placeholder="Any"
        clearable
        clearButtonProps={{ "aria-label": "Any state" }}
        data={[
          { value: "open", label: "Open" },
          { value: "accepted", label: "Accepted" },
        ]}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state })}
      />
    </Group>
  );
}

export function filtered(
  discrepancies: readonly Discrepancy[],
  { text, severity, state }: Filter,
): readonly Discrepancy[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "" && severity === null && state === null) return discrepancies;
  return discrepancies.filter(
    (each) =>
      (severity === null || each.severity === severity) &&
      (state === null || (each.decision != null) === (state === "accepted")) &&
      (wanted === "" || textOf(each).includes(wanted)),
  );
}

function textOf({ employee, field_path: path, kind = "" }: Discrepancy): string {
  return `${employeeText(employee, path)} ${path} ${words(kind)}`.toLowerCase();
}
