import { Autocomplete, Select } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { LISTS } from "./line-place.ts";
import { StructureForm, type StructureFormProps } from "./structure-form.tsx";
import { whyNot } from "./typed-value.ts";

interface AddFormProps extends StructureFormProps {
  readonly list: "employees" | "line";
  /** What was selected on the page, to choose from. */
  readonly texts?: readonly string[];
}

const PERSON = [
  ["name", "Name"],
  ["employee_id", "Employee id"],
  ["department", "Department"],
  ["gross_pay", "Gross pay"],
  ["net_pay", "Net pay"],
] as const;
const LINE = [
  ["description", "Label"],
  ["amount", "Amount"],
] as const;

/** A person or a line that the page shows and the result lacks. */
export function AddForm({ list: what, texts: printed = [], ...form }: AddFormProps): ReactNode {
  const { jobId, review, place, onDone } = form;
  const [list, setList] = useState<string>(place.list ?? "earnings");
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const isPerson = what === "employees";
  const fields = isPerson ? PERSON : LINE;
  const problemOf = (name: string): string | null => {
    const text = texts[name] ?? "";
    return text === ""
      ? null
      : whyNot(isPerson ? `employees[0].${name}` : `employees[0].${list}[0].${name}`, text);
  };
  return (
    <StructureForm
      jobId={jobId}
      title={isPerson ? "Add an employee" : "Add a line"}
      action="Add"
      onDone={onDone}
      body={() => {
        if (fields.some(([name]) => problemOf(name) !== null)) return null;
        const values = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));
        const path = isPerson ? "employees" : `${review.addressOf(place.employee ?? "")}.${list}`;
        return { action: "add", field_path: path, values };
      }}
    >
      {!isPerson && (
        <Select
          label="List"
          data={[...LISTS]}
          value={list}
          allowDeselect={false}
          onChange={(next) => setList(next ?? list)}
        />
      )}
      {fields.map(([name, label]) => (
        <Autocomplete
          key={name}
          label={label}
          data={[...new Set(printed)]}
          filter={({ options }) => options}
          required={name === "name" || name === "description" || name === "amount"}
          withAsterisk={false}
          value={texts[name] ?? ""}
          error={problemOf(name)}
          onChange={(value) => setTexts((all) => ({ ...all, [name]: value }))}
        />
      ))}
    </StructureForm>
  );
}
