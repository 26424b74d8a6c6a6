import type { ProviderDescription } from "@paylift/engine";
import Type from "typebox";
import { Problem } from "../../errors/problem.ts";
import { toPageEnvelope } from "../../response/page-envelope.ts";
import { publicRoute, type Route } from "../../routing/route.ts";
import { id, pageOf } from "../fields.ts";
import { uuidOfName } from "./uuid-of-name.ts";

const formatVariantSchema = Type.Object(
  { id: id(), name: Type.String(), format_type: Type.String(), version: Type.String() },
  { title: "FormatVariant" },
);

export const providerSchema = Type.Object(
  {
    id: id(),
    name: Type.String(),
    slug: Type.String(),
    description: Type.String(),
    supported_formats: Type.Array(Type.String()),
    format_variants: Type.Array(formatVariantSchema),
  },
  { title: "Provider" },
);

const tag = "Providers";

export function providerRoutes(providers: readonly ProviderDescription[]): Route[] {
  const bySlug = new Map(providers.map((provider) => [provider.slug, toProvider(provider)]));
  const sorted = [...bySlug.keys()].sort().flatMap((slug) => bySlug.get(slug) ?? []);
  return [
    publicRoute({
      method: "get",
      path: "/api/v1/providers/",
      operationId: "listProviders",
      tag,
      summary: "List the known providers",
      list: true,
      replies: { 200: { description: "a page of providers, by slug", schema: pageOf(providerSchema) } },
      async handle(request) {
        const { page, pageSize } = request.page;
        const rows = sorted.slice((page - 1) * pageSize, page * pageSize);
        const body = toPageEnvelope(request, { count: sorted.length, rows }, (provider) => provider);
        return { status: 200, body };
      },
    }),
    publicRoute({
      method: "get",
      path: "/api/v1/providers/{slug}/",
      operationId: "getProvider",
      tag,
      summary: "Retrieve a provider with its format variants",
      replies: { 200: { description: "the provider", schema: providerSchema } },
      problems: ["provider_not_found"],
      async handle({ param }) {
        const provider = bySlug.get(param("slug"));
        if (provider === undefined) {
          throw new Problem(
            "provider_not_found",
            "there is no provider with this slug: see /api/v1/providers/",
          );
        }
        return { status: 200, body: provider };
      },
    }),
  ];
}

function toProvider({
  slug,
  name,
  description,
  supported_formats,
  format_variants,
}: ProviderDescription): object {
  return {
    id: uuidOfName(`provider:${slug}`),
    name,
    slug,
    description,
    supported_formats,
    format_variants: format_variants.map((variant) => ({
      id: uuidOfName(`format_variant:${slug}/${variant.slug}`),
      name: variant.name,
      format_type: variant.format_type,
      version: variant.version,
    })),
  };
}
