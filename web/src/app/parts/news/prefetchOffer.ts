import { offerQuery } from "#features/newsletter/offers/offer.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";

/** Whether the URL's offer can still be used, so that the note on it moves nothing. */
export async function prefetchOffer({ client, params }: PrefetchContext): Promise<void> {
  const offer = params.get("offer") ?? "";
  if (offer !== "") await client.prefetchQuery(offerQuery(offer));
}
