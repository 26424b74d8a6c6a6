import { Container, Group, Image, Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface SoloCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of one form, for people who are not signed in. */
export function SoloCard({ title, children }: SoloCardProps): ReactNode {
  return (
    <Container component="main" size={440} py={{ base: "lg", sm: 96 }} px="md">
      <Stack gap="lg">
        <Group gap="sm">
          <Image src="/icon.svg" alt="" w={32} h={32} />
          <Text fw={700} size="xl">
            Paylift
          </Text>
        </Group>
        <Paper withBorder p="lg">
          <Title order={1} size="h3" mb="md">
            {title}
          </Title>
          {children}
        </Paper>
      </Stack>
    </Container>
  );
}
