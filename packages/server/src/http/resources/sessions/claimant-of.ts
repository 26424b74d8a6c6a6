import type { Context } from "koa";
import { clientNetwork } from "../../request/client-network.ts";
import type { Claimant } from "./password-line.ts";

/** Who signs in with a request, as far as the connection tells. */
export function claimantOf({ ip, req }: Context): Omit<Claimant, "email"> {
  return { address: clientNetwork(ip), isGone: () => req.socket.destroyed };
}
