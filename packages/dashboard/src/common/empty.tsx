import { Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface EmptyProps {
  readonly title: string;
  /** What to do about it. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A list without anything in it. */
export function Empty({ title, children, action }: EmptyProps): ReactNode {
  return (
    <Paper withBorder p="xl">
      <Stack align="flex-start" gap="sm">
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text>{children}</Text>
        {action}
      </Stack>
    </Paper>
  );
}
