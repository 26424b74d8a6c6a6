import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { nameText } from "../common/format.ts";
import { Loaded } from "../common/loaded.tsx";
import { Page } from "../common/page.tsx";
import { useMigration } from "../migrations/queries.ts";
import { MappingForm } from "./mapping-form.tsx";
import { ToleranceForm } from "./tolerance-form.tsx";

/** How the validations of a migration compare: who is who, which item is which, which differences are none. */
export default function ComparisonPage({ id }: { readonly id: string }): ReactNode {
  const migration = useMigration(id);
  return (
    <Loaded query={migration}>
      {({ name }) => (
        <Page
          title="Comparison settings"
          above={[
            { title: "Migrations", href: "/migrations" },
            { title: nameText(name), href: `/migrations/${id}` },
          ]}
          description="Applies to new comparisons. Compare again to see what it changes."
        >
          <Tabs defaultValue="mapping">
            <Tabs.List aria-label="Comparison settings" mb="md">
              <Tabs.Tab value="mapping">Mapping</Tabs.Tab>
              <Tabs.Tab value="tolerance">Tolerances</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="mapping">
              <MappingForm migrationId={id} />
            </Tabs.Panel>
            <Tabs.Panel value="tolerance">
              <ToleranceForm migrationId={id} />
            </Tabs.Panel>
          </Tabs>
        </Page>
      )}
    </Loaded>
  );
}
