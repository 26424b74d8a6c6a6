import { Select } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { LISTS } from "./line-place.ts";
import { StructureForm, type StructureFormProps } from "./structure-form.tsx";

/** A line that belongs to another list, or to another person. */
export function MoveForm({ jobId, review, place, onDone }: StructureFormProps): ReactNode {
  const [list, setList] = useState<string>(place.list ?? "earnings");
  const [employee, setEmployee] = useState<string>(place.employee ?? "");
  const people = review.groups.filter(({ key }) => key !== "document");
  return (
    <StructureForm
      jobId={jobId}
      title="Move this line"
      action="Move"
      onDone={onDone}
      body={() =>
        place.line === null
          ? null
          : {
              action: "move",
              field_path: review.addressOf(place.line),
              to: `${review.addressOf(employee)}.${list}`,
            }
      }
    >
      <Select
        label="List"
        data={[...LISTS]}
        value={list}
        allowDeselect={false}
        onChange={(next) => setList(next ?? list)}
      />
      <Select
        label="Person"
        data={people.map(({ key, title, subtitle }) => ({
          value: key,
          label: `${title} ${subtitle}`.trim(),
        }))}
        searchable
        limit={50}
        allowDeselect={false}
        value={employee}
        onChange={(next) => setEmployee(next ?? employee)}
      />
    </StructureForm>
  );
}
