import { recordId } from "#http/input/ids.ts";
import type { Routes } from "#http/route.ts";
import { toSourceTest } from "./source-test.mapper.ts";
import type { SourceTestService } from "./source-test.service.ts";

export function sourceTestRoutes(route: Routes, sourceTest: SourceTestService): void {
  route(
    "POST /api/playback/v1/sources/{id}/test/",
    async ({ params, body, audit, translate }) =>
      toSourceTest(await sourceTest.test(recordId(params.id), body.url, audit), translate),
    // Each call makes a few requests to the host.
    { perMinute: 30 },
  );
}
