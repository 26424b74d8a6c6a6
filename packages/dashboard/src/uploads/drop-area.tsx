import "@mantine/dropzone/styles.css";
import { Group, Text } from "@mantine/core";
import { Dropzone, MIME_TYPES, type FileRejection } from "@mantine/dropzone";
import { notifications } from "@mantine/notifications";
import type { ReactNode } from "react";
import { plural } from "../common/format.ts";

const MAX_BYTES = 26_214_400;

interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void;
  readonly label?: string;
  readonly multiple?: boolean;
}

const ACCEPTED = {
  [MIME_TYPES.pdf]: [],
  [MIME_TYPES.xlsx]: [".xlsx", ".xlsm"],
  "application/vnd.oasis.opendocument.spreadsheet": [".ods"],
  "text/csv": [".csv", ".tsv"],
  "text/plain": [".txt", ".prn"],
};

/** Takes PDF files and spreadsheets, dropped or chosen. */
export function DropArea({
  onFiles,
  label = "Upload payroll documents",
  multiple = true,
}: DropAreaProps): ReactNode {
  return (
    <Dropzone
      onDrop={onFiles}
      onReject={tellRejected}
      accept={ACCEPTED}
      maxSize={MAX_BYTES}
      multiple={multiple}
      aria-label={label}
      p="md"
      inputProps={{ "aria-label": label } as object}
    >
      <Group justify="center" gap="xs" mih={64} style={{ pointerEvents: "none" }}>
        <div>
          <Text ta="center" fw={600}>
            {multiple
              ? "Drop payroll PDFs or spreadsheets here, or choose them"
              : "Drop a payroll PDF or spreadsheet here, or choose one"}
          </Text>
          <Text ta="center" size="sm" c="dimmed">
            Up to 25 MB each. They are read right away and stay on this service.
          </Text>
        </div>
      </Group>
    </Dropzone>
  );
}

function tellRejected(rejections: readonly FileRejection[]): void {
  for (const { file, errors } of rejections) {
    notifications.show({
      color: "red",
      title: `${file.name} was not uploaded`,
      message: reasonOf(file, errors),
      autoClose: 10_000,
    });
  }
  if (rejections.length > 3) {
    notifications.show({ message: `${plural(rejections.length, "file")} were not uploaded` });
  }
}

function reasonOf({ name }: File, errors: FileRejection["errors"]): string {
  if (errors.some(({ code }) => code === "file-too-large")) return "It is larger than 25 MB.";
  if (/\.xls$/i.test(name)) return "It is an old Excel workbook (XLS). Save it as XLSX, and upload that.";
  return "It is neither a PDF nor a spreadsheet (XLSX, ODS, CSV, printed text).";
}
