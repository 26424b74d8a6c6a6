import { getAtPath } from "@paylift/canonical";
import { Modal, Select, Stack, TextInput } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import { words } from "../common/format.ts";
import { Failed } from "../common/loaded.tsx";
import { FormActions } from "./form-actions.tsx";
import type { StructureFormProps } from "./structure-form.tsx";
import { choicesOf } from "./typed-value.ts";
import { useCorrect } from "./use-correct.tsx";

const TEXTS = [
  ["description", "Label"],
  ["code", "Code"],
] as const;
const CHOICES = [
  ["type", "Type"],
  ["role", "Role"],
] as const;

/** What one line is called and what it is: its label, code, type and role. Others of the same label stay as they are. */
export function LineForm({ jobId, review, place, onDone }: StructureFormProps): ReactNode {
  const path = place.line ?? "";
  const line = getAtPath(review.output, path) as Readonly<Record<string, unknown>>;
  const before = (name: string): string => (line[name] == null ? "" : String(line[name]));
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({});
  const valueOf = (name: string): string => changed[name] ?? before(name);
  const set = (name: string, value: string): void => setChanged((all) => ({ ...all, [name]: value }));
  const { correct } = useCorrect(jobId);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const address = review.addressOf(path);
    for (const [name, value] of Object.entries(changed)) {
      const [was, now] = [before(name), value.trim()];
      if (was === now) continue;
      const type = now === "" ? "spurious" : was === "" ? "missing_field" : "wrong_value";
      await correct.mutateAsync({
        correction_type: type,
        field_path: `${address}.${name}`,
        original_value: was,
        corrected_value: now,
      });
    }
    onDone();
  }

  return (
    <Modal opened onClose={onDone} title="Change this line" closeButtonProps={{ "aria-label": "Close" }}>
      <form onSubmit={(event) => void submit(event).catch(() => undefined)}>
        <Stack gap="sm">
          {correct.error !== null && <Failed error={correct.error} />}
          {TEXTS.map(([name, label]) => (
            <TextInput
              key={name}
              label={label}
              required={name === "description"}
              withAsterisk={false}
              value={valueOf(name)}
              onChange={(event) => set(name, event.currentTarget.value)}
            />
          ))}
          {CHOICES.map(([name, label]) => {
            const choices = choicesOf(`${path}.${name}`);
            return choices === null ? null : (
              <Select
                key={name}
                label={label}
                data={choices.map((value) => ({ value, label: words(value) }))}
                searchable
                allowDeselect={false}
                value={valueOf(name)}
                onChange={(next) => next !== null && set(name, next)}
              />
            );
          })}
          <FormActions isSending={correct.isPending} onCancel={onDone} />
        </Stack>
      </form>
    </Modal>
  );
}
