import { Button, Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { Failed } from "./loaded.tsx";

interface MutationFormProps {
  /** What sending the form does; its failure is shown above the fields. */
  readonly mutation: { readonly error: Error | null; readonly isPending: boolean };
  readonly onSubmit: () => void;
  /** The words on the button. */
  readonly submit: string;
  readonly disabled?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Fields and one button that sends them. */
export function MutationForm(props: MutationFormProps): ReactNode {
  const { mutation, onSubmit, submit, disabled = false, label, children } = props;

  function send(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form onSubmit={send} aria-label={label}>
      <Stack>
        {mutation.error !== null && <Failed error={mutation.error} />}
        {children}
        <Button type="submit" loading={mutation.isPending} disabled={disabled}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
