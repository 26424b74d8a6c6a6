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

test("takes every document with a text layer", async (t) => {
  t.strictSame(chooseDocuments(files, null), [
    "adp-v1-clean-3.pdf",
    "paychex-v1-clean-3.pdf",
    "quickbooks-v1-clean-3.pdf",
  ]);
});

test("a filter chooses by name, and never scans", async (t) => {
  t.strictSame(chooseDocuments(files, "quickbooks"), ["quickbooks-v1-clean-3.pdf"]);
  t.strictSame(chooseDocuments(files, "scan"), []);
});
