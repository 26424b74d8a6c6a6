import { test } from "tap";
import { pdfjsReader } from "../src/read/pdfjs/pdfjs-reader.ts";
import { pageReaderContract } from "./support/page-reader-contract.ts";

test("pdfjs-dist", (t) => pageReaderContract(t, pdfjsReader));
