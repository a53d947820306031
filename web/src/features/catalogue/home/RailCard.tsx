import type { Video } from "@mindreel/contract/catalogue/videos";
import { pagePath } from "@mindreel/contract/plain/pages";
import type { ReactNode } from "react";
import { CardPicture } from "#features/catalogue/videos/CardPicture.tsx";
import { Link } from "#shared/navigation/Link.tsx";
import classes from "./home.module.css";

interface Props {
  readonly video: Video;
  readonly playing: boolean;
  /** A badge such as "Early access". */
  readonly note: string | null;
  readonly actions: ReactNode;
  readonly onPlay: (video: Video) => void;
}

const sizes = "(min-width: 112.5em) 15vw, (min-width: 80em) 18vw, (min-width: 60em) 29vw, (min-width: 36em) 40vw, 72vw";

/** A video on a rail of Home. */
export function RailCard({ video, playing, note, actions, onPlay }: Props) {
  return (
    <>
      {/* No picture on a rail is urgent: the featured one fills the first screen. */}
      <CardPicture video={video} place={1} sizes={sizes} playing={playing} note={note} onPlay={onPlay} />
      <div className={classes.foot}>
        <h3 className={classes.railCardTitle} dir="auto">
          <Link to={pagePath("watch", { id: video.id })}>{video.title}</Link>
        </h3>
        <div className={classes.railCardActions}>{actions}</div>
      </div>
    </>
  );
}
