import { PasswordInput } from "@mantine/core";
import type { ReactNode } from "react";

interface DocumentPasswordInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly description?: string;
  readonly required?: boolean;
}

/** The password of an encrypted document. The browser is not to keep it. */
export function DocumentPasswordInput(props: DocumentPasswordInputProps): ReactNode {
  const { value, onChange, description, required = false } = props;
  return (
    <PasswordInput
      label="Document password"
      description={description}
      autoComplete="off"
      required={required}
      withAsterisk={false}
      maxLength={255}
      maw={360}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      visibilityToggleButtonProps={{ "aria-label": "Show the document password" }}
    />
  );
}
