import { Anchor, Badge, Button, Group, Paper, SegmentedControl, Stack, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { DocumentOverview } from "../api/types.ts";
import { Confidence } from "../common/confidence.tsx";
import { Empty } from "../common/empty.tsx";
import { instantText, moneyText, plural } from "../common/format.ts";
import { Loaded } from "../common/loaded.tsx";
import { Page } from "../common/page.tsx";
import { PAGE_SIZE, Pager } from "../common/pager.tsx";
import { useActorNames } from "../common/use-actor-names.ts";
import { SelectBox } from "../common/select-box.tsx";
import { useSelection, type Selection } from "../common/use-selection.ts";
import { useOverviews } from "./overviews.ts";
import { SelectedReviews } from "./selected-reviews.tsx";
import { Allowed } from "../session/allowed.tsx";

/** What a person should look at first: unread documents, then unproved ones by the money at risk. */
export function QueuePage(): ReactNode {
  const [page, setPage] = useState(1);
  const [reviewed, setReviewed] = useState<"false" | "true">("false");
  const selection = useSelection();
  const queue = useOverviews({ needs_review: "true", reviewed, page, page_size: PAGE_SIZE });
  return (
    <Page
      title="Needs review"
      description="Documents that could not be read, or whose figures do not prove the result. The most money at risk comes first."
    >
      <SegmentedControl
        aria-label="Which documents"
        value={reviewed}
        onChange={(value) => {
          setReviewed(value as typeof reviewed);
          selection.clear();
          setPage(1);
        }}
        data={[
          { value: "false", label: "To review" },
          { value: "true", label: "Reviewed" },
        ]}
        style={{ alignSelf: "flex-start" }}
      />
      <Loaded query={queue}>
        {({ count, results }) =>
          results.length === 0 && reviewed === "true" ? (
            <Empty title="Nothing reviewed yet">Documents that you mark as reviewed are listed here.</Empty>
          ) : results.length === 0 ? (
            <Empty
              title="Nothing needs review"
              action={
                <Button component={Link} href="/documents">
                  Upload documents
                </Button>
              }
            >
              Every document is proved by its own sums or has been reviewed.
            </Empty>
          ) : (
            <Stack>
              <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
                {results.map((overview) => (
                  <QueueItem key={overview.document.id} overview={overview} selection={selection} />
                ))}
              </Stack>
              <Allowed least="reviewer">
                <SelectedReviews selection={selection} reviewed={reviewed === "true"} />
              </Allowed>
              <Pager count={count} page={page} onChange={setPage} noun="document" />
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

interface QueueItemProps {
  readonly overview: DocumentOverview;
  readonly selection: Selection;
}

function QueueItem({ overview, selection }: QueueItemProps): ReactNode {
  const { document, job, review, result } = overview;
  const nameOf = useActorNames();
  return (
    <Paper component="li" withBorder p="md">
      <Group justify="space-between" align="flex-start">
        <SelectBox
          selection={selection}
          names={job === null ? [] : [job.id]}
          label={`Select ${document.filename}`}
        />
        <Stack gap={6} style={{ minWidth: 0, flex: "1 1 260px" }}>
          <Anchor component={Link} href={`/jobs/${job?.id}`} fw={600} className="breakable">
            {document.filename}
          </Anchor>
          <Text size="sm" c="dimmed">
            {instantText(document.created_at)}
          </Text>
          <Group gap="xs">
            {result === null ? (
              <Badge variant="outline" className="status status-red" tt="none">
                Not read
              </Badge>
            ) : (
              <Confidence score={result.confidence_score} />
            )}
            {result !== null && result.failed_checks > 0 && (
              <Text size="sm">{plural(result.failed_checks, "sum does", "sums do")} not hold</Text>
            )}
            {result !== null && result.unclaimed_tokens > 0 && (
              <Text size="sm">{plural(result.unclaimed_tokens, "unclaimed figure")}</Text>
            )}
            {result !== null && result.corrections > 0 && (
              <Text size="sm">{plural(result.corrections, "correction")}</Text>
            )}
          </Group>
          {job?.error != null && <Text size="sm">{job.error.message}</Text>}
          {review !== null && (
            <Text size="sm">
              Reviewed by {nameOf(review.reviewed_by)}, {instantText(review.created_at)}
            </Text>
          )}
        </Stack>
        <Stack gap={0} align="flex-end">
          <Text size="xs" c="dimmed">
            Money at risk
          </Text>
          <Text fw={700} className="number">
            {result === null ? "unknown" : moneyText(result.money_at_risk)}
          </Text>
        </Stack>
      </Group>
    </Paper>
  );
}
