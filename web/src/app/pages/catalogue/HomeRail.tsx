import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import type { HomeRail as RailThing } from "@mindreel/contract/catalogue/home";
import type { Video } from "@mindreel/contract/catalogue/videos";
import { front as messages } from "@mindreel/messages/catalogue/home";
import { memo, useEffect, useState } from "react";
import { CardMenu } from "#app/pages/catalogue/videos/CardMenu.tsx";
import { RailCard } from "#features/catalogue/home/RailCard.tsx";
import { SubjectTile } from "#features/catalogue/home/SubjectTile.tsx";
import { DeleteVideoButton } from "#features/catalogue/video-editing/DeleteVideoButton.tsx";
import { releaseNote } from "#features/catalogue/videos/release.ts";
import { LikeButton } from "#features/engagement/likes/LikeButton.tsx";
import { SaveButton } from "#features/engagement/lists/SaveButton.tsx";
import { warmPlayer } from "#features/playback/mechanisms/player/loadPlayer.ts";
import { whenIdle } from "#shared/loading/whenIdle.ts";
import { Rail, railItem } from "#shared/ui/rail/Rail.tsx";

/** What the server renders: as many as most screens show. */
const atFirst = 4;

interface Props {
  readonly rail: RailThing;
  readonly user: CurrentUser;
  /** The id of the video that plays, if it is on this rail. */
  readonly playing: number | undefined;
  /** Null while it is rendered for the first time. */
  readonly minute: Date | null;
  readonly onPlay: (video: Video) => void;
}

/** A rail of Home. */
export const HomeRail = memo(function HomeRail({ rail, user, playing, minute, onPlay }: Props) {
  const [approached, setApproached] = useState(false);
  const { kind, title, more, videos, categories = [] } = rail;
  // In the page's own words, also for superusers, whose videos are not translated.
  const name = kind === "new" ? messages.newest : kind === "subjects" ? messages.subjects : title;
  useEffect(() => whenIdle(() => setApproached(true)), []);
  const approach = () => {
    setApproached(true);
    warmPlayer();
  };
  return (
    <Rail title={name} more={more} onApproach={approach}>
      {categories.map((category) => (
        <li key={category.id} className={railItem}>
          <SubjectTile category={category} />
        </li>
      ))}
      {(approached ? videos : videos.slice(0, atFirst)).map((video) => (
        <li key={video.id} className={railItem}>
          <RailCard
            video={video}
            playing={video.id === playing}
            note={minute === null ? null : releaseNote(video, user, minute)}
            actions={
              <>
                {user.is_superuser && <DeleteVideoButton video={video} />}
                <CardMenu video={video} editable={user.is_superuser}>
                  <LikeButton video={video} userId={user.id} />
                  <SaveButton
                    video={video}
                    userId={user.id}
                    saved={user.savevideos?.video.includes(video.id) ?? false}
                  />
                </CardMenu>
              </>
            }
            onPlay={onPlay}
          />
        </li>
      ))}
    </Rail>
  );
});
