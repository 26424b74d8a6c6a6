import { Stack, Switch } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import { Loaded } from "../common/loaded.tsx";
import { tellFailure } from "../common/tell.tsx";

const QUERY_KEY = ["sign-off-policy"];

/** Whether whoever prepared a migration may sign it. */
export function SignOffPolicy(): ReactNode {
  const queries = useQueryClient();
  const policy = useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => answered(api.GET("/api/v1/sign-off-policy/")),
  });
  const save = useMutation({
    mutationFn: (two: boolean) =>
      answered(api.PUT("/api/v1/sign-off-policy/", { body: { two_persons: two } })),
    onSuccess(saved) {
      queries.setQueryData(QUERY_KEY, saved);
      notifications.show({ message: "Saved." });
    },
    onError: tellFailure,
  });
  return (
    <Loaded query={policy} lines={1}>
      {({ two_persons: two }) => (
        <Stack maw={640}>
          <Switch
            label="Two people sign"
            description="Whoever accepted a difference of a migration, or started one of its comparisons, cannot sign it off."
            checked={two}
            disabled={save.isPending}
            onChange={(event) => save.mutate(event.currentTarget.checked)}
          />
        </Stack>
      )}
    </Loaded>
  );
}
