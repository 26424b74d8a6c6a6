import type { ColumnMapping } from "@paylift/store";

export function toColumnMapping({ id, header, name, mapping, createdAt, updatedAt }: ColumnMapping): object {
  return {
    id,
    header,
    name,
    mapping,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
