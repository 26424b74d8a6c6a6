import { Group, TextInput } from "@mantine/core";
import type { ReactNode } from "react";

/** One figure as it will be put in. */
export interface FigureInput {
  readonly label: string;
  readonly value: string;
  readonly problem: string | null;
  /** Whose it becomes, where there are several. */
  readonly owner: string | null;
}

interface FigureInputsProps {
  readonly inputs: readonly FigureInput[];
  readonly isLine: boolean;
  readonly onLabel: (index: number, label: string) => void;
  readonly onValue: (index: number, value: string) => void;
}

/** Figures that are put in, each with its label where it becomes a line. */
export function FigureInputs({ inputs, isLine, onLabel, onValue }: FigureInputsProps): ReactNode {
  const nameOf = (name: string, index: number): string =>
    inputs.length === 1 ? name : `${name} ${index + 1}`;
  return inputs.map(({ label, value, problem, owner }, index) => (
    <Group
      // They are listed in the order of the page.
      key={index}
      gap="xs"
      align="flex-start"
      grow
    >
      {isLine && (
        <TextInput
          size="xs"
          label={nameOf("Label", index)}
          required={index === 0}
          withAsterisk={false}
          placeholder={index === 0 ? "" : "As above"}
          value={label}
          onChange={(event) => onLabel(index, event.currentTarget.value)}
        />
      )}
      <TextInput
        size="xs"
        label={nameOf(isLine ? "Amount" : "Value", index)}
        description={owner ?? undefined}
        inputWrapperOrder={["label", "input", "description", "error"]}
        required
        withAsterisk={false}
        value={value}
        error={problem}
        onChange={(event) => onValue(index, event.currentTarget.value)}
      />
    </Group>
  ));
}
