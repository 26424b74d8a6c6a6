import { Anchor, Button, Stack, Table, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { answered, api } from "../api/client.ts";
import type { JobItem, PageOf } from "../api/types.ts";
import { ask } from "../common/ask.tsx";
import { Empty } from "../common/empty.tsx";
import { bytesText, instantText } from "../common/format.ts";
import { Loaded } from "../common/loaded.tsx";
import { tellFailure } from "../common/tell.tsx";
import { Page } from "../common/page.tsx";
import { forgetDocuments } from "./overviews.ts";
import { knownPassword, rememberPassword } from "./known-passwords.ts";
import { ReadAgainDialog } from "./read-again-dialog.tsx";
import { StatusBadge } from "../common/status-badge.tsx";
import { Allowed } from "../session/allowed.tsx";

const POLL_MS = 2_000;

export default function DocumentPage({ id }: { readonly id: string }): ReactNode {
  const params = { path: { id } };
  const document = useQuery({
    queryKey: ["document", id],
    queryFn: () => answered(api.GET("/api/v1/documents/{id}/", { params })),
  });
  return (
    <Loaded query={document}>
      {({ filename, file_size: size, checksum, created_at: createdAt }) => (
        <Page
          title={filename}
          above={[{ title: "Documents", href: "/documents" }]}
          description={
            <>
              {bytesText(size)}, uploaded {instantText(createdAt)}
              <br />
              <Text span size="xs" ff="monospace" className="breakable">
                {checksum}
              </Text>
            </>
          }
          actions={<DocumentActions id={id} filename={filename} />}
        >
          <Jobs documentId={id} />
        </Page>
      )}
    </Loaded>
  );
}

function DocumentActions({ id, filename }: { readonly id: string; readonly filename: string }): ReactNode {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [asking, setAsking] = useState(false);
  const { data: jobs, isPending: isLooking } = useJobs(id);
  const read = useMutation({
    mutationFn: (password: string) => {
      const body = { document_id: id, ...(password === "" ? {} : { password }) };
      return answered(api.POST("/api/v1/jobs/", { body }));
    },
    onSuccess(job, password) {
      rememberPassword(id, password);
      navigate(`/jobs/${job.id}`);
    },
    onError: tellFailure,
  });
  const remove = useMutation({
    mutationFn: () => answered(api.DELETE("/api/v1/documents/{id}/", { params: { path: { id } } })),
    async onSuccess() {
      await forgetDocuments(queries, [id]);
      navigate("/documents");
      notifications.show({ message: `${filename} was deleted` });
    },
    onError: tellFailure,
  });

  function askToRead(): void {
    const mayHaveResult = jobs === undefined || jobs.results.some(({ status }) => status === "completed");
    const known = knownPassword(id) ?? "";
    if (!mayHaveResult) return read.mutate(known);
    setAsking(true);
  }

  function askToDelete(): void {
    ask({
      title: "Delete this document?",
      consequence: "Its results, corrections, runs and validations are deleted too. This cannot be undone.",
      confirm: "Delete",
      onConfirm: () => remove.mutate(),
    });
  }

  return (
    <>
      {asking && (
        <ReadAgainDialog
          documentId={id}
          onClose={() => setAsking(false)}
          onRead={(password) => {
            setAsking(false);
            read.mutate(password);
          }}
        />
      )}
      <Button component="a" variant="default" href={`/api/v1/documents/${id}/content/`} download>
        Download
      </Button>
      <Allowed least="reviewer">
        <Button variant="default" onClick={askToRead} loading={isLooking || read.isPending}>
          {jobs?.results.length === 0 ? "Read it" : "Read it again"}
        </Button>
      </Allowed>
      <Allowed least="approver">
        <Button
          variant="outline"
          color="red.9"
          className="danger"
          onClick={askToDelete}
          loading={remove.isPending}
        >
          Delete
        </Button>
      </Allowed>
    </>
  );
}

function useJobs(documentId: string) {
  const query = { document_id: documentId, page_size: 100 };
  return useQuery<PageOf<JobItem>>({
    queryKey: ["jobs", documentId],
    queryFn: () => answered(api.GET("/api/v1/jobs/", { params: { query } })),
    refetchInterval: ({ state }) =>
      state.data?.results.some(({ status }) => status === "pending" || status === "processing") === true
        ? POLL_MS
        : false,
  });
}

function Jobs({ documentId }: { readonly documentId: string }): ReactNode {
  const jobs = useJobs(documentId);
  return (
    <Stack component="section" aria-labelledby="jobs">
      <Title order={2} size="h4" id="jobs">
        Extractions
      </Title>
      <Loaded query={jobs}>
        {({ results }) =>
          results.length === 0 ? (
            <Empty title="Not read yet">Choose “Read it” above to extract its figures.</Empty>
          ) : (
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Started</Table.Th>
                  <Table.Th scope="col">Status</Table.Th>
                  <Table.Th scope="col">Result</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {results.map((job) => (
                  <Table.Tr key={job.id}>
                    <Table.Td>{instantText(job.created_at)}</Table.Td>
                    <Table.Td>
                      <StatusBadge status={job.status} />
                    </Table.Td>
                    <Table.Td>
                      <Anchor component={Link} href={`/jobs/${job.id}`}>
                        {job.status === "completed" ? "Review" : "Look"}
                      </Anchor>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )
        }
      </Loaded>
    </Stack>
  );
}
