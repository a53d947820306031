import { useDisclosure } from "@mantine/hooks";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/catalogue/video-admin";
import { Page } from "#app/layouts/page/Page.tsx";
import { BulkCaptionsModal } from "#features/catalogue/captions/BulkCaptionsModal.tsx";
import { categoriesQuery } from "#features/catalogue/categories/categories.ts";
import { type AdminVideosFilter, adminVideosQuery } from "#features/catalogue/video-admin/adminVideos.ts";
import { seriesChoicesQuery } from "#features/catalogue/video-admin/bulk/seriesChoices.ts";
import { isVideoState, VideosFilter } from "#features/catalogue/video-admin/VideosFilter.tsx";
import { VideosTable } from "#features/catalogue/video-admin/VideosTable.tsx";
import { IconTableImport } from "#shared/icons/administration.ts";
import { outline } from "#shared/icons/icon.tsx";
import { IconPlus } from "#shared/icons/site.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { useUrlFilters } from "#shared/navigation/useUrlFilters.ts";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";

const IconBadgeCc = outline(
  "M3 7a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-10M10 10.5a1.5 1.5 0 0 0 -3 0v3a1.5 1.5 0 0 0 3 0M17 10.5a1.5 1.5 0 0 0 -3 0v3a1.5 1.5 0 0 0 3 0",
);

function filterIn(params: URLSearchParams): AdminVideosFilter {
  const [search, category] = [params.get("search"), params.get("category")];
  const [series, state] = [params.get("series"), params.get("state")];
  return {
    ...(search && { search }),
    ...(category && { category }),
    ...(series && { series }),
    ...(isVideoState(state) && { state }),
  };
}

export const prefetch = ({ client, params }: PrefetchContext) =>
  Promise.all([
    client.prefetchInfiniteQuery(adminVideosQuery(filterIn(params))),
    client.prefetchQuery(categoriesQuery),
    client.prefetchQuery(seriesChoicesQuery),
  ]);

export function Component() {
  const { params, change } = useUrlFilters();
  const filter = filterIn(params);
  const [captioning, { open: openCaptions, close: closeCaptions }] = useDisclosure();
  return (
    <Page
      title={messages.title}
      tools={
        <>
          <ButtonLink to={pagePath("addVideo")} leftSection={<IconPlus size={18} aria-hidden="true" />}>
            {messages.addVideo}
          </ButtonLink>
          <VideosFilter filter={filter} onChange={change} />
          <ButtonLink
            to={pagePath("videoImport")}
            variant="default"
            leftSection={<IconTableImport size={18} aria-hidden="true" />}
          >
            {messages.import}
          </ButtonLink>
          <Button
            variant="default"
            leftSection={<IconBadgeCc size={18} aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={openCaptions}
          >
            {messages.uploadCaptions}
          </Button>
        </>
      }
    >
      <BulkCaptionsModal opened={captioning} onClose={closeCaptions} />
      <VideosTable key={params.toString()} filter={filter} />
    </Page>
  );
}
