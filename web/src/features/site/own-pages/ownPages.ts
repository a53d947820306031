import type { ShownPage } from "@mindreel/contract/site/own-pages";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";

/** A page that the owner added; null if there is none at this address. */
export const ownPageQuery = (slug: string) =>
  queryOptions<ShownPage | null>({
    queryKey: ["own page", slug],
    queryFn: ({ signal }) => call("GET /api/public/v1/pages/{slug}/", { params: { slug }, signal }).catch(orNull),
  });
