import type { Home } from "@mindreel/contract/catalogue/home";
import { rails } from "@mindreel/messages/catalogue/home";
import type { Watcher } from "#domain/library/open-to.ts";
import { sentence } from "#domain/sentences.ts";
import type { CacheRule } from "#http/cached-calls.ts";
import type { Routes } from "#http/route.ts";
import type { HomeMapper } from "./home.mapper.ts";
import type { HomeService } from "./home.service.ts";

interface Dependencies {
  readonly home: HomeService;
  readonly mapper: HomeMapper;
  /** How members' answers are cached. */
  readonly shared: CacheRule<Home, { readonly member: Watcher }>;
}

export function homeRoutes(route: Routes, { home, mapper, shared }: Dependencies): void {
  route(
    "GET /api/public/v1/home/",
    async ({ accepted }) => {
      const language = accepted();
      const shown = await home.showVisitors(language);
      return "home" in shown
        ? mapper.toPublicHome(shown.home)
        : mapper.toShowcasedHome(shown.showcase, sentence(rails, "showcase")(language ?? "en"));
    },
    { cache: { key: ({ accepted }) => home.visitorsKey(accepted()) } },
  );

  route("GET /api/category/v1/home/", async ({ member }) => mapper.toHome(await home.show(member), member), {
    cache: shared,
  });

  route("GET /api/admin/v1/home/", async ({ member, accepted }) =>
    mapper.toArrangement(await home.arrangement(member, accepted())),
  );

  route("PUT /api/category/v1/home/", async ({ body, member, accepted, audit }) =>
    mapper.toArrangement(await home.arrange(body, member, { language: accepted(), audit })),
  );
}
