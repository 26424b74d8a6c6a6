import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { answered, api } from "../api/client.ts";
import type { Migration, PageOf, Run, Validation, ValidationItem, WorkStatus } from "../api/types.ts";
import { PAGE_SIZE } from "../common/pager.tsx";

const POLL_MS = 2_000;

function isOpen({ status }: { readonly status: WorkStatus }): boolean {
  return status === "pending" || status === "processing";
}

export function useMigrations(page: number) {
  return useQuery<PageOf<Migration>>({
    queryKey: ["migrations", page],
    placeholderData: keepPreviousData,
    queryFn: () =>
      answered(api.GET("/api/v1/payroll-migrations/", { params: { query: { page, page_size: PAGE_SIZE } } })),
  });
}

export function useMigration(id: string) {
  return useQuery<Migration>({
    queryKey: ["migration", id],
    staleTime: 0,
    queryFn: () => answered(api.GET("/api/v1/payroll-migrations/{id}/", { params: { path: { id } } })),
  });
}

export function useRuns(migrationId: string) {
  return useQuery<PageOf<Run>>({
    queryKey: ["migration", migrationId, "runs"],
    queryFn() {
      const params = { path: { migration_id: migrationId }, query: { page_size: 100 } };
      return answered(api.GET("/api/v1/payroll-migrations/{migration_id}/runs/", { params }));
    },
    refetchInterval: ({ state }) => (state.data?.results.some(isOpen) === true ? POLL_MS : false),
  });
}

export function useValidations(migrationId: string) {
  return useQuery<PageOf<ValidationItem>>({
    queryKey: ["migration", migrationId, "validations"],
    queryFn() {
      const params = { path: { migration_id: migrationId }, query: { page_size: 100 } };
      return answered(api.GET("/api/v1/payroll-migrations/{migration_id}/validations/", { params }));
    },
    refetchInterval: ({ state }) => (state.data?.results.some(isOpen) === true ? POLL_MS : false),
  });
}

/** Null: not yet known which. */
export function useValidation(migrationId: string, id: string | null) {
  return useQuery<Validation>({
    queryKey: ["migration", migrationId, "validation", id],
    enabled: id !== null,
    queryFn() {
      const params = { path: { migration_id: migrationId, id: id ?? "" } };
      return answered(api.GET("/api/v1/payroll-migrations/{migration_id}/validations/{id}/", { params }));
    },
    refetchInterval: ({ state }) => (state.data !== undefined && isOpen(state.data) ? POLL_MS : false),
  });
}

export function useDocument(id: string) {
  return useQuery({
    queryKey: ["document", id],
    staleTime: Infinity,
    queryFn: () => answered(api.GET("/api/v1/documents/{id}/", { params: { path: { id } } })),
  });
}
