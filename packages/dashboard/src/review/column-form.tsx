import { getAtPath, normalizeLabel } from "@paylift/canonical";
import { Select, Text, TextInput } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { plural, words } from "../common/format.ts";
import { LISTS, type ListName } from "./line-place.ts";
import { StructureForm, type StructureFormProps } from "./structure-form.tsx";
import { choicesOf } from "./typed-value.ts";

/** All lines of one label at once: their type, role, label, or list. */
export function ColumnForm({ jobId, review, place, onDone }: StructureFormProps): ReactNode {
  const line = getAtPath(review.output, place.line ?? "") as {
    readonly code: string | null;
    readonly description: string;
    readonly type: string;
    readonly role?: string;
  };
  const own = place.list ?? "earnings";
  const [list, setList] = useState<ListName>(own);
  const [type, setType] = useState<string | null>(null);
  const [role, setRole] = useState<string | null>(null);
  const [label, setLabel] = useState(line.description);
  const at = `employees[0].${list}[0]`;
  const wanted = normalizeLabel(line.description);
  const isWanted = ({ code, description }: Pick<typeof line, "code" | "description">): boolean =>
    code === line.code && normalizeLabel(description) === wanted;
  const lines = review.output.employees.reduce(
    (count, employee) => count + [...employee[own]].filter(isWanted).length,
    0,
  );
  return (
    <StructureForm
      jobId={jobId}
      title={`All lines “${line.description}”`}
      action={`Correct ${plural(lines, "line")}`}
      onDone={onDone}
      body={() => ({
        action: "set_column",
        list: own,
        code: line.code,
        description: line.description,
        values: {
          ...(type === null ? {} : { type }),
          ...(role === null ? {} : { role }),
          ...(label === line.description ? {} : { description: label }),
        },
        to_list: list === own ? null : list,
      })}
    >
      <Text size="sm">The change applies to every employee’s lines with this label.</Text>
      <Select
        label="List"
        data={[...LISTS]}
        value={list}
        allowDeselect={false}
        onChange={(next) => {
          setList((next ?? list) as ListName);
          setType(null);
          setRole(null);
        }}
      />
      <Select
        label="Type"
        placeholder={list === own ? words(line.type) : "As its label says"}
        data={(choicesOf(`${at}.type`) ?? []).map((value) => ({ value, label: words(value) }))}
        searchable
        clearable
        value={type}
        onChange={setType}
      />
      {choicesOf(`${at}.role`) !== null && (
        <Select
          label="Role"
          placeholder={words(line.role ?? "cash")}
          data={(choicesOf(`${at}.role`) ?? []).map((value) => ({ value, label: words(value) }))}
          clearable
          value={role}
          onChange={setRole}
        />
      )}
      <TextInput label="Label" value={label} onChange={(event) => setLabel(event.currentTarget.value)} />
    </StructureForm>
  );
}
