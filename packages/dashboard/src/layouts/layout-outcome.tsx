import { Alert, Anchor, Button, Group, List, Loader, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { answered, api } from "../api/client.ts";
import type { Layout, LayoutReport } from "../api/types.ts";
import { percentText, plural } from "../common/format.ts";
import { tellFailure, tellOutcome } from "../common/tell.tsx";
import { isBeingTried } from "./use-layout.ts";
import { Allowed } from "../session/allowed.tsx";

/** So many fields and documents are named; the rest is counted. */
const MOST_NAMED = 8;

/** What trying a layout showed. */
export function LayoutOutcome({ layout }: { readonly layout: Layout }): ReactNode {
  if (isBeingTried(layout)) {
    return (
      <Group role="status" wrap="nowrap">
        <Loader size="sm" aria-hidden />
        <Text size="sm">The layout is being tried on the documents that were reviewed.</Text>
      </Group>
    );
  }
  if (layout.status === "failed" || layout.report === null) {
    return (
      <Alert color="red" variant="outline" title="The layout could not be learned">
        {layout.error?.message ?? "No reason was given"} ({layout.error?.code ?? "unknown"})
      </Alert>
    );
  }
  return (
    <Stack gap="md">
      {layout.accepted === true ? (
        <Text>Accepted{layout.in_use && ": documents of this layout are read with it from now on"}.</Text>
      ) : (
        <Refused report={layout.report} />
      )}
      <Lessons layout={layout} report={layout.report} />
      <Better report={layout.report} />
    </Stack>
  );
}

function Refused({ report: { worse } }: { readonly report: LayoutReport }): ReactNode {
  return (
    <Alert color="red" variant="outline" title="Refused: reviewed documents would be read wrong">
      <List size="sm" spacing="xs">
        {worse.slice(0, MOST_NAMED).map(({ job_id: jobId, fields, count }) => (
          <List.Item key={jobId} className="breakable">
            <Anchor component={Link} href={`/jobs/${jobId}`} size="sm">
              This document
            </Anchor>
            : {fields.slice(0, MOST_NAMED).join(", ")}
            {count > MOST_NAMED && ` and ${plural(count - MOST_NAMED, "more field")}`}
          </List.Item>
        ))}
        {worse.length > MOST_NAMED && (
          <List.Item>and {plural(worse.length - MOST_NAMED, "more document")}</List.Item>
        )}
      </List>
    </Alert>
  );
}

function Lessons({ layout, report }: { readonly layout: Layout; readonly report: LayoutReport }): ReactNode {
  const {
    differed_before: before,
    differs,
    differs_in: fields = [],
    untaught = [],
    tried,
    not_tried,
  } = report;
  return (
    <Stack gap="xs">
      {before !== undefined && differs !== undefined && (
        <Text size="sm">
          In its own document {plural(before, "field")} differed from what was corrected; with the layout{" "}
          {differs === 0 ? "none does" : `${plural(differs, "field")} still ${differs === 1 ? "does" : "do"}`}
          .
        </Text>
      )}
      {layout.trusted === false && (
        <Text size="sm">
          Its own document is still read wrong in part: documents of this layout stay below what needs no
          review.
        </Text>
      )}
      {fields.length > 0 && (
        <Text size="sm" className="breakable">
          Still read otherwise:{" "}
          {fields
            .slice(0, MOST_NAMED)
            .map(({ path }) => path)
            .join(", ")}
          {fields.length > MOST_NAMED && " and others"}
        </Text>
      )}
      {untaught.slice(0, MOST_NAMED).map((text) => (
        <Text key={text} size="sm">
          {text}
        </Text>
      ))}
      <Text size="sm">
        Tried on {plural(tried, "reviewed document")}
        {not_tried > 0 && `; ${not_tried} could not be read again`}.
      </Text>
    </Stack>
  );
}

/** Documents that nobody has looked at and that would be read better: they can be read again at once. */
function Better({ report: { better } }: { readonly report: LayoutReport }): ReactNode {
  const queries = useQueryClient();
  const readAgain = useMutation({
    mutationFn: () =>
      Promise.allSettled(
        better.map(({ document_id }) => answered(api.POST("/api/v1/jobs/", { body: { document_id } }))),
      ),
    async onSuccess(outcomes) {
      const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
      tellOutcome(`${plural(better.length, "document")} will be read again`, failures);
      await queries.invalidateQueries({ queryKey: ["overviews"] });
    },
    onError: tellFailure,
  });
  if (better.length === 0) return null;
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{plural(better.length, "earlier document")} would be read better:</Text>
      <List size="sm">
        {better.slice(0, MOST_NAMED).map((document) => (
          <List.Item key={document.job_id}>
            <Anchor component={Link} href={`/jobs/${document.job_id}`} size="sm">
              This document
            </Anchor>
            : {percentText(document.confidence_before)} becomes {percentText(document.confidence_after)}
          </List.Item>
        ))}
      </List>
      <Allowed least="reviewer">
        <Button
          size="xs"
          loading={readAgain.isPending}
          disabled={readAgain.isSuccess}
          onClick={() => readAgain.mutate()}
        >
          {readAgain.isSuccess ? "Being read again" : `Read ${better.length === 1 ? "it" : "them"} again`}
        </Button>
      </Allowed>
    </Stack>
  );
}
