import type { ReactNode } from "react";
import type { Role } from "../api/types.ts";
import { useSession } from "./use-session.ts";

/** What users may do: each role may do what those before it may. */
export const ROLES = ["reader", "reviewer", "approver", "admin"] as const satisfies readonly Role[];

/** Whether the role of whoever is signed in allows what another role does. */
export function useMay(least: Role): boolean {
  const { data: session } = useSession();
  const role = session?.user.role;
  return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(least);
}

interface AllowedProps {
  /** The least role that is shown what is inside. */
  readonly least: Role;
  readonly children: ReactNode;
}

/** Shows the way to do something to those who may do it; the service refuses everybody else in any case. */
export function Allowed({ least, children }: AllowedProps): ReactNode {
  return useMay(least) ? children : null;
}
