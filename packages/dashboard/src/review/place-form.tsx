import { getAtPath } from "@paylift/canonical";
import { Select, Stack, TextInput } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import type { Evidence, Printed } from "../api/types.ts";
import { Failed } from "../common/loaded.tsx";
import { FormActions } from "./form-actions.tsx";
import { LISTS } from "./line-place.ts";
import { nearestEmployee } from "./nearest-employee.ts";
import { whyNot } from "./typed-value.ts";
import { useCorrect } from "./use-correct.tsx";
import type { Review } from "./use-review.ts";

const DOCUMENT = "document";

/** What a printed figure of an employee may be, beside a line of a list. */
const OF_PERSON = [
  { value: "gross_pay", label: "Gross pay" },
  { value: "net_pay", label: "Net pay" },
  { value: "employee_id", label: "Employee id" },
  { value: "department", label: "Department" },
] as const;

const OF_DOCUMENT = [
  { value: "totals.gross_pay", label: "Total gross pay" },
  { value: "totals.net_pay", label: "Total net pay" },
  { value: "totals.total_earnings", label: "Total earnings" },
  { value: "totals.total_deductions", label: "Total deductions" },
  { value: "totals.total_taxes", label: "Total taxes" },
  { value: "totals.employee_count", label: "Number of employees" },
  { value: "pay_date", label: "Pay date" },
  { value: "pay_period.start", label: "Start of the pay period" },
  { value: "pay_period.end", label: "End of the pay period" },
  { value: "company.id", label: "Company id" },
] as const;

interface PlaceFormProps {
  readonly jobId: string;
  readonly review: Review;
  readonly evidence: Evidence;
  /** What the page shows, and where. */
  readonly printed: Printed;
  readonly onDone: () => void;
}

/** Says what a figure on the page is that became no field: a line of an employee, or a fact of an employee or of the document. */
export function PlaceForm({ jobId, review, evidence, printed, onDone }: PlaceFormProps): ReactNode {
  const people = review.groups.filter(({ key }) => key !== DOCUMENT);
  const [whose, setWhose] = useState(() => nearestEmployee(evidence, printed) ?? people[0]?.key ?? DOCUMENT);
  const [what, setWhat] = useState<string | null>(null);
  const [label, setLabel] = useState("");
  const [value, setValue] = useState(printed.text);
  const { correct, restructure } = useCorrect(jobId);
  const isLine = LISTS.some((list) => list.value === what);
  const isOfDocument = whose === DOCUMENT;
  const path = isOfDocument ? (what ?? "") : `${whose}.${what}`;
  const problem =
    what === null || value.trim() === "" ? null : whyNot(isLine ? `${path}[0].amount` : path, value);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (what === null || problem !== null) return;
    if (isLine) {
      const values = { description: label.trim(), amount: value.trim() };
      const field_path = `${review.addressOf(whose)}.${what}`;
      restructure.mutate({ action: "add", field_path, values, evidence: printed }, { onSuccess: onDone });
      return;
    }
    const before = getAtPath(review.output, path) ?? null;
    const isMissing = before === null || before === "";
    correct.mutate(
      {
        correction_type: isMissing ? "missing_field" : "wrong_value",
        field_path: review.addressOf(path),
        original_value: isMissing ? "" : String(before),
        corrected_value: value.trim(),
        evidence: printed,
      },
      { onSuccess: onDone },
    );
  }

  const error = correct.error ?? restructure.error;
  return (
    <form onSubmit={submit} aria-label="Say what it is">
      <Stack gap="xs" pt="xs">
        {error !== null && <Failed error={error} />}
        <Select
          size="xs"
          label="Whose it is"
          data={[
            { value: DOCUMENT, label: "The document’s" },
            ...people.map(({ key, title, subtitle }) => ({
              value: key,
              label: `${title} ${subtitle}`.trim(),
            })),
          ]}
          searchable
          limit={50}
          allowDeselect={false}
          value={whose}
          onChange={(next) => {
            setWhose(next ?? whose);
            setWhat(null);
          }}
        />
        <Select
          size="xs"
          label="What it is"
          placeholder="Choose"
          data={
            isOfDocument
              ? [...OF_DOCUMENT]
              : [
                  { group: "A line", items: [...LISTS] },
                  { group: "The employee’s", items: [...OF_PERSON] },
                ]
          }
          allowDeselect={false}
          value={what}
          onChange={setWhat}
        />
        {isLine && (
          <TextInput
            size="xs"
            label="Label"
            required
            withAsterisk={false}
            value={label}
            onChange={(event) => setLabel(event.currentTarget.value)}
          />
        )}
        <TextInput
          size="xs"
          label={isLine ? "Amount" : "Value"}
          required
          withAsterisk={false}
          value={value}
          error={problem}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <FormActions
          isSending={correct.isPending || restructure.isPending}
          isOpen={what === null}
          onCancel={onDone}
        />
      </Stack>
    </form>
  );
}
