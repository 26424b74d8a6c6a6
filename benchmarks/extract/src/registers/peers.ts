import { runs, timeOf, type ProcessTime } from "../process-time.ts";

/** A program of others that reads a document in a process of its own. */
export interface Peer {
  key: "pdftotext" | "mutool" | "pdfplumber-words" | "pdfplumber-tables";
  label: string;
  /** Seconds a page: read on a short document, and compared by the page. */
  slow: boolean;
  run(path: string): ProcessTime;
}

export interface Skipped {
  label: string;
  reason: string;
}

const PDFPLUMBER = (extract: string): string => `
import sys, pdfplumber
with pdfplumber.open(sys.argv[1]) as pdf:
    for page in pdf.pages:
        page.${extract}
        page.close()`;
const WORDS = PDFPLUMBER("extract_words()");
/** Registers have no ruled cells: tables are found by their text. */
const TABLES = PDFPLUMBER('extract_tables({"vertical_strategy": "text", "horizontal_strategy": "text"})');

const hasPdfplumber = (): boolean => runs("python3", "-c", "import pdfplumber");
const python = (script: string, path: string): ProcessTime =>
  timeOf('python3 -c "$1" "$2" > /dev/null', [script, path]);

const PEERS: readonly (Peer & { installed: () => boolean; needs: string })[] = [
  {
    key: "pdftotext",
    label: "pdftotext -layout",
    slow: false,
    installed: () => runs("pdftotext", "-v"),
    needs: "pdftotext",
    run: (path) => timeOf('pdftotext -layout "$1" - > /dev/null', [path]),
  },
  {
    key: "mutool",
    label: "mutool draw -F stext",
    slow: false,
    installed: () => runs("mutool", "-v"),
    needs: "mutool",
    run: (path) => timeOf('mutool draw -q -F stext -o /dev/null "$1"', [path]),
  },
  {
    key: "pdfplumber-words",
    label: "pdfplumber words",
    slow: true,
    installed: hasPdfplumber,
    needs: "python3 with pdfplumber",
    run: (path) => python(WORDS, path),
  },
  {
    key: "pdfplumber-tables",
    label: "pdfplumber tables",
    slow: true,
    installed: hasPdfplumber,
    needs: "python3 with pdfplumber",
    run: (path) => python(TABLES, path),
  },
];

/** The programs of others that are on this machine, and those that are not. */
export function peersHere(): { peers: Peer[]; skipped: Skipped[] } {
  const here = runs("bash", "-c", "true") ? PEERS.filter(({ installed }) => installed()) : [];
  const skipped = PEERS.filter((peer) => !here.includes(peer)).map(({ label, needs }) => ({
    label,
    reason: `${needs} is not installed`,
  }));
  return { peers: [...here], skipped };
}
