import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { Empty } from "../common/empty.tsx";
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
import { useMay } from "../session/allowed.tsx";

const SECTIONS = [
  { name: "api-keys", title: "API keys", Content: ApiKeys, isOfAdmins: true },
  { name: "users", title: "Users", Content: Users, isOfAdmins: true },
  { name: "webhooks", title: "Webhooks", Content: Webhooks, isOfAdmins: true },
  { name: "comparison", title: "Mapping and tolerances", Content: Comparisons, isOfAdmins: false },
  { name: "layouts", title: "Layouts", Content: Layouts, isOfAdmins: false },
  { name: "sign-off", title: "Sign-off", Content: SignOffPolicy, isOfAdmins: true },
  { name: "retention", title: "Retention", Content: Retention, isOfAdmins: true },
  { name: "audit-log", title: "Audit log", Content: AuditLog, isOfAdmins: true },
] as const;

interface SettingsPageProps {
  /** Of the address; without one it is the first that the user may see. */
  readonly section?: string | undefined;
}

export default function SettingsPage({ section: asked }: SettingsPageProps): ReactNode {
  const [, navigate] = useLocation();
  const isAdmin = useMay("admin");
  if (asked !== undefined && !SECTIONS.some(({ name }) => name === asked)) return <NotFound />;
  const shown = SECTIONS.filter(({ isOfAdmins }) => isAdmin || !isOfAdmins);
  const section = asked ?? shown[0]!.name;
  if (!shown.some(({ name }) => name === section)) return <OfAdmins />;
  return (
    <Page title="Settings">
      <Tabs value={section} onChange={(name) => navigate(`/settings/${name}`)} keepMounted={false}>
        <Tabs.List aria-label="Settings" mb="md">
          {shown.map(({ name, title }) => (
            <Tabs.Tab key={name} value={name}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {shown.map(({ name, Content }) => (
          <Tabs.Panel key={name} value={name}>
            <Content />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}

function OfAdmins(): ReactNode {
  return (
    <Page title="Settings">
      <Empty title="Only admins can open this">Ask an admin of your organization.</Empty>
    </Page>
  );
}
