import type { Subscriber, SubscriberBody } from "@mindreel/contract/newsletter/subscribers";
import type { OffersService } from "#features/newsletter/offers/offers.service.ts";
import type { createSubscribersImport } from "#features/newsletter/subscriber-import/subscriber-import.service.ts";
import type { UnsubscribeService } from "#features/newsletter/unsubscribe/unsubscribe.service.ts";
import { invalidInput } from "#http/errors.ts";
import type { Exports } from "#http/files/exports.ts";
import { readPage } from "#http/input/paging.ts";
import type { Routes } from "#http/route.ts";
import { type Unwanted, unwantedAddress } from "#security/disposable.ts";
import type { NewSubscriber, NewsletterRepository } from "./subscribers.repository.ts";

function toRecord(body: SubscriberBody): NewSubscriber {
  const middleName = body.middle_name?.trim() ?? "";
  const names = [body.first_name, middleName, body.last_name].map((name) => name.trim());
  return {
    firstName: body.first_name.trim(),
    middleName,
    lastName: body.last_name.trim(),
    fullName: body.full_name?.trim() || names.filter((name) => name !== "").join(" "),
    age: Number(body.age),
    telephone: body.telephone?.trim() ?? "",
    country: body.country.trim(),
    secondaryEmail: body.secondary_email,
    comments: body.comments?.trim() ?? "",
  };
}

function toSubscriber(id: number, record: NewSubscriber): Subscriber {
  return {
    id,
    first_name: record.firstName,
    middle_name: record.middleName,
    last_name: record.lastName,
    full_name: record.fullName,
    age: record.age ?? null,
    telephone: record.telephone,
    country: record.country,
    secondary_email: record.secondaryEmail,
    comments: record.comments,
    unsubscribed: (record.unsubscribedAt ?? null) !== null,
  };
}

interface Dependencies {
  readonly subscribers: NewsletterRepository;
  readonly offers: OffersService;
  readonly unsubscriptions: UnsubscribeService;
  /** Whether the operator refuses such an address. */
  readonly unwanted: Unwanted;
  readonly exports: Exports;
  readonly importSubscribers: ReturnType<typeof createSubscribersImport>;
  readonly publicUrl: string;
}

export function newsletterRoutes(route: Routes, dependencies: Dependencies): void {
  const { subscribers, offers, unsubscriptions, unwanted, exports, importSubscribers, publicUrl } = dependencies;
  const address = new URL("/api/subscriber/v1/subscriberlist/", publicUrl);

  route("GET /api/subscriber/v1/subscriberlist/", ({ query }) =>
    readPage({ address, query, list: subscribers.list }, (row) => toSubscriber(row.id, row)),
  );

  route("GET /api/admin/v1/export/subscribers/", ({ member, audit }) =>
    exports.begin({ name: "subscribers", ...subscribers.export(), actorId: member.id, audit }),
  );

  route(
    "POST /api/subscriber/v1/subscriberlist/",
    async ({ body }) => {
      if (await unwanted(body.secondary_email)) throw invalidInput({ secondary_email: [unwantedAddress] });
      const record = toRecord(body);
      // What was sent, never what is kept: a second sign-up must not show what the first one said.
      return toSubscriber(await offers.signUp(record), record);
    },
    {
      perMinute: 30,
      throttle: { email: { free: 5, seconds: 600 } },
      email: ({ secondary_email }) => secondary_email,
    },
  );

  route("POST /api/subscriber/v1/import/", ({ body, audit }) => importSubscribers(body, audit));

  route(
    "POST /api/subscriber/v1/unsubscribe/{token}/",
    async ({ params }) => {
      await unsubscriptions.unsubscribe(params.token);
      return { detail: "You are unsubscribed." };
    },
    // Mail programs press the links of all their users.
    { perMinute: 1200 },
  );

  route("GET /api/public/v1/offer/", async ({ query }) => ({ usable: await offers.isUsable(query.offer) }), {
    perMinute: 60,
  });

  route(
    "POST /api/billing/v1/offer/",
    async ({ body, member }) => {
      const taken = await offers.takeUp(member.id, body.offer);
      if (taken === undefined) throw invalidInput({ offer: ["This offer was used already, or has expired."] });
      return { pro_until: taken.proUntil?.toISOString() ?? null };
    },
    { perMinute: 60 },
  );
}
