import { Alert, Anchor, Button, Loader, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { answered, api } from "../api/client.ts";
import type { Report } from "../api/report.ts";
import type { Validation } from "../api/types.ts";
import { instantText, nameText } from "../common/format.ts";
import { Failed, Loaded } from "../common/loaded.tsx";
import { Page } from "../common/page.tsx";
import { StatusBadge } from "../common/status-badge.tsx";
import { useMigration, useRuns, useValidation } from "./queries.ts";
import { ReportView } from "./report-view.tsx";
import { Allowed } from "../session/allowed.tsx";

interface ValidationPageProps {
  readonly migrationId: string;
  readonly id: string;
}

/** A comparison: being made, failed, or its report. */
export default function ValidationPage({ migrationId, id }: ValidationPageProps): ReactNode {
  const migration = useMigration(migrationId);
  const validation = useValidation(migrationId, id);
  const runs = useRuns(migrationId);
  const documentOf = (runId: string | undefined): string | null =>
    runs.data?.results.find((run) => run.id === runId)?.document_id ?? null;
  return (
    <Loaded query={validation}>
      {(validation) => (
        <Page
          title="Validation report"
          above={[
            { title: "Migrations", href: "/migrations" },
            { title: nameText(migration.data?.name ?? "Migration"), href: `/migrations/${migrationId}` },
          ]}
          description={instantText(validation.created_at)}
          actions={<StatusBadge status={validation.status} />}
        >
          {validation.status === "failed" && <FailedValidation validation={validation} />}
          {(validation.status === "pending" || validation.status === "processing") && (
            <Stack align="flex-start" role="status">
              <Loader aria-hidden />
              <Text>
                {validation.status === "pending" ? "Waiting for its turn" : "Being compared"}. Documents that
                are not read yet are read first. This page updates by itself.
              </Text>
            </Stack>
          )}
          {validation.report !== null && (
            <ReportView
              report={validation.report as unknown as Report}
              migrationId={migrationId}
              validationId={id}
              sourceDocument={documentOf(validation.source_run_id)}
              targetDocument={documentOf(validation.target_run_id)}
            />
          )}
        </Page>
      )}
    </Loaded>
  );
}

function FailedValidation({ validation }: { readonly validation: Validation }): ReactNode {
  const queries = useQueryClient();
  const { id, migration_id: migrationId, error } = validation;
  const unavailable = error?.code === "validation_unavailable";
  const resubmit = useMutation({
    mutationFn() {
      const params = { path: { migration_id: migrationId, id } };
      return answered(
        api.POST("/api/v1/payroll-migrations/{migration_id}/validations/{id}/resubmit/", { params }),
      );
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ["migration", migrationId] }),
  });
  return (
    <Alert
      color="red"
      variant="outline"
      title={unavailable ? "This service does not compare runs" : "The runs could not be compared"}
    >
      <Stack align="flex-start" gap="sm">
        <Text size="sm">
          {unavailable
            ? "It was started without comparisons. Ask whoever runs the service, then try again."
            : `${error?.message ?? "No reason was given"} (${error?.code ?? "unknown"})`}
        </Text>
        {resubmit.error !== null && <Failed error={resubmit.error} />}
        <Allowed least="reviewer">
          <Button size="xs" variant="default" loading={resubmit.isPending} onClick={() => resubmit.mutate()}>
            Try again
          </Button>
        </Allowed>
        <Anchor component={Link} href={`/migrations/${migrationId}`} size="sm">
          The migration
        </Anchor>
      </Stack>
    </Alert>
  );
}
