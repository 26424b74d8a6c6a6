import { isPlainRecord } from "./model/plain-record.ts";
import { SECTIONS, type Section } from "./model/line.ts";
import { ValidationError } from "./errors.ts";
import { DEFAULT_RULES } from "./rules/default-rules.ts";
import type { Rule } from "./rules/rule.ts";

/** One person on both sides, as the caller knows it. Each side is named by its id, or by its name where no id is printed. */
export interface CrosswalkEntry {
  source_id?: string;
  source_name?: string;
  target_id?: string;
  target_name?: string;
}

/** An item of one side: by its code, else by its label. */
export interface LabelRef {
  section: Section;
  code: string | null;
  description: string;
}

/** Items of the source that become items of the target: one to one, several to one, one to several. */
export interface LineMapping {
  source: readonly LabelRef[];
  target: readonly LabelRef[];
  /** −1 where one side prints it with the other sign. Default 1. */
  factor?: 1 | -1;
}

export const TOLERANCE_FIELDS = [
  "amount",
  "gross_pay",
  "net_pay",
  "hours",
  "rate",
  "taxable_wages",
  "ytd",
  "total",
] as const;
export type ToleranceField = (typeof TOLERANCE_FIELDS)[number];

/** A difference that is accepted beforehand; the first entry that fits a value decides. */
export interface Tolerance {
  field: ToleranceField;
  /** Only lines of this section; every one without it. */
  section?: Section;
  /** Only lines of this canonical type. */
  type?: string;
  /** In the unit of the field, dollars or hours. Default 0. */
  absolute?: number;
  /** In percent of the greater of the two values. Default 0. */
  percent?: number;
}

export interface ValidationOptions {
  /** People the caller has matched; it decides before ids and names do. */
  crosswalk?: readonly CrosswalkEntry[];
  /** Items that the caller has mapped; what is confirmed here is no longer a difference. */
  mapping?: readonly LineMapping[];
  /** Default: none. One cent per line is a rounding, see the rules. */
  tolerances?: readonly Tolerance[];
  /** Why year-to-date figures may differ alone, for example that balances were loaded later. Default: no reason. */
  ytdReason?: string;
  /** Below it a side's differences may be errors of reading, 0 to 1. Default 0.95. */
  minConfidence?: number;
  /** The rules of severity, first match first. Default {@link DEFAULT_RULES}. */
  rules?: readonly Rule[];
}

export type ResolvedOptions = Readonly<
  Required<Omit<ValidationOptions, "ytdReason">> & { ytdReason: string | null }
>;

/** @throws ValidationError `invalid_options`. */
export function resolveOptions(options: ValidationOptions = {}): ResolvedOptions {
  const resolved: ResolvedOptions = {
    crosswalk: options.crosswalk ?? [],
    mapping: options.mapping ?? [],
    tolerances: options.tolerances ?? [],
    ytdReason: options.ytdReason ?? null,
    minConfidence: options.minConfidence ?? 0.95,
    rules: options.rules ?? DEFAULT_RULES,
  };
  for (const entry of listOf(resolved.crosswalk, "crosswalk")) checkCrosswalk(entry);
  for (const entry of listOf(resolved.mapping, "mapping")) checkMapping(entry);
  for (const entry of listOf(resolved.tolerances, "tolerances")) checkTolerance(entry);
  if (resolved.ytdReason !== null && typeof resolved.ytdReason !== "string")
    refuse("ytdReason", "expected a text");
  if (!(resolved.minConfidence >= 0 && resolved.minConfidence <= 1))
    refuse("minConfidence", "expected a number from 0 to 1");
  if (resolved.rules.length === 0) refuse("rules", "expected at least one rule");
  return Object.freeze(resolved);
}

function listOf(value: unknown, option: string): unknown[] {
  if (!Array.isArray(value)) refuse(option, "expected a list");
  return value;
}

function checkCrosswalk(entry: unknown): void {
  const fits =
    isPlainRecord(entry) &&
    ["source_id", "source_name", "target_id", "target_name"].every(
      (key) => entry[key] === undefined || typeof entry[key] === "string",
    ) &&
    Boolean(entry["source_id"] || entry["source_name"]) &&
    Boolean(entry["target_id"] || entry["target_name"]);
  if (!fits) refuse("crosswalk", "expected an id or a name of each side");
}

function checkMapping(entry: unknown): void {
  const fits =
    isPlainRecord(entry) &&
    (entry["factor"] === undefined || entry["factor"] === 1 || entry["factor"] === -1) &&
    [entry["source"], entry["target"]].every(
      (refs) => Array.isArray(refs) && refs.length > 0 && refs.every(isLabelRef),
    );
  if (!fits) refuse("mapping", "expected source and target lists of { section, code, description }");
}

function isLabelRef(ref: unknown): boolean {
  return (
    isPlainRecord(ref) &&
    (SECTIONS as readonly unknown[]).includes(ref["section"]) &&
    (ref["code"] === null || typeof ref["code"] === "string") &&
    typeof ref["description"] === "string"
  );
}

function checkTolerance(entry: unknown): void {
  const fits =
    isPlainRecord(entry) &&
    (TOLERANCE_FIELDS as readonly unknown[]).includes(entry["field"]) &&
    (entry["section"] === undefined || (SECTIONS as readonly unknown[]).includes(entry["section"])) &&
    (entry["type"] === undefined || typeof entry["type"] === "string") &&
    [entry["absolute"], entry["percent"]].every(
      (size) => size === undefined || (typeof size === "number" && size >= 0 && Number.isFinite(size)),
    );
  if (!fits) refuse("tolerances", "expected { field, section, type, absolute, percent }");
}

function refuse(option: string, expected: string): never {
  throw new ValidationError("invalid_options", `${option}: ${expected}`, { option });
}
