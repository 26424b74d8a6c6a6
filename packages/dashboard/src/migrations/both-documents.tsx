import { Anchor, Modal, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, type ReactNode } from "react";
import { Link } from "wouter";
import { answered, api } from "../api/client.ts";
import type { Discrepancy } from "../api/report.ts";
import { Loaded } from "../common/loaded.tsx";
import { isSheet } from "../pdf/is-sheet.ts";
import PdfView from "../pdf/pdf-view.tsx";
import { SheetView } from "../pdf/sheet-view.tsx";
import type { PageBox } from "../pdf/page-boxes.tsx";
import { useEvidence } from "../review/use-review.ts";
import { employeeText } from "./report-model.ts";

interface BothDocumentsProps {
  readonly discrepancy: Discrepancy;
  readonly sourceDocument: string | null;
  readonly targetDocument: string | null;
  readonly onClose: () => void;
}

/** A difference where it stands on both documents. */
export default function BothDocuments(props: BothDocumentsProps): ReactNode {
  const { discrepancy, sourceDocument, targetDocument, onClose } = props;
  const { source_value: source, target_value: target, field_path: path, employee, evidence } = discrepancy;
  return (
    <Modal opened onClose={onClose} size="100%" title={`${employeeText(employee, path)}: ${path}`}>
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Side title="Old" value={source} documentId={sourceDocument} paths={evidence?.source ?? [path]} />
        <Side title="New" value={target} documentId={targetDocument} paths={evidence?.target ?? [path]} />
      </SimpleGrid>
    </Modal>
  );
}

interface SideProps {
  readonly title: string;
  readonly value: string | null;
  readonly documentId: string | null;
  readonly paths: readonly string[];
}

function Side({ title, value, documentId, paths }: SideProps): ReactNode {
  return (
    <Stack component="section" aria-label={`${title} document`} gap="xs">
      <Title order={2} size="h5">
        {title}: {value ?? "nothing"}
      </Title>
      {documentId === null ? (
        <Text size="sm">Its run is gone.</Text>
      ) : (
        <Pages documentId={documentId} title={title} paths={paths} />
      )}
    </Stack>
  );
}

function Pages({
  documentId,
  title,
  paths,
}: {
  readonly documentId: string;
  readonly title: string;
  readonly paths: readonly string[];
}): ReactNode {
  const query = { document_id: documentId, status: "completed", page_size: 1 } as const;
  const job = useQuery({
    queryKey: ["jobs", documentId, "newest"],
    queryFn: async () =>
      (await answered(api.GET("/api/v1/jobs/", { params: { query } }))).results[0]?.id ?? null,
  });
  return (
    <Loaded query={job}>
      {(jobId) =>
        jobId === null ? (
          <Text size="sm">It has not been read.</Text>
        ) : (
          <>
            <Anchor
              component={Link}
              href={`/jobs/${jobId}?${new URLSearchParams(paths.map((path) => ["field", path]))}`}
              size="sm"
            >
              Review it
            </Anchor>
            <PagesOfJob jobId={jobId} documentId={documentId} title={title} paths={paths} />
          </>
        )
      }
    </Loaded>
  );
}

interface PagesOfJobProps {
  readonly jobId: string;
  readonly documentId: string;
  readonly title: string;
  readonly paths: readonly string[];
}

function PagesOfJob({ jobId, documentId, title, paths }: PagesOfJobProps): ReactNode {
  const evidence = useEvidence(jobId, true);
  const [page, setPage] = useState<number | null>(null);
  const places = useMemo(
    () =>
      paths.flatMap((path) => (evidence.data?.evidence[path] ?? []).map((printed) => ({ path, ...printed }))),
    [evidence.data, paths],
  );
  const selected = useMemo(() => new Set(paths), [paths]);
  return (
    <Loaded query={evidence}>
      {({ pages, ...read }) => {
        const shown = page ?? places[0]?.page ?? 1;
        const boxes: PageBox[] = places
          .filter((place) => place.page === shown)
          .map(({ path, box, text }) => ({ name: path, box, label: text, kind: "field" }));
        const view = {
          title: `Pages of the ${title.toLowerCase()} document`,
          pages,
          page: shown,
          onPage: setPage,
          boxes,
          selected,
        };
        return (
          <>
            {places.length === 0 && <Text size="sm">It is not printed on this document.</Text>}
            <div style={{ height: "62vh", minHeight: 320 }}>
              {isSheet(read) ? (
                <SheetView read={read} {...view} />
              ) : (
                <PdfView documentId={documentId} {...view} />
              )}
            </div>
          </>
        );
      }}
    </Loaded>
  );
}
