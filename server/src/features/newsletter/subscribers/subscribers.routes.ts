import type { Exports } from "#http/files/exports.ts";
import { readPage } from "#http/input/paging.ts";
import type { Routes } from "#http/route.ts";
import { toSubscriber } from "./subscribers.mapper.ts";
import type { SubscribersService } from "./subscribers.service.ts";

interface Dependencies {
  readonly subscribers: SubscribersService;
  readonly exports: Exports;
  readonly publicUrl: string;
}

export function subscribersRoutes(route: Routes, { subscribers, exports, publicUrl }: Dependencies): void {
  const address = new URL("/api/subscriber/v1/subscriberlist/", publicUrl);

  route("GET /api/subscriber/v1/subscriberlist/", ({ query }) =>
    readPage({ address, query, list: subscribers.list }, (row) => toSubscriber(row.id, row)),
  );

  route("GET /api/admin/v1/export/subscribers/", ({ member, audit }) =>
    exports.begin({ name: "subscribers", ...subscribers.exported, actorId: member.id, audit }),
  );

  route("POST /api/subscriber/v1/subscriberlist/", ({ body, accepted }) => subscribers.signUp(body, accepted()), {
    perMinute: 30,
    throttle: { email: { free: 5, seconds: 600 } },
    email: ({ secondary_email }) => secondary_email,
  });
}
