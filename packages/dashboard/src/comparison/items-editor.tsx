import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  Paper,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { useState, type ReactNode } from "react";
import { PAGE_SIZE, Pager } from "../common/pager.tsx";
import type { Messages } from "./messages.ts";
import { SECTIONS, type LineMapping, type MappedItem } from "./settings.ts";

interface ItemsEditorProps {
  readonly lines: readonly LineMapping[];
  readonly onChange: (lines: readonly LineMapping[]) => void;
  readonly messages: Messages;
  /** What the newest comparison found, and nobody has taken yet. */
  readonly proposed: readonly LineMapping[];
}

const NEW_ITEM: MappedItem = { section: "earnings", code: null, description: "" };

/** Which items of the old provider are which of the new one. */
export function ItemsEditor({ lines, onChange, messages, proposed }: ItemsEditorProps): ReactNode {
  const [chosenPage, setPage] = useState(1);
  // A file may bring fewer than there were.
  const page = Math.min(chosenPage, Math.max(1, Math.ceil(lines.length / PAGE_SIZE)));
  const first = (page - 1) * PAGE_SIZE;
  function add(...more: readonly LineMapping[]): void {
    onChange([...lines, ...more]);
    setPage(Math.ceil((lines.length + more.length) / PAGE_SIZE));
  }
  return (
    <section aria-labelledby="items">
      <Group justify="space-between" mb="xs">
        <div>
          <Title order={2} size="h5" id="items">
            Items
          </Title>
          <Text size="sm">
            An earning, deduction or tax of the old provider that has another label, or is divided otherwise.
          </Text>
        </div>
        <Group gap="xs">
          {proposed.length > 0 && (
            <Button variant="default" onClick={() => add(...proposed)}>
              Take {proposed.length} from the newest comparison
            </Button>
          )}
          <Button variant="default" onClick={() => add({ source: [NEW_ITEM], target: [NEW_ITEM] })}>
            Add items
          </Button>
        </Group>
      </Group>
      <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
        {lines.slice(first, first + PAGE_SIZE).map((line, at) => (
          <LineEditor
            key={first + at}
            number={first + at + 1}
            line={line}
            messages={messages}
            onChange={(next) => onChange(lines.with(first + at, next))}
            onRemove={() => onChange(lines.toSpliced(first + at, 1))}
          />
        ))}
      </Stack>
      {lines.length > 0 && <Pager count={lines.length} page={page} onChange={setPage} noun="mapped item" />}
    </section>
  );
}

interface LineEditorProps {
  /** From 1. */
  readonly number: number;
  readonly line: LineMapping;
  readonly messages: Messages;
  readonly onChange: (line: LineMapping) => void;
  readonly onRemove: () => void;
}

function LineEditor({ number, line, messages, onChange, onRemove }: LineEditorProps): ReactNode {
  return (
    <Paper component="li" withBorder p="sm">
      <Stack gap="xs">
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="sm">
          {(["source", "target"] as const).map((side) => (
            <SideEditor
              key={side}
              title={`${side === "source" ? "Old" : "New"} provider, number ${number}`}
              items={line[side]}
              messageOf={(at) => messages.get(`/lines/${number - 1}/${side}${at}`)}
              onChange={(items) => onChange({ ...line, [side]: items })}
            />
          ))}
        </SimpleGrid>
        <Group justify="space-between">
          <Checkbox
            size="sm"
            label="The new provider prints it with the opposite sign"
            checked={line.factor === -1}
            onChange={({ currentTarget: { checked } }) => {
              const { factor: _factor, ...same } = line;
              onChange(checked ? { ...same, factor: -1 } : same);
            }}
          />
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`Remove number ${number}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

interface SideEditorProps {
  readonly title: string;
  readonly items: readonly MappedItem[];
  readonly messageOf: (at: string) => string | undefined;
  readonly onChange: (items: MappedItem[]) => void;
}

function SideEditor({ title, items, messageOf, onChange }: SideEditorProps): ReactNode {
  const set = (index: number, change: Partial<MappedItem>): void =>
    onChange(items.map((item, at) => (at === index ? { ...item, ...change } : item)));
  return (
    <Fieldset legend={title} p="xs">
      <Stack gap="xs">
        {items.map((item, index) => (
          <Group key={index} gap="xs" align="flex-end">
            <Select
              size="xs"
              w={160}
              label="Section"
              data={SECTIONS}
              allowDeselect={false}
              value={item.section}
              onChange={(section) =>
                set(index, { section: (section ?? item.section) as MappedItem["section"] })
              }
            />
            <TextInput
              size="xs"
              w={90}
              label="Code"
              maxLength={500}
              value={item.code ?? ""}
              onChange={({ currentTarget: { value } }) => set(index, { code: value === "" ? null : value })}
            />
            <TextInput
              size="xs"
              flex="1 1 140px"
              label="Label"
              maxLength={500}
              value={item.description}
              error={messageOf(`/${index}`)}
              onChange={({ currentTarget: { value } }) => set(index, { description: value })}
            />
            {items.length > 1 && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Remove item ${index + 1} of ${title}`}
                onClick={() => onChange(items.filter((_, at) => at !== index))}
              >
                Remove
              </Button>
            )}
          </Group>
        ))}
        {messageOf("") !== undefined && <Text className="status-red">{messageOf("")}</Text>}
        <Button
          size="compact-xs"
          variant="subtle"
          style={{ alignSelf: "flex-start" }}
          aria-label={`Add another item to ${title}`}
          onClick={() => onChange([...items, { ...NEW_ITEM, section: items.at(-1)?.section ?? "earnings" }])}
        >
          Add another item
        </Button>
      </Stack>
    </Fieldset>
  );
}
