import { Anchor, Button, CloseButton, Group, Paper, Progress, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { bytesText, instantText, plural } from "../common/format.ts";
import { useUploads, type Upload } from "./uploads-context.tsx";

/** What is being uploaded, and what became of it. */
export function UploadList(): ReactNode {
  const { uploads, dismissEnded } = useUploads();
  if (uploads.length === 0) return null;
  const open = uploads.filter(({ state }) => ["waiting", "checking", "sending"].includes(state)).length;
  return (
    <Paper withBorder p="md" component="section" aria-label="Uploads">
      <Group justify="space-between" mb="sm">
        <Text fw={600} role="status">
          {open > 0 ? `Uploading ${plural(open, "file")}` : plural(uploads.length, "upload")}
        </Text>
        <Button size="xs" variant="default" onClick={dismissEnded}>
          Clear finished uploads
        </Button>
      </Group>
      <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: "none" }}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} />
        ))}
      </Stack>
    </Paper>
  );
}

function UploadRow({ upload }: { readonly upload: Upload }): ReactNode {
  const { send, dismiss } = useUploads();
  const { key, file, state, sent, twin, jobId, error } = upload;
  return (
    <li>
      <Group justify="space-between" gap="xs" align="flex-start">
        <div style={{ minWidth: 0, flex: "1 1 200px" }}>
          <Text size="sm" className="breakable">
            {file.name}{" "}
            <Text span size="xs" c="dimmed">
              {bytesText(file.size)}
            </Text>
          </Text>
          {state === "sending" && <Progress value={sent * 100} mt={4} aria-label={`${file.name}: sent`} />}
          {(state === "waiting" || state === "checking") && (
            <Text size="xs" c="dimmed">
              {state === "waiting" ? "Waiting" : "Checking whether it is already here"}
            </Text>
          )}
          {state === "known" && twin !== null && (
            <Text size="xs">
              This file was already uploaded as{" "}
              <Anchor component={Link} href={`/documents/${twin.id}`} size="xs">
                {twin.filename}
              </Anchor>
              , uploaded {instantText(twin.created_at)}.
            </Text>
          )}
          {state === "failed" && (
            <Text size="xs" c="error" role="alert">
              {error}
            </Text>
          )}
          {state === "done" && (
            <Text size="xs" c="dimmed">
              Uploaded{jobId === null ? "" : ", "}
              {jobId !== null && (
                <Anchor component={Link} href={`/jobs/${jobId}`} size="xs">
                  review it
                </Anchor>
              )}
            </Text>
          )}
        </div>
        <Group gap="xs" wrap="nowrap">
          {(state === "known" || state === "failed") && (
            <Button size="compact-xs" variant="default" onClick={() => send(key)}>
              {state === "known" ? "Upload anyway" : "Try again"}
            </Button>
          )}
          {state !== "sending" && (
            <CloseButton size="sm" aria-label={`Dismiss ${file.name}`} onClick={() => dismiss(key)} />
          )}
        </Group>
      </Group>
    </li>
  );
}
