import { Page } from "#app/parts/Page.tsx";
import { ProOnly } from "#app/parts/ProOnly.tsx";
import { isProQuery } from "#features/billing/entitlement/isPro.ts";
import { SeriesGrid } from "#features/catalogue/series/SeriesGrid.tsx";
import { seriesListQuery } from "#features/catalogue/series/series.ts";
import { showcaseQuery } from "#features/catalogue/showcase/Stills.tsx";
import type { PrefetchContext } from "#shared/pageModule.ts";

export async function prefetch({ client }: PrefetchContext): Promise<void> {
  if (await client.fetchQuery(isProQuery)) await client.prefetchInfiniteQuery(seriesListQuery);
  else await client.prefetchQuery(showcaseQuery);
}

export function Component() {
  return (
    <ProOnly>
      <Page title="Series">
        <SeriesGrid />
      </Page>
    </ProOnly>
  );
}
