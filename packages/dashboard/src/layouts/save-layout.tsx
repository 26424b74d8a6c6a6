import { Button, Modal, Stack, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import { Loaded } from "../common/loaded.tsx";
import { MutationForm } from "../common/mutation-form.tsx";
import { LayoutOutcome } from "./layout-outcome.tsx";
import { slugOf } from "./slug-of.ts";
import { useLayout } from "./use-layout.ts";

/** Saves what the corrections of a document teach about its layout. */
export function SaveLayout({ jobId }: { readonly jobId: string }): ReactNode {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button size="xs" variant="default" onClick={open}>
        Save as layout
      </Button>
      <Modal opened={opened} onClose={close} title="Save as layout" size="lg">
        <SavedLayout jobId={jobId} />
      </Modal>
    </>
  );
}

function SavedLayout({ jobId }: { readonly jobId: string }): ReactNode {
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const [provider, setProvider] = useState("");
  const [saved, setSaved] = useState<string | null>(null);
  const layout = useLayout(saved);
  const save = useMutation({
    mutationFn: () => {
      const slug = slugOf(provider);
      const body = { name: name.trim(), ...(slug === "" ? {} : { provider: slug }) };
      return answered(
        api.POST("/api/v1/jobs/{job_id}/layout/", { params: { path: { job_id: jobId } }, body }),
      );
    },
    onSuccess({ id }) {
      setSaved(id);
      return queries.invalidateQueries({ queryKey: ["layouts"] });
    },
  });
  if (saved !== null) return <Loaded query={layout}>{(now) => <LayoutOutcome layout={now} />}</Loaded>;
  return (
    <MutationForm mutation={save} onSubmit={() => save.mutate()} submit="Save" disabled={name.trim() === ""}>
      <Stack gap="xs">
        <Text size="sm">
          Documents of this layout will be read as you corrected this one. Before that it is tried on every
          document that was reviewed, and refused if one of them would be read wrong.
        </Text>
      </Stack>
      <TextInput
        label="Name of the layout"
        description="The same name and provider again makes the next version"
        placeholder="Payroll register"
        required
        withAsterisk={false}
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        label="Provider"
        description="Who makes these documents; may be left empty"
        maxLength={80}
        value={provider}
        onChange={(event) => setProvider(event.currentTarget.value)}
      />
    </MutationForm>
  );
}
