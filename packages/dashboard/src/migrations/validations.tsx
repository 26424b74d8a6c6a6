import { Anchor, Button, Group, Select, Stack, Table, Text, Title } from "@mantine/core";
import { useMutation, useQueries, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { answered, api } from "../api/client.ts";
import type { Run, RunType } from "../api/types.ts";
import { Empty } from "../common/empty.tsx";
import { instantText } from "../common/format.ts";
import { Failed, Loaded } from "../common/loaded.tsx";
import { StatusBadge } from "../common/status-badge.tsx";
import { useValidations } from "./queries.ts";
import { WideTable } from "../common/wide-table.tsx";
import { Allowed } from "../session/allowed.tsx";

interface ValidationsProps {
  readonly migrationId: string;
  readonly runs: readonly Run[];
}

/** Comparisons of this migration, and the way to start one. */
export function Validations({ migrationId, runs }: ValidationsProps): ReactNode {
  const validations = useValidations(migrationId);
  const names = useRunNames(runs);
  return (
    <Stack component="section" aria-labelledby="validations">
      <Group justify="space-between">
        <Title order={2} size="h4" id="validations">
          Validations
        </Title>
        {validations.data?.results.some(({ status }) => status === "completed") === true && (
          <Button
            size="xs"
            variant="default"
            component="a"
            href={`/api/v1/payroll-migrations/${migrationId}/export/`}
          >
            Save for Excel
          </Button>
        )}
      </Group>
      <Allowed least="reviewer">
        <NewValidation migrationId={migrationId} runs={runs} names={names} />
      </Allowed>
      <Loaded query={validations}>
        {({ results }) =>
          results.length === 0 ? (
            <Empty title="Nothing compared yet">Add a run of each side, then compare them.</Empty>
          ) : (
            <WideTable label="Validations" least={520}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Started</Table.Th>
                  <Table.Th scope="col">Old</Table.Th>
                  <Table.Th scope="col">New</Table.Th>
                  <Table.Th scope="col">Status</Table.Th>
                  <Table.Th scope="col">Report</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {results.map((validation) => (
                  <Table.Tr key={validation.id}>
                    <Table.Td>{instantText(validation.created_at)}</Table.Td>
                    <Table.Td className="breakable">{names.get(validation.source_run_id) ?? "…"}</Table.Td>
                    <Table.Td className="breakable">{names.get(validation.target_run_id) ?? "…"}</Table.Td>
                    <Table.Td>
                      <StatusBadge status={validation.status} />
                    </Table.Td>
                    <Table.Td>
                      <Anchor
                        component={Link}
                        href={`/migrations/${migrationId}/validations/${validation.id}`}
                      >
                        {validation.status === "completed" ? "Read it" : "Look"}
                      </Anchor>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </WideTable>
          )
        }
      </Loaded>
    </Stack>
  );
}

interface NewValidationProps extends ValidationsProps {
  readonly names: ReadonlyMap<string, string>;
}

function NewValidation({ migrationId, runs, names }: NewValidationProps): ReactNode {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const ofType = (type: RunType) => runs.filter((run) => run.run_type === type);
  const [chosen, setChosen] = useState<Partial<Record<RunType, string>>>({});
  const source = chosen.source ?? ofType("source")[0]?.id ?? null;
  const target = chosen.target ?? ofType("target")[0]?.id ?? null;
  const start = useMutation({
    mutationFn() {
      const params = { path: { migration_id: migrationId } };
      const body = { source_run_id: source ?? "", target_run_id: target ?? "" };
      return answered(api.POST("/api/v1/payroll-migrations/{migration_id}/validations/", { params, body }));
    },
    onSuccess(validation) {
      void queries.invalidateQueries({ queryKey: ["migration", migrationId] });
      navigate(`/migrations/${migrationId}/validations/${validation.id}`);
    },
  });
  const choices = (type: RunType) =>
    ofType(type).map(({ id }) => ({ value: id, label: names.get(id) ?? "…" }));
  return (
    <Stack gap="xs">
      {start.error !== null && <Failed error={start.error} />}
      <Group align="flex-end">
        <Select
          label="Old"
          placeholder="Add one above"
          data={choices("source")}
          value={source}
          allowDeselect={false}
          onChange={(id) => setChosen({ ...chosen, ...(id === null ? {} : { source: id }) })}
        />
        <Select
          label="New"
          placeholder="Add one above"
          data={choices("target")}
          value={target}
          allowDeselect={false}
          onChange={(id) => setChosen({ ...chosen, ...(id === null ? {} : { target: id }) })}
        />
        <Button
          disabled={source === null || target === null}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          Compare
        </Button>
      </Group>
      {(source === null || target === null) && (
        <Text size="sm" c="dimmed">
          A comparison needs a run of each side.
        </Text>
      )}
    </Stack>
  );
}

/** File names by run. */
function useRunNames(runs: readonly Run[]): ReadonlyMap<string, string> {
  const documents = useQueries({
    queries: runs.map(({ document_id: id }) => ({
      queryKey: ["document", id],
      staleTime: Infinity,
      queryFn: () => answered(api.GET("/api/v1/documents/{id}/", { params: { path: { id } } })),
    })),
  });
  return new Map(runs.map(({ id }, index) => [id, documents[index]?.data?.filename ?? "…"]));
}
