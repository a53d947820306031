import type { Exports } from "#http/files/exports.ts";
import type { Routes } from "#http/route.ts";
import { toSignedUp, toSubscriber } from "./subscribers.mapper.ts";
import type { SubscribersService } from "./subscribers.service.ts";

interface Dependencies {
  readonly subscribers: SubscribersService;
  readonly exports: Exports;
}

export function subscribersRoutes(route: Routes, { subscribers, exports }: Dependencies): void {
  route("GET /api/subscriber/v1/subscriberlist/", async ({ pageRequest, toPage }) =>
    toPage(await subscribers.page(pageRequest()), (row) => toSubscriber(row.id, row)),
  );

  route("GET /api/admin/v1/export/subscribers/", ({ member, audit }) =>
    exports.begin({ name: "subscribers", ...subscribers.exported, actorId: member.id, audit }),
  );

  route(
    "POST /api/subscriber/v1/subscriberlist/",
    async ({ body, accepted }) => toSignedUp(await subscribers.signUp(body, accepted())),
    {
      perMinute: 30,
      throttle: { email: { free: 5, seconds: 600 } },
      email: ({ secondary_email }) => secondary_email,
    },
  );
}
