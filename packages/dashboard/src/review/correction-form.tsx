import { Autocomplete, Select, Stack, Textarea, TextInput } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import type { CorrectionType } from "../api/types.ts";
import { Failed } from "../common/loaded.tsx";
import { FormActions } from "./form-actions.tsx";
import { whyNot } from "./typed-value.ts";
import { useCorrect } from "./use-correct.tsx";
import type { Review } from "./use-review.ts";

const TYPES: readonly { value: CorrectionType; label: string }[] = [
  { value: "wrong_value", label: "The value is wrong" },
  { value: "wrong_field", label: "It belongs to another field" },
  { value: "spurious", label: "It should not be there" },
  { value: "missing_field", label: "A field is missing" },
];

interface CorrectionFormProps {
  readonly jobId: string;
  /** The field. */
  readonly path: string;
  /** What was read, "" for nothing. */
  readonly value: string;
  readonly review: Review;
  readonly onDone: () => void;
}

/** Says what is wrong with a field, where the field stands. */
export function CorrectionForm(props: CorrectionFormProps): ReactNode {
  const { jobId, value, review, onDone } = props;
  const paths = review.fields.map((each) => each.path);
  const [type, setType] = useState<CorrectionType>(value === "" ? "missing_field" : "wrong_value");
  const [path, setPath] = useState(props.path);
  const [corrected, setCorrected] = useState(value);
  const [destination, setDestination] = useState("");
  const records = recordsOf(props.path);
  const [removed, setRemoved] = useState(lineOf(props.path) ?? props.path);
  const [notes, setNotes] = useState("");
  const { correct } = useCorrect(jobId);
  const isTyped = type === "wrong_value" || type === "missing_field";
  const wanted = type === "missing_field" ? path.trim() : props.path;
  const problem = isTyped && corrected !== value && corrected !== "" ? whyNot(wanted, corrected) : null;

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isMissing = type === "missing_field";
    if (problem !== null) return;
    const body = {
      correction_type: type,
      field_path: review.addressOf(isMissing ? path.trim() : type === "spurious" ? removed : props.path),
      original_value: isMissing ? "" : value,
      corrected_value:
        type === "wrong_field" ? review.addressOf(destination.trim()) : type === "spurious" ? "" : corrected,
      ...(notes.trim() === "" ? {} : { notes: notes.trim() }),
    };
    correct.mutate(body, { onSuccess: onDone });
  }

  return (
    <form onSubmit={submit} aria-label="Correct">
      <Stack gap="xs">
        {correct.error !== null && <Failed error={correct.error} />}
        <Select
          size="xs"
          label="What is wrong"
          data={TYPES}
          allowDeselect={false}
          value={type}
          onChange={(next) => setType((next ?? type) as CorrectionType)}
        />
        {type === "missing_field" && (
          <Autocomplete
            size="xs"
            label="Field"
            description="Dots between names, indexes from 0: employees[3].taxes[1].amount"
            required
            withAsterisk={false}
            limit={20}
            data={paths}
            value={path}
            onChange={setPath}
          />
        )}
        {type === "wrong_field" && (
          <Autocomplete
            size="xs"
            label="Where it belongs"
            description="The field that it is moved to"
            required
            withAsterisk={false}
            limit={20}
            data={paths}
            value={destination}
            onChange={setDestination}
          />
        )}
        {type === "spurious" && (
          <Select
            size="xs"
            label="What should not be there"
            description="A figure that its line requires is removed together with the line"
            data={[{ value: props.path, label: "This field alone" }, ...records]}
            allowDeselect={false}
            value={removed}
            onChange={(next) => setRemoved(next ?? removed)}
          />
        )}
        {isTyped && (
          <TextInput
            size="xs"
            label="Right value"
            required
            withAsterisk={false}
            value={corrected}
            error={problem}
            onChange={(event) => setCorrected(event.currentTarget.value)}
          />
        )}
        <Textarea
          size="xs"
          label="Note"
          autosize
          minRows={1}
          maxRows={4}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        <FormActions isSending={correct.isPending} onCancel={onDone} />
      </Stack>
    </form>
  );
}

/** The records that a field is part of, the largest first. */
function recordsOf(path: string): { value: string; label: string }[] {
  const employee = /^employees\[\d+\]/.exec(path)?.[0];
  const line = lineOf(path);
  return [
    ...(employee === undefined ? [] : [{ value: employee, label: "The whole employee" }]),
    ...(line === undefined ? [] : [{ value: line, label: "The whole line" }]),
  ];
}

function lineOf(path: string): string | undefined {
  return /^employees\[\d+\]\.\w+\[\d+\]/.exec(path)?.[0];
}
