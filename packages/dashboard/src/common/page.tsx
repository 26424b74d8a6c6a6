import { Anchor, Breadcrumbs, Group, Stack, Text, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import type { ReactNode } from "react";
import { Link } from "wouter";

interface PageProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Pages above this one, the topmost first. */
  readonly above?: readonly { readonly title: string; readonly href: string }[];
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Page({ title, description, above = [], actions, children }: PageProps): ReactNode {
  useDocumentTitle(`${title} – Paylift`);
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        {above.length > 0 && (
          <Breadcrumbs aria-label="Pages above">
            {above.map((page) => (
              <Anchor key={page.href} component={Link} href={page.href} size="sm">
                {page.title}
              </Anchor>
            ))}
          </Breadcrumbs>
        )}
        <Group justify="space-between" align="flex-start" gap="sm">
          <Title order={1} size="h2" className="breakable">
            {title}
          </Title>
          <Group gap="xs">{actions}</Group>
        </Group>
        {description !== undefined && (
          <Text c="dimmed" component="div">
            {description}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
