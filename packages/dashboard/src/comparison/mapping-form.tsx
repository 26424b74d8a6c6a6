import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { Loaded } from "../common/loaded.tsx";
import { ItemsEditor } from "./items-editor.tsx";
import { mappingMessages } from "./messages.ts";
import { PeopleEditor } from "./people-editor.tsx";
import { SettingForm } from "./setting-form.tsx";
import {
  mappingKey,
  putCrosswalk,
  putMapping,
  useMapping,
  type Mapping,
  type MappedItem,
  type Person,
} from "./settings.ts";
import { useProposals } from "./use-proposals.ts";

/** Who is who, and which item is which. */
export function MappingForm({ migrationId }: { readonly migrationId: string }): ReactNode {
  const mapping = useMapping(migrationId);
  const proposalsFor = useProposals(migrationId);
  return (
    <Loaded query={mapping}>
      {(stored) => (
        <SettingForm<Mapping>
          name="mapping"
          stored={stored}
          queryKey={mappingKey(migrationId)}
          put={(value) => putMapping(migrationId, value)}
          messagesOf={mappingMessages}
          tidy={tidy}
          spreadsheet={{
            href: `/api/v1/payroll-migrations/${migrationId}/crosswalk/`,
            put: (file) => putCrosswalk(migrationId, file),
          }}
        >
          {(draft, change, messages) => (
            <Stack gap="xl">
              <PeopleEditor
                people={draft.employees ?? []}
                messages={messages}
                onChange={(employees) => change({ ...draft, employees })}
              />
              <ItemsEditor
                lines={draft.lines ?? []}
                messages={messages}
                proposed={proposalsFor(draft.lines ?? [])}
                onChange={(lines) => change({ ...draft, lines })}
              />
            </Stack>
          )}
        </SettingForm>
      )}
    </Loaded>
  );
}

function tidy({ employees = [], lines = [] }: Mapping): Mapping {
  return {
    employees: employees.map(tidyPerson),
    lines: lines.map((line) => ({
      ...line,
      source: line.source.map(tidyItem),
      target: line.target.map(tidyItem),
    })),
  };
}

function tidyPerson(person: Person): Person {
  const texts = Object.entries(person).map(([key, value]) => [key, (value as string).trim()]);
  return Object.fromEntries(texts.filter(([, value]) => value !== "")) as Person;
}

function tidyItem({ section, code, description }: MappedItem): MappedItem {
  return {
    section,
    code: code === null || code.trim() === "" ? null : code.trim(),
    description: description.trim(),
  };
}
