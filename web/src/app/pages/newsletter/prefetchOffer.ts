import { offerQuery } from "#features/newsletter/offers/offer.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";

/** Fetches whether the URL's offer is still valid, so that the note about it causes no layout shift. */
export async function prefetchOffer({ client, params }: PrefetchContext): Promise<void> {
  const offer = params.get("offer") ?? "";
  if (offer !== "") await client.prefetchQuery(offerQuery(offer));
}
