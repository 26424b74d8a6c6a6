import { Anchor, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "wouter";

/** For addresses that lead nowhere, and for what is not of the organization of the session. */
export function NotFound(): ReactNode {
  return (
    <Stack align="flex-start" py="xl">
      <Title order={1}>Page not found</Title>
      <Text>It does not exist, was deleted, or belongs to another organization.</Text>
      <Anchor component={Link} href="/">
        Go to the review queue
      </Anchor>
    </Stack>
  );
}
