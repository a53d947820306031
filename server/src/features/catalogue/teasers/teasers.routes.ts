import type { Language } from "@mindreel/contract/plain/languages";
import type { Viewer } from "#domain/library/visibility.ts";
import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import type { TeaserMapper } from "./teasers.mapper.ts";
import type { TeasersService } from "./teasers.service.ts";

/** A call, as far as its response depends on it. */
interface Asked {
  readonly params: { readonly id: string };
  readonly member: Viewer | null;
  readonly accepted: () => Language | undefined;
}

export function teasersRoutes(route: Routes, teasers: TeasersService, mapper: TeaserMapper): void {
  const { toCard, toTeaser, toCategory } = mapper;
  const cache = {
    key: ({ params, member, accepted }: Asked) => `${recordId(params.id)} ${teasers.sightKey(member, accepted())}`,
  };

  route(
    "GET /api/public/v1/videos/{id}/",
    async ({ params, member, accepted }) => toTeaser(...(await teasers.one(recordId(params.id), member, accepted()))),
    { cache },
  );

  route(
    "GET /api/public/v1/categories/{id}/",
    async ({ params, member, accepted, pageRequest, toPage }) => {
      const { category, page } = await teasers.category(recordId(params.id), member, accepted(), pageRequest());
      return toCategory(category, toPage(page, toCard));
    },
    { cache },
  );
}
