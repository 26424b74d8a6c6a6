import { useQuery } from "@tanstack/react-query";
import { answered, api } from "../api/client.ts";
import type { components } from "@paylift/client";

type Schemas = components["schemas"];

export type MappedItem = Schemas["MappedItem"];
export type LineMapping = Schemas["LineMapping"];
export type ToleranceSettings = Schemas["ToleranceSettings"];
export type Tolerance = Schemas["ToleranceEntry"];

/** One person on both sides while it is being written: each side by id or by name. */
export interface Person {
  readonly source_id?: string;
  readonly source_name?: string;
  readonly target_id?: string;
  readonly target_name?: string;
}

export interface Mapping {
  readonly employees?: readonly Person[];
  readonly lines?: readonly LineMapping[];
}

export const SECTIONS: readonly { value: MappedItem["section"]; label: string }[] = [
  { value: "earnings", label: "Earnings" },
  { value: "deductions", label: "Deductions" },
  { value: "taxes", label: "Taxes" },
  { value: "employer_taxes", label: "Employer taxes" },
  { value: "employer_contributions", label: "Employer contributions" },
];

export function mappingKey(migrationId: string) {
  return ["comparison", migrationId, "mapping"];
}

export function useMapping(migrationId: string) {
  const params = { path: { id: migrationId } };
  return useQuery<Mapping>({
    queryKey: mappingKey(migrationId),
    // What is being written is not replaced while it is.
    staleTime: Infinity,
    queryFn: async () =>
      (await answered(api.GET("/api/v1/payroll-migrations/{id}/mapping/", { params }))) as Mapping,
  });
}

export async function putMapping(migrationId: string, mapping: Mapping): Promise<Mapping> {
  const params = { path: { id: migrationId } };
  // That each side has an id or a name is told by the service where it was not told before.
  const body = mapping as Schemas["Mapping"];
  return (await answered(api.PUT("/api/v1/payroll-migrations/{id}/mapping/", { params, body }))) as Mapping;
}

/** What a spreadsheet says; a browser calls a CSV file what its computer does, so it is told by its name. */
export async function putCrosswalk(migrationId: string, file: File): Promise<Mapping> {
  const params = { path: { id: migrationId } };
  const type = SPREADSHEET_TYPES[/\.(\w+)$/.exec(file.name.toLowerCase())?.[1] ?? ""] ?? "text/csv";
  const request = api.PUT("/api/v1/payroll-migrations/{id}/crosswalk/", {
    params,
    body: file as unknown as string,
    bodySerializer: (body) => body,
    headers: { "Content-Type": type },
  });
  return (await answered(request)) as Mapping;
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const SPREADSHEET_TYPES: Readonly<Record<string, string>> = {
  xlsx: XLSX,
  xlsm: XLSX,
  ods: "application/vnd.oasis.opendocument.spreadsheet",
};

export function toleranceKey(migrationId: string) {
  return ["comparison", migrationId, "tolerance"];
}

export function useTolerance(migrationId: string) {
  const params = { path: { id: migrationId } };
  return useQuery<ToleranceSettings>({
    queryKey: toleranceKey(migrationId),
    staleTime: Infinity,
    queryFn: () => answered(api.GET("/api/v1/payroll-migrations/{id}/tolerance/", { params })),
  });
}

export function putTolerance(migrationId: string, body: ToleranceSettings): Promise<ToleranceSettings> {
  const params = { path: { id: migrationId } };
  return answered(api.PUT("/api/v1/payroll-migrations/{id}/tolerance/", { params, body }));
}
