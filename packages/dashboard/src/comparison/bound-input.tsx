import { NumberInput, type NumberInputProps } from "@mantine/core";
import { useState, type ReactNode } from "react";

interface BoundInputProps extends Omit<NumberInputProps, "value" | "onChange"> {
  readonly value: number | undefined;
  /** Undefined: left empty. */
  readonly onChange: (value: number | undefined) => void;
}

/** A number from 0. What is typed stays as it is: `0.0` on the way to `0.05` is no 0 yet. */
export function BoundInput({ value, onChange, ...input }: BoundInputProps): ReactNode {
  const [typed, setTyped] = useState<number | string>(value ?? "");
  return (
    <NumberInput
      min={0}
      hideControls
      {...input}
      value={numberOf(typed) === value ? typed : (value ?? "")}
      onChange={(next) => {
        setTyped(next);
        onChange(numberOf(next));
      }}
    />
  );
}

function numberOf(typed: number | string): number | undefined {
  return typed === "" || Number.isNaN(Number(typed)) ? undefined : Number(typed);
}
