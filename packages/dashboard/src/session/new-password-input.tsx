import { PasswordInput } from "@mantine/core";
import type { ReactNode } from "react";

interface NewPasswordInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What else there is to say about it. */
  readonly hint?: string;
}

/** A password that nobody has yet, of the length that the service asks for. */
export function NewPasswordInput({ value, onChange, hint }: NewPasswordInputProps): ReactNode {
  return (
    <PasswordInput
      label="Password"
      description={["At least 8 characters", hint].filter(Boolean).join("; ")}
      autoComplete="new-password"
      required
      withAsterisk={false}
      minLength={8}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      visibilityToggleButtonProps={{ "aria-label": "Show the password" }}
    />
  );
}
