import { Button, Group, Table, Text, TextInput, Title } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { PAGE_SIZE, Pager } from "../common/pager.tsx";
import { WideTable } from "../common/wide-table.tsx";
import type { Messages } from "./messages.ts";
import type { Person } from "./settings.ts";

interface PeopleEditorProps {
  readonly people: readonly Person[];
  readonly onChange: (people: readonly Person[]) => void;
  readonly messages: Messages;
}

const COLUMNS = [
  { key: "source_id", side: "source", title: "Old id" },
  { key: "source_name", side: "source", title: "Old name" },
  { key: "target_id", side: "target", title: "New id" },
  { key: "target_name", side: "target", title: "New name" },
] as const;

/** Who is who, where ids and names do not tell. */
export function PeopleEditor({ people, onChange, messages }: PeopleEditorProps): ReactNode {
  const [chosenPage, setPage] = useState(1);
  // A file may bring fewer than there were.
  const page = Math.min(chosenPage, Math.max(1, Math.ceil(people.length / PAGE_SIZE)));
  const first = (page - 1) * PAGE_SIZE;
  const shown = people.slice(first, first + PAGE_SIZE);
  return (
    <section aria-labelledby="people">
      <Group justify="space-between" mb="xs">
        <div>
          <Title order={2} size="h5" id="people">
            People
          </Title>
          <Text size="sm">
            Needed only where neither id nor name is the same on both sides. One of each side is enough.
          </Text>
        </div>
        <Button
          variant="default"
          onClick={() => {
            onChange([...people, {}]);
            setPage(Math.ceil((people.length + 1) / PAGE_SIZE));
          }}
        >
          Add a person
        </Button>
      </Group>
      {shown.length > 0 && (
        <WideTable label="People" least={680} withRowBorders={false}>
          <Table.Thead>
            <Table.Tr>
              {COLUMNS.map(({ key, title }) => (
                <Table.Th key={key} scope="col">
                  {title}
                </Table.Th>
              ))}
              <Table.Th scope="col">
                <span className="visually-hidden">Actions</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((person, at) => {
              const index = first + at;
              return (
                // Rows have no name of their own until they are written.
                <Table.Tr key={index} style={{ verticalAlign: "top" }}>
                  {COLUMNS.map(({ key, side, title }) => (
                    <Table.Td key={key}>
                      <TextInput
                        size="xs"
                        aria-label={`${title} of person ${index + 1}`}
                        maxLength={500}
                        value={person[key] ?? ""}
                        error={key.endsWith("_id") && messages.get(`/employees/${index}/${side}`)}
                        onChange={(event) =>
                          onChange(people.with(index, { ...person, [key]: event.currentTarget.value }))
                        }
                      />
                    </Table.Td>
                  ))}
                  <Table.Td>
                    <Button
                      size="compact-sm"
                      variant="default"
                      aria-label={`Remove person ${index + 1}`}
                      onClick={() => onChange(people.toSpliced(index, 1))}
                    >
                      Remove
                    </Button>
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </WideTable>
      )}
      {people.length > 0 && (
        <Pager count={people.length} page={page} onChange={setPage} noun="person" many="people" />
      )}
    </section>
  );
}
