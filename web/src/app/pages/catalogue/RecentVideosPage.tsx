import { pagePath } from "@mindreel/contract/plain/pages";
import { menu } from "@mindreel/messages/app";
import { messages as videos } from "@mindreel/messages/catalogue/videos";
import { messages } from "@mindreel/messages/engagement/lists";
import { Page } from "#app/layouts/page/Page.tsx";
import { prefetchVideos } from "#app/pages/catalogue/videos/prefetchVideos.ts";
import { VideoList } from "#app/pages/catalogue/videos/VideoList.tsx";
import { IconHistory } from "#shared/icons/member.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";

const filter = { recent: true };

export const prefetch = (context: PrefetchContext) => prefetchVideos(context, filter);

export function Component() {
  return (
    <Page title={menu.places.recentVideos}>
      <VideoList
        filter={filter}
        empty={
          <EmptyState
            icon={<IconHistory size={36} stroke={1.5} />}
            title={videos.noneFound}
            text={messages.recent}
            action={<ButtonLink to={pagePath("home")}>{videos.find}</ButtonLink>}
          />
        }
      />
    </Page>
  );
}
