import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { Page } from "../common/page.tsx";
import { NotFound } from "../common/not-found.tsx";
import { ApiKeys } from "./api-keys.tsx";
import { AuditLog } from "./audit-log.tsx";
import { Comparisons } from "./comparisons.tsx";
import { Layouts } from "./layouts.tsx";
import { Retention } from "./retention.tsx";
import { SignOffPolicy } from "./sign-off-policy.tsx";
import { Users } from "./users.tsx";
import { Webhooks } from "./webhooks.tsx";

const SECTIONS = [
  { name: "api-keys", title: "API keys", Content: ApiKeys },
  { name: "users", title: "Users", Content: Users },
  { name: "webhooks", title: "Webhooks", Content: Webhooks },
  { name: "comparison", title: "Mapping and tolerances", Content: Comparisons },
  { name: "layouts", title: "Layouts", Content: Layouts },
  { name: "sign-off", title: "Sign-off", Content: SignOffPolicy },
  { name: "retention", title: "Retention", Content: Retention },
  { name: "audit-log", title: "Audit log", Content: AuditLog },
] as const;

export default function SettingsPage({ section }: { readonly section: string }): ReactNode {
  const [, navigate] = useLocation();
  if (!SECTIONS.some(({ name }) => name === section)) return <NotFound />;
  return (
    <Page title="Settings">
      <Tabs value={section} onChange={(name) => navigate(`/settings/${name}`)} keepMounted={false}>
        <Tabs.List aria-label="Settings" mb="md">
          {SECTIONS.map(({ name, title }) => (
            <Tabs.Tab key={name} value={name}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {SECTIONS.map(({ name, Content }) => (
          <Tabs.Panel key={name} value={name}>
            <Content />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}
