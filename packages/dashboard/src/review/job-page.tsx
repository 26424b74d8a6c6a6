import type { CanonicalOutput } from "@paylift/canonical";
import { Alert, Anchor, Button, Loader, Stack, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { answered, api } from "../api/client.ts";
import type { Job } from "../api/types.ts";
import { Confidence } from "../common/confidence.tsx";
import { instantText } from "../common/format.ts";
import { Failed, Loaded } from "../common/loaded.tsx";
import { Page } from "../common/page.tsx";
import { StatusBadge } from "../common/status-badge.tsx";
import { ReviewDesk } from "./review-desk.tsx";
import { Reviewed } from "./reviewed.tsx";
import { correctedQuery } from "./use-corrected.ts";
import { countOf, useCorrections } from "./use-corrections.ts";
import { useJob, usePrefetchedReview } from "./use-review.ts";

/** An extraction: being done, failed, or to be reviewed. */
export default function JobPage({ id }: { readonly id: string }): ReactNode {
  const job = useJob(id);
  usePrefetchedReview(id);
  return <Loaded query={job}>{(job) => <JobOf job={job} />}</Loaded>;
}

function JobOf({ job }: { readonly job: Job }): ReactNode {
  const path = { id: job.document_id };
  const document = useQuery({
    queryKey: ["document", job.document_id],
    queryFn: () => answered(api.GET("/api/v1/documents/{id}/", { params: { path } })),
  });
  const filename = document.data?.filename ?? "Document";
  return (
    <Page
      title={filename}
      above={[
        { title: "Documents", href: "/documents" },
        { title: filename, href: `/documents/${job.document_id}` },
      ]}
      actions={
        <>
          {job.result === null ? <StatusBadge status={job.status} /> : <JobConfidence job={job} />}
          {hasEnded(job) && <Reviewed jobId={job.id} />}
        </>
      }
    >
      {job.status === "failed" && <FailedJob job={job} />}
      {!hasEnded(job) && (
        <Stack align="flex-start" role="status">
          <Loader aria-hidden />
          <Text>
            {job.status === "pending" ? "Waiting for a reader" : "Being read"}, since{" "}
            {instantText(job.updated_at)}. This page goes on by itself.
          </Text>
        </Stack>
      )}
      {job.result !== null && (
        <ReviewDesk
          jobId={job.id}
          documentId={job.document_id}
          filename={filename}
          output={job.result.canonical_output as CanonicalOutput}
        />
      )}
    </Page>
  );
}

/** With the corrections, where there are any. */
function JobConfidence({ job }: { readonly job: Job }): ReactNode {
  const { data: corrections } = useCorrections(job.id);
  const isCorrected = corrections !== undefined && countOf(corrections) > 0;
  const corrected = useQuery({ ...correctedQuery(job.id), enabled: isCorrected });
  const score = (isCorrected ? corrected.data?.confidence_score : undefined) ?? job.result?.confidence_score;
  return score === undefined ? null : <Confidence score={score} />;
}

function hasEnded({ status }: Job): boolean {
  return status === "completed" || status === "failed";
}

function FailedJob({ job }: { readonly job: Job }): ReactNode {
  const queries = useQueryClient();
  const resubmit = useMutation({
    mutationFn: () => answered(api.POST("/api/v1/jobs/{id}/resubmit/", { params: { path: { id: job.id } } })),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: ["job-review", job.id] });
      return queries.invalidateQueries({ queryKey: ["job", job.id] });
    },
  });
  return (
    <Alert color="red" variant="outline" title="The document could not be read">
      <Stack align="flex-start" gap="sm">
        <Text size="sm">
          {job.error?.message ?? "No reason was given"} ({job.error?.code ?? "unknown"})
        </Text>
        {resubmit.error !== null && <Failed error={resubmit.error} />}
        <Button size="xs" variant="default" loading={resubmit.isPending} onClick={() => resubmit.mutate()}>
          Read it again
        </Button>
        <Anchor component={Link} href={`/documents/${job.document_id}`} size="sm">
          The document
        </Anchor>
      </Stack>
    </Alert>
  );
}
