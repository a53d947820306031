import { pages as messages } from "@mindreel/messages/catalogue/series";
import { Page } from "#app/layouts/page/Page.tsx";
import { SeriesGrid } from "#features/catalogue/series/SeriesGrid.tsx";
import { seriesListQuery } from "#features/catalogue/series/series.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";

export const prefetch = ({ client }: PrefetchContext) => client.prefetchInfiniteQuery(seriesListQuery);

export function Component() {
  return (
    <Page title={messages.series}>
      <SeriesGrid />
    </Page>
  );
}
