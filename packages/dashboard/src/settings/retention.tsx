import { Alert, Button, Group, NumberInput, Radio, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import type { RetentionPreview } from "../api/types.ts";
import { ask } from "../common/ask.tsx";
import { plural } from "../common/format.ts";
import { Failed, Loaded } from "../common/loaded.tsx";

const DAYS_MAX = 36_500;
const USUAL_DAYS = 365;
const QUERY_KEY = ["retention"];

/** How long documents are kept. */
export function Retention(): ReactNode {
  const retention = useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => answered(api.GET("/api/v1/retention/")),
  });
  return (
    <Loaded query={retention}>
      {({ retention_days: days }) => <RetentionForm key={days} stored={days} />}
    </Loaded>
  );
}

function RetentionForm({ stored }: { readonly stored: number | null }): ReactNode {
  const queries = useQueryClient();
  const [limited, setLimited] = useState(stored !== null);
  const [days, setDays] = useState<number | string>(stored ?? USUAL_DAYS);
  const wanted = isDays(days) ? days : null;
  const [sought] = useDebouncedValue(limited ? wanted : null, 250);
  const preview = usePreview(sought);
  const counted = sought === wanted && !preview.isPlaceholderData ? preview.data : undefined;
  const next = limited ? wanted : null;
  const save = useMutation({
    mutationFn: () => answered(api.PUT("/api/v1/retention/", { body: { retention_days: next } })),
    onSuccess(saved) {
      queries.setQueryData(QUERY_KEY, saved);
      notifications.show({ message: "Retention saved." });
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (next === null) return save.mutate();
    ask({
      title: `Keep documents for ${plural(next, "day")}?`,
      consequence: `${plural(counted?.documents ?? 0, "document")} will be deleted within the hour, and others as they grow older. This cannot be undone.`,
      confirm: "Delete after this time",
      onConfirm: () => save.mutate(),
    });
  }

  return (
    <form onSubmit={submit}>
      <Stack maw={640}>
        <Text size="sm">
          A document goes with its file, what was read from it, its corrections and its runs. The audit log
          keeps that it was there, and nothing of what was in it.
        </Text>
        {save.error !== null && <Failed error={save.error} />}
        <Radio.Group
          label="Documents are kept"
          value={limited ? "days" : "ever"}
          onChange={(value) => setLimited(value === "days")}
        >
          <Stack gap="xs" mt="xs">
            <Radio value="ever" label="forever" />
            <Radio value="days" label="for a number of days" />
          </Stack>
        </Radio.Group>
        {limited && (
          <NumberInput
            label="Days since the upload"
            min={1}
            max={DAYS_MAX}
            maw={220}
            allowDecimal={false}
            allowNegative={false}
            thousandSeparator=","
            value={days}
            onChange={setDays}
            error={wanted === null && `A whole number from 1 to ${DAYS_MAX.toLocaleString("en-US")}`}
          />
        )}
        {preview.error !== null && (
          <Failed error={preview.error} retry={() => void preview.refetch()} busy={preview.isFetching} />
        )}
        <div aria-live="polite">{limited && counted !== undefined && <Consequence preview={counted} />}</div>
        <Group>
          <Button
            type="submit"
            loading={save.isPending}
            disabled={next === stored || (limited && counted === undefined)}
          >
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What would go at once, before anything is saved. */
function Consequence({ preview }: { readonly preview: RetentionPreview }): ReactNode {
  const { documents, kept_for_migrations: kept } = preview;
  return (
    <Alert
      variant="outline"
      color={documents > 0 ? "orange" : "teal"}
      title={
        documents === 0
          ? "No document is older than that"
          : `${plural(documents, "document is", "documents are")} older now, and would be deleted`
      }
    >
      {kept > 0
        ? `${plural(kept, "other is", "others are")} as old, but of a migration that is not signed off: they stay until it is.`
        : "Documents of a migration stay until it is signed off."}
    </Alert>
  );
}

/** Null: nothing to be counted. */
function usePreview(days: number | null) {
  return useQuery<RetentionPreview>({
    queryKey: ["retention-preview", days],
    enabled: days !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn() {
      const query = { retention_days: String(days) };
      return answered(api.GET("/api/v1/retention/preview/", { params: { query } }));
    },
  });
}

function isDays(value: number | string): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= DAYS_MAX;
}
