import { Button } from "@mantine/core";
import { pagePath } from "@mindreel/contract/wire/pages";
import { IconBookmark } from "@tabler/icons-react";
import type { PrefetchContext } from "#app/pageModule.ts";
import { Page } from "#app/parts/Page.tsx";
import { ProOnly } from "#app/parts/ProOnly.tsx";
import { prefetchVideos } from "#app/parts/prefetchVideos.ts";
import { VideoList } from "#app/parts/VideoList.tsx";
import { Link } from "#shared/navigation/Link.tsx";
import { EmptyState } from "#shared/ui/states/EmptyState.tsx";

const filter = { saved: true };

export const prefetch = (context: PrefetchContext) => prefetchVideos(context, filter);

export function Component() {
  return (
    <ProOnly>
      <Page title="Favorites">
        <VideoList
          filter={filter}
          empty={
            <EmptyState
              icon={<IconBookmark size={36} stroke={1.5} />}
              title="No videos found"
              text="Press the bookmark of a video to keep it here."
              action={
                <Button component={Link} to={pagePath("home")}>
                  Find videos
                </Button>
              }
            />
          }
        />
      </Page>
    </ProOnly>
  );
}
