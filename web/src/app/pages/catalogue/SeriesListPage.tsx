import { Page } from "#app/parts/Page.tsx";
import { SeriesGrid } from "#features/catalogue/series/SeriesGrid.tsx";
import { seriesListQuery } from "#features/catalogue/series/series.ts";
import type { PrefetchContext } from "#shared/pageModule.ts";

export const prefetch = ({ client }: PrefetchContext) => client.prefetchInfiniteQuery(seriesListQuery);

export function Component() {
  return (
    <Page title="Series">
      <SeriesGrid />
    </Page>
  );
}
