import { prefetchSold } from "#features/billing/plans/sold.ts";
import { ProGate } from "#features/billing/subscription/ProGate.tsx";
import { showcaseQuery } from "#features/catalogue/showcase/Stills.tsx";
import { publicHomeQuery } from "#features/catalogue/teasers/publicHome.ts";
import { OwnMonth } from "#features/newsletter/offers/OwnMonth.tsx";
import { ownOfferQuery } from "#features/newsletter/offers/ownOffer.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { Waiting } from "./Waiting.tsx";

export const prefetch = ({ client }: PrefetchContext) =>
  Promise.all([
    client.prefetchQuery(showcaseQuery),
    client.prefetchQuery(publicHomeQuery),
    client.prefetchQuery(ownOfferQuery),
    prefetchSold(client),
  ]);

/** The gate, and what waits behind it. */
export const Component = () => (
  <ProGate month={<OwnMonth />}>
    <Waiting />
  </ProGate>
);
