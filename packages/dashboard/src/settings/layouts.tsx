import { Button, FileButton, Group, Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import type { Layout } from "../api/types.ts";
import { instantText } from "../common/format.ts";
import { Loaded } from "../common/loaded.tsx";
import { saveText } from "../common/save-text.ts";
import { tellFailure } from "../common/tell.tsx";
import { LayoutOutcome } from "../layouts/layout-outcome.tsx";
import { layoutState } from "../layouts/layout-state.ts";
import { isBeingTried, useLayout } from "../layouts/use-layout.ts";
import { ResourceTable } from "./resource-table.tsx";
import { Allowed, useMay } from "../session/allowed.tsx";

/** Layouts that were taught: listed, looked at, exported, imported, deleted. */
export function Layouts(): ReactNode {
  const mayDelete = useMay("reviewer");
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <ResourceTable<Layout>
        name="layouts"
        noun="layout"
        description="Layouts that reviewed documents taught. Save one from the page of a document that you corrected."
        action={
          <Allowed least="reviewer">
            <ImportLayout onImported={setShown} />
          </Allowed>
        }
        empty={{ title: "No layouts", text: "Correct a document and save it as a layout." }}
        load={(query) => answered(api.GET("/api/v1/layouts/", { params: { query } }))}
        columns={[
          { title: "Name", cell: ({ name }) => name, breakable: true },
          { title: "Provider", cell: ({ provider }) => provider, breakable: true },
          { title: "Version", cell: ({ version }) => version },
          { title: "State", cell: layoutState },
          { title: "Since", cell: (layout) => instantText(layout.created_at) },
          { title: "More", cell: (layout) => <More layout={layout} onShow={setShown} /> },
        ]}
        isUnsettled={isBeingTried}
        removal={{
          verb: "Delete",
          nameOf: ({ name, version }) => `${name}, version ${version}`,
          consequence:
            "Documents are read with the newest accepted version that is left, or without it. Existing results are kept.",
          call: (id) => answered(api.DELETE("/api/v1/layouts/{id}/", { params: { path: { id } } })),
          instead: () => (mayDelete ? null : ""),
        }}
      />
      <Modal opened={shown !== null} onClose={() => setShown(null)} title="What trying it showed" size="lg">
        {shown !== null && <Shown id={shown} />}
      </Modal>
    </>
  );
}

function Shown({ id }: { readonly id: string }): ReactNode {
  const layout = useLayout(id);
  return <Loaded query={layout}>{(now) => <LayoutOutcome layout={now} />}</Loaded>;
}

interface MoreProps {
  readonly layout: Layout;
  readonly onShow: (id: string) => void;
}

function More({ layout, onShow }: MoreProps): ReactNode {
  const { id, name, provider, version } = layout;
  const save = useMutation({
    mutationFn: () => answered(api.GET("/api/v1/layouts/{id}/export/", { params: { path: { id } } })),
    onSuccess: (exported) =>
      saveText(`${provider}-${version}.json`, "application/json", `${JSON.stringify(exported, null, 2)}\n`),
    onError: tellFailure,
  });
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Show what trying ${name}, version ${version}, showed`}
        onClick={() => onShow(id)}
      >
        Show
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Export ${name}, version ${version}`}
        disabled={layout.trusted === null}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        Export
      </Button>
    </Group>
  );
}

function ImportLayout({ onImported }: { readonly onImported: (id: string) => void }): ReactNode {
  const queries = useQueryClient();
  const bring = useMutation({
    mutationFn: async (file: File) => {
      const layout = parsed(await file.text());
      return answered(api.POST("/api/v1/layouts/", { body: { layout } }));
    },
    async onSuccess({ id }) {
      onImported(id);
      await queries.invalidateQueries({ queryKey: ["layouts"] });
    },
    onError: tellFailure,
  });
  return (
    <FileButton accept="application/json,.json" onChange={(file) => file !== null && bring.mutate(file)}>
      {(props) => (
        <Button {...props} loading={bring.isPending}>
          Import a layout
        </Button>
      )}
    </FileButton>
  );
}

/** What is no JSON is sent as nothing, and refused with its reason by the service. */
function parsed(text: string): { provider: unknown; variant: unknown } {
  try {
    const { provider = null, variant = null } = JSON.parse(text) as { provider?: unknown; variant?: unknown };
    return { provider, variant };
  } catch {
    return { provider: null, variant: null };
  }
}
