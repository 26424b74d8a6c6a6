import { Alert, Button, Skeleton, Stack, Text } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError, messageOf } from "../api/problem.ts";
import { NotFound } from "./not-found.tsx";

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What is shown as loading, in lines. */
  readonly lines?: number;
  readonly children: (data: Data) => ReactNode;
}

/** What a query gives; until then a place for it, and when it fails the reason with a way to try again. */
export function Loaded<Data>({ query, lines = 4, children }: LoadedProps<Data>): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />;
  if (query.error !== null) {
    return <Failed error={query.error} retry={() => void query.refetch()} busy={query.isFetching} />;
  }
  return (
    <Stack gap="sm" aria-busy="true" role="status">
      <Text className="visually-hidden">Loading</Text>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={28} radius="sm" />
      ))}
    </Stack>
  );
}

interface FailedProps {
  readonly error: unknown;
  readonly retry?: () => void;
  readonly busy?: boolean;
}

export function Failed({ error, retry, busy = false }: FailedProps): ReactNode {
  const { title, detail } = messageOf(error);
  return (
    <Alert color="red" variant="outline" title={title} role="alert">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{detail}</Text>
        {retry !== undefined && (
          <Button size="xs" variant="default" onClick={retry} loading={busy}>
            Try again
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
