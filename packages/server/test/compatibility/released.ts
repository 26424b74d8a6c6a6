import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { OpenApiDocument } from "./open-api-document.ts";

const folder = new URL("../../api/", import.meta.url);

/** The OpenAPI document of the last release. */
export const RELEASED = fileURLToPath(new URL("released.json", folder));
/** Changes since then that break clients on purpose. */
export const ACCEPTED = fileURLToPath(new URL("accepted-changes.json", folder));

/** A line of `breakingChanges`, and why it is right to make it. */
export interface AcceptedChange {
  readonly change: string;
  readonly reason: string;
}

export const releasedDocument = (): OpenApiDocument => JSON.parse(readFileSync(RELEASED, "utf8"));
export const acceptedChanges = (): AcceptedChange[] => JSON.parse(readFileSync(ACCEPTED, "utf8"));
