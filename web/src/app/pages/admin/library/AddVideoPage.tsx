import { messages } from "@mindreel/messages/catalogue/video-adding";
import { Page } from "#app/layouts/page/Page.tsx";
import { parents } from "#app/layouts/page/parents.ts";
import { categoriesQuery } from "#features/catalogue/categories/categories.ts";
import { AddVideo } from "#features/catalogue/video-adding/AddVideo.tsx";
import { seriesChoicesQuery } from "#features/catalogue/video-admin/bulk/seriesChoices.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";

export const prefetch = ({ client }: PrefetchContext) =>
  Promise.all([client.prefetchQuery(categoriesQuery), client.prefetchQuery(seriesChoicesQuery)]);

export function Component() {
  return (
    <Page title={messages.title} parent={parents.video()}>
      <AddVideo />
    </Page>
  );
}
