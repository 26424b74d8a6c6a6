import { isSpreadsheet, spreadsheetKind, whyUnreadable, type SpreadsheetKind } from "@paylift/tabular";
import { Problem } from "../errors/problem.ts";

/** A kind of file that a form may hold, told by how its bytes begin. */
export interface FileKind {
  /** How many bytes tell. */
  readonly within: number;
  /** The content type of a file that begins so; null for one of another kind. */
  contentType(head: Buffer): string | null;
  /** What the form lacks without it, after `is required: `. */
  readonly wanted: string;
  readonly mediaTypes: readonly string[];
  /** What is said of a file that is not of this kind, by how it begins. */
  refusal(head: Buffer): Problem;
}

/** A PDF may begin with a few lines of something else. */
const HEADER_WITHIN = 1_024;
const HEADER = Buffer.from("%PDF-");

const PDF_TYPE = "application/pdf";
const SPREADSHEET_TYPES: Readonly<Record<SpreadsheetKind, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  csv: "text/csv",
  text: "text/plain",
};
const SPREADSHEET_WITHIN = 4_096;

export const FILE_KINDS = {
  pdf: {
    within: HEADER_WITHIN,
    contentType: (head) => (head.includes(HEADER) ? PDF_TYPE : null),
    wanted: "a PDF file with a file name",
    mediaTypes: [PDF_TYPE],
    refusal: (head) =>
      new Problem(
        "not_a_pdf",
        isSpreadsheet(head)
          ? "the file is a spreadsheet; upload it at /api/v1/spreadsheets/upload/"
          : `the first ${HEADER_WITHIN} bytes of the file have no PDF header`,
        { errors: [{ pointer: "/file", detail: "must be a PDF" }] },
      ),
  },
  spreadsheet: {
    within: SPREADSHEET_WITHIN,
    contentType(head) {
      const kind = spreadsheetKind(head);
      return kind === null ? null : SPREADSHEET_TYPES[kind];
    },
    wanted: "a spreadsheet with a file name",
    mediaTypes: Object.values(SPREADSHEET_TYPES),
    refusal: (head) =>
      new Problem(
        "not_a_spreadsheet",
        head.includes(HEADER)
          ? "the file is a PDF; upload it at /api/v1/documents/upload/"
          : whyUnreadable(head),
        { errors: [{ pointer: "/file", detail: "must be a spreadsheet" }] },
      ),
  },
} as const satisfies Readonly<Record<string, FileKind>>;

export type UploadKind = keyof typeof FILE_KINDS;
