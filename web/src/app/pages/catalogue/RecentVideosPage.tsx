import { pagePath } from "@mindreel/contract/wire/pages";
import { IconHistory } from "@tabler/icons-react";
import { Page } from "#app/parts/Page.tsx";
import { prefetchVideos } from "#app/parts/prefetchVideos.ts";
import { VideoList } from "#app/parts/VideoList.tsx";
import type { PrefetchContext } from "#shared/pageModule.ts";
import { ButtonLink } from "#shared/ui/plain/ButtonLink.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";

const filter = { recent: true };

export const prefetch = (context: PrefetchContext) => prefetchVideos(context, filter);

export function Component() {
  return (
    <Page title="Recent Videos">
      <VideoList
        filter={filter}
        empty={
          <EmptyState
            icon={<IconHistory size={36} stroke={1.5} />}
            title="No videos found"
            text="What you watch appears here, the latest first."
            action={<ButtonLink to={pagePath("home")}>Find videos</ButtonLink>}
          />
        }
      />
    </Page>
  );
}
