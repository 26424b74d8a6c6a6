const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const NIL = "00000000-0000-0000-0000-000000000000";

/** The id itself, or one that no row has: what is no id cannot be found, and must not fail the statement. */
export function uuid(id: string): string {
  return typeof id === "string" && UUID.test(id) ? id : NIL;
}
