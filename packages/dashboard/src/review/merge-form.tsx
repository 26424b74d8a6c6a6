import { Select, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { StructureForm, type StructureFormProps } from "./structure-form.tsx";

/** Two records that are one person. */
export function MergeForm({ jobId, review, place, onDone }: StructureFormProps): ReactNode {
  const [into, setInto] = useState<string | null>(null);
  const own = review.groups.find(({ key }) => key === place.employee);
  const others = review.groups.filter(({ key }) => key !== "document" && key !== place.employee);
  return (
    <StructureForm
      jobId={jobId}
      title="Merge with another employee"
      action="Merge"
      onDone={onDone}
      body={() =>
        into === null || place.employee === null
          ? null
          : { action: "merge", field_path: review.addressOf(place.employee), into: review.addressOf(into) }
      }
    >
      <Text size="sm">
        The lines, payments and pay of {own?.title} go to the other person. Pay of both is added up, as of two
        checks.
      </Text>
      <Select
        label="The other employee"
        data={others.map(({ key, title, subtitle }) => ({
          value: key,
          label: `${title} ${subtitle}`.trim(),
        }))}
        searchable
        required
        withAsterisk={false}
        limit={50}
        value={into}
        onChange={setInto}
      />
    </StructureForm>
  );
}
