import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import { locked as messages } from "@mindreel/messages/catalogue/open-to";
import { useOpeners } from "#features/catalogue/mechanisms/open-to/plans.ts";
import { IconLock } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { withQuery } from "#shared/navigation/withQuery.ts";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { ButtonLink } from "#shared/ui/plain/buttons/ButtonLink.tsx";
import classes from "./watch.module.css";

interface Props {
  readonly video: Video;
  readonly locked: NonNullable<Video["locked"]>;
}

/** In place of the player: what opens the video. */
export function LockedVideo({ video, locked }: Props) {
  const openers = useOpeners(locked);
  const wanted = pagePath("watch", { id: video.id });
  return (
    <>
      <Thumbnail video={video} place={0} sizes="(min-width: 64em) 70vw, 100vw" />
      <div className={classes.locked}>
        <IconLock size={28} aria-hidden="true" />
        <p className={classes.title}>{messages.title}</p>
        {openers !== "" && <p>{format(messages.opens, { plans: openers })}</p>}
        <ButtonLink to={withQuery(pagePath("subscription"), { wanted })}>{messages.seePlans}</ButtonLink>
      </div>
    </>
  );
}
