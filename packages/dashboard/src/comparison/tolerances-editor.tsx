import { DEDUCTION_TYPES, EARNING_TYPES, TAX_TYPES } from "@paylift/canonical";
import { Autocomplete, Button, Group, Select, Table, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { WideTable } from "../common/wide-table.tsx";
import { BoundInput } from "./bound-input.tsx";
import { isOfLines, type Messages } from "./messages.ts";
import { SECTIONS, type Tolerance } from "./settings.ts";

type Field = Tolerance["field"];
type Section = NonNullable<Tolerance["section"]>;

const FIELDS: readonly { value: Field; label: string }[] = [
  { value: "amount", label: "Amount of a line" },
  { value: "hours", label: "Hours" },
  { value: "rate", label: "Rate" },
  { value: "taxable_wages", label: "Taxable wages" },
  { value: "ytd", label: "Year to date" },
  { value: "gross_pay", label: "Gross pay" },
  { value: "net_pay", label: "Net pay" },
  { value: "total", label: "Printed total" },
];
const TYPES: Readonly<Record<Section, readonly string[]>> = {
  earnings: EARNING_TYPES,
  deductions: DEDUCTION_TYPES,
  taxes: TAX_TYPES,
  employer_taxes: TAX_TYPES,
  employer_contributions: DEDUCTION_TYPES,
};

interface TolerancesEditorProps {
  readonly tolerances: readonly Tolerance[];
  readonly onChange: (tolerances: readonly Tolerance[]) => void;
  readonly messages: Messages;
}

/** Which differences are none, the first that fits deciding. */
export function TolerancesEditor({ tolerances, onChange, messages }: TolerancesEditorProps): ReactNode {
  return (
    <section aria-labelledby="tolerances">
      <Group justify="space-between" mb="xs">
        <div>
          <Title order={2} size="h5" id="tolerances">
            Tolerances
          </Title>
          <Text size="sm">
            A difference within either bound is none. The first row that fits a figure decides.
          </Text>
        </div>
        <Button
          variant="default"
          onClick={() => onChange([...tolerances, { field: "amount", absolute: 0.01 }])}
        >
          Add a tolerance
        </Button>
      </Group>
      {tolerances.length > 0 && (
        <WideTable label="Tolerances" least={860} withRowBorders={false}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Figure</Table.Th>
              <Table.Th scope="col">Section</Table.Th>
              <Table.Th scope="col">Type</Table.Th>
              <Table.Th scope="col">Difference up to</Table.Th>
              <Table.Th scope="col">Or up to</Table.Th>
              <Table.Th scope="col">
                <span className="visually-hidden">Actions</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {tolerances.map((tolerance, index) => (
              <ToleranceRow
                key={index}
                number={index + 1}
                tolerance={tolerance}
                message={messages.get(`/tolerances/${index}`)}
                onChange={(next) => onChange(tolerances.with(index, next))}
                onRemove={() => onChange(tolerances.toSpliced(index, 1))}
                onRaise={() =>
                  onChange(tolerances.toSpliced(index, 1).toSpliced(Math.max(0, index - 1), 0, tolerance))
                }
              />
            ))}
          </Table.Tbody>
        </WideTable>
      )}
    </section>
  );
}

interface ToleranceRowProps {
  /** From 1. */
  readonly number: number;
  readonly tolerance: Tolerance;
  readonly message: string | undefined;
  readonly onChange: (tolerance: Tolerance) => void;
  readonly onRemove: () => void;
  readonly onRaise: () => void;
}

function ToleranceRow(props: ToleranceRowProps): ReactNode {
  const { number, tolerance, message, onChange, onRemove, onRaise } = props;
  const { field, section, type, absolute, percent } = tolerance;
  const ofLines = isOfLines(tolerance);
  /** Undefined takes a bound or a condition away. */
  function set(change: { [Key in keyof Tolerance]?: Tolerance[Key] | undefined }): void {
    const next = { ...tolerance, ...change };
    if (!isOfLines(next as Tolerance)) {
      delete next.section;
      delete next.type;
    }
    const kept = Object.entries(next).filter(([, value]) => value !== undefined && value !== "");
    onChange(Object.fromEntries(kept) as unknown as Tolerance);
  }
  return (
    <Table.Tr style={{ verticalAlign: "top" }}>
      <Table.Td>
        <Select
          size="xs"
          aria-label={`Figure of tolerance ${number}`}
          data={FIELDS}
          allowDeselect={false}
          value={field}
          onChange={(value) => set({ field: (value ?? field) as Field })}
        />
      </Table.Td>
      <Table.Td>
        <Select
          size="xs"
          aria-label={`Section of tolerance ${number}`}
          placeholder={ofLines ? "Every one" : "–"}
          disabled={!ofLines}
          clearable
          clearButtonProps={{ "aria-label": `Every section for tolerance ${number}` }}
          data={SECTIONS}
          value={section ?? null}
          onChange={(value) => set({ section: (value ?? undefined) as Section | undefined, type: undefined })}
        />
      </Table.Td>
      <Table.Td>
        <Autocomplete
          size="xs"
          aria-label={`Type of tolerance ${number}`}
          placeholder={ofLines ? "Every one" : "–"}
          disabled={!ofLines}
          data={[...new Set(section === undefined ? Object.values(TYPES).flat() : TYPES[section])]}
          maxDropdownHeight={240}
          value={type ?? ""}
          onChange={(value) => set({ type: value })}
        />
      </Table.Td>
      <Table.Td>
        <BoundInput
          size="xs"
          aria-label={`Largest difference of tolerance ${number}, in ${field === "hours" ? "hours" : "dollars"}`}
          decimalScale={field === "hours" || field === "rate" ? 4 : 2}
          fixedDecimalScale={field !== "hours" && field !== "rate"}
          thousandSeparator=","
          {...(field === "hours" ? { suffix: " h" } : { prefix: "$ " })}
          value={absolute}
          error={message}
          onChange={(value) => set({ absolute: value })}
        />
      </Table.Td>
      <Table.Td>
        <BoundInput
          size="xs"
          aria-label={`Largest difference of tolerance ${number}, in percent`}
          max={100}
          decimalScale={4}
          suffix="%"
          value={percent}
          onChange={(value) => set({ percent: value })}
        />
      </Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap">
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Move tolerance ${number} up`}
            disabled={number === 1}
            onClick={onRaise}
          >
            ↑
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Remove tolerance ${number}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
