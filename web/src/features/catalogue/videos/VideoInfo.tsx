import type { Video } from "@mindreel/contract/catalogue/videos";
import { card as messages } from "@mindreel/messages/catalogue/videos";
import { IconInfoCircle } from "#shared/icons/frame.ts";
import { format } from "#shared/language/format.ts";
import { longDay } from "#shared/time/dates.ts";
import { Popover } from "#shared/ui/plain/popover/Popover.tsx";
import action from "./cardAction.module.css";
import { isUpcoming, releaseMoment } from "./release.ts";
import classes from "./VideoInfo.module.css";

function dated({ created_at, release_at }: Video): string {
  if (release_at !== null && isUpcoming(release_at))
    return format(messages.releases, { moment: releaseMoment(release_at) });
  // For members, a video counts as added on the day of its release.
  const added = release_at !== null && release_at > created_at ? release_at : created_at;
  return format(messages.added, { day: longDay(added) });
}

/** A popover with the full title and description, which the card truncates. */
export function VideoInfo({ video }: { video: Video }) {
  return (
    <Popover
      label={format(messages.about, { title: video.title })}
      className={action.action}
      icon={<IconInfoCircle size={19} stroke={1.75} aria-hidden="true" />}
    >
      <Info video={video} />
    </Popover>
  );
}

/** Rendered only in the browser, once the popover is open, so it may use the time and the time zone. */
function Info({ video }: { video: Video }) {
  return (
    <>
      <p className={classes.title} dir="auto">
        {video.title}
      </p>
      {video.description !== "" && (
        <p className={classes.description} dir="auto">
          {video.description}
        </p>
      )}
      <p className={classes.date}>{dated(video)}</p>
    </>
  );
}
