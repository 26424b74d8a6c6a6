import type { CanonicalOutput } from "@paylift/canonical";
import { Alert, Anchor, Loader, Stack, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import { answered, api } from "../api/client.ts";
import type { Job } from "../api/types.ts";
import { Confidence } from "../common/confidence.tsx";
import { instantText } from "../common/format.ts";
import { Loaded } from "../common/loaded.tsx";
import { MutationForm } from "../common/mutation-form.tsx";
import { Page } from "../common/page.tsx";
import { StatusBadge } from "../common/status-badge.tsx";
import { DocumentPasswordInput } from "../documents/document-password-input.tsx";
import { knownPassword, rememberPassword } from "../documents/known-passwords.ts";
import { SaveLayout } from "../layouts/save-layout.tsx";
import { ReviewDesk } from "./review-desk.tsx";
import { Reviewed } from "./reviewed.tsx";
import { correctedQuery } from "./use-corrected.ts";
import { countOf, useCorrections } from "./use-corrections.ts";
import { useJob, usePrefetchedReview } from "./use-review.ts";
import { Allowed } from "../session/allowed.tsx";

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
          {job.result !== null && document.data?.content_type === "application/pdf" && (
            <Allowed least="reviewer">
              <SaveLayout jobId={job.id} />
            </Allowed>
          )}
        </>
      }
    >
      {job.status === "failed" && <FailedJob job={job} />}
      {!hasEnded(job) && (
        <Stack align="flex-start" role="status">
          <Loader aria-hidden />
          <Text>
            {job.status === "pending" ? "Waiting to be read" : "Being read"}, since{" "}
            {instantText(job.updated_at)}. This page updates by itself.
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

/** Codes of documents that a password, or another one, opens. */
const LOCKED: ReadonlySet<string> = new Set(["encrypted", "wrong_password"]);

function FailedJob({ job }: { readonly job: Job }): ReactNode {
  const queries = useQueryClient();
  const [password, setPassword] = useState(() => knownPassword(job.document_id) ?? "");
  const isLocked = LOCKED.has(job.error?.code ?? "");
  const resubmit = useMutation({
    mutationFn: () => {
      const params = { path: { id: job.id } };
      const body = isLocked && password !== "" ? { password } : {};
      return answered(api.POST("/api/v1/jobs/{id}/resubmit/", { params, body }));
    },
    onSuccess() {
      if (isLocked) rememberPassword(job.document_id, password);
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
        <Allowed least="reviewer">
          <MutationForm
            mutation={resubmit}
            submit="Read it again"
            label="Read it again"
            onSubmit={() => resubmit.mutate()}
          >
            {isLocked && <DocumentPasswordInput required value={password} onChange={setPassword} />}
          </MutationForm>
        </Allowed>
        <Anchor component={Link} href={`/documents/${job.document_id}`} size="sm">
          The document
        </Anchor>
      </Stack>
    </Alert>
  );
}
