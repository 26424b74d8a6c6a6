import { Button, Stack, Text } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import { DocumentPasswordInput } from "../documents/document-password-input.tsx";
import type { PasswordRequest } from "./use-pdf.ts";

/** Asks for the password of an encrypted document, to show its pages. It stays in this browser. */
export function PdfPassword({ request }: { readonly request: PasswordRequest }): ReactNode {
  const [password, setPassword] = useState("");

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (password !== "") request.answer(password);
  }

  return (
    <form onSubmit={submit} aria-label="Open the document">
      <Stack p="md" align="flex-start">
        <Text size="sm" role={request.wasWrong ? "alert" : undefined}>
          {request.wasWrong
            ? "This password does not open the document."
            : "The document is encrypted. Enter its password to show the pages; it stays in this browser."}
        </Text>
        <DocumentPasswordInput required value={password} onChange={setPassword} />
        <Button type="submit" size="xs">
          Show the pages
        </Button>
      </Stack>
    </form>
  );
}
