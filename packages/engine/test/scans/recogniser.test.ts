import { test } from "tap";
import { startTesseract } from "../../src/read/ocr/tesseract/tesseract-recogniser.ts";
import { recogniserContract } from "../support/recogniser-contract.ts";

test("Tesseract in this thread", (t) => recogniserContract(t, startTesseract));
