import { test } from "tap";
import { pdfjsReader } from "../src/read/pdfjs/pdfjs-reader.ts";
import { pdfiumReader } from "../src/read/pdfium/pdfium-reader.ts";
import { pageReaderContract } from "./support/page-reader-contract.ts";

test("PDFium", (t) => pageReaderContract(t, pdfiumReader));

test("pdfjs-dist", (t) => pageReaderContract(t, pdfjsReader));
