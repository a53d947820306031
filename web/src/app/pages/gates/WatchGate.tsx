import { useQuery } from "@tanstack/react-query";
import { MissingVideo } from "#app/pages/catalogue/watch/MissingVideo.tsx";
import { ProGate } from "#features/billing/subscription/ProGate.tsx";
import { teaserQuery } from "#features/catalogue/teasers/teasers.ts";
import type { PrefetchContext } from "#shared/loading/pageModule.ts";
import { useLocation } from "#shared/navigation/NavigationProvider.tsx";
import { useParams } from "#shared/navigation/navigation.ts";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import classes from "./WatchGate.module.css";

export const prefetch = ({ client, path: { id = "" } }: PrefetchContext) => client.prefetchQuery(teaserQuery(id));

/** The still of a video, and the offer to subscribe. */
export function Component() {
  const { id = "" } = useParams();
  const { data: teaser } = useQuery(teaserQuery(id));
  const { pathname, search } = useLocation();
  if (teaser === null) return <MissingVideo />;
  const video = teaser === undefined || teaser === "closed" ? null : teaser;
  return (
    <ProGate
      wanted={pathname + search}
      backdrop={
        video && (
          <div className={classes.wanted}>
            <div className={classes.still}>
              <Thumbnail video={video} place={0} sizes="(min-width: 48em) 640px, 92vw" />
            </div>
            <p className={classes.wantedTitle} dir="auto">
              {video.title}
            </p>
          </div>
        )
      }
    />
  );
}
