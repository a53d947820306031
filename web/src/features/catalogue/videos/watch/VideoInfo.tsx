import type { Video } from "@mindreel/contract/catalogue/videos";
import { card as messages } from "@mindreel/messages/catalogue/videos";
import { useQuery } from "@tanstack/react-query";
import { isUpcoming, releaseMoment } from "#features/catalogue/videos/release.ts";
import { format } from "#shared/language/format.ts";
import { longDay } from "#shared/time/dates.ts";
import classes from "./VideoInfo.module.css";
import { watchQuery } from "./watch.ts";

function dated({ created_at, release_at }: Video): string {
  if (release_at !== null && isUpcoming(release_at))
    return format(messages.releases, { moment: releaseMoment(release_at) });
  // For members, a video counts as added on the day of its release.
  const added = release_at !== null && release_at > created_at ? release_at : created_at;
  return format(messages.added, { day: longDay(added) });
}

/**
 * The full title and description of a video, which its card truncates or does not have. Rendered only in the browser,
 * once it is asked for, so it may use the time and the time zone.
 */
export function VideoInfo({ video }: { video: Video }) {
  const { data } = useQuery({ ...watchQuery(String(video.id)), enabled: video.description === "" });
  const description = video.description || data?.description;
  return (
    <>
      <p className={classes.title} dir="auto">
        {video.title}
      </p>
      {description && (
        <p className={classes.description} dir="auto">
          {description}
        </p>
      )}
      <p className={classes.date}>{dated(video)}</p>
    </>
  );
}
