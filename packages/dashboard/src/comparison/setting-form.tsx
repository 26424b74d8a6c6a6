import { Button, FileButton, Group, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useState, type FormEvent, type ReactNode } from "react";
import { ask } from "../common/ask.tsx";
import { plural } from "../common/format.ts";
import { Failed } from "../common/loaded.tsx";
import { saveText } from "../common/save-text.ts";
import { useUnsaved } from "../common/unsaved.ts";
import { NO_MESSAGES, type Messages } from "./messages.ts";
import { Allowed } from "../session/allowed.tsx";

const JSON_FILES = "application/json,.json";
const FILES = `${JSON_FILES},.xlsx,.xlsm,.ods,.csv,.tsv`;

interface SettingFormProps<Value extends object> {
  /** As in "the mapping". */
  readonly name: string;
  readonly stored: Value;
  readonly queryKey: QueryKey;
  readonly put: (value: Value) => Promise<Value>;
  readonly messagesOf: (value: Value) => Messages;
  /** Drops what was left empty. */
  readonly tidy: (value: Value) => Value;
  /** The same as a spreadsheet: where it is saved from, and how one is taken. Default: there is none. */
  readonly spreadsheet?: { readonly href: string; readonly put: (file: File) => Promise<Value> };
  readonly children: (draft: Value, change: (draft: Value) => void, messages: Messages) => ReactNode;
}

/** A setting that is written here, saved as a whole, and exchanged as a file: JSON, and a spreadsheet where there is such. */
export function SettingForm<Value extends object>(props: SettingFormProps<Value>): ReactNode {
  const { name, stored, queryKey, put, messagesOf, tidy, spreadsheet, children } = props;
  const queries = useQueryClient();
  const [draft, setDraft] = useState(stored);
  const [tried, setTried] = useState(false);
  const messages = tried ? messagesOf(draft) : NO_MESSAGES;
  const changed = JSON.stringify(draft) !== JSON.stringify(stored);
  const save = useMutation({
    mutationFn: (value: Value | File) =>
      value instanceof File && spreadsheet !== undefined ? spreadsheet.put(value) : put(value as Value),
    onSuccess(saved) {
      queries.setQueryData(queryKey, saved);
      setDraft(saved);
      setTried(false);
      notifications.show({ message: `The ${name} is saved. It applies to comparisons from now on.` });
    },
  });
  useUnsaved(`the ${name}`, changed);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (messagesOf(draft).size === 0) save.mutate(tidy(draft));
  }

  async function importFile(file: File | null): Promise<void> {
    if (file === null) return;
    const isSpreadsheet = spreadsheet !== undefined && !/\.json$/i.test(file.name);
    const value = isSpreadsheet ? file : parse(await file.text());
    if (value === null) {
      notifications.show({
        color: "red",
        title: `${file.name} was not imported`,
        message: "It is not JSON.",
      });
      return;
    }
    ask({
      title: `Replace the ${name}?`,
      consequence:
        value === file
          ? `The people, the items or both that are in ${file.name} take the place of those that are here.`
          : `What is in ${file.name} takes the place of all that is here.`,
      confirm: "Replace",
      onConfirm: () => save.mutate(value as Value),
    });
  }

  return (
    <form onSubmit={submit} aria-label={`The ${name}`} noValidate>
      <Stack>
        {children(draft, setDraft, messages)}
        {messages.size > 0 && (
          <Text role="alert" className="status-red">
            {plural(messages.size, "entry is", "entries are")} not right yet; see the messages in red.
          </Text>
        )}
        {save.error !== null && <Failed error={save.error} />}
        <Group justify="space-between">
          <Allowed least="reviewer">
            <Group gap="xs">
              <Button type="submit" loading={save.isPending} disabled={!changed}>
                Save the {name}
              </Button>
              {changed && (
                <Button
                  variant="default"
                  onClick={() => {
                    setDraft(stored);
                    setTried(false);
                  }}
                >
                  Discard changes
                </Button>
              )}
            </Group>
          </Allowed>
          <Group gap="xs">
            <Allowed least="reviewer">
              <FileButton
                accept={spreadsheet === undefined ? JSON_FILES : FILES}
                onChange={(file) => void importFile(file)}
              >
                {(button) => (
                  <Button variant="default" {...button}>
                    {spreadsheet === undefined ? "Import JSON" : "Import a file"}
                  </Button>
                )}
              </FileButton>
            </Allowed>
            <Button
              variant="default"
              onClick={() => saveText(`${name}.json`, "application/json", JSON.stringify(stored, null, 2))}
            >
              Export JSON
            </Button>
            {spreadsheet !== undefined && (
              <Button variant="default" component="a" href={spreadsheet.href}>
                Save for Excel
              </Button>
            )}
          </Group>
        </Group>
      </Stack>
    </form>
  );
}

/** Null for what is no JSON. */
function parse(text: string): object | null {
  try {
    return JSON.parse(text) as object | null;
  } catch {
    return null;
  }
}
