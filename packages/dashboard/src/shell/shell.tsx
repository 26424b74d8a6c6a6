import { AppShell, Burger, Button, Group, Image, NavLink, ScrollArea, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useEffect, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import type { Session } from "../api/types.ts";
import { useSignOut } from "../session/use-session.ts";
import { ColorScheme } from "./color-scheme.tsx";
import { PAGES } from "./page-list.ts";
import { Shortcuts } from "./shortcuts.tsx";

interface ShellProps {
  readonly session: Session;
  readonly children: ReactNode;
}

/** The frame of every page of somebody who is signed in. */
export function Shell({ session, children }: ShellProps): ReactNode {
  const [opened, { toggle, close }] = useDisclosure(false);
  const [location] = useLocation();
  const signOut = useSignOut();
  useEffect(close, [location]);

  return (
    <AppShell
      header={{ height: 52 }}
      navbar={{ width: 220, breakpoint: "md", collapsed: { mobile: !opened } }}
      padding={{ base: "md", lg: "lg" }}
    >
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger opened={opened} onClick={toggle} hiddenFrom="md" size="sm" aria-label="Navigation" />
            <Image src="/icon.svg" alt="" w={26} h={26} />
            <Text fw={700}>Paylift</Text>
          </Group>
          <Group gap="xs" wrap="nowrap" style={{ minWidth: 0 }}>
            <Shortcuts />
            <Text size="sm" truncate>
              {session.organization.name}
            </Text>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" aria-label="Pages">
        <AppShell.Section grow component={ScrollArea}>
          {PAGES.map(({ href, title }) => {
            const active = href === "/" ? location === "/" : location.startsWith(href);
            return (
              <NavLink
                key={href}
                component={Link}
                href={href}
                label={title}
                active={active}
                aria-current={active ? "page" : undefined}
                variant="filled"
              />
            );
          })}
          <NavLink component="a" href="/api/v1/docs/" target="_blank" label="API reference" />
        </AppShell.Section>
        <AppShell.Section>
          <Stack gap="xs">
            <ColorScheme />
            <Text size="xs" c="dimmed" truncate title={session.user.email}>
              {session.user.email}
            </Text>
            <Button variant="default" size="xs" onClick={() => signOut.mutate()} loading={signOut.isPending}>
              Sign out
            </Button>
          </Stack>
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1}>
        {children}
      </AppShell.Main>
    </AppShell>
  );
}
