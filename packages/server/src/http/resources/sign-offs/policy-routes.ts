import type { SignOffPolicy } from "@paylift/store";
import { route, type Route } from "../../routing/route.ts";
import { signOffPolicySchema } from "./sign-off-schemas.ts";
import type { SignOffService } from "./sign-off-service.ts";

const tag = "Sign-offs";
const path = "/api/v1/sign-off-policy/";

/** How an organization signs payroll migrations. */
export function policyRoutes(signOffs: SignOffService): Route[] {
  return [
    route({
      method: "get",
      path,
      operationId: "getSignOffPolicy",
      tag,
      summary: "Retrieve how payroll migrations are signed",
      access: "validations:read",
      replies: { 200: { description: "the policy", schema: signOffPolicySchema } },
      async handle({ caller }) {
        return { status: 200, body: toPolicy(await signOffs.policy(caller)) };
      },
    }),
    route({
      method: "put",
      path,
      operationId: "putSignOffPolicy",
      tag,
      summary: "Set how payroll migrations are signed",
      description: "Sign-offs that were given stay.",
      access: "api_keys:write",
      body: signOffPolicySchema,
      example: { two_persons: true },
      replies: { 200: { description: "the policy", schema: signOffPolicySchema } },
      async handle({ caller, body }) {
        const policy = await signOffs.setPolicy(caller, { twoPersons: body.two_persons });
        return { status: 200, body: toPolicy(policy) };
      },
    }),
  ];
}

function toPolicy({ twoPersons }: SignOffPolicy): object {
  return { two_persons: twoPersons };
}
