import { test } from "tap";
import { chooseDocuments } from "../src/documents.ts";

const files = [
  "paychex-v1-clean-3.pdf",
  "adp-v1-clean-3.pdf",
  "adp-v1-clean-3.truth.json",
  "adp-v1-scan300-3.pdf",
  "adp-v1-mixed-3.pdf",
  "quickbooks-v1-clean-3.pdf",
  "score.mjs",
];

test("takes documents with a text layer of the default families", async (t) => {
  t.strictSame(chooseDocuments(files, null), ["adp-v1-clean-3.pdf", "paychex-v1-clean-3.pdf"]);
});

test("a filter opens the other families, not the scans", async (t) => {
  t.strictSame(chooseDocuments(files, "quickbooks"), ["quickbooks-v1-clean-3.pdf"]);
  t.strictSame(chooseDocuments(files, "scan"), []);
});
