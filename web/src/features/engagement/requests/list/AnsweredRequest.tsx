import type { AnswerVideo, Request } from "@mindreel/contract/engagement/requests";
import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/engagement/requests";
import { format } from "#shared/language/format.ts";
import { Link } from "#shared/navigation/Link.tsx";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import classes from "./AnsweredRequest.module.css";

interface Props {
  readonly request: Request;
  readonly video: AnswerVideo;
  readonly place: number;
}

/** The video that answers a request. */
export function AnsweredRequest({ request: { text, voted }, video, place }: Props) {
  return (
    <Link className={classes.answer} to={pagePath("watch", { id: video.id })}>
      <span className={classes.still}>
        <Thumbnail key={video.videos_thumbnail} video={video} place={place + 1} sizes="144px" />
      </span>
      <span className={classes.words}>
        <span className={classes.title} dir="auto">
          {video.title}
        </span>
        <span className={classes.asked}>{format(voted ? messages.wanted : messages.asked, { text })}</span>
      </span>
    </Link>
  );
}
