import { getAtPath, normalizeLabel } from "@paylift/canonical";
import { Checkbox, Modal, Select, Stack, Text, TextInput } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import type { NewCorrection, NewStructureCorrection } from "../api/types.ts";
import { Failed } from "../common/loaded.tsx";
import { plural, words } from "../common/format.ts";
import { FormActions } from "./form-actions.tsx";
import { LISTS, placeOf, type ListName } from "./line-place.ts";
import { choicesOf } from "./typed-value.ts";
import { useCorrect } from "./use-correct.tsx";
import type { Review } from "./use-review.ts";

interface LinesFormProps {
  readonly jobId: string;
  readonly review: Review;
  /** Their paths. */
  readonly lines: readonly string[];
  readonly onDone: () => void;
  readonly onSaved: () => void;
}

/** What is asked for; null and "" leave a thing as it is. */
interface Wanted {
  readonly list: ListName | null;
  readonly type: string | null;
  readonly role: string | null;
  readonly label: string;
}

interface Line {
  readonly path: string;
  readonly list: ListName;
  readonly code: string | null;
  readonly description: string;
  readonly type: string;
  readonly role?: string;
}

/** Selected lines at once: their list, type, role or label; those alone, or with them every other line of their labels. */
export function LinesForm({ jobId, review, lines: paths, onDone, onSaved }: LinesFormProps): ReactNode {
  const lines = paths.flatMap((path) => lineAt(review, path) ?? []);
  const lists = new Set(lines.map(({ list }) => list));
  const common = lists.size === 1 ? (lines[0]?.list ?? null) : null;
  const [list, setList] = useState<ListName | null>(null);
  const [type, setType] = useState<string | null>(null);
  const [role, setRole] = useState<string | null>(null);
  const [label, setLabel] = useState("");
  const [isWhole, setWhole] = useState(false);
  const { correctAll } = useCorrect(jobId);
  const target = list ?? common;
  /** What is moved alone takes its type from its label. */
  const keepsKind = isWhole || list === null || list === common;
  const choices = (name: "type" | "role"): readonly string[] | null =>
    target === null || !keepsKind ? null : choicesOf(`employees[0].${target}[0].${name}`);
  const wanted: Wanted = {
    list: list === common ? null : list,
    type: choices("type") === null ? null : type,
    role: choices("role") === null ? null : role,
    label: label.trim(),
  };
  const bodies = isWhole
    ? columnsOf(lines, wanted)
    : lines.flatMap((line) => changesOf(review, line, wanted));

  function submit(event: FormEvent): void {
    event.preventDefault();
    correctAll.mutate(bodies, { onSuccess: onSaved });
  }

  return (
    <Modal
      opened
      onClose={onDone}
      title={`Change ${plural(lines.length, "line")}`}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <form onSubmit={submit}>
        <Stack gap="sm">
          {correctAll.error !== null && <Failed error={correctAll.error} />}
          <Text size="sm">What is left open stays as it is.</Text>
          <Select
            label="List"
            placeholder={labelOfList(common)}
            data={[...LISTS]}
            clearable
            value={list}
            onChange={(next) => {
              setList(next as ListName | null);
              setType(null);
              setRole(null);
            }}
          />
          {(["type", "role"] as const).map((name) => {
            const values = choices(name);
            return values === null ? null : (
              <Select
                key={name}
                label={words(name)}
                data={values.map((value) => ({ value, label: words(value) }))}
                searchable
                clearable
                value={name === "type" ? type : role}
                onChange={name === "type" ? setType : setRole}
              />
            );
          })}
          <TextInput label="Label" value={label} onChange={(event) => setLabel(event.currentTarget.value)} />
          <Checkbox
            label="Also every other line with the same label, of all employees"
            checked={isWhole}
            onChange={(event) => setWhole(event.currentTarget.checked)}
          />
          <FormActions isSending={correctAll.isPending} isOpen={bodies.length === 0} onCancel={onDone} />
        </Stack>
      </form>
    </Modal>
  );
}

function lineAt({ output }: Review, path: string): Line | null {
  const { list } = placeOf(path);
  const line = getAtPath(output, path) as Omit<Line, "path" | "list"> | undefined;
  return list === null || line === undefined ? null : { ...line, path, list };
}

function labelOfList(list: ListName | null): string {
  return LISTS.find(({ value }) => value === list)?.label ?? "Several";
}

/** One change for each label. */
function columnsOf(
  lines: readonly Line[],
  { list: to, type, role, label }: Wanted,
): NewStructureCorrection[] {
  const values = {
    ...(type === null ? {} : { type }),
    ...(role === null ? {} : { role }),
    ...(label === "" ? {} : { description: label }),
  };
  if (to === null && Object.keys(values).length === 0) return [];
  const columns = new Map(
    lines.map((line) => [`${line.list} ${line.code} ${normalizeLabel(line.description)}`, line]),
  );
  return [...columns.values()].map(({ list, code, description }) => ({
    action: "set_column",
    list,
    code,
    description,
    values,
    to_list: to === list ? null : to,
  }));
}

/** The changes of one line: its own fields first, then its place. */
function changesOf(
  { addressOf }: Review,
  line: Line,
  { list, type, role, label }: Wanted,
): (NewCorrection | NewStructureCorrection)[] {
  const at = addressOf(line.path);
  const set = (name: string, before: string | undefined, after: string | null): NewCorrection[] =>
    after === null || after === "" || after === before
      ? []
      : [
          {
            correction_type: "wrong_value",
            field_path: `${at}.${name}`,
            original_value: before ?? "",
            corrected_value: after,
          },
        ];
  const employee = placeOf(line.path).employee ?? "";
  return [
    ...set("type", line.type, type),
    ...set("role", line.role, role),
    ...set("description", line.description, label),
    ...(list === null || list === line.list
      ? []
      : [{ action: "move", field_path: at, to: `${addressOf(employee)}.${list}` } as const]),
  ];
}
