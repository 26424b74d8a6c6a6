import { getAtPath } from "@paylift/canonical";
import { Select, Stack } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import type { Evidence, NewCorrection, NewStructureCorrection, Printed } from "../api/types.ts";
import { Failed } from "../common/loaded.tsx";
import { labelOf } from "./area.ts";
import { FigureInputs, type FigureInput } from "./figure-inputs.tsx";
import { FormActions } from "./form-actions.tsx";
import { LISTS } from "./line-place.ts";
import { nearestEmployee } from "./nearest-employee.ts";
import { whyNot } from "./typed-value.ts";
import { useCorrect } from "./use-correct.tsx";
import type { Review } from "./use-review.ts";

const DOCUMENT = "document";
/** Each is of the employee whose line it stands in. */
const BESIDE = "beside";

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
  readonly figures: readonly Printed[];
  /** Text around it: labels, most likely. */
  readonly phrases?: readonly Printed[];
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

/** Says what figures on the page are that became no field: lines of employees, or facts of employees or of the document. */
export function PlaceForm(props: PlaceFormProps): ReactNode {
  const { jobId, review, evidence, figures, phrases = [], onDone, onCancel = onDone } = props;
  const people = review.groups.filter(({ key }) => key !== DOCUMENT);
  const [fallback = DOCUMENT] = people.map(({ key }) => key);
  const beside = figures.map((figure) => nearestEmployee(evidence, figure) ?? fallback);
  const isSpread = new Set(beside).size > 1;
  const [whose, setWhose] = useState(isSpread ? BESIDE : (beside[0] ?? DOCUMENT));
  const [what, setWhat] = useState<string | null>(null);
  const [labels, setLabels] = useState(() => figures.map((figure) => labelOf(figure, phrases)));
  const [values, setValues] = useState(() => figures.map(({ text }) => text));
  const { correctAll } = useCorrect(jobId);
  const isLine = LISTS.some((list) => list.value === what);
  const isOfDocument = whose === DOCUMENT;
  const owners = whose === BESIDE ? beside : figures.map(() => whose);
  /** One fact has one figure. */
  const maybeFact = new Set(owners).size === figures.length;
  const inputs = figures.map((_, index): FigureInput => {
    const value = values[index] ?? "";
    const path = pathOf(index);
    const isOpen = what === null || value.trim() === "";
    return {
      label: labels[index] ?? "",
      value,
      problem: isOpen ? null : whyNot(isLine ? `${path}[0].amount` : path, value),
      owner:
        isSpread && !isOfDocument ? (people.find(({ key }) => key === owners[index])?.title ?? null) : null,
    };
  });

  function pathOf(index: number): string {
    return isOfDocument ? (what ?? "") : `${owners[index]}.${what}`;
  }

  /** A label that is left open is the one above. */
  function labelAt(index: number): string {
    return labels[index]?.trim() || (index === 0 ? "" : labelAt(index - 1));
  }

  function bodyOf(printed: Printed, index: number): NewCorrection | NewStructureCorrection {
    const path = pathOf(index);
    const value = (values[index] ?? "").trim();
    if (isLine) {
      const line = { description: labelAt(index), amount: value };
      const field_path = `${review.addressOf(owners[index] ?? "")}.${what}`;
      return { action: "add", field_path, values: line, evidence: printed };
    }
    const before = getAtPath(review.output, path) ?? null;
    const isMissing = before === null || before === "";
    return {
      correction_type: isMissing ? "missing_field" : "wrong_value",
      field_path: review.addressOf(path),
      original_value: isMissing ? "" : String(before),
      corrected_value: value,
      evidence: printed,
    };
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (what === null || inputs.some(({ problem }) => problem !== null)) return;
    correctAll.mutate(figures.map(bodyOf), { onSuccess: onDone });
  }

  return (
    <form onSubmit={submit} aria-label={figures.length === 1 ? "Say what it is" : "Say what they are"}>
      <Stack gap="xs" pt="xs">
        {correctAll.error !== null && <Failed error={correctAll.error} />}
        <Select
          size="xs"
          label={figures.length === 1 ? "Whose it is" : "Whose they are"}
          data={[
            ...(isSpread ? [{ value: BESIDE, label: "Of the employee beside each" }] : []),
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
          label={figures.length === 1 ? "What it is" : "What they are"}
          placeholder="Choose"
          description={isOfDocument && !maybeFact ? "A fact of the document is one figure" : undefined}
          data={
            isOfDocument
              ? maybeFact
                ? [...OF_DOCUMENT]
                : []
              : [
                  { group: figures.length === 1 ? "A line" : "Lines", items: [...LISTS] },
                  ...(maybeFact ? [{ group: "The employee’s", items: [...OF_PERSON] }] : []),
                ]
          }
          allowDeselect={false}
          value={what}
          onChange={setWhat}
        />
        <FigureInputs
          inputs={inputs}
          isLine={isLine}
          onLabel={(index, label) => setLabels(labels.with(index, label))}
          onValue={(index, value) => setValues(values.with(index, value))}
        />
        <FormActions
          action={figures.length === 1 ? undefined : `Save ${figures.length} corrections`}
          isSending={correctAll.isPending}
          isOpen={what === null}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  );
}
