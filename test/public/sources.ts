/** Where public test files of PDF libraries are, which their owners keep and this project does not. */
export interface Source {
  repository: string;
  /** Folder of the files in it; empty where they are all over it. */
  folder: string;
  licence: string;
}

/** Clone each with `git clone --depth 1`, and give the folder above them to `npm run regression:public -- DIR`. */
export const SOURCES: readonly Source[] = [
  { repository: "https://github.com/mozilla/pdf.js", folder: "test/pdfs", licence: "Apache-2.0" },
  {
    repository: "https://pdfium.googlesource.com/pdfium",
    folder: "testing/resources",
    licence: "BSD-3-Clause",
  },
  { repository: "https://github.com/qpdf/qpdf", folder: "qpdf/qtest", licence: "Apache-2.0" },
  { repository: "https://github.com/pdfminer/pdfminer.six", folder: "samples", licence: "MIT" },
  { repository: "https://github.com/jsvine/pdfplumber", folder: "tests/pdfs", licence: "MIT" },
  { repository: "https://github.com/py-pdf/pypdf", folder: "resources", licence: "BSD-3-Clause" },
  { repository: "https://github.com/py-pdf/sample-files", folder: "", licence: "CC-BY-SA-4.0" },
  { repository: "https://github.com/pymupdf/PyMuPDF", folder: "tests/resources", licence: "AGPL-3.0" },
  { repository: "https://github.com/apache/pdfbox", folder: "", licence: "Apache-2.0" },
  { repository: "https://github.com/veraPDF/veraPDF-corpus", folder: "", licence: "CC-BY-4.0" },
  { repository: "https://github.com/tabulapdf/tabula-java", folder: "src/test/resources", licence: "MIT" },
  { repository: "https://github.com/camelot-dev/camelot", folder: "tests/files", licence: "MIT" },
];
